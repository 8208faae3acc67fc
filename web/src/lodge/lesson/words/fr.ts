import type { Words } from "../words.ts";

export const fr: Words = {
  first: {
    welcome:
      "Bienvenue dans la Loge. Dix-neuf salles, deux mages, et une Rose Noire qui ne sert personne. Votre mage attend dans sa cellule, au bord.",
    goal: "On gagne par les points de pouvoir : pour les mages vaincus, les quêtes et les salles que vous faites tomber. Quand quelqu’un atteint le bout de la piste, on finit le tour et on compte tout.",
    quest:
      "Voici votre quête : une tâche que vous seul connaissez. Accomplissez-la pour gagner ses points et son effet.",
    study:
      "Étude : choisissez des écoles de magie, quatre fois en tout, pour regarder leurs premiers sorts. Chaque école a son caractère ; prenez celles qui vous plaisent.",
    keep: "Gardez deux de ces quatre sorts. Chaque carte a un côté clair et un côté sombre ; vous en utiliserez un. Retournez une carte d’un geste, par son bouton ou par F.",
    "plan-quick":
      "Préparation : chacun prévoit en secret. D’abord l’emplacement rapide : un sort à lancer à tout moment. Glissez une carte sur l’emplacement qui brille, ou cliquez sur le côté voulu.",
    "plan-next":
      "Maintenant les emplacements I, II et III : vous les lancerez dans cet ordre, alors pensez où chacun sera alors. Pièges et protections attendent face cachée.",
    action:
      "La phase d’Action. Une activation, c’est une ou deux actions ; puis l’autre mage agit, et ainsi de suite. Vous avez deux actions physiques et vos sorts. Explorez d’abord : quittez votre cellule.",
    move: "Les flèches montrent où vous pouvez aller. On avance salle par salle et on peut s’arrêter ; un piège peut attendre partout.",
    room: "Le + doré d’une salle dit qu’elle peut être activée. Chacune a son pouvoir ; regardez-le avant de choisir.",
    cast: "Vous pouvez aussi lancer : le sort rapide, ou le suivant parmi I, II, III. Un sort marqué ✦ laisse un de vos cubes dans votre salle.",
    target:
      "Une cible doit être à portée, en ligne droite de salles. Les lignes montrent ce que vous voyez d’ici ; le nombre d’une salle dit sa distance.",
    attack:
      "Vous partagez une salle avec un ennemi : frappez-le. Les dégâts sont vos cubes sur lui ; quand il tombe, qui a le plus de cubes gagne le plus.",
    window:
      "Une fenêtre de réponse : vous avez un piège ou une protection activés et quelque chose vient de se passer. Révélez, ou attendez un meilleur moment.",
    answer:
      "Votre adversaire a un sort face cachée avec un jeton : un piège ou une protection. Attention où vous marchez et qui vous frappez.",
    "black-rose":
      "Un nouveau tour commence avec la Rose Noire : les événements avancent et lui donnent du pouvoir. Vous pouvez abandonner une quête, mais elle y gagne.",
    winning:
      "Vous connaissez le tour : étudier, prévoir, agir, ranger. Blessez des mages, remplissez des salles, accomplissez des quêtes et surveillez les lunes. Le reste est dans « pourquoi ? » à côté de chaque question.",
  },
};

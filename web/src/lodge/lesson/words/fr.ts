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

  rebirth: {
    ruins:
      "Nous revoilà dans la Loge. Dans Rebirth, elle est en ruine et les mages la relèvent. Vous jouez contre l’Avatar, dans une partie courte.",
    flags:
      "Chaque ruine a des emplacements pour des cubes et trois drapeaux. Quand tous sont pleins, elle est reconstruite à l’entretien : le plus de cubes gagne les points du premier drapeau, le deuxième ceux du second, tous les autres ceux du troisième.",
    effects:
      "Chaque salle a deux effets. En ruine, on peut l’activer autant de fois que des mages y passent ; reconstruite, elle fait quelque chose de plus fort, mais une seule fois par tour. Cliquez sur une salle pour lire les deux.",
    quest:
      "Les quêtes sont publiques. Certaines demandent leur tâche plusieurs fois : chaque fois pose un de vos cubes sur la carte. Avec le dernier, la quête est accomplie et attend d’être résolue.",
    avatar:
      "Le Possédé est l’Avatar : personne ne le joue. Son plateau montre sa santé, le dos de sa carte du dessus, combien de cartes il lui reste et ses évocations. Ses points sont ceux de la Rose Noire.",
    command:
      "Commander est nouveau : pour une action physique, une de vos évocations agit maintenant, sans attendre sa phase.",
    room: "Vous êtes dans une salle qui peut être activée. En ruine, cela ne prend rien aux autres : ils peuvent l’utiliser aussi.",
    acts: "L’Avatar a révélé une carte et la suit de haut en bas. La ligne éclairée est celle qu’on lit ; le numéro ①, ② ou ③ dit selon quelle liste il choisit. Le journal dit pourquoi il a choisi ainsi.",
    back: "Le dos de sa carte du dessus montre un signe : un piège ou une protection qui répond quand vous le visez ou le blessez. Tous voient qu’il est là ; ce qu’il fait, on l’apprend quand la carte est retournée.",
    task: "Un de vos cubes est sur une tâche de votre quête. Regardez la carte : les cases pleines sont faites, les vides restent à faire.",
    solve:
      "Vous avez accompli une quête. Avant, entre ou après vos actions, vous pouvez la résoudre : suivez son effet et gagnez ses points. Elle peut aussi attendre un meilleur moment.",
    jinx: "Un envoûtement a été lié. Il agit contre son porteur jusqu’à ce que ses deux nœuds soient défaits : à l’entretien, un mage peut poser un cube sur l’un d’eux. Un mage en porte au plus trois, tous différents.",
    umbra:
      "Une Umbra s’accroche à un mage, son hôte, et agit pour celui qui l’a tissée. Le signe sur la feuille de l’hôte montre le tisseur et la santé qu’il lui reste. Quand on la retire, certaines s’éveillent et font encore une chose.",
    upgrade:
      "Une évocation porte une Amélioration : une carte qui la rend plus forte. Deux au plus, et elles retournent à la réserve avec elle.",
    rebuilt:
      "Une salle est de nouveau debout, plus claire que les ruines, avec un + doré tant qu’on peut l’activer. Son autre effet vaut désormais ; elle ne reçoit plus de cubes.",
    winning:
      "Vous connaissez le nouveau. Relevez des salles, résolvez des quêtes, frappez l’Avatar ; quand quelqu’un atteint la fin de la piste, tout est compté, et lui et la Rose Noire comptent pour un. Bonne chance !",
  },
};

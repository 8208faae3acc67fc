/** French: the rule behind each question, in a sentence or two. */
import type { Why } from "../why.ts";

export const fr: Why = {
  "D-SET-CROWN": "La Couronne revient à qui a offert ou reçu la dernière rose. La table en convient.",
  "D-SET-COLOUR": "Chaque couleur a un seul joueur. La place de sa cellule n’apparaît que lorsque tous ont choisi.",
  "D-SET-MAGE": "Chaque mage ne peut être choisi que par un joueur.",
  "D-SET-SCHOOL": "Chaque joueur commence avec un Grimoire d’une école que personne d’autre n’a choisie.",
  "D-SET-GRIMOIRE": "Chaque école propose deux listes de départ de 6 sorts.",
  "D-BR-QLIMIT": "Un mage peut avoir 2 quêtes actives. Pour les quêtes défaussées, la Rose Noire peut gagner des PP.",
  "D-BR-QDISCARD":
    "Pendant la Phase de la Rose Noire, vous pouvez renoncer à des quêtes. La Rose Noire gagne pour chacune autant de PP que le numéro de sa lune.",
  "D-STU-SPLIT":
    "Pendant la Phase d’Étude, vous regardez 4 sorts des pioches d’école, répartis à votre gré et annoncés avant de les voir.",
  "D-STU-KEEP": "Vous gardez 2 des 4 sorts ; les autres vont face visible dans les défausses de leurs écoles.",
  "D-STU-REMOVE":
    "Une fois pendant la Phase d’Étude, vous pouvez retirer un sort de votre main vers la défausse de son école. Un sort personnel est mis de côté.",
  "D-STU-EXCESS": "À la fin de la Phase d’Étude, vous défaussez jusqu’à votre limite de main, vers vos Souvenirs.",
  "D-PRE-PLAN":
    "Tous planifient en secret : de 2 à 4 sorts, chacun d’un côté. Les emplacements I à III se remplissent dans l’ordre.",
  "D-ACT-QUEST":
    "Avant, entre et après vos actions, vous pouvez résoudre des quêtes accomplies, une à la fois : l’effet, puis les PP.",
  "D-ACT-TYPE":
    "Une activation compte 1 ou 2 actions : actions physiques, sort rapide, prochain sort standard ou Élan. Jamais deux sorts standard.",
  "D-ACT-STEP":
    "Vous allez d’une salle adjacente à l’autre et décidez après chaque pas. Personne ne reste de son plein gré dans sa cellule.",
  "D-ACT-ROOM": "Une fois par action physique, vous pouvez activer la salle où vous êtes, si son jeton est disponible.",
  "D-ACT-CMD": "Commander fait se déplacer et attaquer une de vos évocations, où qu’elle soit.",
  "D-ACT-MOM":
    "L’Élan défausse un sort planifié, à la vue de tous, pour vous déplacer de 1 salle. Ce n’est ni une action physique ni un lancement.",
  "D-ACT-ELEM": "Un sort d’élément au choix en prend un pour le reste du tour quand il est révélé.",
  "D-ACT-ATTACK": "Une attaque physique inflige votre valeur d’attaque à une figurine adverse de votre salle.",
  "D-EVO-ATTACK": "Une évocation attaque une figurine adverse de sa salle. Ses dégâts comptent pour qui la contrôle.",
  "D-EVO-STEP":
    "Une évocation se déplace jusqu’à sa valeur de mouvement, salle par salle, et attaque une fois. Les deux sont facultatifs.",
  "D-EVO-ORDER":
    "Pendant la Phase d’Évocation, les évocations de chaque mage agissent l’une après l’autre, dans l’ordre que veut leur propriétaire.",
  "D-SUM-TAKE": "S’il n’en reste aucune de cette sorte, on en prend une en jeu à son propriétaire.",
  "D-SUM-REPLACE": "Un mage contrôle au plus 3 évocations ; une nouvelle peut en remplacer une.",
  "D-CLN-KNOTS":
    "Pendant la Phase d’Entretien, chaque mage pose un de ses cubes sur chacun de ses envoûtements. Au deuxième cube, un envoûtement est levé.",
  "D-CLN-KNOTS-CARD":
    "Pour chaque sort défaussé dans les Souvenirs, un de vos cubes de plus va sur un de vos envoûtements. Au deuxième cube, un envoûtement est levé.",
  "D-CLN-KNOTS-NEXT":
    "Ce qui est défait part dans l’ordre que préfère celui qui le porte ; une Umbra qui part se réveille.",
  "D-END-CHOOSE": "Si tout le reste est à égalité, le détenteur de la Couronne nomme le vainqueur parmi les ex æquo.",
  "D-EFF-INSTORDER":
    "Un sort avec le symbole place 1 instabilité dans la salle du lanceur, avant ou après son effet, au choix du lanceur.",
  "D-CHANNEL":
    "La portée et la ligne peuvent se mesurer depuis une de vos évocations. Son instabilité va quand même dans votre salle, et tout le reste vous arrive là où vous êtes.",
  "D-EFF-TARGET":
    "La cible doit être à portée, dans une ligne droite de salles. Les mages dans leur cellule ne sont jamais des cibles.",
  "D-EFF-TARGET-QUEST":
    "Une quête de salle mesure sa portée depuis la salle activée, toute autre depuis l’endroit où vous êtes.",
  "D-EFF-OPTION": "La carte laisse ce choix ouvert.",
  "D-EFF-ROOM": "La carte nomme plusieurs salles, dont une est à choisir.",
  "D-EFF-CONVERT": "Convertir remplace des cubes d’autrui par les vôtres, l’un après l’autre.",
  "D-EFF-CUBES": "Celui qui exécute l’effet choisit les cubes qu’il touche.",
  "D-EFF-SHARE":
    "Quand un effet demande plus de cubes que vous n’en avez, vous dites combien en reçoit chaque partie. L’instabilité qui s’en passe vient à la fin, s’il y a alors des cubes.",
  "D-EFF-STEP": "Un déplacement compte au plus tant de salles ; on entre dans chaque salle du chemin.",
  "D-EFF-CARD": "Vous seul voyez ces sorts.",
  "D-EFF-QUEST": "Vous seul voyez ces quêtes.",
  "D-EFF-EVENT": "Vous seul voyez ces événements.",
  "D-NM-PICK":
    "Qui assigne une Umbra regarde les 2 premières cartes de Cauchemar, en choisit une pour elle et met l’autre sous la pioche sans la montrer.",
  "D-SAT-TEMPT": "Un mage tenté accepte ou refuse le don ouvertement ; la carte dit ce qui s’ensuit.",
  "D-SAT-TURN":
    "Le sort est retourné sur son autre côté. Si ses deux textes sont dans le même sens, il ne fait rien quand il est lancé.",
  "D-SAT-REPLAY":
    "Ses phrases sont accomplies encore une fois, avec de nouvelles cibles et de nouveaux choix ; il n’est pas lancé et son symbole ne fait rien.",
  "D-FEAR": "Peur : le mage défausse 1 sort de sa main dans les Souvenirs, ou subit les dégâts.",
  "D-JINX-KIND": "Un mage porte au plus 3 envoûtements, tous différents, et il y a 2 cartes de chacun.",
  "D-UPGRADE":
    "Une évocation porte au plus 2 Améliorations, toutes différentes. Si elle est complète, la nouvelle peut prendre la place d’une autre.",
  "D-EFF-SCHOOL":
    "C’est la première carte de la pile de l’école choisie qui compte. Une école sans carte ne peut pas être choisie.",
  "D-EFF-MAY": "Ce qu’une carte vous permet de faire, vous pouvez ne pas le faire.",
  "D-EFF-PAY": "Un prix est toujours facultatif. S’il n’est pas payé en entier, ce qui en dépend n’a pas lieu.",
  "D-EFF-PAY-CARDS": "Un prix est toujours facultatif. S’il n’est pas payé en entier, ce qui en dépend n’a pas lieu.",
  "D-EFF-CHOOSE": "L’une des possibilités est exécutée.",
  "D-EFF-SPARE": "Qui renonce à un sort échappe au reste de la phrase.",
  "D-EFF-AIM": "Une autre cible ne peut pas être une cible déjà nommée par cet effet.",
  "D-EFF-TYPE": "La carte agit sur les sorts du type nommé.",
  "D-INT-DECLARE":
    "Un piège ou une protection activés peuvent être révélés quand ce qu’ils attendent se produit. La question est posée à tous ceux qui en ont.",
};

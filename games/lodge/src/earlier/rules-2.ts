/** What numbers meant in saves of the Lodge's rules 2, which had no names. It is never changed. */
import type { Names, Roster } from "@blackrose/kernel";

const list = (text: string): string[] => text.trim().split(/;\s*/);
/** A name, then what belongs to it: `turn: study, action`. */
const parts = (text: string): string[] => text.split(/[:,]\s*/).filter((part) => part !== "");

const SPELL = list(`
  happened; target; room; avoid; slot; card; side; origin; symbolAfter; power; answered; it; there; amount
`);
const EFFECT = list(`
  target; targetRoom; avoid; used; it; here; there; source; card; answered; another; loop; converted; notConverted; transferred;
  unplaced; removed; healed; affected; crossed; amount; namedType; slot; award; inner; owing
`);

export const names: Names = {
  flows: list(`
    game: rooms, cells, moons, crown, who, whoElse, school, grimoire, reveal, library, turns;
    turn: blackRose, study, preparation, action, evocation, cleanUp, end;
    black rose phase: giveUp, shift, draw, events, giveUpLater, quests, limit, end; play event: lay, crown, instant, discarded, moved;
    read event: next; black rose events: next; quest limit: drop, dropCompleted; give up quests: offer; period: limits;
    study phase: draw, study; study: split, look, keep, remove, limit, removeStill; preparation phase: slot, commit;
    activation: quests, act; action phase: begin, next;
    physical action: spend, roomBefore, command, fight, move, fightLast, roomAfter, done; momentum: spell, move;
    cast: reveal, element, order, symbolBefore, target, declare, effect, symbolAfter, resolved, leave;
    trigger: element, symbol, declare, effect, resolved, leave; cast from hand: choose, cast;
    activation of a room: declare, effect, quests; effect of a room: cost, pay, target, effect; attack: choose, strike, also;
    sharing cubes: share, strike; evocation acts: move, attack; evocation phase: begin, next; summoning: find, makeRoom, come;
    clean-up phase: spells, effects, endings, tokens, rooms, tokensAfter; end: choose, end;
    completing a quest: solve, target, effect, points; progress of a quest: mark; solving quests: offer; defeat: fall, reward;
    defeats: figures, mages; aftermath: fall, arrive, listen, quests; doing: go
  `).map(parts),
  scripts: list(`
    blade-barrage/0; blade-barrage/1, this turn; blade-barrage/1; blood-pact/0; blood-pact/1; dance-of-death/0; dance-of-death/1;
    deceiving-wind/0; deceiving-wind/1; dismiss/0; dismiss/1; extort-magic/0; extort-magic/1; magical-theft/0; magical-theft/1;
    magic-door/0; magic-door/1; obscure-intuition/0; obscure-intuition/1; plot/0; plot/1; profane-mark/0; profane-mark/1;
    whispering-wind/0; whispering-wind/1; demons-howl/0; demons-howl/1; destructive-bolt/0; destructive-bolt/1; fireball/0; fireball/1;
    fire-dash/0; fire-dash/1; fire-of-fate/0; fire-of-fate/1; ice-burst/0; ice-burst/1; maelstrom/0; maelstrom/1; meteor-swarm/0;
    meteor-swarm/1; mighty-whirlwind/0; mighty-whirlwind/1; obscure-armor/0; obscure-armor/1; obscure-explosion/0; obscure-explosion/1;
    unstable-arrow/0; unstable-arrow/1; arcane-mark/0; arcane-mark/1, this turn; arcane-mark/1; arcane-vision/0; arcane-vision/1;
    autumn-rite/0; autumn-rite/1; change-the-past-and-future/0; change-the-past-and-future/1; change-the-plot/0; change-the-plot/1;
    clairvoyance/0; clairvoyance/1; forget-the-grief/0; forget-the-grief/1; hourglass/0; hourglass/1; read-the-past-and-future/0;
    read-the-past-and-future/1; spring-rite/0; spring-rite/1; summer-rite/0; summer-rite/1; winter-rite/0; winter-rite/1; andromeda/0;
    andromeda/1; arcane-mirage/0; arcane-mirage/1; deceiving-image/0; deceiving-image/1; ghost-assassin/0; ghost-assassin/1;
    illusory-pain/0; illusory-pain/1; illusory-tribute/0; illusory-tribute/1, this turn; illusory-tribute/1; imitation/0; imitation/1;
    jester-hat/0; jester-hat/1; light-cape/0; light-cape/1; multiple-images/0; multiple-images/1, this turn; multiple-images/1;
    shadow-step/0; shadow-step/1; suggestion/0; suggestion/1; bone-armor/0; bone-armor/1; cowardice/0; cowardice/1; epiphany/0;
    epiphany/1; evanescent-hope/0; evanescent-hope/1; flay/0; flay/1; ice-grip/0; ice-grip/1; invoke-obscurity/0; invoke-obscurity/1;
    obscuritys-grip/0; obscuritys-grip/1; sick-withering/0; sick-withering/1; summon-obscurity/0, this turn; summon-obscurity/0;
    summon-obscurity/1; traitor-mist/0; traitor-mist/1; vampires-bite/0; vampires-bite/1; acid-explosion/0; acid-explosion/1;
    disfiguring-mutation/0; disfiguring-mutation/1; implosion-rite/0; implosion-rite/1; magic-eruption/0; magic-eruption/1;
    mutation-rite/0; mutation-rite/1; overload/0; overload/1; putrefying-poison/0, this turn; putrefying-poison/0; putrefying-poison/1;
    rite-of-change/0; rite-of-change/1; rite-of-control/0; rite-of-control/1; stone-claws/0; stone-claws/1; unstable-bind/0;
    unstable-bind/1; unstable-flames/0, this turn; unstable-flames/0; unstable-flames/1, this turn; unstable-flames/1;
    death-delirium/0; death-delirium/1; devastation/0; devastation/1; disintegration/0; disintegration/1; echo-of-revenge/0;
    echo-of-revenge/1; eviscerate/0; eviscerate/1; infamy-of-crete/0; infamy-of-crete/1; intertwine-fate/0; intertwine-fate/1;
    lightning-storm/0; lightning-storm/1; soul-entrapment/0; soul-entrapment/1; time-stop/0; time-stop/1; ring-of-fire/0;
    ring-of-fire/1, this turn; ring-of-fire/1; natures-wrath/0; natures-wrath/1; putrefy/0; putrefy/1; reading-the-stars/0;
    reading-the-stars/1; invisibility/0; invisibility/1; danse-macabre/0; danse-macabre/1; black-rose-room; throne-room; armory;
    pleasures-room; mirrors-room; oracle-room; the-abyss; bibliotheca; observatory; sanctuary; forge; garden; treasure-room;
    alchemic-laboratory; arena; summoner-room; cemetery; crypt; sacrificial-altar; q1-01; q1-02; q1-03; q1-04; q1-05; q1-06; q1-07;
    q1-08; q1-09; q1-10; q1-11; q1-12; q1-13; q1-14; q1-15; q1-16; q1-17; q1-18; q1-19; q1-20; q2-01; q2-02; q2-03; q2-04; q2-05;
    q2-06; q2-07; q2-08, this turn; q2-08; q2-09; q2-10; q2-11; q2-12; q2-13; q2-14; q2-15; q2-16; q2-17; q2-18; q2-19; q2-20; q3-01;
    q3-02; q3-03; q3-04; q3-05; q3-06; q3-07; q3-08; q3-09; q3-10; q3-11; q3-12; q3-13; q3-14; q3-15; q3-16; q3-17; q3-18; q3-19;
    q3-20; e1-01/0; e1-02/0; e1-03/0; e1-04/0; e1-05/0; e1-06/0; e1-07/0; e1-08/0; e1-09/0; e1-10/0; e1-11/0; e1-12/0; e1-13/0;
    e1-14/0; e1-15/0; e1-16/0; e1-17/0; e1-18/0; e1-19/0; e1-20/0; e2-01/0; e2-02/0; e2-03/0; e2-04/0; e2-05/0; e2-06/0; e2-07/0;
    e2-08/0; e2-09/0; e2-09/1; e2-10/0; e2-11/0; e2-12/0; e2-12/1; e2-13/0; e2-14/0; e2-15/0; e2-16/0; e2-17/0; e2-18/0; e2-19/0;
    e2-20/0; e3-01/0; e3-02/0; e3-03/0; e3-04/0; e3-05/0; e3-06/0; e3-08/0; e3-09/0; e3-10/0; e3-11/0; e3-12/0; e3-13/0; e3-14/0;
    e3-14/1; e3-15/0; e3-16/0; e3-17/0; e3-18/0; e3-19/0; e3-20/0; cerbero, attack; andromeda, instead 0; andromeda, instead 1;
    infamy-of-crete, entering
  `),
  registers: {
    activation: ["physical", "quick", "standard", "momentum"],
    "action phase": ["declined"],
    "physical action": ["kind", "left", "activated"],
    momentum: ["kind", "left", "activated"],
    cast: SPELL,
    trigger: SPELL,
    "cast from hand": ["origin", "into"],
    "activation of a room": ["happened", "who", "room", "evenUsed", "quests"],
    "effect of a room": ["room", "tile", "target"],
    attack: ["model", "optional", "only", "chosen"],
    "evocation acts": ["model", "left", "setOut", "attacked"],
    "evocation phase": ["turn"],
    summoning: ["kind", "room", "comes", "goes"],
    "completing a quest": ["quest", "here", "target", "room", "scorer", "keeper"],
    "progress of a quest": ["quest", "whole"],
    defeats: ["last"],
    "play event": ["event"],
    "read event": ["event", "part"],
    "black rose events": ["next"],
    "preparation phase": ["next"],
    "give up quests": ["next"],
    turn: ["tied"],
    script: EFFECT,
  },
  decisions: list(`
    D-SET-CROWN; D-SET-MAGE; D-SET-COLOUR; D-SET-SCHOOL; D-SET-GRIMOIRE; D-BR-QLIMIT; D-BR-QDISCARD; D-STU-SPLIT; D-STU-KEEP;
    D-STU-REMOVE; D-STU-EXCESS; D-PRE-PLAN; D-ACT-TYPE; D-ACT-STEP; D-ACT-ROOM; D-ACT-CMD; D-ACT-MOM; D-ACT-ELEM; D-EFF-INSTORDER;
    D-EFF-TARGET of a spell; D-EFF-OPTION of a slot; D-EFF-OPTION to pay for a room; D-EFF-OPTION of what pays for a room;
    D-EFF-TARGET of a room; D-ACT-ATTACK; D-EVO-ATTACK; D-EFF-CUBES among victims; D-EVO-STEP; D-EVO-ORDER; D-SUM-TAKE; D-SUM-REPLACE;
    D-END-CHOOSE; D-EFF-TARGET-QUEST; D-ACT-QUEST; D-EFF-TARGET; D-EFF-ROOM; D-EFF-OPTION; D-EFF-CONVERT; D-EFF-CUBES; D-EFF-STEP;
    D-EFF-CARD; D-EFF-QUEST; D-EFF-EVENT; D-EFF-SCHOOL; D-EFF-MAY; D-EFF-PAY; D-EFF-PAY-CARDS; D-EFF-CHOOSE; D-EFF-SPARE; D-EFF-AIM;
    D-EFF-TYPE; D-INT-DECLARE
  `),
  deeds: list(`
    acted: seat; activate: seat, room; banish: figure, by, from; bar-quest: quest; cast: seat, slot, kind; change-moon: moon;
    claim-quest: seat, quest; clear-spell: seat, slot, card, to; crown: seat; declare: seat, card, side, target, room, avoid;
    defeat: seat, killer, bearers; disguise: room, tile, colour; draw-event: seat, event; draw-quest: seat, moon, quest;
    drop-quest: seat, quest; end-game: winner, places, totals; end-lingering: card; end-turn-effects:; fade: seat, colour, n;
    fade-away:; file-quest: seat, quest; finish-task: seat, quest; fix-element: seat, slot, element;
    give-quest: seat, target, to, quest; give-spell: seat, target, to, card; go: model, from, to, how, by;
    harm: dealer, by, target, n, means, card, no; hold-spell: seat, card, side; inhibit: seat, what;
    intend-spell: seat, slot, card, side; lay-events: spaces, left, by; lay-library:; lay-moons: few;
    lay-rooms: tiles, destroyed, tokens; lay-trap: seat, slot, kind; lift-event: event, at;
    linger: owner, listener, it, room, card, left; look-at-school: seat, school, card; mark-task: seat, quest;
    move-hidden: seat, card, from, to; move-spell: seat, card, from, to; pass-completed: seat, from, quest; pick-cells: colours;
    place: seat, room, n, converted; plan-spell: seat, slot, card, side; power: seat, n; put-held: seat, slot;
    put-on-school: seat, school, card; put-under-forgotten: seat, card; recube: seat, model, room, off, on; renew: seat, what, stream;
    renew-events: moon, stream; renew-quests: moon, stream; resolved: seat, card, side, element, gained;
    return-quest: seat, quest, moon; reveal-cells: cells; reveal-spell: seat, slot, card, side, element; room-token: room, token;
    set-aside: seat, card; settle-room: room, winner, destroyed; show-planned: seat, slot, card, side; show-quest: seat, quest;
    show-to: seat, to, what, moon, cards; shuffle: seat, what, stream; shut-room: room; solve: seat, quest; spend-action: seat, n;
    spend-lingering: at, n; start-activation: seat; start-phase: phase, turn, first; stat: seat, what, n; summon: figure, seat;
    take-colour: seat, colour; take-grimoire: seat, grimoire, spells, aside; take-mage: seat, mage; take-personal: seat, card;
    unplan-openly: seat, slot, card; unplan-unseen: seat, slot, card; unsummon: figure, by, from;
    use-target: seat, card, side, target, room, avoid
  `).map(parts),
  plans: list(`
    plan a slot
  `),
  streams: list(`
    setup; grimoires; library; forgotten; events; quests; lots
  `),
  fields: {
    "lingering.listener": list(`
    blade-barrage/1, this turn; arcane-mark/1, this turn; illusory-tribute/1, this turn; multiple-images/1, this turn;
    summon-obscurity/0, this turn; putrefying-poison/0, this turn; unstable-flames/0, this turn; unstable-flames/1, this turn;
    ring-of-fire/1, this turn; q2-08, this turn
  `),
  },
};

export const roster: Roster = {
  schools: list(`conspiracy; destruction; divination; illusion; necromancy; transmutation`),
  spells: list(`
    blade-barrage; blood-pact; dance-of-death; deceiving-wind; dismiss; extort-magic; magical-theft; magic-door; obscure-intuition;
    plot; profane-mark; whispering-wind; demons-howl; destructive-bolt; fireball; fire-dash; fire-of-fate; ice-burst; maelstrom;
    meteor-swarm; mighty-whirlwind; obscure-armor; obscure-explosion; unstable-arrow; arcane-mark; arcane-vision; autumn-rite;
    change-the-past-and-future; change-the-plot; clairvoyance; forget-the-grief; hourglass; read-the-past-and-future; spring-rite;
    summer-rite; winter-rite; andromeda; arcane-mirage; deceiving-image; ghost-assassin; illusory-pain; illusory-tribute; imitation;
    jester-hat; light-cape; multiple-images; shadow-step; suggestion; bone-armor; cowardice; epiphany; evanescent-hope; flay; ice-grip;
    invoke-obscurity; obscuritys-grip; sick-withering; summon-obscurity; traitor-mist; vampires-bite; acid-explosion;
    disfiguring-mutation; implosion-rite; magic-eruption; mutation-rite; overload; putrefying-poison; rite-of-change; rite-of-control;
    stone-claws; unstable-bind; unstable-flames; death-delirium; devastation; disintegration; echo-of-revenge; eviscerate;
    infamy-of-crete; intertwine-fate; lightning-storm; soul-entrapment; time-stop; ring-of-fire; natures-wrath; putrefy;
    reading-the-stars; invisibility; danse-macabre
  `),
  rooms: list(`
    black-rose-room; throne-room; armory; pleasures-room; mirrors-room; oracle-room; the-abyss; bibliotheca; observatory; sanctuary;
    forge; garden; treasure-room; alchemic-laboratory; arena; summoner-room; cemetery; crypt; sacrificial-altar
  `),
  evocations: list(`
    landsknecht; bone-knight; cerbero; malacoda; andromeda; divine-altar; mutant-altar; infamy-of-crete
  `),
  mages: list(`
    nero; tessa; rebecca; jafar; marco; geneve
  `),
  grimoires: list(`
    g-con-a; g-con-b; g-des-a; g-des-b; g-div-a; g-div-b; g-ill-a; g-ill-b; g-nec-a; g-nec-b; g-tra-a; g-tra-b
  `),
  quests: list(`
    q1-01; q1-02; q1-03; q1-04; q1-05; q1-06; q1-07; q1-08; q1-09; q1-10; q1-11; q1-12; q1-13; q1-14; q1-15; q1-16; q1-17; q1-18;
    q1-19; q1-20; q2-01; q2-02; q2-03; q2-04; q2-05; q2-06; q2-07; q2-08; q2-09; q2-10; q2-11; q2-12; q2-13; q2-14; q2-15; q2-16;
    q2-17; q2-18; q2-19; q2-20; q3-01; q3-02; q3-03; q3-04; q3-05; q3-06; q3-07; q3-08; q3-09; q3-10; q3-11; q3-12; q3-13; q3-14;
    q3-15; q3-16; q3-17; q3-18; q3-19; q3-20
  `),
  events: list(`
    e1-01; e1-02; e1-03; e1-04; e1-05; e1-06; e1-07; e1-08; e1-09; e1-10; e1-11; e1-12; e1-13; e1-14; e1-15; e1-16; e1-17; e1-18;
    e1-19; e1-20; e2-01; e2-02; e2-03; e2-04; e2-05; e2-06; e2-07; e2-08; e2-09; e2-10; e2-11; e2-12; e2-13; e2-14; e2-15; e2-16;
    e2-17; e2-18; e2-19; e2-20; e3-01; e3-02; e3-03; e3-04; e3-05; e3-06; e3-07; e3-08; e3-09; e3-10; e3-11; e3-12; e3-13; e3-14;
    e3-15; e3-16; e3-17; e3-18; e3-19; e3-20
  `),
};

/** What numbers meant in saves of Treachery's rules 1, which had no names. It is never changed. */
import type { Names, Roster } from "@blackrose/kernel";

const list = (text: string): string[] => text.trim().split(/;\s*/);
/** A name, then what belongs to it: `turn: study, action`. */
const parts = (text: string): string[] => text.split(/[:,]\s*/).filter((part) => part !== "");

export const names: Names = {
  flows: list(`
    game: dealer, remove, tokens, cards, rounds; round: roll, spoils, bet, turns, resolution, discard, victory;
    bet: begin, decide, challenger, rollDie, chooseType, chooseOrder; turn: playable, play, resolve, end; end of turn: next;
    resolution: winner, claim, rest; pass: order, pick, move; bonus: take; poison: name; scouting: look, give
  `).map(parts),
  scripts: list(`
    army; knight; witch; thief; cleric; spy; noble; fairy; wall_of_thorns, end of turn; jester; necromancer; war_troll; curse; cyclops;
    goblins; snake_charmer; champion; fateweaver; fateweaver, end of turn; blood_ring; wizard; kraken, end of turn;
    divine_intervention; mystic; scout; soothsayer; merchant; amulet; diplomat; monk; tome, end of turn
  `),
  registers: {},
  decisions: list(`
    D-REMOVE; D-BET; D-CH-DIE; D-CH-TYPE; D-CH-ORDER; D-PLAY; D-CLAIM; D-PASS-ORDER; D-PASS-TOKEN; D-BONUS-TOKEN; D-BONUS-STEAL;
    D-POISON of a bonus; D-ROLL-ONE; D-KNIGHT; D-POISON; D-WITCH-CALL; D-WITCH-TAKE; D-THIEF-ROLL; D-THIEF-TAKE; D-AMULET; D-BLOODRING;
    D-CHAMPION; D-CYCLOPS; D-DIPLOMAT; D-DIVINE; D-FATE-TOKEN; D-FATE-FLIP; D-JESTER; D-MERCHANT; D-MONK-COLOUR; D-NECRO;
    D-SCOUT-TARGET; D-SOOTHSAYER; D-TOME; D-WALL; D-TROLL; D-WIZARD; D-FAIRY; D-SCOUT-TAKE; D-SCOUT-GIVE
  `),
  deeds: list(`
    attach-card: seat, card; bury-aside: seat, count; call-roll: seat, higher; cast-lots: seats, values; clear-table:;
    deal-card: seat, card; draw-buried: seat, card; draw-spied: seat, by, card; earn-bonus: seat, bonus, colours;
    end-game: seat, places; fell-card: seat, target, card; forgo-flip: seat; give-up-card: seat, card, power;
    hand-card: seat, target, to, card; lay-dice: seat, mask, values, way; lay-out-cards: unseen;
    move-tokens: seat, tokens, from, to, why; name-challenger: seat; name-colour: seat, colour; pass-bet: seat;
    place-bet: seat, tokens; play-card: seat, card, colour; remove-cards: cards; replace-card: seat, card, colour, count;
    seat-dealer: seat; set-apart: seat, card; set-order: seat, first; set-type: seat, type; show-cards: seat, to, cards;
    start-round: round, roller; start-turn: seat, slot; take-buried: seat, card; trade-places: seat, target, card, colour;
    win-round: seat, powers
  `).map(parts),
  plans: [],
  streams: list(`
    lots; dice; deck; buried; hands
  `),
  fields: {},
};

export const roster: Roster = {
  cards: list(`
    army-r; army-b; army-k; army-y; army-g; knight-r; knight-b; knight-k; knight-y; knight-g; mage-r; mage-b; mage-k; mage-y; mage-g;
    witch-r; witch-b; witch-k; witch-y; witch-g; castle-r; castle-b; castle-k; castle-y; castle-g; thief-r; thief-b; thief-k; thief-y;
    thief-g; cleric-r; cleric-b; cleric-k; cleric-y; cleric-g; spy-r; spy-b; spy-k; spy-y; spy-g; noble-r; noble-b; noble-k; noble-y;
    noble-g; alchemist; druid_priestess; white_widow; fairy; wall_of_thorns; gypsy; jester; crown; necromancer; war_troll; curse;
    cyclops; goblins; snake_charmer; sorceress; champion; fateweaver; blood_ring; dragon; thaumaturge; wizard; captain; kraken;
    assassin; divine_intervention; mystic; scout; soothsayer; sword; merchant; amulet; bard; diplomat; monk; tome
  `),
};

/** What the words of this box are made of in each language. */
import { en, es, fr } from "@blackrose/language";
import { amount as amountEn } from "../../../text/en/counts.ts";
import * as thingsEn from "../../../text/en/things.ts";
import { verb as verbEn } from "../../../text/en/forms.ts";
import { amount as amountEs } from "../../../text/es/counts.ts";
import { reflexive as reflexiveEs, verb as verbEs } from "../../../text/es/forms.ts";
import * as thingsEs from "../../../text/es/things.ts";
import { amount as amountFr } from "../../../text/fr/counts.ts";
import { reflexive as reflexiveFr, verb as verbFr } from "../../../text/fr/forms.ts";
import * as thingsFr from "../../../text/fr/things.ts";

export const EN = { ...en, ...thingsEn, amount: amountEn, verb: verbEn };
export const ES = { ...es, ...thingsEs, amount: amountEs, verb: verbEs, reflexive: reflexiveEs };
export const FR = { ...fr, ...thingsFr, amount: amountFr, verb: verbFr, reflexive: reflexiveFr };

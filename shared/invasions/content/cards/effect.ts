import { z } from 'zod'
import type { CardHook, Condition, Group, Party, TargetKind, Window } from './vocabulary.ts'
import { cardHooks, conditions, groups, parties, rolls, targets, windows } from './vocabulary.ts'

/** The keys of a word list as a literal union. */
function words<K extends string>(table: Readonly<Record<K, string>>): K[] {
  const keys: K[] = []
  for (const key in table) keys.push(key)
  return keys
}

export const windowSchema = z.enum(words<Window>(windows))
export const targetKindSchema = z.enum(words<TargetKind>(targets))
export const conditionSchema = z.enum(words<Condition>(conditions))
export const cardHookSchema = z.enum(words<CardHook>(cardHooks))
const party = z.enum(words<Party>(parties))
const group = z.enum(words<Group>(groups))
const roll = z.enum(rolls)
const count = z.int().min(1).max(10)
const change = z.int().refine((n) => n !== 0, 'a change of zero is no effect')
const until = z.enum(['activation-end', 'turn-end'])
const unitKind = z.enum(['any', 'infantry'])

/** Effects without nested effects. `advanced` is the value under chapter XXI. */
export const plainEffectSchema = z.discriminatedUnion('do', [
  /** XIX, XXIV, XXV, XI, XVI: adds to the roll of the window. */
  z.strictObject({ do: z.literal('modify-roll'), roll, by: change }),
  /** `dice` single battle dice, or the whole roll when it is not a battle roll; the new result stands. */
  z.strictObject({ do: z.literal('reroll'), roll, of: z.enum(['either', 'opponent']), dice: count }),
  /** XX.F-G: white and black dice added (+) or lost (-, never below 1 die), then swaps white to black (+) or back (-). */
  z.strictObject({
    do: z.literal('battle-dice'),
    who: party,
    white: z.int(),
    black: z.int(),
    swap: z.int(),
    advanced: change,
    rounds: z.enum(['first', 'every'])
  }),
  /** XX.D, XXI.C: white dice added in the missile round, after the loss to heavy advantage. */
  z.strictObject({ do: z.literal('missile-dice'), who: party, white: change, advanced: change }),
  /** XX.D: no missile round in this battle, and no ambush. */
  z.strictObject({ do: z.literal('no-missiles') }),
  /** XX.H: red swords miss in this battle whatever the terrain; XXI.F: halves are dropped. */
  z.strictObject({ do: z.literal('red-swords-miss') }),
  /** XX.D: the missile round is a mountain ambush by this side, without a D2, whatever the terrain. */
  z.strictObject({ do: z.literal('ambush'), who: party }),
  /** XX.F: this side suffers no river die or modifier in this battle and is not ambushed for the river. */
  z.strictObject({ do: z.literal('ignore-river'), who: party }),
  /** XX.H: hits at once, assigned by the side that suffers them. */
  z.strictObject({ do: z.literal('hits'), who: party, count }),
  /** XX.K: units recovered beyond the normal number. */
  z.strictObject({ do: z.literal('recover'), who: party, units: count }),
  /** XX.K: damaged elites turned to their front. */
  z.strictObject({ do: z.literal('repair'), who: party, units: count }),
  /** XXIV.C: the assault bonus without its hits. */
  z.strictObject({ do: z.literal('free-assault') }),
  /** XXIV.C: the penalty for a fleet off the city is void. */
  z.strictObject({ do: z.literal('no-sea-supply') }),
  /** XXIV.B: the unfortified city surrenders without a D2. */
  z.strictObject({ do: z.literal('surrender') }),
  /** XXX.G: the siege is lifted and the besieger retreats (XX.L). */
  z.strictObject({ do: z.literal('lift-siege') }),
  /** XIV.A: treasury up or down, never below 0. */
  z.strictObject({ do: z.literal('gold'), who: party, by: change }),
  /** Half the treasury is lost, rounded up. */
  z.strictObject({ do: z.literal('halve-treasury'), who: party }),
  /** Gold for each granary province controlled and not in revolt, up to `most`. */
  z.strictObject({ do: z.literal('granary-gold'), who: party, each: count, most: count }),
  z.strictObject({ do: z.literal('victory-points'), who: party, by: change }),
  /** VI.D-E: spaces on the age track of its status; past the end as VI.D-E say. */
  z.strictObject({ do: z.literal('age'), who: party, by: change }),
  /** VI.E: levels of In Decline. */
  z.strictObject({ do: z.literal('decline'), who: party, by: change }),
  /** XVI.B, D: one revolt in the target Area, in any province there that XVI.A and XVI.D allow. */
  z.strictObject({ do: z.literal('revolt-in-area') }),
  /** XVI.B-D: one revolt in the nation; no province that XVI.A and XVI.D allow = no effect. */
  z.strictObject({ do: z.literal('revolt'), who: party }),
  /** XXXI.C: Heresy + in the target Area, even a capital's. */
  z.strictObject({ do: z.literal('heresy-in-area') }),
  /** XXXI.C: Heresy + in an Area of the nation, rolled by XVI.C (a Kingdom's: picked by the selector of XVI.B), never its capital's; none left = no effect. */
  z.strictObject({ do: z.literal('heresy'), who: party }),
  /** VI.F: the heresy marker of the target Area, or one of the nation's Areas at its choice, is removed. */
  z.strictObject({ do: z.literal('end-heresy'), who: party }),
  /** III.F, XXIII: the target city or site; `wall` builds walls free, `found` makes level 1. */
  z.strictObject({ do: z.literal('city'), change: z.enum(['found', 'grow', 'wall']) }),
  /** At the nation's choice: level 1 on an empty site it controls, or one level for a city of 1 or 2 not in revolt; if neither is possible 3 gold. */
  z.strictObject({ do: z.literal('grow-own-city'), who: party }),
  /** Cities, provinces and the Area itself yield nothing in the next Income step of this turn. */
  z.strictObject({ do: z.literal('no-area-income') }),
  /** XIV.F: the sea zone yields neither trade nor monopoly this turn. */
  z.strictObject({ do: z.literal('no-trade') }),
  /** XXIV.D: plunder markers drawn and resolved. */
  z.strictObject({ do: z.literal('plunder'), who: party, markers: count }),
  /** A plunder marker face down on the province's site (without a site: in the province), until recovered (XI.F, XIV.I). */
  z.strictObject({ do: z.literal('ravage') }),
  /** Units lost at the choice of their owner; `in`: where they must stand. Hordes and Limites are never lost. */
  z.strictObject({
    do: z.literal('lose-units'),
    who: party,
    units: count,
    kind: unitKind,
    in: z.enum(['anywhere', 'area', 'stack', 'horde-province'])
  }),
  /** Units from the reserve, free: a Barbarian's beside its horde, a Civilised nation's in its capital province, else (no room, no capital) in a province it controls. */
  z.strictObject({ do: z.literal('gain-units'), who: party, units: count, kind: unitKind }),
  /** XVIII.B: steps for every unit of the stack in this movement. */
  z.strictObject({ do: z.literal('steps'), by: count }),
  /** XXII.A: campaigns for one leader of the nation (its choice) or, below zero, for all, this activation. */
  z.strictObject({ do: z.literal('campaigns'), who: party, by: change }),
  /** XVII.B: stacking of all its stacks during its activation of this turn. */
  z.strictObject({ do: z.literal('stacking'), who: party, by: count }),
  /** XVIII.C: the stack that entered stops in this province and moves no further in this substep. */
  z.strictObject({ do: z.literal('halt') }),
  /** XXV.D: transport and landing through this naval stack are cancelled, and it stops. */
  z.strictObject({ do: z.literal('halt-fleet') }),
  /** XIII.E: on his nation's activation he neither moves, campaigns nor gives a bonus; else he acts as ever. No such leader on the map = no effect. */
  z.strictObject({
    do: z.literal('neutralise-leader'),
    who: party,
    which: z.enum(['target', 'ruler', 'all']),
    until
  }),
  /** XX.J: the leader is eliminated; an intrinsic one returns next turn. No such leader on the map = no effect. */
  z.strictObject({ do: z.literal('kill-leader'), which: z.enum(['target', 'ruler', 'each']) }),
  /** XX.J: the leader survives and retreats alone to the nearest friendly province. */
  z.strictObject({ do: z.literal('spare-leader') }),
  /** XIII.B: the administration bonus of its leader counts 0 this turn. */
  z.strictObject({ do: z.literal('no-counsel'), who: party }),
  /** XXX.A: diplomacy cards drawn at once, beyond the normal number. */
  z.strictObject({ do: z.literal('draw-diplomacy'), who: party, cards: count }),
  /** X.B: events drawn; a public one is resolved at once. */
  z.strictObject({ do: z.literal('draw-events'), who: party, cards: count }),
  /** X.B: the player sees the hand of the target player and discards one card or kept marker of it. */
  z.strictObject({ do: z.literal('spy-hand') }),
  /** X.B: discards and draw pile are shuffled together, this card included. */
  z.strictObject({ do: z.literal('reshuffle-events') }),
  /** X.B: the event in question has no effect and is discarded. */
  z.strictObject({ do: z.literal('cancel-event') }),
  /**
   * XXVI: an alliance until both activations of this turn are over. Another player's nation must
   * agree; `samePlayer` says how a nation of the same player does (XXX.B). Neither may be tied (XXVI.B).
   * Refused, the card is discarded and the effects after this one do not happen.
   */
  z.strictObject({
    do: z.literal('ally'),
    first: party,
    second: party,
    samePlayer: z.enum(['willing', 'd2'])
  }),
  /** XXX.B: on a passed D2 the minor independent kingdom becomes a client of the player's nation. */
  z.strictObject({ do: z.literal('make-client'), d2: z.literal(true) }),
  /** XXX.B: the target alliance or clientage ends on a passed D2. */
  z.strictObject({ do: z.literal('break-tie'), d2: z.literal(true) }),
  /** XXVIII.G, XXIX.G: the target breaks its Foedus, or is free of its suzerain, without a check, if its player wants it. */
  z.strictObject({ do: z.literal('set-free'), from: z.enum(['foedus', 'vassalage']) }),
  /**
   * XXX.C, E: until both have finished their activations. `attack`: the target may attack neither units nor
   * cities of the player's nation; `neutral`: both are neutral to each other (XII.D).
   */
  z.strictObject({ do: z.literal('truce'), kind: z.enum(['attack', 'neutral']) }),
  /** XXX.D, H: the target lends one unit of its choice for the next activation of the player's nation. */
  z.strictObject({ do: z.literal('mercenary') }),
  /** XXX.I: a decoy. */
  z.strictObject({ do: z.literal('nothing') }),
  z.strictObject({ do: z.literal('hook'), hook: cardHookSchema })
])
export type PlainEffect = z.infer<typeof plainEffectSchema>

/** D2: even passes. D10: 0 counts as 10; passes at `atLeast`. Modifiers hold for the nation struck. */
export interface CheckEffect {
  do: 'check'
  die: 'd2' | 'd10'
  atLeast?: number | undefined
  modifiers?: { per: 'heretical-area' | 'decline-level'; by: number }[] | undefined
  pass: Effect[]
  fail: Effect[]
}

export type Effect =
  | PlainEffect
  | CheckEffect
  | { do: 'each'; of: Group; effects: Effect[] }
  | { do: 'if'; when: Condition; of: Party; yes: Effect[]; no: Effect[] }
  | { do: 'table'; rows: { upTo: number; effects: Effect[] }[] }

const many = z.array(z.lazy(() => effectSchema))

/** Effects run in the order listed. */
export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.union([
    plainEffectSchema,
    z
      .strictObject({
        do: z.literal('check'),
        die: z.enum(['d2', 'd10']),
        atLeast: z.int().min(2).max(12).optional(),
        modifiers: z
          .array(z.strictObject({ per: z.enum(['heretical-area', 'decline-level']), by: change }))
          .optional(),
        pass: many,
        fail: many
      })
      .refine(
        (c) => (c.die === 'd10') === (c.atLeast !== undefined),
        'a D10 check names its number, a D2 none'
      ),
    z.strictObject({ do: z.literal('each'), of: group, effects: many.min(1) }),
    /** One D10 (0 counts as 10): the first row whose `upTo` is not below the roll. */
    z.strictObject({
      do: z.literal('table'),
      rows: z
        .array(z.strictObject({ upTo: z.int().min(1).max(10), effects: many }))
        .refine(
          (rows) => rows.every((row, n) => n === 0 || row.upTo > (rows[n - 1]?.upTo ?? 10)),
          'rows rise'
        )
        .refine((rows) => rows.at(-1)?.upTo === 10, 'the last row ends at 10')
    }),
    z.strictObject({
      do: z.literal('if'),
      when: conditionSchema,
      of: party,
      yes: many.min(1),
      no: many
    })
  ])
)

import { z } from 'zod'
import { nationIdSchema } from './answers/answer-parts.ts'
import { type Window, windows } from './content/cards/vocabulary.ts'
import { laterRoutineKinds, routineKinds } from './routine-questions.ts'

/**
 * The moments at which the game may stop to ask a player: the windows of the cards. Diplomacy has two: a nation's own
 * step, and the last call before any activation.
 */
export type StopMoment = Window | 'last-call'

/** When the game asks a player: at every such moment, only when one of his nations is concerned, or never. */
export const stopChoices = ['always', 'concerned', 'never'] as const
export type StopChoice = (typeof stopChoices)[number]

/** Whom a card played by standing order may target. */
export const playOrderTargets = ['own', 'others', 'any'] as const

const isMoment = (moment: unknown): moment is StopMoment =>
  typeof moment === 'string' && (moment === 'last-call' || Object.hasOwn(windows, moment))
const moment = z.custom<StopMoment>(isMoment, 'no such moment')
const design = z.string().regex(/^[a-z0-9-]{1,60}$/)
/** The design of a card and a moment: `dice/any-roll`. */
const cardAtMoment = z.string().regex(/^[a-z0-9-]{1,60}\/[a-z-]{1,40}$/)
const turn = z.int().min(0)
const MOST = 200
const few = <Value extends z.ZodType>(value: Value) =>
  z.record(cardAtMoment, value).refine((all) => Object.keys(all).length <= MOST, 'too many')

/** XII.D: hostile or neutral until the player changes it, or to be asked at each activation. */
export const attitudes = ['neutral', 'hostile', 'ask'] as const
export type Attitude = (typeof attitudes)[number]

const playOrderSchema = z.strictObject({ card: design, moment, on: z.enum(playOrderTargets) })
/** 'Play X when …': plays the card at the next such moment that concerns the player, if exactly one target fits. */
export type PlayOrder = z.infer<typeof playOrderSchema>

/** What the game does with a player's cards without asking him. Hidden from all other sides. */
export const standingOrdersSchema = z.strictObject({
  /** By card and moment; the default applies where a card and moment is missing. */
  stops: few(z.enum(stopChoices)),
  /** By card and moment: the turn in which the game no longer asks. */
  quiet: few(turn),
  /** The player passes everything: for the rest of a turn, or until a moment of one of his own nations. */
  passing: z.union([z.strictObject({ turn }), z.literal('own-moment')]).exactOptional(),
  plays: z.array(playOrderSchema).max(MOST),
  /** Moments at which the game asks him with or without a card, so that the question reveals nothing. */
  feints: z.array(moment).max(MOST),
  /** The routine questions that he wants to be asked. The game gives the usual answer to the others. */
  asked: z.array(z.enum(routineKinds)).max(routineKinds.length).exactOptional(),
  /** Later routine questions to which the game gives the usual answer. */
  usual: z.array(z.enum(laterRoutineKinds)).max(laterRoutineKinds.length).exactOptional(),
  /** XIX.A: the chance in per cent below which nobody intercepts; absent: a third. */
  interceptFrom: z.int().min(0).max(100).exactOptional(),
  /** XIX.B: the chance in per cent of the best refuge below which nobody flees; absent: none. */
  fleeFrom: z.int().min(0).max(100).exactOptional(),
  /** XII.D: how his nations stand in Barbarian Areas toward a people. The game asks where one is missing. */
  attitudes: z.partialRecord(nationIdSchema, z.enum(attitudes)).exactOptional(),
  /** XII.D: the turn in which his nations stay neutral towards every activated nation. */
  neutralOn: turn.exactOptional()
})
export type StandingOrders = z.infer<typeof standingOrdersSchema>

/** The orders with which people began before some questions became routine. Their campaigns replay with them. */
export const firstStandingOrders: StandingOrders = { stops: {}, quiet: {}, plays: [], feints: [] }

/** The orders with which people begin. */
export const defaultStandingOrders: StandingOrders = {
  ...firstStandingOrders,
  usual: [...laterRoutineKinds],
  interceptFrom: 50,
  fleeFrom: 30
}

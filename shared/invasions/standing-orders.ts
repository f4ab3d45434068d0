import { z } from 'zod'
import { type Window, windows } from './content/cards/vocabulary.ts'

/**
 * The moments at which a player may want to be stopped: the windows of the cards. Diplomacy has two: a nation's own
 * step, and the last call before anybody's activation.
 */
export type StopMoment = Window | 'last-call'

/** When a player wants to be asked: at every such moment, when a nation of his has a part in it, or not at all. */
export const stopChoices = ['always', 'concerned', 'never'] as const
export type Stop = (typeof stopChoices)[number]

/** What one who plays a card by order aims it at. */
export const orderedAims = ['own', 'others', 'any'] as const

const isMoment = (moment: unknown): moment is StopMoment =>
  typeof moment === 'string' && (moment === 'last-call' || Object.hasOwn(windows, moment))
const moment = z.custom<StopMoment>(isMoment, 'no such moment')
const design = z.string().regex(/^[a-z0-9-]{1,60}$/)
/** A card's design and a moment: `dice/any-roll`. */
const cardAtMoment = z.string().regex(/^[a-z0-9-]{1,60}\/[a-z-]{1,40}$/)
const turn = z.int().min(0)
const MOST = 200
const few = <Value extends z.ZodType>(value: Value) =>
  z.record(cardAtMoment, value).refine((all) => Object.keys(all).length <= MOST, 'too many')

const playOrderSchema = z.strictObject({ card: design, moment, on: z.enum(orderedAims) })
/** 'Play X when …': at the next such moment that concerns the player, if there is just one such target. */
export type PlayOrder = z.infer<typeof playOrderSchema>

/** What a player wants done with his cards without being asked. Nobody else knows of it. */
export const standingOrdersSchema = z.strictObject({
  /** By card and moment; where nothing is said, the usual. */
  stops: few(z.enum(stopChoices)),
  /** By card and moment: the turn for which the player wants to hear no more of it. */
  quiet: few(turn),
  /** He passes everything: for the rest of a turn, or until a nation of his own has its moment. */
  passing: z.union([z.strictObject({ turn }), z.literal('own-moment')]).exactOptional(),
  plays: z.array(playOrderSchema).max(MOST),
  /** Moments of his at which he is asked with or without a card, so that being asked tells nobody anything. */
  feints: z.array(moment).max(MOST),
  /** XII.D: the turn in which his nations stay neutral to whoever is activated. */
  neutralOn: turn.exactOptional()
})
export type StandingOrders = z.infer<typeof standingOrdersSchema>

export const usualOrders: StandingOrders = { stops: {}, quiet: {}, plays: [], feints: [] }

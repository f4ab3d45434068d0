import type { CardAim, CardMoment } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import type { SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { concerns, isOwn, stopFor, stopMoment, wantsToBeAsked } from '../../queries/cards/card-stops.ts'
import { targetKey, targetText } from '../../queries/cards/card-targets.ts'
import type { PlayOrder, StopMoment } from '../../standing-orders.ts'
import type { InvasionsState } from '../../state.ts'
import type { LegalPlay } from './legal-plays.ts'

export type StopEvent =
  /** A player's standing orders passed a moment for him. Only he receives it. */
  {
    readonly type: 'moment-passed'
    readonly moment: ReturnType<typeof stopMoment>
    readonly nation?: CardMoment['nation']
    readonly province?: CardMoment['province']
    /** The designs that could have been played. */
    readonly cards: readonly PassedCard[]
  }

export interface PassedCard {
  readonly card: string
  readonly deck: 'events' | 'plunder' | 'diplomacy'
}

/**
 * X.B: whether to ask a player at a moment: for a card that his standing orders stop at, or at one of his feints. If his
 * orders pass for him, only he is told: a question or an answer would tell others about his hand.
 */
export function shouldAsk(
  { state, remind }: InvasionsPlay,
  side: SideId,
  moment: CardMoment,
  plays: readonly LegalPlay[]
): boolean {
  const { orders } = state.hands[side]
  const isWanted = (play: LegalPlay) =>
    wantsToBeAsked(state, orders, { card: play.card.design.id, moment, side }) &&
    !hasPassed(state, side, play, moment)
  if (plays.some(isWanted) || isFeint(state, side, moment)) return true
  if (plays.length > 0) remind(passed(moment, plays), side)
  return false
}

/** Moments of a player's own nations that recur many times in one activation. */
const frequent: ReadonlySet<StopMoment> = new Set(['activation-start', 'movement', 'naval-movement'])

/**
 * Whether the player passed this play at such a moment of his own in the same activation, and does not want to be asked
 * each time. What others do to him is never passed silently.
 */
function hasPassed(state: InvasionsState, side: SideId, play: LegalPlay, moment: CardMoment): boolean {
  const { orders, passed } = state.hands[side]
  const at = stopMoment(moment)
  if (
    !orders ||
    !isOwn(moment, side) ||
    stopFor(orders, play.card.design.id, at) === 'always' ||
    passed?.during !== activationNow(state)
  )
    return false
  return passed.plays.includes(passedKey(play, at))
}

export function rememberPass(
  state: InvasionsState,
  side: SideId,
  moment: CardMoment,
  plays: readonly LegalPlay[]
): void {
  const hand = state.hands[side]
  const at = stopMoment(moment)
  if (!hand.orders || !frequent.has(at) || !isOwn(moment, side)) return
  const during = activationNow(state)
  const before = hand.passed?.during === during ? hand.passed.plays : []
  hand.passed = { during, plays: [...new Set([...before, ...plays.map((play) => passedKey(play, at))])] }
}

/** Identifies a play at a moment by its card, index and target. */
function passedKey({ card, index, aim }: LegalPlay, at: StopMoment): string {
  return `${card.id}/${index}/${targetText(targetKey(aim))}@${at}`
}

function activationNow({ turn, step, active }: InvasionsState): string {
  return [turn, step, ...active].join(' ')
}

/** At a feint the player is asked even with an empty hand, so that being asked reveals nothing. */
function isFeint(state: InvasionsState, side: SideId, moment: CardMoment): boolean {
  const { orders } = state.hands[side]
  if (!orders?.feints.includes(stopMoment(moment)) || !concerns(state, moment, side)) return false
  return wantsToBeAsked(state, { ...orders, stops: {}, quiet: {} }, { card: '', moment, side })
}

function passed(moment: CardMoment, plays: readonly LegalPlay[]): StopEvent {
  const { nation, province } = moment
  const designs = new Map(plays.map(({ card: { design, deck } }) => [design.id, { card: design.id, deck }]))
  return {
    type: 'moment-passed',
    moment: stopMoment(moment),
    ...(nation ? { nation } : {}),
    ...(province ? { province } : {}),
    cards: [...designs.values()]
  }
}

/**
 * The play that the player's standing orders name for this moment, if it has exactly one target. The order is then
 * removed.
 */
export function playByStandingOrder(
  state: InvasionsState,
  side: SideId,
  moment: CardMoment,
  plays: readonly LegalPlay[]
): LegalPlay | null {
  const { orders } = state.hands[side]
  if (!orders || orders.plays.length === 0 || !concerns(state, moment, side)) return null
  for (const order of orders.plays) {
    const [only, ...others] = plays.filter((play) => fits(order, play, moment, side))
    if (!only || others.length > 0) continue
    state.hands[side].orders = { ...orders, plays: orders.plays.filter((other) => other !== order) }
    return only
  }
  return null
}

function fits(
  { card, moment: at, on }: PlayOrder,
  play: LegalPlay,
  moment: CardMoment,
  side: SideId
): boolean {
  if (play.card.design.id !== card || stopMoment(moment) !== at) return false
  return on === 'any' || (isAimedAtOwn(play.aim, side) ? on === 'own' : on === 'others')
}

function isAimedAtOwn({ nation, player }: CardAim, side: SideId): boolean {
  return player === side || (nation !== undefined && sideOf(nation) === side)
}

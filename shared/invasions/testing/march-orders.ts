import type { Answer } from '../../engine/decision.ts'
import { keyText, sameKey } from '../../engine/option-key.ts'
import type { Answers } from '../answers/answer-schemas.ts'
import { type Move, moveSchema } from '../answers/movement.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { NavalOrder } from '../queries/march-orders/naval-order.ts'
import { activate } from '../rules/movement/activation.ts'
import { marchQuestion } from '../rules/movement/march-question.ts'
import { beginMovement, playMarchOrder } from '../rules/movement/marching.ts'
import type { InvasionsState, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'
import { type DriveOptions, type DriveResult, drive, type ScriptedReply, values } from './drive.ts'

/** Continues the ordered march after the stack has met somebody. */
export const goOnAnswer = values({ move: 'go-on' })

type MarchAnswer = Answers['march']

/** A march order from one province to another. */
export const landOrder = (from: ProvinceId, to: ProvinceId, ...pieces: PieceId[]): MarchAnswer => ({
  values: { move: { march: { from, to } }, pieces }
})
export const redeployOrder = (to: ProvinceId, ...pieces: PieceId[]): MarchAnswer => ({
  values: { move: { redeploy: { to } }, pieces }
})
export const seaOrder = (sea: NavalOrder, ...pieces: PieceId[]): MarchAnswer => ({
  values: { move: { sea }, pieces }
})
export const noMoreOrders: MarchAnswer = { values: { move: 'done', pieces: [] } }

/** A crossing to a friendly shore (`carry`) or to another (`land`); with `boats` it needs no fleets. */
export function crossing(
  sort: 'carry' | 'land',
  nation: NationId,
  from: ProvinceId,
  zones: readonly SeaId[],
  to: ProvinceId,
  boats = false
): NavalOrder {
  return { sort, nation, crossing: { from, zones, to, landing: sort === 'land', boats } }
}

export const stayAnswer = values({ to: 'stay', pieces: [] })
export const nobodyAnswer = values({ pieces: [] })

/** Default reactions for tests about something else: none, but a caught fleet fights. */
export const noReaction = {
  flee: stayAnswer,
  intercept: nobodyAnswer,
  'naval-interception': 'no',
  'naval-battle': 'fight',
  'naval-reroll': 'keep'
} as const

/** Begins a movement substep of these nations. */
export function beginMovementOf(state: InvasionsState, ...nations: NationId[]): void {
  state.active = nations
  for (const nation of nations) state.nations[nation].presence = 'in-play'
  beginMovement(state, nations)
}

export interface MarchOptions {
  readonly answers?: Readonly<Record<string, ScriptedReply | readonly ScriptedReply[]>>
  readonly dice?: DriveOptions['dice']
  readonly whenever?: DriveOptions['whenever']
  readonly otherwise?: DriveOptions['otherwise']
}

/** Gives orders in the current movement, by land and sea, and ends it. Other sides do not react by default. */
export function giveOrders(
  state: InvasionsState,
  orders: readonly Answer[],
  { answers = {}, dice = [], whenever = {}, otherwise = 'fail' }: MarchOptions = {}
): DriveResult<void> {
  const kind = state.movement?.campaign ? 'campaign-march' : 'march'
  return drive(state, playMarchOrder, {
    agenda: true,
    dice,
    answers: { [kind]: orders, ...answers },
    whenever: { ...noReaction, 'go-on': goOnAnswer, [kind]: noMoreOrders, ...whenever },
    otherwise
  })
}

/** Runs a nation's whole movement. */
export function moveNation(
  state: InvasionsState,
  nation: NationId,
  orders: readonly Answer[],
  how: MarchOptions = {}
): DriveResult<void> {
  beginMovementOf(state, nation)
  return giveOrders(state, orders, how)
}

/** The question that asks a moving nation for orders. */
export function movementQuestion(state: InvasionsState) {
  const { movement } = state
  if (!movement) throw new Error('there is no movement')
  return marchQuestion(state, movement, sideOf(movement.nations[0] ?? 'romans'))
}

/** The orders that this question lists. */
export function ordersOffered(state: InvasionsState): Move[] {
  const [field] = movementQuestion(state).form.fields
  const keys = field?.field === 'one' ? field.options.map(({ key }) => key) : []
  return keys.map((key) => moveSchema.parse(key))
}

/** The verdict on an order: `ok`, the reason and rule of a refusal, or `not offered` for an unlisted goal. */
export function verdictOn(state: InvasionsState, { values: given }: MarchAnswer): string {
  const { move } = given
  const isListed = ordersOffered(state).some((key) => sameKey(key, move))
  const found = movementQuestion(state).check(given)
  const reason = found.ok ? 'ok' : `${found.refusal.reason.key} ${found.refusal.rule}`
  const isOption = reason !== 'refusal.not-an-option XVIII.A'
  if (isListed !== isOption)
    throw new Error(`${keyText(move)} is ${isListed ? '' : 'not '}listed, but: ${reason}`)
  if (isListed) return reason
  const barred = movementQuestion(state).form.blocked?.find(({ key }) => sameKey(key, move))
  return barred ? `${barred.refusal.reason.key} ${barred.refusal.rule}` : 'not offered'
}

/** Runs an activation with all its tasks. Only the given answers do anything; the defaults pass. */
export function playActivation(
  state: InvasionsState,
  nation: NationId,
  { answers = {}, dice = [], whenever = {} }: Pick<DriveOptions, 'answers' | 'dice' | 'whenever'> = {}
): DriveResult<void> {
  return drive(state, (play) => activate(play, nation), {
    agenda: true,
    dice,
    answers,
    whenever: {
      ...noReaction,
      march: noMoreOrders,
      'campaign-march': noMoreOrders,
      'choose-campaigner': 'done',
      'declare-hostility': values({ nations: [] }),
      'offer-foedus': 'none',
      'raid-instead': 'no-raid',
      'play-card': 'pass',
      ...whenever
    }
  })
}

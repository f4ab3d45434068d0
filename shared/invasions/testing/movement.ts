import type { Answer } from '../../engine/decision.ts'
import { keyText, sameKey } from '../../engine/option-key.ts'
import { type Move, moveSchema } from '../answers/movement.ts'
import type { Answers } from '../answers.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { NavalOrder } from '../queries/orders/naval-order.ts'
import { activate } from '../rules/activation.ts'
import { marchQuestion } from '../rules/march-orders.ts'
import { beginMovement, marchTask } from '../rules/marching.ts'
import type { InvasionsState, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'
import { type Driven, type Driving, drive, type Reply, values } from './drive.ts'

/** What a player who keeps to his order says when his stack has met somebody on its way. */
export const goOn = values({ move: 'go-on' })

type Ordered = Answers['march']

/** An order of movement: from one province to another. */
export const order = (from: ProvinceId, to: ProvinceId, ...pieces: PieceId[]): Ordered => ({
  values: { move: { march: { from, to } }, pieces }
})
export const redeployTo = (to: ProvinceId, ...pieces: PieceId[]): Ordered => ({
  values: { move: { redeploy: { to } }, pieces }
})
export const atSea = (sea: NavalOrder, ...pieces: PieceId[]): Ordered => ({
  values: { move: { sea }, pieces }
})
export const done: Ordered = { values: { move: 'done', pieces: [] } }

/** Over the sea to a friendly shore, or to another; in boats without fleets. */
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

export const stay = values({ to: 'stay', pieces: [] })
export const nobody = values({ pieces: [] })

/** What everybody does whose reaction a test is not about: nothing, but fight at sea when caught. */
export const noReaction = {
  flee: stay,
  intercept: nobody,
  'naval-interception': 'no',
  'naval-battle': 'fight',
  'naval-reroll': 'keep'
} as const

/** Begins a movement substep of some nations. */
export function begin(state: InvasionsState, ...nations: NationId[]): void {
  state.active = nations
  for (const nation of nations) state.nations[nation].presence = 'in-play'
  beginMovement(state, nations)
}

export interface Marching {
  readonly answers?: Readonly<Record<string, Reply | readonly Reply[]>>
  readonly dice?: Driving['dice']
  readonly whenever?: Driving['whenever']
  readonly otherwise?: Driving['otherwise']
}

/** Gives orders in the movement begun, by land and sea, and ends it; what others might do they do not. */
export function march(
  state: InvasionsState,
  orders: readonly Answer[],
  { answers = {}, dice = [], whenever = {}, otherwise = 'fail' }: Marching = {}
): Driven<void> {
  const kind = state.movement?.campaign ? 'campaign-march' : 'march'
  return drive(state, marchTask, {
    agenda: true,
    dice,
    answers: { [kind]: orders, ...answers },
    whenever: { ...noReaction, 'go-on': goOn, [kind]: done, ...whenever },
    otherwise
  })
}

/** A nation's movement from its beginning to its end. */
export function advance(
  state: InvasionsState,
  nation: NationId,
  orders: readonly Answer[],
  how: Marching = {}
): Driven<void> {
  begin(state, nation)
  return march(state, orders, how)
}

/** The question that a nation in movement is asked. */
export function movementQuestion(state: InvasionsState) {
  const { movement } = state
  if (!movement) throw new Error('there is no movement')
  return marchQuestion(state, movement, sideOf(movement.nations[0] ?? 'romans'))
}

/** The orders that it lists. */
export function ordersOffered(state: InvasionsState): Move[] {
  const [field] = movementQuestion(state).form.fields
  const keys = field?.field === 'one' ? field.options.map(({ key }) => key) : []
  return keys.map((key) => moveSchema.parse(key))
}

/** What it says to an order: `ok`, or the reason and its rule, or `not offered` for what is not even next door. */
export function verdict(state: InvasionsState, { values: given }: Ordered): string {
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

/** An activation, with all that it puts on the agenda, in which nothing is done but what is said. */
export function playActivation(
  state: InvasionsState,
  nation: NationId,
  { answers = {}, dice = [], whenever = {} }: Pick<Driving, 'answers' | 'dice' | 'whenever'> = {}
): Driven<void> {
  return drive(state, (play) => activate(play, nation), {
    agenda: true,
    dice,
    answers,
    whenever: {
      ...noReaction,
      march: done,
      'campaign-march': done,
      'choose-campaigner': 'done',
      'declare-hostility': values({ nations: [] }),
      'offer-foedus': 'none',
      'raid-instead': 'no-raid',
      'play-card': 'pass',
      ...whenever
    }
  })
}

import type { MarchScope } from '../../queries/march-orders/march-scope.ts'
import type { Interceptor } from '../../queries/movement/interception.ts'
import { isUnitPiece } from '../../queries/pieces/pieces.ts'
import type { Appraisal } from '../appraisal/appraisal.ts'
import { meanPrice } from '../appraisal/army.ts'
import { perceivedChance } from '../levels.ts'
import { weights } from '../weights.ts'
import type { Worth } from '../worth.ts'
import type { PossibleOrder } from './possible-order.ts'

/** How often an opponent who could intercept does. */
const INTERCEPTS = 0.7
/** The part of a march's worth that is left after an interception. */
const AFTER_INTERCEPTION = 0.6
/** The part of the smaller force that each side loses for good in an interception. */
const LOST_IN_INTERCEPTION = 0.4

/** The risk of an interception on a march. */
export interface InterceptionRisk {
  /** The chance that the march continues as planned. */
  readonly continues: number
  readonly worth: Worth
}

const NO_RISK: InterceptionRisk = { continues: 1, worth: [] }

/** XIX.A: the risk from the most dangerous interceptor on the route. */
export function interceptionRisk(
  appraisal: Appraisal,
  scope: MarchScope,
  order: PossibleOrder
): InterceptionRisk {
  if (!appraisal.level.seesInterceptors || order.zones.length > 0) return NO_RISK
  if (typeof order.move === 'object' && 'redeploy' in order.move) return NO_RISK
  const stages = scope.routesOf(order.pieces, order.from).legs(order.way)
  const [worst] = stages.flatMap(({ interceptors }) => interceptors).sort((a, b) => danger(b) - danger(a))
  if (!worst) return NO_RISK
  const own = order.pieces.filter(isUnitPiece).map(({ unit }) => unit)
  const enemies = worst.units.length
  const meets = INTERCEPTS * worst.chance * Math.min(1, enemies / Math.max(1, own.length))
  const wins = own.length === 0 ? 0 : perceivedChance(appraisal.level, roughOdds(own.length, enemies))
  const lost = Math.min(own.length, enemies) * LOST_IN_INTERCEPTION
  return {
    continues: 1 - meets + meets * wins * AFTER_INTERCEPTION,
    worth: [
      { term: 'own-losses', points: -meets * meanPrice(appraisal.board, own) * lost * (1.5 - wins) },
      { term: 'enemy-losses', points: meets * weights.unit * lost * weights.rout * wins }
    ]
  }
}

/** The most that so many units can gain by an interception. */
export const mostGainByInterception = (own: number): number =>
  INTERCEPTS * weights.unit * own * LOST_IN_INTERCEPTION * weights.rout

const danger = ({ chance, units }: Interceptor): number => chance * units.length

/** A guess by numbers alone, for fights that may never happen. */
function roughOdds(own: number, enemy: number): number {
  if (own + enemy === 0) return 0.5
  return 1 / (1 + Math.exp(-(1.1 * (own - enemy)) / Math.sqrt(Math.max(1, Math.min(own, enemy)))))
}

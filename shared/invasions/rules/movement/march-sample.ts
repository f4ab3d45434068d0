import type { Verdict } from '../../../engine/decision.ts'
import { pickOne, type RandomState, randomInt, shuffled } from '../../../engine/random.ts'
import type { MarchOrderValues } from '../../answers/movement.ts'
import type { MarchScope } from '../../queries/march-orders/march-scope.ts'
import { sampleNavalOption } from '../../queries/march-orders/naval-options.ts'
import { isHordePiece, isLeaderPiece } from '../../queries/pieces/pieces.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** A random march order. One answer in three ends the moves, so that random play gets on. */
export function sampleMarchOrder(
  random: RandomState,
  state: InvasionsState,
  scope: MarchScope,
  check: (values: MarchOrderValues) => Verdict<unknown>
): MarchOrderValues {
  const done: MarchOrderValues = { move: 'done', pieces: [] }
  if (randomInt(random, 3) === 0) return done
  if (randomInt(random, 4) === 0 && scope.navalOptions().length > 0) {
    const offer = sampleNavalOption(random, scope.navalOptions())
    const values = { move: { sea: offer.order }, pieces: offer.sample(random) }
    if (check(values).ok) return values
  }
  const campaign = state.movement?.campaign
  if (campaign && randomInt(random, 4) === 0 && scope.redeployments().length > 0) {
    const leader = scope.movable().find((piece) => isLeaderPiece(piece) && piece.leader.id === campaign)
    const stack = scope.movable().filter((piece) => piece.at === leader?.at && !isHordePiece(piece))
    const to = pickOne(random, scope.redeployments())
    const values = { move: { redeploy: { to } }, pieces: stack.map(({ id }) => id) }
    if (check(values).ok) return values
  }
  const origin = shuffled(random, scope.provinces).find(scope.mayMarchFrom)
  return origin ? sampleMarch(random, scope, origin, check) : done
}

/** Sends some pieces of one province to one of their destinations. */
function sampleMarch(
  random: RandomState,
  scope: MarchScope,
  origin: ProvinceId,
  check: (values: MarchOrderValues) => Verdict<unknown>
): MarchOrderValues {
  const { found } = scope.destinationsFrom(origin)
  const { to, able } = pickOne(random, found)
  const here = scope.piecesAt(origin)
  const leaders = here.filter(isLeaderPiece)
  const some = shuffled(random, able).slice(0, 1 + randomInt(random, able.length))
  for (const pieces of [here, [...able, ...leaders], [...some, ...leaders], some, able.slice(0, 1)]) {
    const ids = [...new Set(pieces.map(({ id }) => id))]
    if (pieces === here && randomInt(random, 2) === 0) continue
    const values = { move: { march: { from: origin, to } }, pieces: ids }
    const by = pickOne(random, found).to
    const detour = { ...values, route: [by, to] }
    if (by !== to && randomInt(random, 4) === 0 && check(detour).ok) return detour
    if (check(values).ok) return values
  }
  return { move: 'done', pieces: [] }
}

import { keyText } from '../../../engine/option-key.ts'
import type { NationId } from '../../content/ids.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import type { MarchScope } from '../../queries/march-orders/march-scope.ts'
import { currentCampaigner } from '../../queries/movement/campaigns.ts'
import { leadingNation } from '../../queries/movement/step-rules.ts'
import { isHordePiece, isUnitPiece, type Piece } from '../../queries/pieces/pieces.ts'
import type { Movement } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { Appraisal } from '../appraisal/appraisal.ts'
import { landMarch, type PossibleOrder } from './possible-order.ts'
import { sharedReach } from './shared-reach.ts'
import { stackChoices } from './stack-choices.ts'

/** A possible order with a quick estimate of its worth. */
export interface OrderCandidate {
  readonly order: PossibleOrder
  /** The estimated gain at once. */
  readonly prize: number
  /** The estimated gain with the approach to distant goals. */
  readonly promise: number
}

const STACKS_PER_MARCH = 3

/** The orders with the best quick estimates. */
export function orderCandidates(
  appraisal: Appraisal,
  movement: Movement,
  scope: MarchScope
): OrderCandidate[] {
  const found = [
    ...scope.provinces.flatMap((province) => marchesFrom(appraisal, movement, scope, province)),
    ...redeployments(appraisal, movement, scope),
    ...crossings(appraisal, scope)
  ]
  const wanted = appraisal.level.oneGoal
    ? found.filter(({ order }) => servesMainGoal(appraisal, order))
    : found
  // Half of the candidates are for gains at once, so that distant goals do not crowd them out.
  const near = withVariety(
    wanted.filter(({ prize }) => prize > 0).sort((one, other) => other.prize - one.prize)
  )
  const chosen = new Set(near.slice(0, Math.ceil(appraisal.level.weighed / 2)))
  for (const candidate of withVariety(wanted.sort((one, other) => other.promise - one.promise))) {
    if (chosen.size >= appraisal.level.weighed) break
    chosen.add(candidate)
  }
  return [...chosen]
}

/** Limits the stacks for the same march, to consider more different marches. */
function withVariety(sorted: readonly OrderCandidate[]): OrderCandidate[] {
  const counts = new Map<string, number>()
  return sorted.filter(({ order: { move } }) => {
    const name = keyText(move)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= STACKS_PER_MARCH
  })
}

/** Whether an order leads to the goal that attracts the nation's seat, or towards it. */
function servesMainGoal(appraisal: Appraisal, { nation, from, to }: PossibleOrder): boolean {
  const goals = appraisal.goals(nation)
  const goal = goals.mainGoal(appraisal.controlNow().seat(nation) ?? from)
  return to === goal || (goals.mainGoal(to) === goal && goals.attraction(to) > goals.attraction(from))
}

function marchesFrom(
  appraisal: Appraisal,
  movement: Movement,
  scope: MarchScope,
  from: ProvinceId
): OrderCandidate[] {
  const here = scope.piecesAt(from)
  if (here.length === 0 || isEngaged(scope, movement, from)) return []
  const campaigner = currentCampaigner(appraisal.board, movement)
  const campaign = movement.campaign !== null
  const reachOf = sharedReach(appraisal.board, scope, from)
  const found = stackChoices(here, campaign).flatMap((pieces) => {
    if (campaign && !pieces.some(({ id }) => id === campaigner?.id) && campaigner?.at === from) return []
    const nation = leadingNation(pieces, movement.nations)
    const isLed = pieces.some(({ id }) => id === campaigner?.id)
    const estimate = quickEstimate(appraisal, nation, pieces, from)
    const marches: OrderCandidate[] = []
    for (const [to, { way }] of reachOf(pieces)) {
      if (campaign && to !== campaigner?.at && !isLed) continue
      const { prize, promise } = estimate(to)
      if (promise > 0) marches.push({ order: landMarch(nation, pieces, from, to, way), prize, promise })
    }
    return marches
  })
  // Tested last, because this is slowest when no piece can march.
  return found.length > 0 && scope.mayMarchFrom(from) ? found : []
}

/** Whether pieces have marched there to fight or besiege, so that they should stay. */
export function isEngaged(scope: MarchScope, movement: Movement, at: ProvinceId): boolean {
  const came = scope.piecesAt(at).some(({ id }) => (movement.marches[id]?.spent ?? 0) > 0)
  const [first] = scope.piecesAt(at)
  if (!came || !first) return false
  const stances = scope.stancesOf(first.nation)
  return stances.isDefended(at) || stances.hasHostileCity(at)
}

/** A quick estimate from the worth of the destination, the attraction of goals and the size of the stack. */
function quickEstimate(
  appraisal: Appraisal,
  nation: NationId,
  pieces: readonly Piece[],
  from: ProvinceId
): (to: ProvinceId) => Pick<OrderCandidate, 'prize' | 'promise'> {
  const goals = appraisal.goals(nation)
  const units = pieces.filter(isUnitPiece).length
  const migrates = pieces.some(isHordePiece)
  const here = goals.attraction(from)
  return (to) => {
    const nearer = Math.max(0, goals.attraction(to) - here)
    const taken = appraisal.board.control[to] === nation ? 0 : Math.max(0, goals.worthOfTaking(to))
    const prize = taken * 0.7 * Math.min(1, 0.4 + units * 0.15)
    const people = migrates ? nearer * 0.3 : 0
    return { prize, promise: prize + nearer * Math.min(1, 0.4 + units * 0.15) + people }
  }
}

/** XXII.A: the redeployments of a leader and his stack at the start of a campaign. */
function redeployments(appraisal: Appraisal, movement: Movement, scope: MarchScope): OrderCandidate[] {
  const campaigner = currentCampaigner(appraisal.board, movement)
  const places = scope.redeployments()
  if (!campaigner || places.length === 0) return []
  const all = scope.piecesAt(campaigner.at).filter((piece) => !isHordePiece(piece))
  const nation = leadingNation(all, movement.nations)
  const goals = appraisal.goals(nation)
  const stacks = stackChoices(all, true).filter((stack) => stack.some(({ id }) => id === campaigner.id))
  return stacks
    .slice(0, 2)
    .flatMap((pieces) =>
      places.map((to) => ({
        order: {
          move: { redeploy: { to } },
          nation,
          pieces,
          from: campaigner.at,
          to,
          way: [to],
          zones: [],
          landing: false
        },
        prize: 0,
        promise: (goals.attraction(to) - goals.attraction(campaigner.at)) * 0.9
      }))
    )
    .filter(({ promise }) => promise > 0)
}

/** XXV.D, XXV.E: crossings of armies and whole peoples by sea. */
function crossings(appraisal: Appraisal, scope: MarchScope): OrderCandidate[] {
  return scope.navalOptions().flatMap((offer): OrderCandidate[] => {
    const { order: naval, to, from } = offer
    if ((naval.sort !== 'carry' && naval.sort !== 'land') || !isProvince(to) || !isProvince(from)) return []
    const goals = appraisal.goals(naval.nation)
    const taken = appraisal.board.control[to] === naval.nation ? 0 : Math.max(0, goals.worthOfTaking(to))
    const nearer = Math.max(0, goals.attraction(to) - goals.attraction(from))
    if (taken + nearer <= 0.1) return []
    const able = scope.piecesAt(from).filter(({ id }) => offer.able.includes(id))
    const stacks = stacksAboard(able).filter((stack) => offer.check(stack.map(({ id }) => id)) === null)
    return stacks.slice(0, 1).map((pieces) => ({
      order: {
        move: { sea: naval },
        nation: naval.nation,
        pieces,
        from,
        to,
        way: [to],
        zones: naval.crossing.zones,
        landing: naval.sort === 'land'
      },
      prize: taken * 0.6,
      promise: (taken * 0.6 + nearer) * Math.min(1, 0.4 + pieces.length * 0.15)
    }))
  })
}

/** The stacks to send by sea, the largest first: a whole people if boats carry it, otherwise as many units as the fleets hold. */
function stacksAboard(able: readonly Piece[]): Piece[][] {
  const landed = able.filter((piece) => !isHordePiece(piece))
  const units = landed.filter(isUnitPiece)
  const leaders = landed.filter((piece) => !isUnitPiece(piece)).slice(0, 1)
  const few = [6, 5, 4, 3, 2, 1].filter((count) => count <= units.length)
  return [
    [...able],
    ...few.map((count) => [...units.slice(0, count), ...leaders]),
    ...stackChoices(units, false)
  ]
}

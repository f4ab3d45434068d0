import { keyText } from '../../../engine/option-key.ts'
import type { NationId } from '../../content/ids.ts'
import { campaignerOf } from '../../queries/campaigns.ts'
import type { MarchScope } from '../../queries/orders/scope.ts'
import { isHordePiece, isUnitPiece, type Piece } from '../../queries/pieces.ts'
import { leadingNation } from '../../queries/reach.ts'
import { isProvince } from '../../queries/terrain.ts'
import type { Movement } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { Sight } from '../appraisal/sight.ts'
import { march, type Order } from './order.ts'
import { reachesFrom } from './shared-reach.ts'
import { stacksOf } from './stacks.ts'

/** A possible order with a quick estimate of its worth. */
export interface Candidate {
  readonly order: Order
  /** The estimated gain at once. */
  readonly prize: number
  /** The estimated gain with the approach to distant goals. */
  readonly promise: number
}

const STACKS_PER_MARCH = 3

/** The orders with the best quick estimates. */
export function candidates(appraisal: Sight, movement: Movement, scope: MarchScope): Candidate[] {
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
function withVariety(sorted: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>()
  return sorted.filter(({ order: { move } }) => {
    const name = keyText(move)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count <= STACKS_PER_MARCH
  })
}

/** Whether an order leads to the goal that attracts the nation's seat, or towards it. */
function servesMainGoal(appraisal: Sight, { nation, from, to }: Order): boolean {
  const goals = appraisal.wants(nation)
  const goal = goals.drawnTo(appraisal.now().seat(nation) ?? from)
  return to === goal || (goals.drawnTo(to) === goal && goals.draw(to) > goals.draw(from))
}

function marchesFrom(appraisal: Sight, movement: Movement, scope: MarchScope, from: ProvinceId): Candidate[] {
  const here = scope.piecesAt(from)
  if (here.length === 0 || isEngaged(scope, movement, from)) return []
  const campaigner = campaignerOf(appraisal.board, movement)
  const campaign = movement.campaign !== null
  const reachOf = reachesFrom(appraisal.board, scope, from)
  const found = stacksOf(here, campaign).flatMap((pieces) => {
    if (campaign && !pieces.some(({ id }) => id === campaigner?.id) && campaigner?.at === from) return []
    const nation = leadingNation(pieces, movement.nations)
    const isLed = pieces.some(({ id }) => id === campaigner?.id)
    const estimate = quickEstimate(appraisal, nation, pieces, from)
    const marches: Candidate[] = []
    for (const [to, { way }] of reachOf(pieces)) {
      if (campaign && to !== campaigner?.at && !isLed) continue
      const { prize, promise } = estimate(to)
      if (promise > 0) marches.push({ order: march(nation, pieces, from, to, way), prize, promise })
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
  const stances = scope.from(first.nation)
  return stances.defended(at) || stances.hostileCity(at)
}

/** A quick estimate from the worth of the destination, the attraction of goals and the size of the stack. */
function quickEstimate(
  appraisal: Sight,
  nation: NationId,
  pieces: readonly Piece[],
  from: ProvinceId
): (to: ProvinceId) => Pick<Candidate, 'prize' | 'promise'> {
  const goals = appraisal.wants(nation)
  const units = pieces.filter(isUnitPiece).length
  const migrates = pieces.some(isHordePiece)
  const here = goals.draw(from)
  return (to) => {
    const nearer = Math.max(0, goals.draw(to) - here)
    const taken = appraisal.board.control[to] === nation ? 0 : Math.max(0, goals.target(to))
    const prize = taken * 0.7 * Math.min(1, 0.4 + units * 0.15)
    const people = migrates ? nearer * 0.3 : 0
    return { prize, promise: prize + nearer * Math.min(1, 0.4 + units * 0.15) + people }
  }
}

/** XXII.A: the redeployments of a leader and his stack at the start of a campaign. */
function redeployments(appraisal: Sight, movement: Movement, scope: MarchScope): Candidate[] {
  const campaigner = campaignerOf(appraisal.board, movement)
  const places = scope.redeployments()
  if (!campaigner || places.length === 0) return []
  const all = scope.piecesAt(campaigner.at).filter((piece) => !isHordePiece(piece))
  const nation = leadingNation(all, movement.nations)
  const goals = appraisal.wants(nation)
  const stacks = stacksOf(all, true).filter((stack) => stack.some(({ id }) => id === campaigner.id))
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
        promise: (goals.draw(to) - goals.draw(campaigner.at)) * 0.9
      }))
    )
    .filter(({ promise }) => promise > 0)
}

/** XXV.D, XXV.E: crossings of armies and whole peoples by sea. */
function crossings(appraisal: Sight, scope: MarchScope): Candidate[] {
  return scope.naval().flatMap((offer): Candidate[] => {
    const { order: naval, to, from } = offer
    if ((naval.sort !== 'carry' && naval.sort !== 'land') || !isProvince(to) || !isProvince(from)) return []
    const goals = appraisal.wants(naval.nation)
    const taken = appraisal.board.control[to] === naval.nation ? 0 : Math.max(0, goals.target(to))
    const nearer = Math.max(0, goals.draw(to) - goals.draw(from))
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
  return [[...able], ...few.map((count) => [...units.slice(0, count), ...leaders]), ...stacksOf(units, false)]
}

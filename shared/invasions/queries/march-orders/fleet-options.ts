import type { Refusal } from '../../../engine/decision.ts'
import { randomInt, shuffled } from '../../../engine/random.ts'
import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { PieceId, Unit } from '../../state.ts'
import type { SeaId } from '../../world/seas.ts'
import { leaderPiece } from '../pieces/pieces.ts'
import { areHostile, isSpared } from '../relations/stance.ts'
import {
  distancesFromPorts,
  FLEETS_PER_STACK,
  fleetsIn,
  interceptionUsed,
  leadersAtSea,
  type NavalStack,
  navalStacksIn,
  zonesLeft,
  zonesWithFleets
} from '../sea/naval-stacks.ts'
import { type SeaRoute, sailingRoutes } from '../sea/sailing.ts'
import { type NavalOption, type NavalOrder, navalRefusal } from './naval-order.ts'

/** XXV.A, XXV.B: where a nation's fleets may sail, and which stacks they may attack. */
export function fleetOptions(state: Board, nation: NationId): NavalOption[] {
  const zones = zonesWithFleets(state, nation)
  if (zones.length === 0) return []
  const distances = distancesFromPorts(state, nation)
  return zones.flatMap((zone) => [
    ...sailOffers(state, nation, zone, distances),
    ...attackOffers(state, nation, zone)
  ])
}

type Distances = ReadonlyMap<SeaId, number>

/** XXV.A: one option for each zone that at least one of the fleets can reach. */
function sailOffers(state: Board, nation: NationId, zone: SeaId, distances: Distances): NavalOption[] {
  const able = fleetsIn(state, zone, nation).filter(({ id }) => zonesLeft(state, id) > 0)
  const [first] = able
  if (!first) return []
  const most = Math.max(...able.map(({ id }) => zonesLeft(state, id)))
  const aboard = leadersAtSea(state, zone, nation).map(({ id }) => leaderPiece(id))
  const reach = sailingRoutes(state, nation, [first.id], zone, most, distances)
  return [...reach.values()].map(({ to, zones }): NavalOption => {
    const order = { sort: 'sail', nation, zone, to } as const
    return {
      order,
      from: zone,
      to,
      steps: zones.length,
      able: [...able.map(({ id }) => id), ...aboard],
      check: (pieces) =>
        voyageRefusal(state, nation, zone, able, pieces) ??
        (voyageOf(state, order, pieces, distances) ? null : navalRefusal('too-far-at-sea', 'XXV.A')),
      sample: (random) =>
        shuffled(
          random,
          able.map(({ id }) => id)
        ).slice(0, 1 + randomInt(random, FLEETS_PER_STACK))
    }
  })
}

/** XXV.A: the route of the fleets among these pieces; undefined when they cannot sail there together. */
export function voyageOf(
  state: Board,
  { nation, zone, to }: Extract<NavalOrder, { readonly sort: 'sail' }>,
  pieces: readonly PieceId[],
  distances: Distances = distancesFromPorts(state, nation)
): SeaRoute | undefined {
  const fleets = sailingFleets(state, nation, zone, pieces)
  const steps = Math.min(...fleets.map((id) => zonesLeft(state, id)))
  return sailingRoutes(state, nation, fleets, zone, steps, distances).get(to)
}

/** The fleets among these pieces that can still sail from the zone. */
export function sailingFleets(
  state: Board,
  nation: NationId,
  zone: SeaId,
  pieces: readonly PieceId[]
): PieceId[] {
  return fleetsIn(state, zone, nation)
    .filter(({ id }) => pieces.includes(id) && zonesLeft(state, id) > 0)
    .map(({ id }) => id)
}

/** XXV.A, XXV.C: one or two fleets sail, with at most one leader each, and leave no leader behind without a fleet. */
function voyageRefusal(
  state: Board,
  nation: NationId,
  zone: SeaId,
  able: readonly Unit[],
  pieces: readonly PieceId[]
): Refusal | null {
  const aboard = leadersAtSea(state, zone, nation).map(({ id }) => leaderPiece(id))
  const fleets = pieces.filter((id) => able.some((fleet) => fleet.id === id))
  const leaders = pieces.filter((id) => aboard.includes(id))
  if (fleets.length === 0) return navalRefusal('nobody-moves', 'XXV.A')
  if (fleets.length + leaders.length < pieces.length) return navalRefusal('not-in-that-zone', 'XXV.A')
  if (fleets.length > FLEETS_PER_STACK) return navalRefusal('two-fleets-a-stack', 'XXV.A')
  if (leaders.length > fleets.length) return navalRefusal('too-many-leaders-aboard', 'XXV.D')
  const left = fleetsIn(state, zone, nation).length - fleets.length
  return aboard.length - leaders.length > left ? navalRefusal('leader-without-fleet', 'XXV.C') : null
}

/** XXV.B: the hostile naval stacks in a zone. */
export function enemyFleets(state: Board, nation: NationId, zone: SeaId): NavalStack[] {
  return navalStacksIn(state, zone).filter(
    (stack) => stack.nation !== nation && areHostile(state, nation, stack.nation)
  )
}

/** XXV.B: the active stack may intercept an enemy stack in its zone, each stack once in an activation. */
function attackOffers(state: Board, nation: NationId, zone: SeaId): NavalOption[] {
  const enemies = enemyFleets(state, nation, zone).filter(
    (stack) => !interceptionUsed(state, stack) && !isSpared(state, nation, stack.nation)
  )
  if (enemies.length === 0) return []
  const own = navalStacksIn(state, zone).filter(
    (stack) => stack.nation === nation && !interceptionUsed(state, stack)
  )
  return own.flatMap((stack) =>
    enemies.map((enemy): NavalOption => {
      const able = stack.fleets.map(({ id }) => id)
      return {
        order: {
          sort: 'attack',
          nation,
          zone,
          stack: stack.number,
          enemy: { nation: enemy.nation, stack: enemy.number }
        },
        from: zone,
        to: zone,
        steps: 0,
        able,
        check: (pieces) =>
          pieces.every((id) => able.includes(id)) ? null : navalRefusal('not-in-that-stack', 'XXV.C'),
        sample: () => able
      }
    })
  )
}

import type { Option, Refusal } from '../../../engine/decision.ts'
import { randomInt, shuffled } from '../../../engine/random.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  controlsAllPorts,
  distancesFromPorts,
  FLEETS_PER_STACK,
  fleetsIn,
  hasMet,
  leadersAtSea,
  type NavalStack,
  navalStacksIn,
  zonesLeft,
  zonesWithFleets
} from '../../queries/fleets.ts'
import { faceOf, leaderPiece } from '../../queries/pieces.ts'
import { sailingReach } from '../../queries/sailing.ts'
import { areHostile, isSpared } from '../../queries/stance.ts'
import type { InvasionsState, PieceId, Unit } from '../../state.ts'
import { message, type Naming, reference } from '../../words/message.ts'
import type { SeaId } from '../../world/seas.ts'
import type { Mustered, NavalOrder, NavalOrders } from '../sea.ts'
import { boardingOrders } from './boarding.ts'
import { interceptEnemy } from './interception.ts'
import { sail } from './sailing.ts'

/** XXV.A, XXV.B: what fleets may do: sail on, attack an enemy stack, take leaders aboard or put them ashore. */
export function fleetOrders(state: InvasionsState, { nations, ashore, from }: Mustered): NavalOrders {
  const orders: NavalOrder[] = []
  const pieces: Option[] = []
  for (const nation of nations) {
    const zones = zonesWithFleets(state, nation)
    const distances = zones.length > 0 ? distancesFromPorts(state, nation) : new Map<SeaId, number>()
    for (const zone of zones) {
      const fleets = fleetsIn(state, zone, nation)
      pieces.push(...fleets.map((fleet) => fleetOption(state, fleet, zone)))
      orders.push(...sailOrders(state, nation, fleets, zone, distances))
      orders.push(...attackOrders(state, nation, zone))
    }
    const boarding = boardingOrders(state, nation, ashore, from(nation))
    orders.push(...boarding.orders)
    pieces.push(...boarding.pieces)
  }
  return { orders, pieces }
}

function fleetOption(state: InvasionsState, fleet: Unit, zone: SeaId): Option {
  return {
    key: fleet.id,
    label: message('option.fleet', { unit: reference('unit-kind', faceOf(fleet).id) }),
    place: zone,
    preview: [message('preview.steps-left', { steps: zonesLeft(state, fleet.id) })]
  }
}

/** XXV.A: one option for each zone that at least one of the fleets can reach. */
function sailOrders(
  state: InvasionsState,
  nation: NationId,
  fleets: readonly Unit[],
  zone: SeaId,
  distances: ReadonlyMap<SeaId, number>
): NavalOrder[] {
  const able = fleets.filter(({ id }) => zonesLeft(state, id) > 0)
  const [first] = able
  if (!first) return []
  const most = Math.max(...able.map(({ id }) => zonesLeft(state, id)))
  const reach = sailingReach(state, nation, [first.id], zone, most, distances)
  return [...reach.values()].map(({ to, way }): NavalOrder => {
    const routeOf = (pieces: readonly PieceId[]) => {
      const chosen = able.filter(({ id }) => pieces.includes(id)).map(({ id }) => id)
      const steps = Math.min(...chosen.map((id) => zonesLeft(state, id)))
      return sailingReach(state, nation, chosen, zone, steps, distances).get(to)
    }
    return {
      option: {
        key: `sea:sail:${nation}:${zone}>${to}`,
        label: message('option.sail', { from: reference('sea', zone), to: reference('sea', to) }),
        place: to,
        preview: [message('preview.steps', { steps: way.length }), ...enemyPreview(state, nation, to)]
      },
      check: (pieces) =>
        voyageRefusal(state, nation, zone, able, pieces) ??
        (routeOf(pieces) ? null : refuse('too-far-at-sea', 'XXV.A')),
      sample: (random) =>
        shuffled(
          random,
          able.map(({ id }) => id)
        ).slice(0, 1 + randomInt(random, FLEETS_PER_STACK)),
      *play(play: InvasionsPlay, pieces) {
        const route = routeOf(pieces)
        if (!route) return
        yield* sail(play, {
          nation,
          fleets: able.filter(({ id }) => pieces.includes(id)).map(({ id }) => id),
          leaders: leadersAtSea(state, zone, nation)
            .map(({ id }) => id)
            .filter((id) => pieces.includes(leaderPiece(id))),
          from: zone,
          way: route.way
        })
      }
    }
  })
}

/** XXV.A, XXV.C: one or two fleets, a leader for each at most, and no leader left behind without a fleet. */
function voyageRefusal(
  state: InvasionsState,
  nation: NationId,
  zone: SeaId,
  able: readonly Unit[],
  pieces: readonly PieceId[]
): Refusal | null {
  const aboard = leadersAtSea(state, zone, nation).map(({ id }) => leaderPiece(id))
  const fleets = pieces.filter((id) => able.some((fleet) => fleet.id === id))
  const leaders = pieces.filter((id) => aboard.includes(id))
  if (fleets.length === 0) return refuse('nobody-moves', 'XXV.A')
  if (fleets.length + leaders.length < pieces.length) return refuse('not-in-that-zone', 'XXV.A')
  if (fleets.length > FLEETS_PER_STACK) return refuse('two-fleets-a-stack', 'XXV.A')
  if (leaders.length > fleets.length) return refuse('too-many-leaders-aboard', 'XXV.D')
  const left = fleetsIn(state, zone, nation).length - fleets.length
  return aboard.length - leaders.length > left ? refuse('leader-without-fleet', 'XXV.C') : null
}

function enemyPreview(state: InvasionsState, nation: NationId, zone: SeaId) {
  return enemyStacks(state, nation, zone).map((stack) =>
    message('preview.enemy-fleets', {
      nation: reference('nation', stack.nation),
      amount: stack.fleets.length,
      percent: controlsAllPorts(state, stack.nation, zone) ? 100 : 50
    })
  )
}

function enemyStacks(state: InvasionsState, nation: NationId, zone: SeaId): NavalStack[] {
  return navalStacksIn(state, zone).filter(
    (stack) => stack.nation !== nation && areHostile(state, nation, stack.nation)
  )
}

/** XXV.B: the active stack may intercept an enemy in its zone, each of them once in an activation. */
function attackOrders(state: InvasionsState, nation: NationId, zone: SeaId): NavalOrder[] {
  const enemies = enemyStacks(state, nation, zone).filter(
    (stack) => !hasMet(state, stack) && !isSpared(state, nation, stack.nation)
  )
  if (enemies.length === 0) return []
  const own = navalStacksIn(state, zone).filter((stack) => stack.nation === nation && !hasMet(state, stack))
  return own.flatMap((stack) =>
    enemies.map((enemy): NavalOrder => {
      const ids = stack.fleets.map(({ id }) => id)
      return {
        option: {
          key: `sea:attack:${zone}:${nation}-${stack.number}>${enemy.nation}-${enemy.number}`,
          label: message('option.attack-fleets', {
            nation: reference('nation', enemy.nation),
            sea: reference('sea', zone),
            amount: enemy.fleets.length
          }),
          place: zone,
          preview: [message('preview.percent', { percent: controlsAllPorts(state, nation, zone) ? 100 : 50 })]
        },
        check: (pieces) =>
          pieces.every((id) => ids.includes(id)) ? null : refuse('not-in-that-stack', 'XXV.C'),
        sample: () => ids,
        play: (play) => interceptEnemy(play, stack, enemy)
      }
    })
  )
}

function refuse(name: Naming<'refusal'>, rule: string): Refusal {
  return { reason: message(`refusal.${name}`), rule }
}

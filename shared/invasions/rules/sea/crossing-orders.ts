import type { Option } from '../../../engine/decision.ts'
import { randomInt, shuffled } from '../../../engine/random.ts'
import type { NationId } from '../../content/ids.ts'
import {
  type Crossing,
  crossingRefusal,
  crossingsFrom,
  mayEmbark,
  watersOf
} from '../../queries/crossings.ts'
import { UNITS_PER_FLEET } from '../../queries/fleets.ts'
import { landingChance } from '../../queries/odds/landing.ts'
import { isLeaderPiece, isUnitPiece, type Piece, stepsLeft } from '../../queries/pieces.ts'
import { leadersOf } from '../../queries/reach.ts'
import type { Surroundings } from '../../queries/surroundings.ts'
import type { InvasionsState, Movement } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { isCoastal } from '../../world/sea-queries.ts'
import { pieceLabel } from '../flight.ts'
import type { Mustered, NavalOrder, NavalOrders } from '../sea.ts'
import { cross } from './transport.ts'

/** XXV.D, XXV.E: who may be carried from where to where, over which zones. */
export function crossingOrders(
  state: InvasionsState,
  movement: Movement,
  { nations, ashore, from }: Mustered
): NavalOrders {
  const orders: NavalOrder[] = []
  const pieces: Option[] = []
  for (const nation of nations) {
    const waters = watersOf(state, nation)
    const look = from(nation)
    for (const [province, present] of ashore) {
      if (!isCoastal(province)) continue
      const leaders = leadersOf(present)
      if (movement.campaign !== null && !leaders.includes(movement.campaign)) continue
      const able = present.filter((piece) => piece.nation === nation && mayEmbark(state, piece, leaders))
      if (able.length === 0) continue
      const most = Math.max(...able.map((piece) => stepsLeft(state, piece, leaders)))
      const crossings = crossingsFrom(province, waters, look, most)
      if (crossings.length === 0) continue
      pieces.push(...able.map((piece) => ({ key: piece.id, label: pieceLabel(piece), place: province })))
      for (const crossing of crossings)
        orders.push(crossingOrder(state, movement, look, crossing, present, able))
    }
  }
  return { orders, pieces }
}

function crossingOrder(
  state: InvasionsState,
  movement: Movement,
  look: Surroundings,
  crossing: Crossing,
  present: readonly Piece[],
  able: readonly Piece[]
): NavalOrder {
  const { from, zones, to, landing } = crossing
  return {
    option: {
      key: `sea:${landing ? 'land' : 'carry'}:${look.nation}:${from}>${zones.join('+')}>${to}`,
      label: crossingLabel(crossing),
      place: to,
      preview: crossingPreview(state, look.nation, crossing, able)
    },
    check: (ids) => {
      const pieces = present.filter(({ id }) => ids.includes(id))
      return pieces.length < ids.length
        ? { reason: message('refusal.not-in-that-province'), rule: 'XXV.D' }
        : crossingRefusal(state, movement, look, crossing, pieces)
    },
    sample: (random) => {
      // One time in three a whole people sets out, with its horde.
      if (crossing.boats && randomInt(random, 3) === 0) return able.map(({ id }) => id)
      const units = shuffled(random, able.filter(isUnitPiece))
      const leader = able.find(isLeaderPiece)
      const stack = units.slice(0, 1 + randomInt(random, UNITS_PER_FLEET))
      return [...stack, ...(leader ? [leader] : [])].map(({ id }) => id)
    },
    play: (play, ids) => cross(play, movement, crossing, ids)
  }
}

function crossingLabel({ from, zones, to, landing }: Crossing) {
  const [first, second] = zones
  const ends = { from: reference('province', from), to: reference('province', to) }
  if (!first) return message('option.march', ends)
  const over = { ...ends, sea: reference('sea', first) }
  const kind = landing ? 'land' : 'carry'
  return second
    ? message(`option.${kind}-over-two`, { ...over, secondSea: reference('sea', second) })
    : message(`option.${kind}`, over)
}

/** XXV.E: what it costs, and the chance to get past the sea. */
function crossingPreview(
  state: InvasionsState,
  nation: NationId,
  { zones, to, landing }: Crossing,
  able: readonly Piece[]
) {
  const steps = message('preview.steps', { steps: zones.length })
  const zone = zones.at(-1)
  if (!landing || !zone) return [steps]
  const units = able.filter(isUnitPiece).map(({ unit }) => unit)
  const { probability } = landingChance(state, { nation, units, zone, to })
  return [steps, message('preview.landing', { percent: Math.round(probability * 100) })]
}

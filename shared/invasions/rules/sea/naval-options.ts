import type { Option } from '../../../engine/decision.ts'
import type { Move } from '../../answers/movement.ts'
import { pieceLabel } from '../../map-options.ts'
import { enemyFleets } from '../../queries/march-orders/fleet-options.ts'
import type { NavalOption, NavalOrder } from '../../queries/march-orders/naval-order.ts'
import { landingChance } from '../../queries/odds/landing-odds.ts'
import { faceOf, isUnitPiece, leaderOfPiece, pieceById } from '../../queries/pieces/pieces.ts'
import { controlsAllPorts, zonesLeft } from '../../queries/sea/naval-stacks.ts'
import type { InvasionsState, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'

/** A naval order as an option, with its cost and its risks. */
export function navalOption(state: InvasionsState, { order, to, steps, able }: NavalOption): Option<Move> {
  const cost = message('preview.steps', { steps })
  return {
    key: { sea: order },
    label: labelOf(state, order),
    place: to,
    preview: order.sort === 'attack' ? risksOf(state, order, able) : [cost, ...risksOf(state, order, able)]
  }
}

/** The pieces that naval orders can name, each once. */
export function navalPieces(state: InvasionsState, offers: readonly NavalOption[]): Option<PieceId>[] {
  const named = new Map<PieceId, Option<PieceId>>()
  for (const { able, from } of offers)
    for (const id of able) {
      const option = named.has(id) ? null : namedPieceOption(state, id, from)
      if (option) named.set(id, option)
    }
  return [...named.values()]
}

function namedPieceOption(state: InvasionsState, id: PieceId, place: string): Option<PieceId> | null {
  const unit = state.units[id]
  const piece = pieceById(state, id)
  if (piece) return { key: id, label: pieceLabel(piece), place }
  if (unit) {
    const label = message('option.fleet', { unit: reference('unit-kind', faceOf(unit).id) })
    return {
      key: id,
      label,
      place,
      preview: [message('preview.steps-left', { steps: zonesLeft(state, id) })]
    }
  }
  const leader = leaderOfPiece(id)
  if (leader === null) return null
  return { key: id, label: message('option.leader', { leader: reference('leader', leader) }), place }
}

function labelOf(state: InvasionsState, order: NavalOrder) {
  switch (order.sort) {
    case 'sail':
      return message('option.sail', { from: reference('sea', order.zone), to: reference('sea', order.to) })
    case 'attack': {
      const { enemy, zone } = order
      const fleets = enemyFleets(state, order.nation, zone).find(
        (stack) => stack.nation === enemy.nation && stack.number === enemy.stack
      )?.fleets
      return message('option.attack-fleets', {
        nation: reference('nation', enemy.nation),
        sea: reference('sea', zone),
        amount: fleets?.length ?? 0
      })
    }
    case 'embark':
    case 'ashore':
      return message(`option.${order.sort}`, {
        leader: reference('leader', order.leader),
        sea: reference('sea', order.zone),
        province: reference('province', order.province)
      })
    case 'carry':
    case 'land':
      return crossingLabel(order)
  }
}

function crossingLabel({ sort, crossing }: Extract<NavalOrder, { readonly sort: 'carry' | 'land' }>) {
  const { from, zones, to } = crossing
  const [first, second] = zones
  const ends = { from: reference('province', from), to: reference('province', to) }
  if (!first) return message('option.march', ends)
  const over = { ...ends, sea: reference('sea', first) }
  return second
    ? message(`option.${sort}-over-two`, { ...over, secondSea: reference('sea', second) })
    : message(`option.${sort}`, over)
}

/** XXV.B, XXV.E: the fleets that may intercept, and the chance to land. */
function risksOf(state: InvasionsState, order: NavalOrder, able: readonly PieceId[]) {
  switch (order.sort) {
    case 'sail':
      return enemyFleets(state, order.nation, order.to).map((stack) =>
        message('preview.enemy-fleets', {
          nation: reference('nation', stack.nation),
          amount: stack.fleets.length,
          percent: controlsAllPorts(state, stack.nation, order.to) ? 100 : 50
        })
      )
    case 'attack':
      return [
        message('preview.percent', {
          percent: controlsAllPorts(state, order.nation, order.zone) ? 100 : 50
        })
      ]
    case 'land': {
      const { zones, to } = order.crossing
      const zone = zones.at(-1)
      if (!zone) return []
      const units = able.flatMap((id) => {
        const piece = pieceById(state, id)
        return piece && isUnitPiece(piece) ? [piece.unit] : []
      })
      const { probability } = landingChance(state, { nation: order.nation, units, zone, to })
      return [message('preview.landing', { percent: Math.round(probability * 100) })]
    }
    default:
      return []
  }
}

import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import type { InvasionsPlay } from '../../play.ts'
import { provinceCard } from '../../queries/map/provinces.ts'
import { availableCounters } from '../../queries/nations/realm.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { raiseUnit } from '../pieces/muster.ts'

const FREE_FLEETS = ownFigures.shipyards.fleets
const LEVEL_OF_A_SHIPYARD = ownFigures.shipyards.level
const FLEETS_IN_A_STACK = figures.sea.fleetsInAStack

/** IX.E: the first great port that the nation takes gives it two fleets free of charge. */
export function seizeShipyards(play: InvasionsPlay, nation: NationId, province: ProvinceId): void {
  const { state } = play
  const port = provinceCard(province).city?.port
  const level = state.cities[province]?.level ?? 0
  const key = `shipyards:${nation}`
  if (!port || level < LEVEL_OF_A_SHIPYARD) return
  const ships = availableCounters(state, nation).filter(({ kind }) => kind === 'fleet')
  if (ships.length === 0 || state.chronicle.includes(key)) return
  state.chronicle.push(key)
  for (const { id } of ships.slice(0, FREE_FLEETS)) {
    const stack = stackWithRoom(play, nation, port)
    if (stack) raiseUnit(play, id, port, 'IX.E', stack)
  }
}

function stackWithRoom({ state }: InvasionsPlay, nation: NationId, sea: SeaId): 1 | 2 | null {
  const own = unitsIn(state, sea).filter((unit) => unit.controller === nation)
  const room = (stack: 1 | 2) => own.filter((unit) => unit.stack === stack).length < FLEETS_IN_A_STACK
  return room(1) ? 1 : room(2) ? 2 : null
}

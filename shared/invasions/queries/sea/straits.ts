import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import { borders } from '../../world/borders.ts'
import { seasOf } from '../../world/sea-queries.ts'
import type { SeaId } from '../../world/seas.ts'
import type { Neighbour } from '../../world/world-queries.ts'
import { hasTrait } from '../nations/traits.ts'
import { unitsIn } from '../pieces/placement.ts'
import { areHostile } from '../relations/stance.ts'

/** The strait of Constantinople, which has rules of its own (XVIII.J, XIX.A). */
const BOSPORUS = 'Bosphorus'

export function isBosporus(border: Pick<Neighbour, 'name'>): boolean {
  return border.name === BOSPORUS
}

/** XVIII.J: whether a crossing takes the whole movement; nations with the trait cross the Bosporus in one step. */
export function takesWholeMovement(nation: NationId, border: Neighbour): boolean {
  return border.kind === 'strait' && !(isBosporus(border) && hasTrait(nation, 'bosporus-passage'))
}

/** The sea zones that border both shores of a strait, by the strait's name. */
const zonesByStrait: ReadonlyMap<string, readonly SeaId[]> = new Map(
  borders.flatMap((border) => {
    if (border.kind !== 'strait') return []
    const [one, other] = border.between
    return [[border.name, seasOf(one, 'base').filter((zone) => seasOf(other, 'base').includes(zone))]]
  })
)

export function zonesOfStrait({ name }: Pick<Neighbour, 'name'>): readonly SeaId[] {
  return (name && zonesByStrait.get(name)) || []
}

/** XXV.F: whether a hostile naval stack bars a strait, even if friendly fleets are there too. */
export function isBlockaded(state: Board, nation: NationId, strait: Neighbour): boolean {
  return zonesOfStrait(strait).some((zone) =>
    unitsIn(state, zone).some(
      ({ controller }) => controller !== nation && areHostile(state, nation, controller)
    )
  )
}

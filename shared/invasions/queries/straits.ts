import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import { borders } from '../world/borders.ts'
import type { Neighbour } from '../world/queries.ts'
import { seasOf } from '../world/sea-queries.ts'
import type { SeaId } from '../world/seas.ts'
import { unitsIn } from './placement.ts'
import { areHostile } from './stance.ts'
import { hasTrait } from './traits.ts'

/** The strait of Constantinople, which has rules of its own (XVIII.J, XIX.A). */
const BOSPORUS = 'Bosphorus'

export function isBosporus(border: Pick<Neighbour, 'name'>): boolean {
  return border.name === BOSPORUS
}

/** XVIII.J: whether crossing takes a whole movement, or one step as for those who hold the Bosporus. */
export function takesWholeMovement(nation: NationId, border: Neighbour): boolean {
  return border.kind === 'strait' && !(isBosporus(border) && hasTrait(nation, 'bosporus-passage'))
}

/** The zones on which both shores of a strait lie, by its name. */
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

/** XXV.F: a hostile naval stack off a strait bars it, even when friendly fleets are there, too. */
export function isBlockaded(state: Board, nation: NationId, strait: Neighbour): boolean {
  return zonesOfStrait(strait).some((zone) =>
    unitsIn(state, zone).some(
      ({ controller }) => controller !== nation && areHostile(state, nation, controller)
    )
  )
}

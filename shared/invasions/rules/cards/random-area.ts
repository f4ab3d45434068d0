import type { Script } from '../../ask.ts'
import { revoltTable } from '../../content/chance-tables.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { AreaId } from '../../world/areas.ts'
import { checkD2, rollDie } from '../pieces/dice.ts'

type TenAreas = readonly AreaId[]

/** X.B: the Areas of locusts, two faces of the D10 for each. */
const dryAreas: TenAreas = ['africa', 'aegyptus', 'oriens', 'mesopotamia', 'persis']

/** XVI.C: rolls a D2 for the half of the map (passed: West), then the D10 of that half. */
export function* rollRandomArea(play: InvasionsPlay): Script<AreaId> {
  const west = yield* checkD2(play, { reason: 'half-of-map', rule: 'XVI.C' })
  const { total } = yield* rollDie(play, { reason: 'random-area', rule: 'XVI.C', faces: 10 })
  return faceOf(revoltTable[west ? 'west' : 'east'], total)
}

export function* rollDryArea(play: InvasionsPlay): Script<AreaId> {
  const { total } = yield* rollDie(play, { reason: 'dry-area', rule: 'X.B', faces: 10 })
  return faceOf(dryAreas, Math.ceil(total / 2))
}

function faceOf(table: TenAreas, face: number): AreaId {
  const area = table[face - 1]
  if (!area) throw new Error(`the table of Areas has no entry for ${face}`)
  return area
}

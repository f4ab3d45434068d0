import type { Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { AreaId } from '../../world/areas.ts'
import { openCheckD2, openRoll } from './rolls.ts'

type TenAreas = readonly AreaId[]

/** XVI.C: the Areas of each half of the map by the faces of a D10. */
export const areaTables: Readonly<Record<'west' | 'east', TenAreas>> = {
  west: [
    'gallia_meridionalis',
    'illyria',
    'britannia',
    'britannia',
    'gallia_septentrionalis',
    'italia',
    'africa',
    'africa',
    'hispania',
    'hispania'
  ],
  east: [
    'moesia',
    'asia',
    'cappadocia',
    'graecia',
    'aegyptus',
    'aegyptus',
    'oriens',
    'oriens',
    'mesopotamia',
    'persis'
  ]
}

/** Where locusts come from: two faces for each Area. */
const dryAreas: TenAreas = ['africa', 'aegyptus', 'oriens', 'mesopotamia', 'persis']

/** XVI.C: D2 for the half of the map, passed is West; then the D10 of that half. */
export function* rollRandomArea(play: InvasionsPlay): Script<AreaId> {
  const west = yield* openCheckD2(play, { reason: 'half-of-map', rule: 'XVI.C' })
  const { total } = yield* openRoll(play, { reason: 'random-area', rule: 'XVI.C', faces: 10 })
  return faceOf(areaTables[west ? 'west' : 'east'], total)
}

export function* rollDryArea(play: InvasionsPlay): Script<AreaId> {
  const { total } = yield* openRoll(play, { reason: 'dry-area', rule: 'X.B', faces: 10 })
  return faceOf(dryAreas, Math.ceil(total / 2))
}

/** XVI.C: rolled on the table of a half until one of the open Areas comes up; null when it holds none of them. */
export function* rollOpenArea(
  play: InvasionsPlay,
  nation: NationId,
  half: 'west' | 'east',
  open: readonly AreaId[]
): Script<AreaId | null> {
  const table = areaTables[half]
  if (!table.some((area) => open.includes(area))) return null
  for (;;) {
    const { total } = yield* openRoll(play, {
      reason: 'random-area',
      rule: 'XVI.C',
      faces: 10,
      actor: nation
    })
    const area = faceOf(table, total)
    if (open.includes(area)) return area
  }
}

function faceOf(table: TenAreas, face: number): AreaId {
  const area = table[face - 1]
  if (!area) throw new Error(`the table of Areas has no face ${face}`)
  return area
}

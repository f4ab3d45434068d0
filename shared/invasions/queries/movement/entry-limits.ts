import type { Refusal } from '../../../engine/decision.ts'
import type { Board } from '../../board.ts'
import { closedLand } from '../../content/closed-land.ts'
import type { NationId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import type { Unit } from '../../state.ts'
import { message, type SuffixNaming } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { areaNeighbours } from '../../world/world-queries.ts'
import { areaOf } from '../map/provinces.ts'
import { suzerainOf } from '../nations/realm.ts'
import { hasTrait } from '../nations/traits.ts'
import { hordeSeat, isNomadPeople, type Piece } from '../pieces/pieces.ts'
import { isNomadNow } from '../relations/relations.ts'

const SATRAPIES: readonly string[] = ['mesopotamia', 'persis', 'persia_orientalis']

/** Why a piece may never enter a province, whoever holds it; null when it may. */
export function entryRefusal(state: Board, piece: Piece, province: ProvinceId): Refusal | null {
  if (!mayEnter(state, piece.nation, province)) return refusal('closed-land', 'XVIII.K')
  if (strayedFromSuzerain(state, piece, province)) return refusal('near-suzerain', 'XVIII.A')
  return 'unit' in piece
    ? tiedToHome(state, piece.unit, piece.at, province)
    : tiedHorde(state, piece, province)
}

/** XVIII.K: whether a nation may enter a province, or the land is closed to it. */
export function mayEnter(state: Board, nation: NationId, province: ProvinceId): boolean {
  const area = areaOf(province)
  const closed = closedLand.find((land) => ('area' in land ? land.area === area : land.province === province))
  if (!closed) return true
  if (closed.open !== 'nomads') return closed.open.includes(nation)
  return (
    isNomadNow(state, nation) ||
    (state.turn === ownFigures.steppe.turn && hasTrait(nation, 'scythia-on-turn-1'))
  )
}

/** XVIII.A, XXIX.F: the vassal of a Nomad stays in the Area of its suzerain's horde or in a neighbouring one. */
function strayedFromSuzerain(state: Board, piece: Piece, province: ProvinceId): boolean {
  const suzerain = suzerainOf(state, piece.nation)
  if (!suzerain || !isNomadPeople(suzerain)) return false
  const horde = hordeSeat(state, suzerain)
  if (!horde) return false
  const centre = areaOf(horde)
  const near = (place: ProvinceId) =>
    areaOf(place) === centre || areaNeighbours(centre, 'base').includes(areaOf(place))
  return !near(province) && near(piece.at)
}

const HOME_BOUND: ReadonlySet<Unit['kind']> = new Set(['guard', 'thema', 'local-infantry', 'satrap'])

/** Whether a unit is of a kind that may not leave its home (below). All others go wherever their nation may. */
export const isHomeBound = ({ kind }: Pick<Unit, 'kind'>): boolean => HOME_BOUND.has(kind)

/** Why a Guard, Thema, local unit or Satrap may not leave its home for a province; null when it may. */
function tiedToHome(state: Board, unit: Unit, at: ProvinceId, province: ProvinceId): Refusal | null {
  const area = areaOf(province)
  switch (unit.kind) {
    case 'guard':
    case 'thema':
      return hasTrait(unit.nation, 'guards-at-home') && state.areaControl[area] !== unit.nation
        ? refusal('guards-at-home', 'XVIII.A')
        : null
    case 'local-infantry':
      return area === areaOf(at) ? null : refusal('local-units', 'XVIII.I')
    case 'satrap':
      return hasTrait(unit.nation, 'satrap-garrisons') && !SATRAPIES.includes(area)
        ? refusal('satraps-at-home', 'XVIII.A')
        : null
    default:
      return null
  }
}

/** XXVIII.E: a federate keeps its horde in the provinces of its Foedus. */
function tiedHorde(state: Board, piece: Piece, province: ProvinceId): Refusal | null {
  if (!('horde' in piece)) return null
  const foedera = state.relations.filter((tie) => tie.kind === 'foedus' && tie.federate === piece.nation)
  if (foedera.length === 0) return null
  const granted = foedera.some((tie) => tie.kind === 'foedus' && tie.provinces.includes(province))
  return granted ? null : refusal('horde-in-foedus', 'XXVIII.E')
}

function refusal(name: SuffixNaming<'refusal'>, rule: string): Refusal {
  return { reason: message(`refusal.${name}`), rule }
}

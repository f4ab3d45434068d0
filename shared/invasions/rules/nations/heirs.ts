import type { Script } from '../../ask.ts'
import type { Contingent, TurnEvent } from '../../content/content-schema.ts'
import { type NationId, nationIds, type SpecialRuleId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import { contingents } from '../../content/time-table.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf, isProvince } from '../../queries/map/provinces.ts'
import { availableCounters, isCapitalOf } from '../../queries/nations/realm.ts'
import { hasTrait } from '../../queries/nations/traits.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { hasStrangers, stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { provincesOf } from '../../world/world-queries.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { handOver, settleControl } from '../control/control.ts'
import { bringLeader, disbandUnit, raiseUnit } from '../pieces/muster.ts'
import { companyOf, partTroops } from '../relations/part-troops.ts'
import { enterPlay, placeContingent } from '../time/arrivals.ts'
import { removeCapital } from '../time/displacement.ts'
import { foundCapital } from '../time/kingdoms.ts'

const all: readonly Contingent[] = contingents
const WEST_LOSES_ITALY_FROM = ownFigures.heirs.italyFrom

/** XXVII.A: minor kingdoms that inherit the fallen West rise where it stood. */
export function* heirsOfTheWest(play: InvasionsPlay): Script {
  yield* heirsRise(play, 'heirs-of-the-west', west, westHasFallen)
}

/** XXVII.A: the Sardinians become independent when the West has fallen. */
export function* freeSardinia(play: InvasionsPlay): Script {
  yield* heirsRise(play, 'free-sardinia', west, westHasFallen)
}

/** XXVII.A: minor kingdoms that inherit the fallen East rise where it stood. */
export function* heirsOfTheEast(play: InvasionsPlay): Script {
  yield* heirsRise(play, 'heirs-of-the-east', east, eastHasFallen)
}

function* heirsRise(
  play: InvasionsPlay,
  heirs: SpecialRuleId,
  empire: NationId | undefined,
  hasFallen: (state: InvasionsState) => boolean
): Script {
  const { state } = play
  for (const contingent of all) {
    const { nation, hook, from } = contingent
    if (hook !== heirs || state.turn < from || state.nations[nation].presence !== 'unborn') continue
    const at = empire && hasFallen(state) ? placeToRise(state, contingent, empire) : undefined
    if (at) yield* rise(play, contingent, at)
  }
}

/** XXVII.A: heirs succeed the Empire, so they rise on land that it holds or nobody does: at home, else in the largest city. */
function placeToRise(
  state: InvasionsState,
  { province, elsewhere = [] }: Contingent,
  empire: NationId
): ProvinceId | undefined {
  const cities = elsewhere
    .flatMap((area) => provincesOf(area, 'base').map(({ id }) => id))
    .filter((id) => state.cities[id])
    .sort((one, other) => (state.cities[other]?.level ?? 0) - (state.cities[one]?.level ?? 0))
  return [province, ...cities].find((id) => isLeftBy(state, empire, id))
}

/** Whether a province is the Empire's or nobody's, with neither troops nor the seat of others in it. */
function isLeftBy(state: InvasionsState, empire: NationId, id: ProvinceId): boolean {
  const holder = state.control[id]
  return (
    (holder === undefined || holder === empire) &&
    unitsIn(state, id).every(({ controller }) => controller === empire) &&
    nationIds.every((nation) => state.nations[nation].seat?.at !== id)
  )
}

/** The half of the Empire that a trait marks. */
const half = (trait: SpecialRuleId): NationId | undefined => nationIds.find((id) => hasTrait(id, trait))
const west = half('capital-to-ravenna')
const east = half('bosporan-march')

function westHasFallen(state: InvasionsState): boolean {
  if (!west) return false
  if (state.nations[west].presence === 'gone') return true
  return state.turn >= WEST_LOSES_ITALY_FROM && state.areaControl.italia !== west
}

function eastHasFallen(state: InvasionsState): boolean {
  return east !== undefined && (state.nations[east].presence === 'gone' || state.control.thracia !== east)
}

/** IX.B: places a contingent in a province and displaces what the Empire has there. */
function* rise(play: InvasionsPlay, contingent: Contingent, at: ProvinceId): Script {
  const { nation, units, treasury } = contingent
  yield* enterPlay(play, nation, at)
  placeContingent(play, nation, at, units, 'XXVII.A')
  handOver(play.state, at, nation)
  changeTreasury(play, nation, treasury, 'heirs', 'XXVII.A')
  settleControl(play)
}

/**
 * XXVII.A: on turn 4 the Britons take over what Rome still holds of the island, with the troops there. If Rome has
 * fallen, they take over what nobody holds.
 */
export function* britishIndependence(play: InvasionsPlay, event: TurnEvent): Script {
  if (event.event !== 'independence') return
  const { state } = play
  const { nation, of, area } = event
  const contingent = all.find((entry) => entry.nation === nation)
  const provinces = leftOf(state, of, area)
  const at =
    provinces.find((id) => id === contingent?.province) ??
    provinces.find((id) => state.cities[id]) ??
    provinces[0]
  if (!contingent || !at || state.nations[nation].presence !== 'unborn') return
  const company = companyOf(state)
  // IX.B: a capital on the island is treated as a displaced one.
  const capital = provinces.find((id) => isCapitalOf(state, of, id))
  if (capital) removeCapital(play, of, capital)
  const garrisons = Object.values(state.units).filter(
    (unit) => unit.controller === of && isProvince(unit.at) && areaOf(unit.at) === area
  )
  recallLeaders(play, of, area)
  for (const { id } of garrisons) disbandUnit(play, id, 'XXVII.A')
  yield* rise(play, contingent, at)
  // British counters replace the garrisons, as far as there are any, but not beside friends of the Empire (XII.D).
  const look = stanceMap(state, nation)
  for (const { at: place } of garrisons) {
    const [recruit] = availableCounters(state, nation)
    if (recruit && isProvince(place) && !hasStrangers(look, place))
      raiseUnit(play, recruit.id, place, 'XXVII.A')
  }
  for (const id of provinces)
    if (unitsIn(state, id).every((unit) => unit.controller === nation)) handOver(state, id, nation)
  // XII.D: friends of Rome on the island are enemies of the Britons.
  yield* partTroops(play, company, [nation])
  if (capital) yield* foundCapital(play, of, 'IX.B')
}

/** What an Empire holds of an Area; if it has fallen, what nobody holds there. */
function leftOf(state: InvasionsState, empire: NationId, area: AreaId): ProvinceId[] {
  const fallen = state.nations[empire].presence === 'gone'
  return provincesOf(area, 'base')
    .map(({ id }) => id)
    .filter((id) => {
      const holder = state.control[id]
      return holder === empire || (fallen && holder === undefined && unitsIn(state, id).length === 0)
    })
}

function recallLeaders(play: InvasionsPlay, nation: NationId, area: AreaId): void {
  const seat = play.state.nations[nation].seat
  if (!seat) return
  for (const leader of Object.values(play.state.leaders)) {
    if (leader.nation !== nation || leader.presence !== 'in-play' || !leader.at) continue
    if (isProvince(leader.at) && areaOf(leader.at) === area) bringLeader(play, leader.id, seat.at, 'XXVII.A')
  }
}

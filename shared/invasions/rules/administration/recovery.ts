import { discard, reshuffle } from '../../../engine/deck.ts'
import { shuffled } from '../../../engine/random.ts'
import type { Script } from '../../ask.ts'
import { chooseSome } from '../../choose-some.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { placeCapital } from '../time/kingdoms.ts'

export interface RecoveryEvent {
  readonly type: 'recovered'
  readonly nation: NationId
  readonly province: ProvinceId
}

const SITES_PER_AREA = figures.income.sitesRecovered

/** XIV.I: cities and two sites in each Area recover from a sack, and a conquered capital is placed again. */
export function* recoverFromSack(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  for (const [province] of presentEntries(state.plundered)) {
    if (state.cities[province] && state.control[province] === nation) recover(play, nation, province)
  }
  for (const [area, holder] of presentEntries(state.areaControl)) {
    if (holder === nation && !state.thisTurn.recoveredAreas.includes(area)) {
      yield* recoverSites(play, nation, area)
    }
  }
  yield* capitalAgain(play, nation)
}

/** XIV.I: removes up to two markers from the empty sites of an Area, once a turn. */
function* recoverSites(play: InvasionsPlay, nation: NationId, area: AreaId): Script {
  const { state } = play
  const sites = presentEntries(state.plundered)
    .map(([province]) => province)
    .filter((province) => areaOf(province) === area && !state.cities[province])
  if (sites.length === 0) return
  state.thisTurn.recoveredAreas.push(area)
  const chosen = sites.length <= SITES_PER_AREA ? sites : yield* chooseSites(nation, area, sites)
  for (const province of chosen) recover(play, nation, province)
}

function chooseSites(
  nation: NationId,
  area: AreaId,
  sites: readonly ProvinceId[]
): Script<readonly ProvinceId[]> {
  return chooseSome({
    header: {
      ...questionFor(nation, 'recover-sites', 'XIV.I'),
      prompt: message('prompt.recover-sites', {
        nation: reference('nation', nation),
        area: reference('area', area)
      }),
      about: { nation, area, count: SITES_PER_AREA }
    },
    name: 'sites',
    label: message('field.sites'),
    items: sites,
    min: SITES_PER_AREA,
    max: SITES_PER_AREA,
    toOption: provinceOption,
    sample: (random) => shuffled(random, sites).slice(0, SITES_PER_AREA)
  })
}

/** Returns the marker to the pool. */
function recover(play: InvasionsPlay, nation: NationId, province: ProvinceId): void {
  const { state } = play
  const marker = state.plundered[province]
  if (marker === undefined) return
  delete state.plundered[province]
  discard(state.decks.plunder, marker)
  reshuffle(state.random, state.decks.plunder)
  play.emit({ type: 'recovered', nation, province })
}

/** XIV.I: places a conquered capital again in the turn after. Without a city the nation keeps waiting. */
function* capitalAgain(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const { seat, capitalLostOn } = state.nations[nation]
  if (capitalLostOn === null || !isCivilised(state.nations[nation])) return
  const stands = seat?.kind === 'capital' && state.control[seat.at] === nation
  if (!stands && !(yield* placeCapital(play, nation, 'XIV.I'))) return
  if (capitalLostOn < state.turn - 1) state.nations[nation].capitalLostOn = null
}

import { choose, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { provinceCard } from '../../queries/map/provinces.ts'
import { holdings, isCapitalOf } from '../../queries/nations/realm.ts'
import { questionFor } from '../../question-header.ts'
import type { City, InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'

export type CityEvent = {
  readonly type: 'city-changed'
  readonly province: ProvinceId
  readonly how: 'found' | 'grow' | 'wall' | 'shaken'
  readonly level: number
  readonly fortified: boolean
}

/** III.F: founds a city on its site, enlarges it by a level, or walls it (XXIII). */
export function changeCity(play: InvasionsPlay, province: ProvinceId, how: 'found' | 'grow' | 'wall'): void {
  const { cities } = play.state
  const city = cities[province]
  if (how === 'found') {
    if (city || !provinceCard(province).city) return
    cities[province] = { level: 1, fortified: false }
  } else if (!city) return
  else if (how === 'wall') city.fortified = true
  else city.level = nextLevel(city.level)
  emitChange(play, province, how)
}

/** An earthquake: the city loses one level, never below 1, and its walls unless it is a capital. */
export function shakeCity(play: InvasionsPlay, province: ProvinceId): void {
  const { cities, control } = play.state
  const city = cities[province]
  if (!city) return
  const holder = control[province]
  city.level = city.level === 3 ? 2 : 1
  if (!holder || !isCapitalOf(play.state, holder, province)) city.fortified = false
  emitChange(play, province, 'shaken')
}

/** What a nation gains that has no city to found or to enlarge. */
const GOLD_INSTEAD_OF_A_CITY = 3

/** The nation founds a city on a site of its own or enlarges one of its cities; if it can do neither, it gains gold. */
export function* growOwnCity(play: InvasionsPlay, nation: NationId, rule: string): Script {
  const { state } = play
  const sites = holdings(state, nation).filter((id) => mayFound(state, id))
  const cities = holdings(state, nation).filter((id) => mayGrow(state, id))
  const options = [
    ...sites.map((id) => ({ id, how: 'found' as const })),
    ...cities.map((id) => ({ id, how: 'grow' as const }))
  ]
  const [only, second] = options
  if (!only) {
    changeTreasury(play, nation, GOLD_INSTEAD_OF_A_CITY, 'card', rule)
    return
  }
  const chosen = second
    ? yield* choose(
        {
          ...questionFor(nation, 'grow-city', rule),
          prompt: message('prompt.grow-city', { nation: reference('nation', nation) }),
          about: {
            nation,
            cities: options.map(({ id }) => ({ province: id, level: state.cities[id]?.level ?? 0 }))
          }
        },
        options.map((option) => ({
          key: option.id,
          label: message(`option.city-${option.how}`, { province: reference('province', option.id) }),
          place: option.id,
          value: option
        }))
      )
    : only
  changeCity(play, chosen.id, chosen.how)
}

function mayFound(state: InvasionsState, id: ProvinceId): boolean {
  return provinceCard(id).city !== null && !state.cities[id] && !state.plundered[id] && !state.revolts[id]
}

function mayGrow(state: InvasionsState, id: ProvinceId): boolean {
  const city = state.cities[id]
  return city !== undefined && city.level < 3 && !state.revolts[id]
}

function nextLevel(level: City['level']): City['level'] {
  return level === 1 ? 2 : 3
}

function emitChange(play: InvasionsPlay, province: ProvinceId, how: CityEvent['how']): void {
  const city = play.state.cities[province]
  if (city) play.emit({ type: 'city-changed', province, how, level: city.level, fortified: city.fortified })
}

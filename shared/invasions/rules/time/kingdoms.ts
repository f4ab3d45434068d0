import { choose, confirm, type Script } from '../../ask.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf, provinceCard } from '../../queries/map/provinces.ts'
import { holdings, lacksCapital } from '../../queries/nations/realm.ts'
import {
  canBecomeKingdom,
  chanceOfKingdom,
  kingdomModifiers
} from '../../queries/time/kingdom-and-empire-checks.ts'
import { questionFor } from '../../question-header.ts'
import type { City } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { refuseOffer } from '../../yearly-offers.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { rollDie } from '../pieces/dice.ts'
import { companyOf, partTroops } from '../relations/part-troops.ts'
import { chooseReligion } from '../religion/conversion-and-heresy.ts'
import { awardDeed } from '../scoring/score-turn.ts'

export type KingdomEvent =
  | { readonly type: 'kingdom-founded'; readonly nation: NationId; readonly forced: boolean }
  | {
      readonly type: 'city-grew'
      readonly province: ProvinceId
      readonly level: number
      readonly rule: string
    }
  | {
      readonly type: 'capital-founded'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly rule: string
    }
  | { readonly type: 'capital-postponed'; readonly nation: NationId }

/** VII.B, VII.C: the ages from which a Barbarian nation may found a Kingdom, and must check for one. */
const VOLUNTARY_AGE = figures.kingdom.voluntaryAge
const FORCED_AGE = figures.kingdom.forcedAge
/** VII.D, VIII.C: the gold of a young realm at once, and in the next turn. */
export const YOUNG_REALM_GOLD = figures.kingdom.gold
export const YOUNG_REALM_GOLD_DUE = figures.kingdom.goldNextTurn

/** VII.B: from age 3 a Barbarian nation may announce a Kingdom; from age 5 it must check if it does not (VII.C). */
export function* mayFoundKingdom(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const { age, treasury } = state.nations[nation]
  if (age < VOLUNTARY_AGE || !canBecomeKingdom(state, nation)) return
  const held = holdings(state, nation).length
  const announced = yield* confirm({
    ...questionFor(nation, 'found-kingdom', 'VII.B'),
    prompt: message('prompt.found-kingdom', { nation: reference('nation', nation), age }),
    about: {
      nation,
      age,
      treasury,
      holdings: held,
      forced: age >= FORCED_AGE ? chanceOfKingdom(state, nation) : 0
    }
  })
  if (announced) return yield* foundKingdom(play, nation, false)
  refuseOffer(state, 'found-kingdom', nation, held)
  if (age >= FORCED_AGE) yield* checkKingdom(play, nation)
}

/** VII.C: rolls whether an ageing Barbarian nation becomes a Kingdom. */
export function* checkKingdom(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  if (!canBecomeKingdom(state, nation)) return
  const { age } = state.nations[nation]
  const { total } = yield* rollDie(play, {
    reason: 'kingdom',
    rule: 'VII.C',
    faces: 10,
    modifiers: kingdomModifiers(state, nation),
    actor: nation
  })
  if (total <= age) yield* foundKingdom(play, nation, true)
}

/** VII.D: founds a Kingdom: age 1, gold, a new or larger city, a capital, a religion. */
export function* foundKingdom(play: InvasionsPlay, nation: NationId, forced: boolean): Script {
  const { state } = play
  const company = companyOf(state)
  Object.assign(state.nations[nation], {
    status: 'kingdom',
    age: 1,
    decline: 0,
    statusSince: state.turn,
    goldDue: YOUNG_REALM_GOLD_DUE
  })
  play.emit({ type: 'kingdom-founded', nation, forced })
  changeTreasury(play, nation, YOUNG_REALM_GOLD, 'young-realm', 'VII.D')
  yield* foundCapital(play, nation)
  // XII.D: others in Barbarian Areas are no longer neutral to it.
  yield* partTroops(play, company, [nation])
  yield* chooseReligion(play, nation)
  const seat = state.nations[nation].seat
  if (seat) awardDeed(play, nation, { for: 'kingdom', area: areaOf(seat.at) })
}

/** VII.D: founds or enlarges a city and turns the horde into a capital. Without a city the capital is postponed. */
export function* foundCapital(play: InvasionsPlay, nation: NationId, rule = 'VII.D'): Script {
  yield* growCity(play, nation, rule)
  const placed = yield* placeCapital(play, nation, rule)
  if (!placed) play.emit({ type: 'capital-postponed', nation })
}

/** VII.D: founds the postponed capital of a Kingdom that now has a city or site. */
export function* foundLateCapital(play: InvasionsPlay, { nation }: { readonly nation: NationId }): Script {
  const { state } = play
  const ready = holdings(state, nation).some((id) => provinceCard(id).city !== null)
  if (ready && lacksCapital(state, nation)) yield* foundCapital(play, nation)
}

/** VII.D: an empty site becomes a city of level 1; else a city of level 1 grows, else one of level 2. */
function* growCity(play: InvasionsPlay, nation: NationId, rule: string): Script {
  const { state } = play
  const held = holdings(state, nation)
  const ofLevel = (level: number) =>
    held.filter((id) => provinceCard(id).city !== null && (state.cities[id]?.level ?? 0) === level)
  const candidates = [ofLevel(0), ofLevel(1), ofLevel(2)].find((list) => list.length > 0)
  if (!candidates) return
  const province = yield* pickCity(play, nation, 'grow-city', rule, candidates)
  const city = state.cities[province]
  const level: City['level'] = city ? (city.level === 1 ? 2 : 3) : 1
  state.cities[province] = { level, fortified: city?.fortified ?? false }
  play.emit({ type: 'city-grew', province, level, rule })
}

/** VII.D, XIV.I, XXIII.A: assigns the capital to a city the nation controls, which is walled from then on (III.G). */
export function* placeCapital(play: InvasionsPlay, nation: NationId, rule: string): Script<boolean> {
  const { state } = play
  const cities = holdings(state, nation).filter((id) => state.cities[id])
  if (cities.length === 0) return false
  const at = yield* pickCity(play, nation, 'place-capital', rule, cities)
  state.nations[nation].seat = { kind: 'capital', at }
  const city = state.cities[at]
  if (city) city.fortified = true
  play.emit({ type: 'capital-founded', nation, province: at, rule })
  return true
}

/** Asks for one of several cities or sites. A single one needs no question. */
function* pickCity(
  play: InvasionsPlay,
  nation: NationId,
  kind: 'grow-city' | 'place-capital',
  rule: string,
  provinces: readonly ProvinceId[]
): Script<ProvinceId> {
  const [first, second] = provinces
  if (!first) throw new Error(`there is no province to choose for ${kind}`)
  if (!second) return first
  const cities = provinces.map((id) => ({ province: id, level: play.state.cities[id]?.level ?? 0 }))
  return yield* choose(
    {
      ...questionFor(nation, kind, rule),
      prompt: message(`prompt.${kind}`, { nation: reference('nation', nation) }),
      about: { nation, cities }
    },
    cities.map(({ province, level }) => ({
      ...provinceOption(province),
      preview: [message('preview.city-level', { level })],
      value: province
    }))
  )
}

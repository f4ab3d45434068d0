import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import { nationCard } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isCapitalOf } from '../../queries/nations/realm.ts'
import { questionFor } from '../../question-header.ts'
import type { City, InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury, scorePoints } from '../administration/bookkeeping.ts'
import { handOver } from '../control/control.ts'
import { capitalConquered } from '../relations/relation-changes.ts'
import { drawPlunder, markPlundered } from './plunder.ts'

export type ConquestEvent =
  | {
      readonly type: 'city-taken'
      readonly province: ProvinceId
      readonly by: NationId
      readonly from: NationId | null
      readonly capital: boolean
    }
  | {
      readonly type: 'city-sacked'
      readonly province: ProvinceId
      readonly by: NationId
      readonly level: number
    }
  | { readonly type: 'walls-razed'; readonly province: ProvinceId; readonly by: NationId }

/** XXIV.D: the gold of any sack, and what a capital adds to it. */
const BOOTY = figures.siege.booty
const BOOTY_OF_A_KINGDOM = figures.siege.bootyOfAKingdom
const BOOTY_OF_AN_EMPIRE = figures.siege.bootyOfAnEmpire

/** XXIV.C: hands the city over. The conqueror may sack it and raze its walls. A lost capital costs its nation more (III.G). */
export function* takeCity(play: InvasionsPlay, province: ProvinceId, by: NationId): Script {
  const { state } = play
  const from = state.control[province] ?? null
  const loser = nationIds.find((nation) => isCapitalOf(state, nation, province)) ?? null
  handOver(state, province, by)
  if (loser) Object.assign(state.nations[loser], { seat: null, capitalLostOn: state.turn })
  play.emit({ type: 'city-taken', province, by, from, capital: loser !== null })
  yield* decideFate(play, province, by, loser)
  for (const taken of play.hooks.of(by, 'cityTaken')) taken(play, by, province)
  if (loser) yield* capitalConquered(play, loser, by, province, from)
}

/** XXIV.D, XXIV.E: asks whether to sack the city and to raze its walls. A capital keeps its walls. */
function* decideFate(
  play: InvasionsPlay,
  province: ProvinceId,
  by: NationId,
  capitalOf: NationId | null
): Script {
  const city = play.state.cities[province]
  if (!city) return
  const maySack = play.state.plundered[province] === undefined
  const mayRaze = city.fortified && capitalOf === null
  const fates: ValuedOptionOf<'fate-of-city', Fate>[] = [
    { key: 'spare', label: message('option.spare'), value: { sack: false, raze: false } },
    ...(maySack
      ? [{ key: 'sack' as const, label: message('option.sack'), value: { sack: true, raze: false } }]
      : []),
    ...(mayRaze
      ? [{ key: 'raze' as const, label: message('option.raze'), value: { sack: false, raze: true } }]
      : []),
    ...(maySack && mayRaze
      ? [
          {
            key: 'sack-and-raze' as const,
            label: message('option.sack-and-raze'),
            value: { sack: true, raze: true }
          }
        ]
      : [])
  ]
  if (fates.length === 1) return
  const gold = BOOTY + bootyOfCapital(play.state, capitalOf)
  const fate = yield* choose(
    {
      ...questionFor(by, 'fate-of-city', 'XXIV.D', {
        province,
        by,
        level: city.level,
        capitalOf,
        maySack,
        mayRaze,
        gold
      }),
      place: province,
      prompt: message('prompt.fate-of-city', { province: reference('province', province) })
    },
    fates
  )
  if (fate.sack) yield* sackCity(play, province, by, city, capitalOf)
  if (fate.raze) razeWalls(play, province, by, city)
}

interface Fate {
  readonly sack: boolean
  readonly raze: boolean
}

/** XXIV.D: the sack brings booty and a plunder marker per city level, and puts a marker face down on the city. */
export function* sackCity(
  play: InvasionsPlay,
  province: ProvinceId,
  by: NationId,
  city: City,
  capitalOf: NationId | null
): Script {
  const { state } = play
  play.emit({ type: 'city-sacked', province, by, level: city.level })
  changeTreasury(play, by, BOOTY + bootyOfCapital(state, capitalOf), 'sack', 'XXIV.D')
  yield* drawPlunder(play, by, city.level)
  markPlundered(play, province)
  awardSack(play, province, by)
}

/** V.B: some nations score once for the sack of a certain city. */
function awardSack(play: InvasionsPlay, province: ProvinceId, by: NationId): void {
  const { chronicle } = play.state
  for (const award of nationCard(by).awards) {
    const key = `sack/${by}/${province}`
    if (award.for !== 'sack' || award.province !== province || chronicle.includes(key)) continue
    chronicle.push(key)
    scorePoints(play, by, award.points, 'sack', 'V.B')
  }
}

/** XXIV.E */
function razeWalls(play: InvasionsPlay, province: ProvinceId, by: NationId, city: City): void {
  city.fortified = false
  play.emit({ type: 'walls-razed', province, by })
}

function bootyOfCapital(state: InvasionsState, capitalOf: NationId | null): number {
  if (!capitalOf) return 0
  return state.nations[capitalOf].status === 'empire' ? BOOTY_OF_AN_EMPIRE : BOOTY_OF_A_KINGDOM
}

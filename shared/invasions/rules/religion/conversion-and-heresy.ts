import { choose, confirm, type Script } from '../../ask.ts'
import { nationCard, sideOf } from '../../catalogue.ts'
import { type NationId, nationIds, type ReligionId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { holdings } from '../../queries/nations/realm.ts'
import {
  areaReligion,
  catholicIncome,
  isImmune,
  mayTurnCatholic,
  religionStruck
} from '../../queries/religion/religion.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { refuseOffer } from '../../yearly-offers.ts'
import { scorePoints } from '../administration/bookkeeping.ts'
import { chooseAreaOf } from '../administration/revolt-selector.ts'

export type ReligionEvent =
  | {
      readonly type: 'converted'
      readonly nation: NationId
      readonly from: ReligionId
      readonly to: ReligionId
    }
  | { readonly type: 'heresy'; readonly area: AreaId; readonly religion: ReligionId; readonly rule: string }

/** XXXI.B: the city of the Pope. */
const ROME: ProvinceId = 'latium'

/** XXXI.B: at the start of the Administration Phase a nation may turn Catholic, and a convert may claim its bonus. */
export function* conversionStep(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const header = { side: sideOf(nation), rule: 'XXXI.B', actor: nation }
  const { religion } = state.nations[nation]
  const points = conversionPoints(state, nation)
  const params = { nation: reference('nation', nation), points }
  if (mayTurnCatholic(state, nation)) {
    // Without a Catholic province the nation gains nothing by conversion.
    if (!holdsCatholicProvince(state, nation)) return
    const turns = yield* confirm({
      ...header,
      kind: 'convert',
      prompt: message('prompt.convert', params),
      about: { nation, religion, points }
    })
    if (!turns) return refuseOffer(state, 'convert', nation, points)
    convert(play, nation, 'catholic')
  }
  if (!bonusOpen(state, nation) || points === 0) return
  const claims = yield* confirm({
    ...header,
    kind: 'conversion-bonus',
    prompt: message('prompt.conversion-bonus', params),
    about: { nation, points }
  })
  if (claims) scoreConversion(play, nation)
  else refuseOffer(state, 'conversion-bonus', nation, points)
}

/** VII.D: a young Kingdom keeps its religion, or becomes Arian or Catholic. */
export function* chooseReligion(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  if (!mayTurnCatholic(state, nation)) return
  const { religion } = state.nations[nation]
  const faiths: ReligionId[] = religion === 'pagan' ? ['pagan', 'arian', 'catholic'] : ['arian', 'catholic']
  const points = conversionPoints(state, nation)
  const chosen = yield* choose(
    {
      ...questionFor(nation, 'choose-religion', 'VII.D'),
      prompt: message('prompt.choose-religion', { nation: reference('nation', nation) }),
      about: { nation, religion, points }
    },
    faiths.map((faith) => ({
      key: faith,
      label: message('option.religion', { religion: reference('religion', faith) }),
      preview: faith === 'catholic' && points > 0 ? [message('preview.conversion-points', { points })] : [],
      value: faith
    }))
  )
  if (chosen !== religion) convert(play, nation, chosen)
}

/** XXXI.B */
export function convert(play: InvasionsPlay, nation: NationId, to: ReligionId): void {
  const realm = play.state.nations[nation]
  const from = realm.religion
  if (from === to) return
  realm.religion = to
  if (to === 'catholic') realm.converted = true
  play.emit({ type: 'converted', nation, from, to })
}

/** XXXI.B: scores once for the convert, and half for the holder of Rome, razed or not. */
export function scoreConversion(play: InvasionsPlay, nation: NationId): void {
  const { state } = play
  if (!bonusOpen(state, nation)) return
  const points = conversionPoints(state, nation)
  state.chronicle.push(bonusKey(nation))
  scorePoints(play, nation, points, 'conversion', 'XXXI.B')
  const rome = state.control[ROME]
  if (rome) scorePoints(play, rome, Math.ceil(points / 2), 'pope', 'XXXI.B')
}

/** XXXI.B: the bonus, if the nation's card has one. */
function conversionPoints(state: InvasionsState, nation: NationId): number {
  return nationCard(nation).conversionBonus ? catholicIncome(state, nation) : 0
}

function bonusOpen(state: InvasionsState, nation: NationId): boolean {
  return state.nations[nation].converted && !state.chronicle.includes(bonusKey(nation))
}

const bonusKey = (nation: NationId) => `conversion-bonus:${nation}`

function holdsCatholicProvince(state: InvasionsState, nation: NationId): boolean {
  return holdings(state, nation).some((id) => areaReligion(areaOf(id)) === 'catholic')
}

/** XXXI.C: a heresy breaks out in an Area, even in a capital's, of one of the religions that are present in it. */
export function heresyInArea(
  play: InvasionsPlay,
  area: AreaId,
  religion = religionStruck(play.state, area)
): void {
  play.state.heresies[area] = { grade: '+', religion }
  play.emit({ type: 'heresy', area, religion, rule: 'XXXI.C' })
}

/**
 * III.G, XXXI.C: a heresy as a calamity breaks out in an Area of the nation, of its own religion or of the Monophysites
 * there, never in the Area of a capital, whoever's. Pagan and Arian Barbarians are immune.
 */
export function* heresyInNation(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  if (isImmune(state, nation)) return
  const capitals = new Set(nationIds.flatMap((id) => areaOfCapital(state, id) ?? []))
  const open = [...new Set(holdings(state, nation).map(areaOf))].filter(
    (area) => !capitals.has(area) && state.heresies[area]?.grade !== '+'
  )
  const area = yield* chooseAreaOf(play, nation, open, 'heresy', 'XXXI.C')
  if (area) heresyInArea(play, area, religionStruck(state, area, nation))
}

/** III.G, VII.D: the Area of a nation's capital, or of the horde that stands for the capital of a Kingdom. */
function areaOfCapital(state: InvasionsState, nation: NationId): AreaId | null {
  const { presence, seat } = state.nations[nation]
  return presence === 'in-play' && seat && isCivilised(state.nations[nation]) ? areaOf(seat.at) : null
}

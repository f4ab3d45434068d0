import { nationCard, sideOf } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { OptionOf } from '../../decisions/decision-kinds.ts'
import { areaOf, isBarbarianProvince, isProvince, provinceCard } from '../../queries/map/provinces.ts'
import { holdings } from '../../queries/nations/realm.ts'
import { unitTypeOf } from '../../queries/pieces/unit-types.ts'
import { unitWorth } from '../../queries/pieces/unit-worth.ts'
import { calendarOf } from '../../queries/time/nation-calendar.ts'
import { objectivesOf } from '../../queries/time/scenario.ts'
import type { AreaId } from '../../world/areas.ts'
import type { Appraisal } from '../appraisal/appraisal.ts'
import { awardLeft } from '../appraisal/awards.ts'
import { timesCounted, turnsLeft } from '../appraisal/future-scorings.ts'
import { incomeAsKingdom } from '../appraisal/gold.ts'
import { areasOf } from '../appraisal/hypothetical-control.ts'
import { claimsOn } from '../appraisal/land.ts'
import { characterOf } from '../character.ts'
import { bestBy, choosing, yesIf } from '../judgements.ts'
import type { Policy } from '../policy.ts'
import { weights } from '../weights.ts'
import { qualityOf } from './administration/administration.ts'

/** VII.D: the gold that a new Kingdom receives, now and in the next turn. */
const FOUNDING_GOLD = figures.kingdom.gold + figures.kingdom.goldNextTurn
/** XI.C: the points per turn that a Barbarian nation gains by raids when it has nothing better to do. */
const POINTS_BY_RAIDS = 0.7
/** The cost of a Kingdom in a Barbarian Area, which yields little and cannot move. */
const COST_OF_BARBARIAN_LAND = 3
/** XIII.C: the cost of the administration per turn, less the gold of its cards. */
const ADMINISTRATION_COST = 7

/** VII: a Kingdom lives on its land and stays there. A Barbarian nation moves on and gets the reinforcements of the Time Table. */
export const foundKingdomPolicy: Policy<'found-kingdom'> = ({ appraisal }, { about }) => {
  const { board } = appraisal
  const { nation } = about
  const areas = areasOf([...holdings(board, nation), appraisal.controlNow().seat(nation)])
  const { net } = incomeAsKingdom(board, nation)
  const coming = calendarOf(nation).reinforcements.filter(({ turn }) => turn >= board.turn)
  const lost = coming.reduce((sum, { units }) => sum + units, 0) + turnsLeft(board) * 0.5
  const turns = Math.min(5, turnsLeft(board))
  return yesIf([
    ...appraisal.gain({ crowned: nation }, areas),
    {
      term: 'points',
      points:
        awardOf(appraisal, nation) + (nationCard(nation).conversionBonus ? 2 : 0) - POINTS_BY_RAIDS * turns
    },
    { term: 'gold', points: ((net - ADMINISTRATION_COST) * turns + FOUNDING_GOLD) * weights.gold },
    { term: 'own-losses', points: -lost * weights.unit * 0.8 },
    { term: 'approach', points: -goalGivenUp(appraisal, nation) }
  ])
}

/** The worth of the best Area that a nation would hardly reach as a Kingdom. */
function goalGivenUp(appraisal: Appraisal, nation: NationId): number {
  const { board } = appraisal
  const at = board.nations[nation].seat?.at
  const counted = timesCounted(board, nation, 0.8)
  const settler = characterOf(board, nation).settler
  const wanted = objectivesOf(board, nation).flatMap((objective) => {
    if (!('area' in objective) || board.areaControl[objective.area] === nation) return []
    return at && areaOf(at) === objective.area ? [] : [objective.points]
  })
  return (
    Math.max(0, ...wanted) * counted * (0.9 - 0.6 * settler) +
    (at && isBarbarianProvince(at) ? COST_OF_BARBARIAN_LAND : 0)
  )
}

/** V.B: the award for a Kingdom in this Area. */
function awardOf({ board }: Appraisal, nation: NationId): number {
  const at = board.nations[nation].seat?.at
  return at ? awardLeft(board, nation, (one) => one.for === 'kingdom' && one.area === areaOf(at)) : 0
}

/** Prefers a large city in a safe province that is an objective of the nation. */
export const placeCityPolicy: Policy<'place-capital' | 'grow-city'> = (
  { appraisal },
  { about, ...inquiry }
) =>
  bestBy(inquiry, ({ place }) => {
    if (!place || !isProvince(place)) return 0
    const { nation } = about
    const level = appraisal.board.cities[place]?.level ?? 0
    const own = claimsOn(appraisal.board, areaOf(place)).filter((claim) => claim.nation === nation).length
    const peril = appraisal.land().pressure.on(nation, place)
    return (
      level +
      own * 0.5 +
      (isBarbarianProvince(place) ? -2 : 0) +
      (provinceCard(place).city?.port ? 0.2 : 0) -
      peril * 0.2
    )
  })

/** The kind of unit with the best quality. */
export const levyPolicy: Policy<'levy-kind' | 'levy-unit'> = (_input, { about, ...inquiry }) =>
  bestBy(inquiry, ({ key }) => {
    const kind = about.kinds.find((one) => one === key)
    return kind ? qualityOf(kind, false) : 0
  })

export const levyTypePolicy: Policy<'levy-type'> = (_input, inquiry) =>
  bestBy(inquiry, ({ key }) => (key === 'cavalry' ? 1 : 0))

export const vassalLevyPolicy: Policy<'vassal-levy'> = (_input, inquiry) =>
  bestBy(inquiry, ({ key }) => (isCavalry(key) ? 1 : 0))

const isCavalry = (listed: OptionOf<'vassal-levy'>): boolean =>
  ('kind' in listed ? unitTypeOf(listed.kind) : listed.type) === 'cavalry'

/** The place where rivals lose most, or the side itself least. */
export const harmSomebodyPolicy: Policy<'revolt-province' | 'shaken-city'> = ({ appraisal }, inquiry) =>
  bestBy(inquiry, ({ place }) => {
    if (!place || !isProvince(place)) return 0
    const holder = appraisal.board.control[place]
    if (!holder) return 0
    const { income } = provinceCard(place)
    const worth = income + (appraisal.board.cities[place]?.level ?? 0)
    return sideOf(holder) === appraisal.side ? -worth : worth * -appraisal.land().pointValue(holder)
  })

/** The Area with most points at stake. */
export const pickAreaPolicy: Policy<'pick-area' | 'end-heresy'> = ({ appraisal }, { about, ...inquiry }) =>
  bestBy(inquiry, ({ key }) => {
    const area = about.areas.find((one) => one === key)
    return area ? pointsIn(appraisal, about.nation, area) : 0
  })

function pointsIn(appraisal: Appraisal, nation: NationId, area: AreaId): number {
  const held = appraisal.land().worth(appraisal.controlNow(), [area])
  return sideOf(nation) === appraisal.side ? held.own + held.realm : -held.rivals
}

/** IX.B: prefers a nation of the same player to a rival's, and any rival to the leading one. */
export const strongestNeighbourPolicy: Policy<'strongest-neighbour'> = (
  { appraisal },
  { about, ...inquiry }
) =>
  bestBy(inquiry, ({ key }) => {
    const lord = about.lords.find((one) => one === key)
    return !lord || sideOf(lord) === appraisal.side ? 1 : -appraisal.land().pointValue(lord)
  })

/** A policy that always gives the same answer. */
export const alwaysPolicy = <Key extends 'yes' | 'no'>(key: Key) => {
  return () => choosing(key)
}

/** XVIII.I: the Limes stays where it is. */
export const limesFollowsPolicy: Policy<'limes-follows-border'> = () => choosing('stay')

/** The unit of most worth (1) or of least worth (-1). */
export function unitByWorthPolicy(
  sign: 1 | -1
): Policy<'lose-unit' | 'revolt-loss' | 'vanished-people' | 'defector'> {
  return ({ appraisal }, inquiry) =>
    bestBy(inquiry, ({ key }) => {
      const unit = appraisal.board.units[key]
      return unit ? sign * unitWorth(unit) : 0
    })
}

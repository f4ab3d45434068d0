import { nationCard, sideOf } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { Objective } from '../../content/schema.ts'
import type { OptionOf } from '../../decisions.ts'
import { calendarOf } from '../../queries/calendar.ts'
import { holdings } from '../../queries/realm.ts'
import { areaOf, isBarbarianProvince, isProvince, provinceCard } from '../../queries/terrain.ts'
import { typeOf } from '../../queries/unit-types.ts'
import { worthOf } from '../../queries/unit-worth.ts'
import type { AreaId } from '../../world/areas.ts'
import { bestBy, choosing, yesIf } from '../answers.ts'
import { awardLeft } from '../appraisal/awards.ts'
import { incomeAsKingdom } from '../appraisal/gold.ts'
import { areasOf } from '../appraisal/imagined.ts'
import { claimsOn } from '../appraisal/land.ts'
import { timesCounted, turnsLeft } from '../appraisal/scorings.ts'
import type { Sight } from '../appraisal/sight.ts'
import { characterOf } from '../character.ts'
import type { Policy } from '../policy.ts'
import { weights } from '../weights.ts'
import { qualityOf } from './administration.ts'

/** VII.D: the gold that a new Kingdom receives, now and in the next turn. */
const FOUNDING_GOLD = figures.kingdom.gold + figures.kingdom.goldNextTurn
/** XI.C: what a people that stays as it is can raid for in a turn without better to do. */
const RAIDS = 0.7
/** A Kingdom among forests yields little and can go nowhere. */
const BARBARIAN_GROUND = 3
/** XIII.C: what administering costs a turn, the gold of the cards taken off. */
const ADMINISTERING = 7

/** VII: a Kingdom lives on its land and stays there; a people goes on, and lives on what the time table sends it. */
export const foundKingdom: Policy<'found-kingdom'> = ({ sight }, { about }) => {
  const { board } = sight
  const { nation } = about
  const areas = areasOf([...holdings(board, nation), sight.now().seat(nation)])
  const { net } = incomeAsKingdom(board, nation)
  const coming = calendarOf(nation).reinforcements.filter(({ turn }) => turn >= board.turn)
  const lost = coming.reduce((sum, { units }) => sum + units, 0) + turnsLeft(board) * 0.5
  const turns = Math.min(5, turnsLeft(board))
  return yesIf([
    ...sight.gain({ crowned: nation }, areas),
    {
      term: 'points',
      points: awardOf(sight, nation) + (nationCard(nation).conversionBonus ? 2 : 0) - RAIDS * turns
    },
    { term: 'gold', points: ((net - ADMINISTERING) * turns + FOUNDING_GOLD) * weights.gold },
    { term: 'own-losses', points: -lost * weights.unit * 0.8 },
    { term: 'approach', points: -givenUp(sight, nation) }
  ])
}

/** What a people that settles here will hardly reach any more: its best Area, if it is not there yet. */
function givenUp(sight: Sight, nation: NationId): number {
  const { board } = sight
  const at = board.nations[nation].seat?.at
  const counted = timesCounted(board, nation, 0.8)
  const settler = characterOf(board, nation).settler
  const objectives: readonly Objective[] = nationCard(nation).objectives
  const wanted = objectives.flatMap((objective) => {
    if (!('area' in objective) || board.areaControl[objective.area] === nation) return []
    return at && areaOf(at) === objective.area ? [] : [objective.points]
  })
  return (
    Math.max(0, ...wanted) * counted * (0.9 - 0.6 * settler) +
    (at && isBarbarianProvince(at) ? BARBARIAN_GROUND : 0)
  )
}

/** V.B: a Kingdom in the right Area. */
function awardOf({ board }: Sight, nation: NationId): number {
  const at = board.nations[nation].seat?.at
  return at ? awardLeft(board, nation, (one) => one.for === 'kingdom' && one.area === areaOf(at)) : 0
}

/** A great city, in a safe place, where the nation wants to be. */
export const placeCity: Policy<'place-capital' | 'grow-city'> = ({ sight }, { about, ...inquiry }) =>
  bestBy(inquiry, ({ place }) => {
    if (!place || !isProvince(place)) return 0
    const { nation } = about
    const level = sight.board.cities[place]?.level ?? 0
    const own = claimsOn(areaOf(place)).filter((claim) => claim.nation === nation).length
    const peril = sight.land().pressure.on(nation, place)
    return (
      level +
      own * 0.5 +
      (isBarbarianProvince(place) ? -2 : 0) +
      (provinceCard(place).city?.port ? 0.2 : 0) -
      peril * 0.2
    )
  })

/** The best men that are to be had. */
export const levy: Policy<'levy-kind' | 'levy-unit'> = (_mind, { about, ...inquiry }) =>
  bestBy(inquiry, ({ key }) => {
    const kind = about.kinds.find((one) => one === key)
    return kind ? qualityOf(kind, false) : 0
  })

export const levyType: Policy<'levy-type'> = (_mind, inquiry) =>
  bestBy(inquiry, ({ key }) => (key === 'cavalry' ? 1 : 0))

export const vassalLevy: Policy<'vassal-levy'> = (_mind, inquiry) =>
  bestBy(inquiry, ({ key }) => (isCavalry(key) ? 1 : 0))

const isCavalry = (listed: OptionOf<'vassal-levy'>): boolean =>
  ('kind' in listed ? typeOf(listed.kind) : listed.type) === 'cavalry'

/** Where others lose most, or oneself least. */
export const harmSomebody: Policy<'revolt-province' | 'shaken-city'> = ({ sight }, inquiry) =>
  bestBy(inquiry, ({ place }) => {
    if (!place || !isProvince(place)) return 0
    const holder = sight.board.control[place]
    if (!holder) return 0
    const { income } = provinceCard(place)
    const worth = income + (sight.board.cities[place]?.level ?? 0)
    return sideOf(holder) === sight.side ? -worth : worth * -sight.land().regard(holder)
  })

/** Where most is at stake. */
export const pickArea: Policy<'pick-area' | 'end-heresy'> = ({ sight }, { about, ...inquiry }) =>
  bestBy(inquiry, ({ key }) => {
    const area = about.areas.find((one) => one === key)
    return area ? pointsIn(sight, about.nation, area) : 0
  })

function pointsIn(sight: Sight, nation: NationId, area: AreaId): number {
  const held = sight.land().worth(sight.now(), [area])
  return sideOf(nation) === sight.side ? held.own + held.realm : -held.rivals
}

/** IX.B: better under a people of the same player than under a rival's, and least of all under the leader's. */
export const strongestNeighbour: Policy<'strongest-neighbour'> = ({ sight }, { about, ...inquiry }) =>
  bestBy(inquiry, ({ key }) => {
    const lord = about.lords.find((one) => one === key)
    return !lord || sideOf(lord) === sight.side ? 1 : -sight.land().regard(lord)
  })

/** There is nothing to weigh. */
export const always = <Key extends 'yes' | 'no'>(key: Key) => {
  return () => choosing(key)
}

/** XVIII.I: the wall stays where it stands. */
export const limesFollows: Policy<'limes-follows-border'> = () => choosing('stay')

/** The unit named by the option that is missed most, or least. */
export function unitBy(sign: 1 | -1): Policy<'lose-unit' | 'revolt-loss' | 'vanished-people' | 'defector'> {
  return ({ sight }, inquiry) =>
    bestBy(inquiry, ({ key }) => {
      const unit = sight.board.units[key]
      return unit ? sign * worthOf(unit) : 0
    })
}

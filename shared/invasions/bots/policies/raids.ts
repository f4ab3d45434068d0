import type { Answers } from '../../answers.ts'
import { nationCard, sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { RaidTarget } from '../../decisions/raids.ts'
import type { InquiryOf } from '../../decisions.ts'
import { calendarOf } from '../../queries/calendar.ts'
import { areaOf } from '../../queries/terrain.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { bestBy, bestOption, choosing } from '../answers.ts'
import { unitPrice } from '../appraisal/army.ts'
import { claimsOn } from '../appraisal/land.ts'
import { overlooks, type Sight } from '../appraisal/sight.ts'
import { characterOf } from '../character.ts'
import { prospectOf } from '../orders/best.ts'
import type { Judgement, Mind, Policy } from '../policy.ts'
import { weights } from '../weights.ts'
import { total, type Worth } from '../worth.ts'

const NO_RAID = 'no-raid'
const POINTS_OF_A_RAID_MINUS = 1
const POINTS_OF_A_RAID_PLUS = 3
const MARKER = 2
/** Those who want to live on the land march for it sooner. */
const SETTLERS = 0.5

/** XI.E: points and plunder, against a raider lost; and from whom it is taken. */
function raidWorth(sight: Sight, nation: NationId, { province, chances }: RaidTarget): Worth {
  const { board } = sight
  const [raider] = Object.values(board.units).filter((unit) => unit.nation === nation)
  const victim = board.control[province]
  const hurts = victim && sideOf(victim) === sight.side ? -1 : 0
  return [
    { term: 'points', points: chances.minus * POINTS_OF_A_RAID_MINUS + chances.plus * POINTS_OF_A_RAID_PLUS },
    { term: 'gold', points: (chances.minus + chances.plus * MARKER) * weights.gold },
    { term: 'own-losses', points: -chances.fails * (raider ? unitPrice(board, raider) : 0) },
    { term: 'realm', points: hurts * (chances.minus + chances.plus) * 0.5 }
  ]
}

export const raidTarget: Policy<'raid-target'> = ({ sight }, { about, ...inquiry }) =>
  bestOption(inquiry, ({ key }) => {
    const target = about.targets.find(({ province }) => province === key)
    return target ? raidWorth(sight, about.nation, target) : []
  })

/** XVIII.H: the turns in which a people invades are few: they are not for raiding. */
const INVASION = 4

/** XI.C: a raid takes the place of all else: it must promise more than marching would. */
export const raidInstead: Policy<'raid-instead'> = (mind, { about, ...inquiry }) => {
  if (overlooks(mind.sight, `raid ${about.nation}`))
    return bestBy(inquiry, ({ key }) => (key === NO_RAID ? 1 : 0))
  const { settler } = characterOf(mind.sight.board, about.nation)
  const invades = mind.sight.board.thisTurn.invading.includes(about.nation) ? INVASION : 0
  const marching = prospectOf(mind.sight, about.nation) * (1 + SETTLERS * settler) + invades
  return bestOption(inquiry, ({ key }) => {
    const target = about.targets.find(({ province }) => province === key)
    if (!target) return [{ term: 'approach', points: marching }]
    return raidWorth(mind.sight, about.nation, target)
  })
}

/** The raids that promise most, and to march instead. */
export function raidsAndNone(
  { sight }: Mind,
  { about }: InquiryOf<'raid-instead'>,
  most: number
): readonly Judgement<Answers['raid-instead']>[] {
  const raids = about.targets.map((target) => ({ target, worth: raidWorth(sight, about.nation, target) }))
  return [
    choosing(NO_RAID),
    ...raids
      .sort((one, other) => total(other.worth) - total(one.worth))
      .slice(0, most)
      .map(({ target, worth }) => choosing(target.province, worth))
  ]
}

/** XI.G: settlers raid no more; land that its nation wants is worth it. */
export const settle: Policy<'settle'> = ({ sight: { board } }, { about }) => {
  const { nation, province, defenders } = about
  const raidsLeft = calendarOf(nation).raids.filter((turn) => turn > board.turn).length
  const worth: Worth = [
    { term: 'objectives', points: landFor(nation, province) },
    { term: 'points', points: -1.4 * raidsLeft },
    { term: 'own-losses', points: -defenders.length }
  ]
  return choosing(total(worth) > 0 ? 'yes' : 'no', worth)
}

function landFor(nation: NationId, province: ProvinceId): number {
  if (nationCard(nation).initiative === null) return 0
  const own = claimsOn(areaOf(province)).filter((claim) => claim.nation === nation)
  return own.reduce(
    (sum, { objective }) =>
      sum +
      ('province' in objective
        ? objective.province === province
          ? objective.points
          : 0
        : objective.points / 3),
    0
  )
}

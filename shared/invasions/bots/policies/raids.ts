import type { Answers } from '../../answers/answer-schemas.ts'
import type { Board } from '../../board.ts'
import { nationCard, sideOf } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { InquiryOf } from '../../decisions/decision-kinds.ts'
import type { RaidTarget } from '../../decisions/raids.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { type RaidChances, raidChances } from '../../queries/raids/raids.ts'
import { calendarOf } from '../../queries/time/nation-calendar.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { type Appraisal, overlooks } from '../appraisal/appraisal.ts'
import { unitPrice } from '../appraisal/army.ts'
import { claimsOn } from '../appraisal/land.ts'
import { characterOf } from '../character.ts'
import { bestBy, bestOption, choosing, yesIf } from '../judgements.ts'
import { worthOfMarching } from '../march-orders/best-orders.ts'
import type { Judgement, Policy, PolicyInput } from '../policy.ts'
import { weights } from '../weights.ts'
import { total, type Worth } from '../worth.ts'

const NO_RAID = 'no-raid'
/** XI.F: the gold of a plunder marker, on average. */
const GOLD_OF_A_MARKER = 2
/** How much more marching is worth to a nation of settlers. */
const SETTLER_WEIGHT = 0.5

/** XI.E: the victory points that a raid with these chances brings on average. */
function raidPoints({ minus, plus }: Pick<RaidChances, 'minus' | 'plus'>): number {
  return minus * figures.raid.pointsOfAMinus + plus * figures.raid.pointsOfAPlus
}

/** XI.E: the points and plunder of a raid, less the raider that may be lost and what the side's own nation suffers. */
function raidWorth(appraisal: Appraisal, nation: NationId, { province, chances }: RaidTarget): Worth {
  const { board } = appraisal
  const [raider] = Object.values(board.units).filter((unit) => unit.nation === nation)
  const victim = board.control[province]
  const hurts = victim && sideOf(victim) === appraisal.side ? -1 : 0
  return [
    { term: 'points', points: raidPoints(chances) },
    {
      term: 'gold',
      points: (chances.minus * figures.raid.gold + chances.plus * GOLD_OF_A_MARKER) * weights.gold
    },
    { term: 'own-losses', points: -chances.fails * (raider ? unitPrice(board, raider) : 0) },
    { term: 'realm', points: hurts * (chances.minus + chances.plus) * 0.5 }
  ]
}

export const raidTargetPolicy: Policy<'raid-target'> = ({ appraisal }, { about, ...inquiry }) =>
  bestOption(inquiry, ({ key }) => {
    const target = about.targets.find(({ province }) => province === key)
    return target ? raidWorth(appraisal, about.nation, target) : []
  })

/** XVIII.H: the extra worth of marching in an invasion turn, because these are few. */
const WORTH_OF_INVASION = 4

/** XI.C: a raid replaces all other movement, so it must be worth more than a march. */
export const raidInsteadPolicy: Policy<'raid-instead'> = (input, { about, ...inquiry }) => {
  if (overlooks(input.appraisal, `raid ${about.nation}`))
    return bestBy(inquiry, ({ key }) => (key === NO_RAID ? 1 : 0))
  const { settler } = characterOf(input.appraisal.board, about.nation)
  const invades = input.appraisal.board.thisTurn.invading.includes(about.nation) ? WORTH_OF_INVASION : 0
  const marching = worthOfMarching(input.appraisal, about.nation) * (1 + SETTLER_WEIGHT * settler) + invades
  return bestOption(inquiry, ({ key }) => {
    const target = about.targets.find(({ province }) => province === key)
    if (!target) return [{ term: 'approach', points: marching }]
    return raidWorth(input.appraisal, about.nation, target)
  })
}

/** The answers to try: no raid, and the raids of most worth. */
export function raidAlternatives(
  { appraisal }: PolicyInput,
  { about }: InquiryOf<'raid-instead'>,
  most: number
): readonly Judgement<Answers['raid-instead']>[] {
  const raids = about.targets.map((target) => ({ target, worth: raidWorth(appraisal, about.nation, target) }))
  return [
    choosing(NO_RAID),
    ...raids
      .sort((one, other) => total(other.worth) - total(one.worth))
      .slice(0, most)
      .map(({ target, worth }) => choosing(target.province, worth))
  ]
}

/** XI.G: settles if the land is worth more than the raids that the nation gives up. */
export const settlePolicy: Policy<'settle'> = ({ appraisal: { board } }, { about }) => {
  const { nation, province, defenders } = about
  const raidsLeft = calendarOf(nation).raids.filter(
    (turn) => turn > board.turn && turn <= board.lastTurn
  ).length
  const worth: Worth = [
    { term: 'objectives', points: landFor(board, nation, province) },
    { term: 'points', points: -raidPoints(raidChances(0)) * raidsLeft },
    { term: 'own-losses', points: -defenders.length }
  ]
  return yesIf(worth)
}

function landFor(board: Board, nation: NationId, province: ProvinceId): number {
  if (nationCard(nation).initiative === null) return 0
  const own = claimsOn(board, areaOf(province)).filter((claim) => claim.nation === nation)
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

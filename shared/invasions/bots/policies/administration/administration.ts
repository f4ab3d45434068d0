import { leaderCard, unitKind } from '../../../catalogue.ts'
import type { CalamityId } from '../../../content/cards/card-schema.ts'
import type { NationId } from '../../../content/ids.ts'
import { campaignsOf } from '../../../queries/movement/campaigns.ts'
import { leadersOf } from '../../../queries/nations/realm.ts'
import { type Appraisal, overlooks } from '../../appraisal/appraisal.ts'
import { bestBy, bestOption, choosing, yesIf } from '../../judgements.ts'
import type { Policy } from '../../policy.ts'
import { weights } from '../../weights.ts'

/** XIII.E: the cost of a calamity in gold; negative for a benefit. */
const CALAMITY_COSTS: Readonly<Partial<Record<CalamityId, number>>> = {
  brigandage: 4,
  earthquake: 3,
  heresy: 4,
  inaction: 6,
  intolerance: 6,
  misrule: 12,
  mutiny: 5,
  plague: 8,
  prosperity: -5,
  reconciliation: -4,
  revolt: 6,
  usurper: 15
}
/** The cost of one space of ageing in gold, because it leads towards decline. */
const AGEING_COST = 4
/** The most that a ruler who may campaign is worth, in gold. */
const MOST_RULER_WORTH = 10

/** The worth of a ruler who may campaign, in gold. */
function rulerWorth({ board }: Appraisal, nation: NationId): number {
  const best = leadersOf(board, nation).map(
    (leader) => campaignsOf(board, leader) + leaderCard(leader.id).combat
  )
  return Math.max(0, ...best) * 2
}

/** XIII.D: never a type that the treasury cannot pay; military if there is gold for it, passive if not. */
export const administrationTypePolicy: Policy<'administration-type'> = (
  { appraisal },
  { about, ...inquiry }
) => {
  const { nation, treasury, types } = about
  const { age } = appraisal.board.nations[nation]
  return bestBy(inquiry, ({ key }) => {
    const found = types.find(({ type }) => type === key)
    if (!found) return -100
    if (found.price > treasury) return -50 - found.price
    const left = treasury - found.price
    const gives = {
      passive: 4,
      military: rulerWorth(appraisal, nation) + 2,
      reform: 4 + age * 1.2
    }[found.type]
    const choice = (found.cards - 1) * 2
    const bare = left < 4 ? 3 : 0
    return gives + choice - found.price * 0.55 - bare
  })
}

export const administrationCardPolicy: Policy<'administration-card'> = (
  { appraisal },
  { about, ...inquiry }
) =>
  bestOption(inquiry, ({ key }) => {
    const found = about.cards.find(({ card }) => card === key)
    if (!found) return []
    const harm = (found.calamity ? (CALAMITY_COSTS[found.calamity] ?? 5) : 0) + found.ageing * AGEING_COST
    const ruler =
      found.leader === 'active' ? Math.min(MOST_RULER_WORTH, rulerWorth(appraisal, about.nation)) : 0
    return [
      { term: 'gold', points: found.gold * weights.gold },
      { term: 'safety', points: -harm * weights.gold },
      { term: 'realm', points: ruler * weights.gold }
    ]
  })

/** XVI.F: the revolt that is most likely to be suppressed. */
export const suppressRevoltPolicy: Policy<'suppress-revolt'> = (_input, { about }) => {
  const [best] = about.revolts.toSorted((a, b) => b.chance - a.chance)
  return choosing(best ? best.province : 'done')
}

/** Pays if some gold is left afterwards, because an army that stays idle for a turn costs more. */
export const payOrMutinyPolicy: Policy<'pay-or-mutiny'> = (_input, { about, ...inquiry }) =>
  about.treasury >= about.gold + 3 ? choosing('pay') : bestBy(inquiry, ({ key }) => (key === 'pay' ? -1 : 0))

/** XXXI.B: the points of the conversion, and a religion shared with the subjects. */
export const convertPolicy: Policy<'convert'> = ({ appraisal }, { about }) => {
  if (overlooks(appraisal, `faith ${about.nation}`)) return choosing('no')
  return yesIf([
    { term: 'points', points: about.points },
    { term: 'realm', points: about.religion === 'catholic' ? 0.5 : -0.1 }
  ])
}

export const conversionBonusPolicy: Policy<'conversion-bonus'> = (_input, { about }) =>
  yesIf([{ term: 'points', points: about.points }])

export const chooseReligionPolicy: Policy<'choose-religion'> = (_input, { about, ...inquiry }) =>
  bestOption(inquiry, ({ key }) => [
    { term: 'points', points: key === 'catholic' ? about.points : 0 },
    { term: 'realm', points: key === 'catholic' ? 0.5 : 0 }
  ])

/** The fighting quality of a kind of unit, to compare with its price. */
export function qualityOf(kind: Parameters<typeof unitKind>[0], elitesCount: boolean): number {
  const { arm, elite, archer, heavy, movement } = unitKind(kind)
  if (arm === 'sea' || arm === 'wall') return 0
  const hits = 1 + (elitesCount ? elite * 0.9 : 0)
  return hits + (archer ? 0.25 : 0) + (arm === 'horse' ? 0.35 : 0) + (heavy ? 0.3 : 0) + (movement - 3) * 0.1
}

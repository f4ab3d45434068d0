import { leaderCard } from '../../../catalogue.ts'
import { isProvince } from '../../../queries/map/provinces.ts'
import { piecesIn } from '../../../queries/pieces/pieces.ts'
import { leastWorth } from '../../../queries/pieces/unit-worth.ts'
import { overlooks } from '../../appraisal/appraisal.ts'
import { choosing, filling, presetOrMinimal } from '../../judgements.ts'
import type { Policy } from '../../policy.ts'

/** XXII.A: the leader with most campaigns and pieces goes first. His orders are judged when he marches. */
export const chooseCampaignerPolicy: Policy<'choose-campaigner'> = ({ appraisal: { board } }, { about }) => {
  const strength = (id: string) => {
    const at = board.leaders[id]?.at
    return at && isProvince(at) ? piecesIn(board, at, [about.nation]).length : 0
  }
  const [best] = about.leaders.toSorted(
    (one, other) =>
      other.campaigns * strength(other.leader) - one.campaigns * strength(one.leader) ||
      leaderCard(other.leader).combat - leaderCard(one.leader).combat
  )
  return choosing(best ? best.leader : 'done')
}

/** XXII.A: no new campaign if the last one found nothing worth a march, unless the nation keeps a siege. */
export const campaignAgainPolicy: Policy<'campaign-again'> = ({ memo, appraisal }, { about }) => {
  const besieges = appraisal.board.keptSieges.some(({ nation }) => nation === about.nation)
  const rests = memo?.rests || overlooks(appraisal, `campaign ${about.leader}`)
  return choosing(rests && !besieges ? 'no' : 'yes')
}

/** XVIII.E, XVIII.F: overruns whenever possible, and forces the passage if the stack has a farther destination. */
export const breakThroughPolicy: Policy<'break-through'> = ({ memo }, { about, body }) => {
  const offered = (key: 'overrun' | 'force') => body.options.some((option) => option.key === key)
  if (offered('overrun')) return choosing('overrun')
  const passing = memo?.goal !== undefined && memo.goal !== about.province
  return choosing(passing && offered('force') ? 'force' : 'stay')
}

/** The units of least worth stay behind. */
export const holdingUnitsPolicy: Policy<'holding-units'> = ({ appraisal: { board } }, { about, body }) => {
  const [field] = body.fields
  if (field?.field !== 'many') return null
  const units = field.options.flatMap(({ key }) => board.units[key] ?? [])
  return filling({ units: leastWorth(units, about.count).map(({ id }) => id) })
}

/** Continues as ordered if the rules allow it. */
export const goOnPolicy: Policy<'go-on'> = (input, inquiry) => {
  const { about } = inquiry
  if (!about.mayGoOn) return filling({ move: 'stop' })
  return presetOrMinimal(input, inquiry)
}

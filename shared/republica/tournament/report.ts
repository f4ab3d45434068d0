import { mean } from '../../engine/mean.ts'
import { type ObservedCampaign, type ReportSection, reportColumns } from '../../engine/tournament.ts'
import { defeatIds, routeIds } from '../board/ending.ts'
import { factionIds } from '../campaign-options.ts'
import { type CampaignNotes, notedEvents } from './observer.ts'

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** What a tournament of the Republic says besides wins and scores. */
export function reportSections(campaigns: readonly ObservedCampaign<CampaignNotes>[]): ReportSection[] {
  const notes = campaigns.map((campaign) => campaign.notes)
  const won = notes.filter(({ winners }) => winners.length > 0)
  const sides = factionIds.filter((side) => campaigns.some(({ players }) => Object.hasOwn(players, side)))
  return [
    {
      title: 'the end of the Republic',
      columns: reportColumns(['campaigns'], 'percent'),
      rows: [
        { name: 'somebody wins', values: [share(won.length, notes.length)] },
        ...defeatIds.map((defeat) => ({
          name: defeat,
          values: [share(notes.filter((note) => note.defeat === defeat).length, notes.length)]
        }))
      ]
    },
    {
      title: 'routes of the winners',
      columns: reportColumns(['won campaigns'], 'percent'),
      rows: routeIds.map((route) => ({
        name: route,
        values: [share(won.filter((note) => note.route === route).length, won.length)]
      }))
    },
    {
      title: 'wins of each faction',
      columns: reportColumns(['won campaigns'], 'percent'),
      rows: sides.map((side) => ({
        name: side,
        values: [
          share(
            won.reduce((sum, { winners }) => sum + (winners.includes(side) ? 1 / winners.length : 0), 0),
            won.length
          )
        ]
      }))
    },
    {
      title: 'what happens in a campaign',
      columns: reportColumns(['mean'], 1),
      rows: [
        { name: 'turns', values: [mean(notes.map(({ turns }) => turns))] },
        ...notedEvents.map((type) => ({
          name: type,
          values: [mean(notes.map(({ counts }) => counts[type] ?? 0))]
        }))
      ]
    }
  ]
}

import { mean } from '../../engine/mean.ts'
import { type ObservedCampaign, type ReportSection, reportColumns } from '../../engine/tournament.ts'
import { type CampaignNotes, endingNames } from './observer.ts'

/** The report sections of this game, besides wins, points and times: endings and counted events. */
export function reportSections(campaigns: readonly ObservedCampaign<CampaignNotes>[]): ReportSection[] {
  const notes = campaigns.map((campaign) => campaign.notes)
  const names = [...new Set(notes.flatMap(({ counts }) => Object.keys(counts)))].sort()
  return [
    {
      title: 'ended by',
      columns: [...reportColumns(['share'], 'percent'), ...reportColumns(['frontiers'], 1)],
      rows: endingNames.flatMap((name) => {
        const such = notes.filter(({ ending }) => ending === name)
        if (such.length === 0) return []
        return [{ name, values: [such.length / notes.length, mean(such.map(({ frontiers }) => frontiers))] }]
      })
    },
    {
      title: 'a campaign has',
      columns: reportColumns(['mean'], 1),
      rows: names.map((name) => ({ name, values: [mean(notes.map(({ counts }) => counts[name] ?? 0))] }))
    }
  ]
}

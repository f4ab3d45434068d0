import { type ObservedCampaign, type ReportSection, reportColumns } from '../../engine/tournament.ts'
import { typeIds } from '../content/ids.ts'
import { doxaSources, soloRankIds } from '../table.ts'
import type { CampaignNotes } from './observer.ts'

/** What a tournament of Byzantion says besides wins and scores. */
export function reportSections(campaigns: readonly ObservedCampaign<CampaignNotes>[]): ReportSection[] {
  const notes = campaigns.map((campaign) => campaign.notes)
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  const ages = ([1, 2, 3] as const).map((age) => {
    const events = notes.flatMap((note) => note.events.filter((event) => event.age === age))
    return {
      name: `age ${age}`,
      values: [share(events.filter(({ completed }) => completed).length, events.length)]
    }
  })
  const colours = typeIds.map((type) => ({
    name: type,
    values: [share(notes.filter((note) => note.colours.includes(type)).length, notes.length)]
  }))
  const cards = new Map<string, number>()
  for (const id of notes.flatMap(({ winningCards }) => winningCards)) cards.set(id, (cards.get(id) ?? 0) + 1)
  const commonest = [...cards].toSorted(([, one], [, other]) => other - one).slice(0, 10)
  const ranks = soloRankIds.filter((rank) => notes.some((note) => note.rank === rank))
  return [
    { title: 'events completed', columns: reportColumns(['completed'], 'percent'), rows: ages },
    {
      title: 'colours of which winners have most',
      columns: reportColumns(['winners'], 'percent'),
      rows: colours
    },
    {
      title: 'cards in winning areas',
      columns: reportColumns(['campaigns'], 'percent'),
      rows: commonest.map(([name, count]) => ({ name, values: [share(count, notes.length)] }))
    },
    {
      title: 'Doxa of winners by source',
      columns: reportColumns(['mean'], 1),
      rows: doxaSources.map((source) => ({
        name: source,
        values: [
          share(
            notes.reduce((sum, note) => sum + (note.sources[source] ?? 0), 0),
            notes.length
          )
        ]
      }))
    },
    ...(ranks.length > 0
      ? [
          {
            title: 'ranks alone',
            columns: reportColumns(['campaigns'], 'percent'),
            rows: ranks.map((rank) => ({
              name: rank,
              values: [share(notes.filter((note) => note.rank === rank).length, notes.length)]
            }))
          }
        ]
      : [])
  ]
}

import { type FactionId, factionIds } from '#shared/republica/campaign-options.ts'
import type { RepublicEvent } from '#shared/republica/events/index.ts'

/** What a faction has done in a campaign. */
export interface FactionDeeds {
  votesCast: number
  proposals: number
  carried: number
  vetoes: number
  given: number
  dealsKept: number
  dealsBroken: number
  lost: number
}

const none = (): FactionDeeds => ({
  votesCast: 0,
  proposals: 0,
  carried: 0,
  vetoes: 0,
  given: 0,
  dealsKept: 0,
  dealsBroken: 0,
  lost: 0
})

export const deedIds = [
  'votesCast',
  'proposals',
  'carried',
  'vetoes',
  'given',
  'dealsKept',
  'dealsBroken',
  'lost'
] as const satisfies readonly (keyof FactionDeeds)[]

/** The deeds of all factions, from the events of a campaign. */
export function deedsOf(events: readonly RepublicEvent[]): Readonly<Record<FactionId, FactionDeeds>> {
  const deeds = Object.fromEntries(factionIds.map((id) => [id, none()])) as Record<FactionId, FactionDeeds>
  let proposer: FactionId | null = null
  for (const event of events) {
    switch (event.type) {
      case 'proposed':
        proposer = event.by
        deeds[event.by].proposals += 1
        break
      case 'vote-closed':
        if (proposer && event.isCarried) deeds[proposer].carried += 1
        break
      case 'faction-voted':
        deeds[event.faction].votesCast += event.cast.reduce(
          (sum, { votes, ballot }) => sum + (ballot === 'abstain' ? 0 : votes),
          0
        )
        break
      case 'tribune-played':
        if (event.use === 'veto') deeds[event.faction].vetoes += 1
        break
      case 'contributed':
        for (const { faction, talents } of event.gifts) deeds[faction].given += talents
        break
      case 'died':
        if (event.faction) deeds[event.faction].lost += 1
        break
      case 'term-settled':
        if (event.status === 'kept') deeds[event.term.by].dealsKept += 1
        if (event.status === 'broken') deeds[event.term.by].dealsBroken += 1
        break
      case 'promise-judged':
        if (event.status === 'kept') deeds[event.by].dealsKept += 1
        if (event.status === 'broken') deeds[event.by].dealsBroken += 1
        break
      default:
        break
    }
  }
  return deeds
}

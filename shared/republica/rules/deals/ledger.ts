import type { Deal, DealTerm, TermStatusId } from '../../board/deals.ts'
import type { Immutable } from '../../board/index.ts'
import type { Proposal } from '../../board/proposal.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { type PendingTerm, pendingTerms, samePair, sameTopic, topicsOf } from '../../queries/deals.ts'
import { senatorOf } from '../../queries/republic.ts'

/** The ledger keeps so many deals; the oldest settled ones go first. */
const MOST_DEALS = 60

/** R29: writes an accepted deal into the ledger. */
export function recordDeal({ state, emit }: RepublicPlay, deal: Deal): void {
  const { ledger } = state.deals
  ledger.push(deal)
  while (ledger.length > MOST_DEALS) {
    const at = ledger.findIndex(isSettled)
    ledger.splice(Math.max(0, at), 1)
  }
  emit({ type: 'deal-made', deal })
}

const isSettled = ({ terms, words }: Deal): boolean =>
  terms.every(({ status }) => status !== 'open') && words?.status !== 'open'

/** A promise is kept, broken, or can never be asked for again. */
export function settleTerm(
  { state, emit }: RepublicPlay,
  { deal, index, term }: PendingTerm,
  status: TermStatusId
): void {
  const record = state.deals.ledger.find(({ id }) => id === deal)?.terms[index]
  if (record?.status !== 'open') return
  record.status = status
  emit({ type: 'term-settled', deal, term: copyOf(term), status })
}

const copyOf = (term: Immutable<DealTerm>): DealTerm => JSON.parse(JSON.stringify(term))

/** 9.3: a faction has voted: `inFavour` says how all its votes fell; null where they were split, or it used a veto. */
export function noteVote(
  play: RepublicPlay,
  faction: FactionId,
  proposal: Immutable<Proposal>,
  inFavour: boolean | null
): void {
  const topics = topicsOf(play.state, proposal)
  for (const pending of pendingTerms(play.state, 'vote')) {
    const { by, on } = pending.term
    if (by !== faction || !topics.some((topic) => sameTopic(on, topic))) continue
    settleTerm(play, pending, pending.term.inFavour === inFavour ? 'kept' : 'broken')
  }
}

/** 9.21, 9.4: a presiding faction has put forward a pair, or a censor. */
export function noteNomination(play: RepublicPlay, faction: FactionId, proposal: Immutable<Proposal>): void {
  for (const pending of pendingTerms(play.state, 'nominate')) {
    const { by, whom } = pending.term
    if (by !== faction) continue
    const isIt =
      whom.topic === 'consuls'
        ? proposal.about === 'consuls' && samePair(whom.pair, proposal.pair)
        : proposal.about === 'censor' && proposal.senator === whom.senator
    if (isIt) settleTerm(play, pending, 'kept')
  }
}

/** 9.41: a censor's faction prosecutes somebody. */
export function noteProsecution(play: RepublicPlay, faction: FactionId, accused: SenatorId): void {
  const victim = senatorOf(play.state, accused).faction
  for (const pending of pendingTerms(play.state, 'spare')) {
    if (pending.term.by === faction && pending.term.faction === victim) settleTerm(play, pending, 'broken')
  }
}

/** 6.22: what each faction has given in all. */
export function noteContributions(
  play: RepublicPlay,
  given: Readonly<Partial<Record<FactionId, number>>>
): void {
  for (const pending of pendingTerms(play.state, 'contribute')) {
    const talents = given[pending.term.by] ?? 0
    settleTerm(play, pending, talents >= pending.term.talents ? 'kept' : 'broken')
  }
}

/** The year's Senate is over: what never came to a vote is void; who prosecuted nobody has kept his word. */
export function closeYear(play: RepublicPlay): void {
  for (const pending of pendingTerms(play.state, 'vote')) settleTerm(play, pending, 'void')
  for (const pending of pendingTerms(play.state, 'nominate')) settleTerm(play, pending, 'void')
  for (const pending of pendingTerms(play.state, 'spare')) settleTerm(play, pending, 'kept')
}

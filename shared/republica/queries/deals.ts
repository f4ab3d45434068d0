import type { DealTerm, MotionTopic } from '../board/deals.ts'
import type { Immutable, OpenBoard } from '../board/index.ts'
import type { Proposal } from '../board/proposal.ts'
import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'

export type OpenTerm = Immutable<DealTerm>
export type TermThat<Does extends DealTerm['does']> = Extract<OpenTerm, { readonly does: Does }>

/** A term of a deal that nobody has kept or broken yet. */
export interface PendingTerm<Term extends OpenTerm = OpenTerm> {
  readonly deal: number
  readonly index: number
  readonly term: Term
}

/** R29: all open terms of one kind, the oldest first. */
export function pendingTerms<Does extends DealTerm['does']>(
  { deals }: Pick<OpenBoard, 'deals'>,
  does: Does
): readonly PendingTerm<TermThat<Does>>[] {
  return deals.ledger.flatMap(({ id, terms }) =>
    terms.flatMap(({ term, status }, index) =>
      status === 'open' && isOfKind(term, does) ? [{ deal: id, index, term }] : []
    )
  )
}

function isOfKind<Does extends DealTerm['does']>(term: OpenTerm, does: Does): term is TermThat<Does> {
  return term.does === does
}

/** What a proposal is about, as deals name it. */
export function topicsOf(
  { armies }: Pick<OpenBoard, 'armies'>,
  proposal: Immutable<Proposal>
): readonly Immutable<MotionTopic>[] {
  switch (proposal.about) {
    case 'consuls': {
      const [one, other] = proposal.pair
      return one && other ? [{ topic: 'consuls', pair: [one, other] }] : []
    }
    case 'dictator':
    case 'censor':
    case 'consul-for-life':
      return [{ topic: proposal.about, senator: proposal.senator }]
    case 'trial':
      return [{ topic: 'trial', accused: proposal.accused }]
    case 'governors':
      return proposal.posts.map(({ senator, province }) => ({ topic: 'governor', senator, province }))
    case 'concessions':
      return proposal.grants.map(({ senator, concession }) => ({ topic: 'concession', senator, concession }))
    case 'land-bill':
    case 'repeal':
      return [{ topic: proposal.about, bill: proposal.bill }]
    case 'raise':
      return [{ topic: 'recruit' }]
    case 'send':
      return proposal.armies.map(({ commander, against }) => ({
        topic: 'command',
        senator: commander,
        against
      }))
    case 'recall': {
      const commander = armies.find(({ id }) => id === proposal.army)?.commander
      return commander ? [{ topic: 'recall', senator: commander }] : []
    }
    default:
      return []
  }
}

/** Whether two topics are the same; a pair has no order. */
export function sameTopic(one: Immutable<MotionTopic>, other: Immutable<MotionTopic>): boolean {
  if (one.topic === 'consuls' && other.topic === 'consuls') return samePair(one.pair, other.pair)
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

const sorted = (topic: object): readonly (readonly [string, unknown])[] =>
  Object.entries(topic).toSorted(([one], [other]) => one.localeCompare(other))

export function samePair(one: readonly SenatorId[], other: readonly SenatorId[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}

/** 9.3: how a faction has promised to vote on a proposal; null: it is free. The oldest promise binds. */
export function promisedVote(
  board: Pick<OpenBoard, 'armies' | 'deals'>,
  faction: FactionId,
  proposal: Immutable<Proposal>
): boolean | null {
  const topics = topicsOf(board, proposal)
  const promise = pendingTerms(board, 'vote').find(
    ({ term }) => term.by === faction && topics.some((topic) => sameTopic(term.on, topic))
  )
  return promise?.term.inFavour ?? null
}

/** 9.21: the pair that a presiding faction has promised to put forward, if it still may. */
export function promisedPair(
  board: Pick<OpenBoard, 'deals'>,
  faction: FactionId,
  mayBeNominated: (pair: readonly SenatorId[]) => boolean
): readonly SenatorId[] | null {
  for (const { term } of pendingTerms(board, 'nominate')) {
    if (term.by === faction && term.whom.topic === 'consuls' && mayBeNominated(term.whom.pair))
      return term.whom.pair
  }
  return null
}

/** 9.4: the censor whom it has promised to put forward, if he is among the candidates. */
export function promisedCensor(
  board: Pick<OpenBoard, 'deals'>,
  faction: FactionId,
  candidates: readonly SenatorId[]
): SenatorId | null {
  for (const { term } of pendingTerms(board, 'nominate')) {
    if (term.by === faction && term.whom.topic === 'censor' && candidates.includes(term.whom.senator))
      return term.whom.senator
  }
  return null
}

import type { CardId, SenatorId } from '../content/ids.ts'
import { cardKind } from '../queries/cards.ts'
import { senatorOf, senatorsOf } from '../queries/republic.ts'
import { message, reference } from '../words/message.ts'
import type { Judge } from './judge.ts'
import { senatorWorth } from './judge.ts'
import { bestOf, choose, type Reply } from './reply.ts'

interface Playable {
  readonly do: 'play'
  readonly card: CardId
  readonly to: SenatorId | null
}

type HandOption = Playable | { readonly do: 'discard'; readonly card: CardId } | { readonly do: 'done' }

/** No. 32; 11.1: concessions and statesmen work on the table; of the rest, the least useful goes. */
export function answerHand(judge: Judge, options: readonly HandOption[]): Reply {
  const plays = options.filter((option) => option.do === 'play')
  const best = bestOf(plays, ({ to }) => (to ? safety(judge, to) : 100))
  if (best)
    return choose(
      { do: 'play', card: best.card, to: best.to },
      message('why.play-card', { card: reference('card', best.card) })
    )
  const discards = options.filter((option) => option.do === 'discard')
  const worst = bestOf(discards, ({ card }) => -usefulness(card))
  return worst
    ? choose(
        { do: 'discard', card: worst.card },
        message('why.discard', { card: reference('card', worst.card) })
      )
    : choose({ do: 'done' }, message('why.hand-done'))
}

/** The leader cannot be won over; any other may take his concessions along. */
function safety({ view, side }: Judge, id: SenatorId): number {
  return (view.factions[side]?.leader === id ? 10 : 0) + senatorOf(view, id).influence / 10
}

/** What a card may still do from the hand. */
function usefulness(id: CardId): number {
  const card = cardKind(id)
  if (card.kind !== 'intrigue') return card.kind === 'statesman' ? 3 : 1
  switch (card.of) {
    case 'tribune':
      return 4
    case 'assassin':
    case 'secret-bodyguard':
    case 'seduction':
    case 'influence-peddling':
      return 3
    default:
      return 2
  }
}

/** 4.5, 7.2, 7.7: nobody can win the leader over: the man who would be missed most. */
export function answerLeader({ view, side }: Judge): Reply {
  const best = bestOf(
    senatorsOf(view, side).filter((id) => {
      const { at } = senatorOf(view, id)
      return at !== 'exile' && at !== 'captive'
    }),
    (id) => senatorWorth(view, id)
  )
  const leader = best ?? senatorsOf(view, side)[0]
  if (!leader) throw new Error('nobody can lead')
  return choose(leader, message('why.leader', { senator: reference('senator', leader) }))
}

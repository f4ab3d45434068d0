import type { OptionOf } from '../answers.ts'
import { ask, choice, type HeaderOf, type Question, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { EventId } from '../content/events/index.ts'
import { type OptionId, optionIds } from '../content/ids.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { heroesOn } from '../queries/abilities.ts'
import { eventOf } from '../queries/events.ts'
import { initiativeOrder, tieBreaker } from '../queries/seats.ts'
import { voteBonus, voteLeaders, voteTotals } from '../queries/votes.ts'
import { playableIntrigue } from '../queries/windows.ts'
import type { ByzantionState } from '../state.ts'
import type { Vote } from '../table.ts'
import { choiceReference, message, reference } from '../words/message.ts'
import { addDoxa, hand, heroesGive, pay, seat } from './changes.ts'
import { runHeroes } from './effects.ts'
import { openMoment, playIntrigue, withAnyTime } from './intrigue.ts'

/** E.3: in the order of initiative all assign Auctoritas to one option; the emperor follows the greater sum. */
export function* vote(play: ByzantionPlay): Script {
  const { state, schedule } = play
  const event = eventOf(state)
  if (!event) throw new Error(`round ${state.round} has no event`)
  for (const side of initiativeOrder(state)) yield* castVote(play, side, event)
  yield* closeVote(play)
  yield* chooseOption(play, event)
  yield* rewardLeaders(play)
  schedule({ task: 'actions' })
}

/** E.3: a vote, which intrigue of one's own may swell before, and that of others may turn after. */
function* castVote(play: ByzantionPlay, side: SideId, event: EventId): Script {
  const { state, emit } = play
  const ownVote = { bonus: voteBonus(state, side), doubled: false }
  for (;;) {
    const chosen = yield* ask(voteQuestion(state, side, event, ownVote.bonus))
    if (chosen.do === 'intrigue') {
      yield* playIntrigue(play, side, chosen.card, { ownVote })
      continue
    }
    const option = chosen.do === 'vote' ? chosen.option : null
    const auctoritas = chosen.do === 'vote' ? chosen.auctoritas : 0
    const bonus = Math.min(auctoritas, ownVote.bonus)
    pay(state, side, { auctoritas: auctoritas - bonus })
    const placed: Vote = { side, option, auctoritas, bonus, doubled: ownVote.doubled }
    state.votes.push(placed)
    emit({ type: 'voted', event, vote: { ...placed } })
    if (auctoritas > 0) heroesGive(play, side, 'influence')
    yield* replyToVote(play, placed)
    return
  }
}

function voteQuestion(
  state: ByzantionState,
  side: SideId,
  event: EventId,
  bonus: number
): Question<OptionOf<'vote'>> {
  const own = seat(state, side).goods.auctoritas
  const cards = playableIntrigue(state, side, hand(state, side), ['vote-own', 'any-time'])
  const votes = optionIds.flatMap((option) =>
    Array.from({ length: own + bonus }, (_, index) => ({
      key: { do: 'vote' as const, option, auctoritas: index + 1 },
      label: message('option.vote', { option: choiceReference(event, option), count: index + 1 })
    }))
  )
  const options = [
    ...votes,
    { key: { do: 'abstain' as const }, label: message('option.abstain') },
    ...cards.map(({ card, cost }) => ({
      key: { do: 'intrigue' as const, card },
      label: message('option.intrigue', { card: reference('card', card), cost })
    }))
  ]
  return choice(
    {
      side,
      kind: 'vote',
      rule: 'E.3',
      prompt: message('prompt.vote', { event: reference('happening', event) }),
      about: { own, bonus, cards: cards.map(({ card }) => card) }
    },
    options.map((option) => ({ ...option, value: option.key }))
  )
}

function replyToVote(play: ByzantionPlay, placed: Vote): Script {
  const { state } = play
  const windows = withAnyTime(...(placed.option ? (['vote-placed'] as const) : []))
  return openMoment(
    play,
    {
      sides: initiativeOrder(state).filter((side) => side !== placed.side),
      windowsFor: () => windows,
      header: (side, cards): HeaderOf<'react-vote'> => ({
        side,
        kind: 'react-vote',
        rule: 'I.1',
        prompt: message('prompt.react-vote', { side: reference('side', placed.side) }),
        about: { windows, cards, vote: placed.side }
      })
    },
    { placed }
  )
}

function closeVote(play: ByzantionPlay): Script {
  const { state } = play
  const windows = withAnyTime('vote-closed')
  return openMoment(
    play,
    {
      sides: initiativeOrder(state),
      windowsFor: () => windows,
      header: (side, cards): HeaderOf<'react-vote'> => ({
        side,
        kind: 'react-vote',
        rule: 'I.1',
        prompt: message('prompt.react-votes'),
        about: { windows, cards, vote: null }
      })
    },
    {}
  )
}

/** E.3: a tie is broken by the sceptre, or else by the ring. */
function* chooseOption(play: ByzantionPlay, event: EventId): Script {
  const { state, emit } = play
  const totals = voteTotals(state)
  const option =
    totals.first === totals.second
      ? yield* breakTie(play, event, totals)
      : totals.first > totals.second
        ? 'first'
        : 'second'
  const slot = state.events[state.round - 1]
  if (slot) slot.option = option
  emit({ type: 'option-chosen', event, option, totals })
}

function* breakTie(
  { state, emit }: ByzantionPlay,
  event: EventId,
  totals: Readonly<Record<OptionId, number>>
): Script<OptionId> {
  const side = tieBreaker(state)
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'break-vote-tie',
        rule: 'E.3',
        prompt: message('prompt.break-vote-tie'),
        about: { totals }
      },
      optionIds.map((id) => ({
        key: id,
        label: message('option.choice', { option: choiceReference(event, id) }),
        value: id
      }))
    )
  )
  emit({ type: 'tie-broken', side, for: 'option' })
  return chosen
}

/** E.3: Doxa for who has assigned most, whichever option it was. */
function* rewardLeaders(play: ByzantionPlay): Script {
  const { state, emit } = play
  const leaders = voteLeaders(state)
  const amount = leaders.length === 1 ? figures.vote.alone : figures.vote.tied
  for (const side of leaders) {
    const owner = seat(state, side)
    owner.votesLed += 1
    addDoxa(state, side, amount, 'votes')
    emit({ type: 'doxa', side, amount, source: 'votes' })
  }
  for (const side of leaders) yield* runHeroes(play, side, heroesOn(seat(state, side), 'influence-top'), null)
}

import { accepted, type FormBody, refused } from '../../engine/decision.ts'
import { shuffled } from '../../engine/random.ts'
import { askTogether } from '../../engine/script.ts'
import { form, type Question, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import { event as eventRecord } from '../content/events/index.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { clockwiseFrom } from '../queries/seats.ts'
import type { ByzantionState } from '../state.ts'
import { message } from '../words/message.ts'
import { discardCards, hand, seat } from './changes.ts'
import { discardMissions } from './missions.ts'

/** R.5: hands down to six cards, the ring and the diptych go on. */
export function* endRound(play: ByzantionPlay): Script {
  const { state, emit, schedule } = play
  yield* trimHands(play)
  tidyUp(state)
  emit({ type: 'round-ended', round: state.round })
  if (isEndOfAge(state, figures.missions.discardedAfterAge)) {
    emit({ type: 'mission-due' })
    yield* discardMissions(play)
  }
  const [, next = state.ring] = clockwiseFrom(state, state.ring)
  if (state.round < state.rounds) state.ring = next
  schedule({ task: state.round < state.rounds ? 'round' : 'final' })
}

/** S.2: the event was the last of this age. */
function isEndOfAge({ events, round }: ByzantionState, age: number): boolean {
  const ages = events.map(({ event }) => eventRecord(event).age)
  return ages[round - 1] === age && ages[round] !== age
}

/** Cards that lie face down are turned up, Dynamis returns to its owners. */
export function tidyUp(state: ByzantionState): void {
  for (const side of state.sides) {
    const owner = seat(state, side)
    owner.faceDown = []
    owner.dynamis = 0
    owner.passed = false
    for (const pile of owner.area) pile.marked = false
  }
}

const cardsForm: FormBody<{ cards: CardId[] }> = {
  type: 'form',
  fields: [{ field: 'many', name: 'cards', label: message('field.cards'), options: [], min: 0, max: 140 }],
  open: true
}

/** R.5: who holds more than six cards discards, for the usual income; all choose at once. */
export function* trimHands(play: ByzantionPlay): Script {
  const { state } = play
  const full = state.sides.filter((side) => hand(state, side).length > figures.hand.limit)
  if (full.length === 0) return
  const given = yield* askTogether(() => full.map((side) => limitQuestion(state, side)))
  for (const side of full) discardCards(play, side, given.get(side) ?? [], 'limit')
}

function limitQuestion(state: ByzantionState, side: SideId): Question<CardId[]> {
  const held = hand(state, side)
  const count = held.length - figures.hand.limit
  return form(
    {
      side,
      kind: 'hand-limit',
      rule: 'R.5',
      prompt: message('prompt.hand-limit', { count }),
      about: { discard: count }
    },
    {
      form: cardsForm,
      check: ({ cards }) => {
        if (cards.length !== count || new Set(cards).size < count)
          return refused(message('refusal.wrong-number'), 'R.5')
        return cards.every((card) => held.includes(card))
          ? accepted(cards)
          : refused(message('refusal.not-your-cards'), 'R.5')
      },
      sample: (random) => ({ cards: shuffled(random, held).slice(0, count) })
    }
  )
}

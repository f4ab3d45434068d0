import { ask, choice, type Script } from '../../ask.ts'
import { idsIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { clockwiseFrom } from '../../queries/precedence.ts'
import { numberOf } from '../../queries/ratings.ts'
import { senatorOf } from '../../queries/republic.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { playableCards, playCard } from '../changes/hand.ts'
import { nameQuaestor } from '../changes/quaestors.ts'
import { changeInfluence, senatorIn } from '../changes/standing.ts'

/** 4: leaders, the first consul, quaestors, first cards. The families and hands are dealt (`deal.ts`). */
function* beginSetUp({ state, emit, schedule }: RepublicPlay): Script {
  emit({ type: 'phase-began', phase: 'set-up' })
  schedule(...state.sides.map((faction) => ({ task: 'choose-leader' as const, faction })), {
    task: 'first-consul'
  })
}

/** 4.6, R7: the lowest number is consul of Rome until the first election; he names both quaestors (R6). */
function* appointFirstConsul(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  const [consul] = idsIn(state.senators).toSorted((one, other) => numberOf(one) - numberOf(other))
  if (!consul) throw new Error('nobody has a senator')
  const senator = senatorIn(state, consul)
  senator.office = 'rome-consul'
  senator.record.push('rome-consul')
  senator.exConsul += 1
  emit({ type: 'first-consul', senator: consul })
  changeInfluence(play, consul, figures.start.consulInfluence)
  schedule(
    ...clockwiseFrom(state, senatorOf(state, consul).faction).map((faction) => ({
      task: 'opening-cards' as const,
      faction
    }))
  )
  yield* nameQuaestor(play, consul, 'rome')
  yield* nameQuaestor(play, consul, 'field')
}

/** 4.7: a faction plays concessions and statesmen of its first hand. */
function* playOpeningCards(play: RepublicPlay, { faction }: TaskOf<'opening-cards'>): Script {
  const { state } = play
  for (;;) {
    const cards = playableCards(state, faction)
    if (cards.length === 0) return
    const chosen = yield* ask(
      choice(
        {
          side: faction,
          kind: 'opening-card',
          rule: '4.7',
          prompt: message('prompt.opening-card'),
          about: { hand: state.hands[faction] ?? [] }
        },
        [
          ...cards.map((playable) => ({
            key: { do: 'play' as const, ...playable },
            label: playable.to
              ? message('option.play-concession', {
                  card: reference('card', playable.card),
                  senator: reference('senator', playable.to)
                })
              : message('option.play-statesman', { card: reference('card', playable.card) }),
            value: playable
          })),
          { key: { do: 'done' as const }, label: message('option.opening-done'), value: null }
        ]
      )
    )
    if (!chosen) return
    playCard(play, faction, chosen)
  }
}

/** The scripts of this part, by their tasks. */
export const setUpScripts = {
  'set-up': beginSetUp,
  'first-consul': appointFirstConsul,
  'opening-cards': playOpeningCards
}

import { accepted, type FormBody, refused } from '../../../engine/decision.ts'
import { shuffled } from '../../../engine/random.ts'
import { ask, form, type Script } from '../../ask.ts'
import type { SideId } from '../../campaign-options.ts'
import type { CardId } from '../../content/cards/index.ts'
import { figures } from '../../figures.ts'
import type { ByzantionPlay } from '../../game-types.ts'
import { message } from '../../words/message.ts'
import { fillOffer, hand } from '../changes.ts'
import { dealCards } from '../draft.ts'

const cardsForm: FormBody<{ cards: CardId[] }> = {
  type: 'form',
  fields: [{ field: 'many', name: 'cards', label: message('field.cards'), options: [], min: 0, max: 140 }],
  open: true
}

/** J.1: the offer first; then nine cards, of which six stay. */
export function* soloHand(play: ByzantionPlay): Script {
  const { state, emit } = play
  const side: SideId = 'justinian'
  emit({ type: 'game-began', ring: side, rounds: state.rounds })
  fillOffer(play)
  const { dealt, kept: keep } = figures.draft
  const cards = dealCards(state, dealt)
  state.packs[side] = cards
  emit({ type: 'cards-drawn', side, cards }, [side])
  const kept = yield* ask(
    form(
      {
        side,
        kind: 'keep-hand',
        rule: 'J.1',
        prompt: message('prompt.keep-hand', { count: keep }),
        about: { cards: [...cards], keep }
      },
      {
        form: cardsForm,
        check: ({ cards: chosen }) => {
          if (chosen.length !== keep || new Set(chosen).size < keep)
            return refused(message('refusal.wrong-number'), 'J.1')
          return chosen.every((card) => cards.includes(card))
            ? accepted(chosen)
            : refused(message('refusal.not-your-cards'), 'J.1')
        },
        sample: (random) => ({ cards: shuffled(random, cards).slice(0, keep) })
      }
    )
  )
  hand(state, side).push(...kept)
  state.discardPile.push(...cards.filter((card) => !kept.includes(card)))
  state.packs = {}
  emit({ type: 'drafted' })
}

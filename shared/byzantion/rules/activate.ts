import { ask, choice, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { activatable, yieldOf } from '../queries/bandons.ts'
import { amounts, message, reference } from '../words/message.ts'
import { give, seat } from './changes.ts'

/** How an activation comes about. */
interface Activation {
  /** The card whose ability it is; null for the action. */
  readonly by: CardId | null
  /** A Dynamis is laid on the pile, which must not have one yet. */
  readonly marks: boolean
}

/** A.5: a card or bandon produces. By a card's ability it is optional. */
export function* activate(play: ByzantionPlay, side: SideId, { by, marks }: Activation): Script {
  const { state, emit } = play
  const owner = seat(state, side)
  const piles = activatable(owner, marks)
  if (piles.length === 0) return
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'activate',
        rule: by ? 'C.1' : 'A.5',
        prompt: by
          ? message('prompt.activate-by', { card: reference('card', by) })
          : message('prompt.activate'),
        about: { by, marks }
      },
      [
        ...piles.flatMap((pile) => {
          const [front] = pile.cards
          if (!front) return []
          const goods = amounts(yieldOf(owner, pile))
          const label = message('option.activate', { card: reference('card', front), goods })
          return [{ key: { do: 'activate' as const, front }, label, value: front }]
        }),
        ...(by ? [{ key: { do: 'none' as const }, label: message('option.none'), value: null }] : [])
      ]
    )
  )
  const pile = owner.area.find(({ cards }) => cards[0] === chosen)
  if (!chosen || !pile) return
  const stuff = yieldOf(owner, pile)
  if (marks) pile.marked = true
  give(state, side, stuff, 'cards')
  emit({ type: 'activated', side, front: chosen, stuff, marked: marks, by })
}

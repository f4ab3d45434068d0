import { shuffled } from '../../engine/random.ts'
import { askTogether } from '../../engine/script.ts'
import { choice, type Question, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { clockwiseFrom } from '../queries/seats.ts'
import type { ByzantionState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { fillOffer, hand, removeFrom, topCard } from './changes.ts'

/** S.3: nine cards each; all keep one and pass the others on, until each has six. */
export function* draft(play: ByzantionPlay): Script {
  const { state, emit } = play
  const { dealt, kept } = figures.draft
  for (const side of state.sides) state.packs[side] = dealCards(state, dealt)
  for (let pick = 1; pick <= kept; pick++) {
    const picks = yield* askTogether(() => state.sides.map((side) => pickQuestion(state, side, pick)))
    for (const side of state.sides) {
      const card = picks.get(side)
      if (!card) continue
      removeFrom(packOf(state, side), card)
      hand(state, side).push(card)
      emit({ type: 'picked', side, card }, [side])
    }
    if (pick < kept) passPacks(state)
  }
  const refused = state.sides.flatMap((side) => packOf(state, side))
  state.discardPile = shuffled(state.random, refused)
  state.packs = {}
  emit({ type: 'drafted' })
}

function packOf(state: ByzantionState, side: SideId): CardId[] {
  return state.packs[side] ?? []
}

export function dealCards(state: ByzantionState, count: number): CardId[] {
  return Array.from({ length: count }, () => topCard(state)).filter((card) => card !== null)
}

/** S.3: clockwise. */
function passPacks(state: ByzantionState): void {
  const packs = state.sides.map((side): [SideId, CardId[]] => {
    const [, next = side] = clockwiseFrom(state, side)
    return [next, packOf(state, side)]
  })
  state.packs = Object.fromEntries(packs)
}

function pickQuestion(state: ByzantionState, side: SideId, pick: number): Question<CardId> {
  const pack = packOf(state, side)
  return choice(
    {
      side,
      kind: 'draft',
      rule: 'S.3',
      prompt: message('prompt.draft'),
      about: { pick, of: figures.draft.kept, pack: [...pack] }
    },
    pack.map((id) => ({
      key: id,
      label: message('option.card', { card: reference('card', id) }),
      value: id
    }))
  )
}

/** S.4: the offer is laid open after the draft. */
export function* openTable(play: ByzantionPlay): Script {
  fillOffer(play)
}

import { pickOne } from '../../../engine/random.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { IntrigueCardId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'

/** 7.36: influence peddling: a random card of another hand. The two factions see which. */
export function peddleInfluence(
  { state, emit }: RepublicPlay,
  faction: FactionId,
  { card, from }: { readonly card: IntrigueCardId; readonly from: FactionId }
): void {
  const hand = state.hands[from] ?? []
  state.hands[faction] = (state.hands[faction] ?? []).filter((each) => each !== card)
  state.discards.push(card)
  state.random.moves += 1
  const taken = pickOne(state.random, hand)
  state.hands[from] = hand.filter((each) => each !== taken)
  state.hands[faction] = [...(state.hands[faction] ?? []), taken]
  emit({ type: 'card-stolen', faction, from })
  emit({ type: 'card-stolen-seen', faction, from, card: taken }, [faction, from])
}

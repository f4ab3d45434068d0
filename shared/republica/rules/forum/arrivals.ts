import type { FactionId } from '../../campaign-options.ts'
import type { CardId, FamilyId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { cardKind, isRed } from '../../queries/cards.ts'
import { statesmenOf } from '../../queries/statesmen.ts'
import { newSenator } from '../changes/senators.ts'
import { senatorIn } from '../changes/standing.ts'
import { bringBequest } from './bequests.ts'
import { appearLeader, appearWar } from './wars.ts'

/** R4: a faction draws the top card of the deck: red ones go to its hand, all others to the forum. */
export function drawForumCard(play: RepublicPlay, faction: FactionId): void {
  const { state, emit } = play
  const card = state.drawPile.pop()
  if (!card) return
  state.random.moves += 1
  if (isRed(card)) {
    state.hands[faction] = [...(state.hands[faction] ?? []), card]
    emit({ type: 'card-drawn', faction })
    emit({ type: 'card-received', faction, card }, [faction])
  } else appear(play, card)
  if (state.drawPile.length > 0) return
  state.isDeckOut = true
  emit({ type: 'deck-out' })
}

function appear(play: RepublicPlay, id: CardId): void {
  const card = cardKind(id)
  switch (card.kind) {
    case 'family':
      appearFamily(play, card.id)
      return
    case 'war':
      appearWar(play, card.id)
      return
    case 'leader':
      appearLeader(play, card.id)
      return
    case 'bequest':
      bringBequest(play, card.id)
      return
    default:
      throw new Error(`${id} belongs to a hand`)
  }
}

/** A senator without a faction stands in the forum. 7.312: a statesman who came without his family takes it. */
export function appearFamily({ state, emit }: RepublicPlay, family: FamilyId): void {
  const kin = statesmenOf(state, family).find((id) => {
    const { covers, at } = senatorIn(state, id)
    // 9.422: the family of an exile comes back without him.
    return covers === null && at !== 'exile'
  })
  if (kin) senatorIn(state, kin).covers = family
  else state.senators[family] = newSenator(family, null)
  emit({ type: 'family-appeared', family, beneath: kin ?? null })
}

import type { OptionOf } from '../../answers.ts'
import { ask, choice, type Script, type ValuedOption } from '../../ask.ts'
import type { KeimelionId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { ByzantionPlay } from '../../game-types.ts'
import { cardsInPlay } from '../../queries/seats.ts'
import { unitsOnMap } from '../../queries/units.ts'
import { message, reference } from '../../words/message.ts'
import { gain, hand, seat } from '../changes.ts'
import { dealCards } from '../draft.ts'
import { gainAny, type Turn } from '../effects.ts'
import { playCard, playKeys, playOption } from '../play-cards.ts'
import { openChest } from '../round.ts'
import { soloTable } from './round.ts'

const SIDE = 'justinian'

/** J.5: once a turn, each seal once a game: the chest and the keimelion of its position. */
export function* placeSeal(play: ByzantionPlay, keimelion: KeimelionId, turn: Turn): Script {
  const { state, emit } = play
  const solo = soloTable(state)
  solo.hasSealed = true
  solo.sealsUsed.push(keimelion)
  emit({ type: 'sealed', keimelion })
  openChest(play, SIDE, keimelion)
  switch (keimelion) {
    case 'labarum':
      return yield* raiseLabarum(play)
    case 'chalice':
      gain(play, SIDE, { nomismata: figures.solo.chalice * unitsOnMap(state) }, null)
      return
    case 'sceptre': {
      const completed = solo.events.filter(({ outcome }) => outcome === 'completed').length
      return yield* gainAny(play, SIDE, completed, null)
    }
    case 'robes':
      return yield* wearRobes(play, turn)
  }
}

/** J.5: a Dynamis for each card of a bandon, one at least. */
function* raiseLabarum(play: ByzantionPlay): Script {
  const { area } = seat(play.state, SIDE)
  const fronts = area.flatMap(({ cards: [front] }) => (front ? [front] : []))
  const chosen =
    fronts.length === 0
      ? null
      : yield* ask(
          choice(
            { side: SIDE, kind: 'labarum', rule: 'J.5', prompt: message('prompt.labarum'), about: {} },
            fronts.map((id) => ({
              key: id,
              label: message('option.card', { card: reference('card', id) }),
              value: id
            }))
          )
        )
  const size = area.find(({ cards }) => cards[0] === chosen)?.cards.length ?? 0
  gain(play, SIDE, { dynamis: Math.max(figures.solo.least, size) }, null)
}

/** J.5: sees as many cards of the deck as lie in play, may play one for nothing, and discards the others. */
function* wearRobes(play: ByzantionPlay, turn: Turn): Script {
  const { state, emit } = play
  const cards = dealCards(state, cardsInPlay(seat(state, SIDE)).length)
  if (cards.length === 0) return
  state.packs[SIDE] = cards
  emit({ type: 'cards-drawn', side: SIDE, cards: [...cards] }, [SIDE])
  const options: ValuedOption<'robes', Extract<OptionOf<'robes'>, { do: 'play' }> | null>[] = [
    ...cards.flatMap(playKeys).map((key) => ({ ...playOption(key, 0), value: key })),
    { key: { do: 'none' }, label: message('option.none'), value: null }
  ]
  const chosen = yield* ask(
    choice(
      {
        side: SIDE,
        kind: 'robes',
        rule: 'J.5',
        prompt: message('prompt.play-free'),
        about: { cards: [...cards] }
      },
      options
    )
  )
  state.packs = {}
  state.discardPile.push(...cards.filter((card) => card !== chosen?.card))
  if (!chosen) return
  hand(state, SIDE).push(chosen.card)
  yield* playCard(play, SIDE, chosen, { by: 'nothing' }, turn)
}

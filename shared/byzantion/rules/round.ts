import { ask, choice, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { chest } from '../content/chests.ts'
import { isChallenge } from '../content/events/index.ts'
import { type KeimelionId, keimelionIds } from '../content/ids.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { heroesOn } from '../queries/abilities.ts'
import { eventOf } from '../queries/events.ts'
import { clockwiseFrom } from '../queries/seats.ts'
import { amounts, message, reference } from '../words/message.ts'
import { give, heroesGive, seat } from './changes.ts'

/** E.1: a round begins with its chests. Dynamis is as many as the number of players gives. */
export function* beginRound(play: ByzantionPlay): Script {
  const { state, emit, schedule } = play
  state.round += 1
  state.phase = 'events'
  state.positions = {}
  state.votes = []
  state.voteShift = 0
  state.resolution = null
  const event = eventOf(state)
  if (!event) throw new Error(`round ${state.round} has no event`)
  emit({ type: 'round-began', round: state.round, event, ring: state.ring })
  for (const side of state.sides) {
    const owner = seat(state, side)
    owner.passed = false
    owner.dynamis = figures.dynamis[playersOf(state.sides.length)]
    heroesGive(play, side, 'round-start')
  }
  placeChests(play)
  // R.4: the emperor himself decides how a challenge goes: nobody votes.
  schedule({ task: 'positions' }, { task: isChallenge(event) ? 'actions' : 'vote' })
}

function playersOf(count: number): 2 | 3 | 4 {
  return count === 2 || count === 3 ? count : 4
}

/** E.1: chests of earlier rounds do not come back. */
function placeChests({ state, emit }: ByzantionPlay): void {
  state.random.moves += 1
  state.chests = {}
  for (const id of keimelionIds) {
    const next = state.chestPile.pop()
    if (next) state.chests[id] = next
  }
  emit({ type: 'chests-placed', chests: state.chests })
}

/** E.1: from the ring holder clockwise, each takes a free position. All four are open to any number of players. */
export function* takePositions(play: ByzantionPlay): Script {
  const { state } = play
  for (const side of clockwiseFrom(state, state.ring)) {
    const position = yield* choosePosition(play, side)
    state.positions[position] = side
    play.emit({ type: 'position-taken', side, keimelion: position })
    openChest(play, side, position)
    if (position === 'labarum') give(state, side, { dynamis: figures.keimelion.labarum }, 'cards')
  }
}

function choosePosition({ state }: ByzantionPlay, side: SideId): Script<KeimelionId> {
  const free = keimelionIds.filter((id) => state.positions[id] === undefined)
  return ask(
    choice(
      { side, kind: 'position', rule: 'E.1', prompt: message('prompt.position'), about: {} },
      free.map((id) => {
        const laid = state.chests[id]
        const keimelion = reference('keimelion', id)
        const label = laid
          ? message('option.position', { keimelion, goods: amounts(chest(laid).stuff) })
          : message('option.position-bare', { keimelion })
        return { key: id, label, value: id }
      })
    )
  )
}

/** E.1, C.1: the chest's content at once; the hero of this keimelion opens it again. */
export function openChest({ state, emit }: ByzantionPlay, side: SideId, position: KeimelionId): void {
  const laid = state.chests[position]
  if (!laid) return
  const { stuff } = chest(laid)
  const again = heroesOn(seat(state, side), 'keimelion').filter(
    ({ trigger }) => trigger.on === 'keimelion' && trigger.keimelion === position
  )
  for (const by of [null, ...again.map(({ card }) => card)]) {
    give(state, side, stuff, 'cards')
    emit({ type: 'chest-opened', side, stuff, by })
  }
}

import { ask, choice, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { senatorOf, senatorsOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'

/** 4.5: a faction without a leader chooses one; with one senator there is nothing to choose. */
export function* chooseMissingLeader(play: RepublicPlay, { faction }: TaskOf<'choose-leader'>): Script {
  const seat = play.state.factions[faction]
  if (!seat || seat.isEliminated || seat.leader !== null) return
  const [only, other] = possibleLeaders(play.state, faction)
  if (!only) return
  if (other) yield* chooseLeader(play, faction)
  else appoint(play, faction, only)
}

/** No. 1; 4.5, 7.2: a faction says who leads it. */
export function* chooseLeader(play: RepublicPlay, faction: FactionId): Script {
  const { state } = play
  const current = state.factions[faction]?.leader ?? null
  const chosen = yield* ask(
    choice(
      {
        side: faction,
        kind: 'leader',
        rule: '4.5',
        prompt: message(current ? 'prompt.new-leader' : 'prompt.leader'),
        about: { current }
      },
      possibleLeaders(state, faction).map((id) => ({
        key: id,
        label: message(id === current ? 'option.keep-leader' : 'option.senator', {
          senator: reference('senator', id)
        }),
        piece: id,
        value: id
      }))
    )
  )
  if (chosen !== current) appoint(play, faction, chosen)
}

/** Nobody is led by an exile or a captive as long as others are there. */
export function possibleLeaders(state: RepublicState, faction: FactionId): readonly SenatorId[] {
  const own = senatorsOf(state, faction)
  const free = own.filter((id) => {
    const { at } = senatorOf(state, id)
    return at !== 'exile' && at !== 'captive'
  })
  return free.length > 0 ? free : own
}

function appoint({ state, emit }: RepublicPlay, faction: FactionId, senator: SenatorId): void {
  const seat = state.factions[faction]
  if (!seat) return
  seat.leader = senator
  emit({ type: 'new-leader', faction, senator })
}

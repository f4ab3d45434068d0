import { ask, choice, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { attendance, benchOf, clockwiseFrom, leadingFaction } from '../../queries/precedence.ts'
import { senatorOf, senatorsOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { newSenator } from '../changes/senators.ts'
import { senatorIn } from '../changes/standing.ts'

/** 9.5: while fewer than eight senators of the factions are in Rome, the Curia and then the forum send more. */
export function* fillBenches(play: RepublicPlay): Script {
  const { state, emit } = play
  while (attendance(state).length < figures.senate.fewest) {
    const faction = neediestFaction(state)
    if (!faction) return
    const family = state.curia.families.shift()
    if (family) {
      state.senators[family] = newSenator(family, faction)
      seat(play, faction, family)
      emit({ type: 'bench-filled', senator: family, faction, from: 'curia' })
      continue
    }
    const inForum = entriesIn(state.senators).flatMap(([id, { faction: side, at }]) =>
      side === null && at === 'rome' ? [id] : []
    )
    if (inForum.length === 0) return
    const senator = yield* pickFromForum(faction, inForum)
    senatorIn(state, senator).faction = faction
    seat(play, faction, senator)
    emit({ type: 'bench-filled', senator, faction, from: 'forum' })
  }
}

/** A faction that had nobody has a leader again. */
function seat({ state, emit }: RepublicPlay, faction: FactionId, senator: SenatorId): void {
  const own = state.factions[faction]
  if (!own || own.leader !== null) return
  own.leader = senator
  emit({ type: 'new-leader', faction, senator })
}

/** 9.5: the faction with fewest senators; of equal ones that with least influence in Rome. */
function neediestFaction(state: RepublicState): FactionId | null {
  const factions = clockwiseFrom(state, leadingFaction(state)).filter(
    (side) => !state.factions[side]?.isEliminated
  )
  const influence = (side: FactionId) =>
    benchOf(state, side).reduce((sum, id) => sum + senatorOf(state, id).influence, 0)
  const sorted = factions.toSorted((one, other) => {
    const difference = senatorsOf(state, one).length - senatorsOf(state, other).length
    return difference !== 0 ? difference : influence(one) - influence(other)
  })
  return sorted[0] ?? null
}

function* pickFromForum(side: FactionId, candidates: readonly SenatorId[]): Script<SenatorId> {
  const [only, ...others] = candidates
  if (only && others.length === 0) return only
  return yield* ask(
    choice(
      { side, kind: 'fill-bench', rule: '9.5', prompt: message('prompt.fill-bench'), about: { candidates } },
      candidates.map((id) => ({
        key: id,
        label: message('option.senator', { senator: reference('senator', id) }),
        value: id
      }))
    )
  )
}

import { askTogether } from '../../engine/script.ts'
import { choice, type Question, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { MissionId } from '../content/missions.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import type { ByzantionState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { removeFrom } from './changes.ts'

/** S.2: five missions each, of which four stay. */
export function* dealMissions(play: ByzantionPlay): Script {
  const { state, emit } = play
  emit({ type: 'game-began', ring: state.ring, rounds: state.rounds })
  for (const side of state.sides) {
    state.random.moves += 1
    state.missions[side] = state.missionPile.splice(-figures.missions.dealt)
  }
  yield* discardMissions(play)
}

/** S.2: all give up one mission together, in secret: at the start, and at the end of age II. */
export function* discardMissions({ state, emit }: ByzantionPlay): Script {
  const given = yield* askTogether(() => state.sides.map((side) => missionQuestion(state, side)))
  for (const side of state.sides) {
    const refused = given.get(side)
    if (!refused) continue
    removeFrom(state.missions[side] ?? [], refused)
    state.refusedMissions[side]?.push(refused)
  }
  emit({ type: 'missions-chosen' })
}

function missionQuestion(state: ByzantionState, side: SideId): Question<MissionId> {
  const missions = state.missions[side] ?? []
  return choice(
    {
      side,
      kind: 'discard-mission',
      rule: 'S.2',
      prompt: message('prompt.discard-mission'),
      about: { missions: [...missions] }
    },
    missions.map((id) => ({
      key: id,
      label: message('option.mission', { mission: reference('mission', id) }),
      value: id
    }))
  )
}

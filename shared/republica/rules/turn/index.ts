import type { Script } from '../../ask.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { endTurn } from './end.ts'
import { chooseMissingLeader } from './leaders.ts'
import { mournTheOld } from './mortality.ts'

/** 3: a turn is seven phases. */
function* playTurn({ state, emit, schedule }: RepublicPlay): Script {
  state.turn += 1
  emit({ type: 'turn-began', turn: state.turn })
  schedule(
    { task: 'mortality' },
    { task: 'revenue' },
    { task: 'forum' },
    { task: 'population' },
    { task: 'senate' },
    { task: 'new-alliance' },
    { task: 'combat' },
    { task: 'revolution' },
    { task: 'end-turn' }
  )
}

/** The scripts of this part, by their tasks. */
export const turnScripts = {
  turn: playTurn,
  mortality: mournTheOld,
  'choose-leader': chooseMissingLeader,
  'end-turn': endTurn
}

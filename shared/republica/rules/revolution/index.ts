import type { Script } from '../../ask.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { offerRansoms } from '../combat/ransom.ts'
import { carryOutCards } from '../deals/carry-out.ts'
import { settleCommands } from './commands.ts'
import { playHands } from './hands.ts'

/** 11: cards first, then the victorious commanders. */
function* beginRevolution(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  state.phase = 'revolution'
  emit({ type: 'phase-began', phase: 'revolution' })
  yield* offerRansoms(play)
  schedule(
    { task: 'deals', moment: 'revolution' },
    { task: 'play-hands' },
    { task: 'commands' },
    { task: 'judge-promises' }
  )
}

/** The scripts of this part, by their tasks. */
export const revolutionScripts = {
  revolution: beginRevolution,
  *'play-hands'(play: RepublicPlay): Script {
    carryOutCards(play)
    yield* playHands(play)
  },
  commands: settleCommands
}

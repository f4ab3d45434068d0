import type { Script } from '../../ask.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { isStatesman } from '../../queries/ratings.ts'
import { senatorOf } from '../../queries/republic.ts'
import { drawChits } from '../changes/chits.ts'
import { holdersOfNumber, killSenator, replenish } from '../changes/death.ts'

/** 5.1: one chit is drawn, and the senator whose number it shows dies of age. */
export function* mournTheOld(play: RepublicPlay): Script {
  const { state, emit } = play
  state.phase = 'mortality'
  emit({ type: 'phase-began', phase: 'mortality' })
  for (const side of state.sides) replenish(play, side, null)
  for (const chit of drawChits(play, 1)) {
    if (chit === null) continue
    for (const id of whoDies(play, holdersOfNumber(state, chit))) killSenator(play, id, 'age')
  }
}

/** 9.422, R30: between an exile and his family a die decides: odd is the exile. Kinsmen who live together: both numbers. */
function whoDies(play: RepublicPlay, holders: readonly SenatorId[]): readonly SenatorId[] {
  const exile = holders.find((id) => isStatesman(id) && senatorOf(play.state, id).at === 'exile')
  if (holders.length < 2) return holders
  if (!exile) return pickKinsman(play, holders)
  const { total } = play.roll({ reason: 'exile-or-family', rule: '9.422', faces: 6 })
  return total % 2 === 1 ? [exile] : holders.filter((id) => id !== exile)
}

/** 5.1: one chit kills one senator: of two kinsmen on the table, the die names him. */
function pickKinsman(play: RepublicPlay, kinsmen: readonly SenatorId[]): readonly SenatorId[] {
  const { total } = play.roll({ reason: 'kinsman', rule: '5.1', faces: 6 })
  return kinsmen.slice((total - 1) % kinsmen.length, ((total - 1) % kinsmen.length) + 1)
}

import { askAny } from '../../../engine/script.ts'
import { choice, passOnly, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { benchOf } from '../../queries/precedence.ts'
import { senatorsOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { OPEN_BODYGUARD } from '../changes/death.ts'
import { senatorIn } from '../changes/standing.ts'

/** 9.83: whoever holds the open bodyguard may place it on a senator in Rome. All are asked, so that nobody learns who. */
export function* placeGuard(play: RepublicPlay): Script {
  const { state, emit } = play
  if (!isStillHidden(state)) return
  const acted = yield* askAny(() => state.sides.flatMap((side) => guardQuestion(state, side)), {
    curtain: 'everyone',
    phase: `revenue ${state.turn}`
  })
  if (!acted) return
  const holder = state.sides.find((side) => side === acted.side)
  if (!holder) return
  state.hands[holder] = (state.hands[holder] ?? []).filter((card) => card !== OPEN_BODYGUARD)
  senatorIn(state, acted.value).isGuarded = true
  emit({ type: 'guarded', senator: acted.value })
}

/** The card is in the deck of the late Republic, and no longer once everybody has seen it. */
function isStillHidden(state: RepublicState): boolean {
  if (state.options.republic !== 'late' || state.discards.includes(OPEN_BODYGUARD)) return false
  return !Object.values(state.senators).some(({ isGuarded }) => isGuarded)
}

function guardQuestion(state: RepublicState, side: FactionId): readonly Question<SenatorId>[] {
  if (senatorsOf(state, side).length === 0) return []
  const senators = state.hands[side]?.includes(OPEN_BODYGUARD) ? benchOf(state, side) : []
  const header = {
    side,
    kind: 'guard',
    rule: '9.83',
    prompt: message('prompt.guard'),
    about: { senators }
  } as const
  if (senators.length === 0) return [passOnly(header)]
  return [
    choice(
      header,
      senators.map((id) => ({
        key: id,
        label: message('option.senator', { senator: reference('senator', id) }),
        value: id
      }))
    )
  ]
}

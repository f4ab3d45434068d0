import { ask, choice, type Script } from '../../ask.ts'
import type { Army } from '../../board/armies.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { clockwiseFrom, leadingFaction } from '../../queries/precedence.ts'
import { senatorOf } from '../../queries/republic.ts'
import { legionsOfRebel, revoltStrength } from '../../queries/revolt.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { armyIn, bringHome } from '../changes/armies.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { type Declaration, withoutForeignMaster } from './declaration.ts'
import { beginRevolt } from './revolt.ts'
import { soundLegions } from './sound-legions.ts'

/** No. 33; 11.2: clockwise from the highest official, victors lay down their commands or rebel; one rebel remains. */
export function* settleCommands(play: RepublicPlay): Script {
  const { state } = play
  let declared: Declaration | null = null
  for (const side of clockwiseFrom(state, leadingFaction(state)))
    for (const { id, commander } of victorsOf(state, side))
      declared = yield* declare(play, side, armyIn(state, id), commander, declared)
  for (const { id } of state.armies.filter(({ against }) => against === 'home')) {
    if (id !== declared?.army) layDown(play, armyIn(state, id))
  }
  if (declared) yield* beginRevolt(play, declared)
}

function victorsOf(
  state: RepublicState,
  side: FactionId
): readonly { readonly id: Army['id']; readonly commander: SenatorId }[] {
  return state.armies.flatMap(({ id, against, commander }) =>
    against === 'home' && commander && senatorOf(state, commander).faction === side ? [{ id, commander }] : []
  )
}

function layDown(play: RepublicPlay, army: Army): void {
  if (army.commander) play.emit({ type: 'command-laid-down', senator: army.commander })
  bringHome(play, army)
}

/** 11.2, R31: only one faction is in rebellion; a stronger rebel takes the place of an earlier one, an equal does not. */
function* declare(
  play: RepublicPlay,
  side: FactionId,
  army: Army,
  commander: SenatorId,
  earlier: Declaration | null
): Script<Declaration | null> {
  const { state, emit } = play
  if (!mayRebel(state) || !(yield* wantsToSound(state, side, army, commander))) return earlier
  const legions = yield* soundLegions(play, side, army, commander)
  const strength = revoltStrength(state, withoutForeignMaster(state, army), legions)
  const isRebel = yield* ask(
    choice(
      {
        side,
        kind: 'rebel',
        rule: '11.2',
        prompt: message('prompt.rebel', {
          senator: reference('senator', commander),
          count: legions.length,
          value: strength
        }),
        about: { army: army.id, commander, legions, strength, rival: earlier?.commander ?? null }
      },
      yesOrNo
    )
  )
  if (!isRebel || (earlier && strength <= earlier.strength)) return earlier
  if (earlier) emit({ type: 'rebel-outbid', senator: earlier.commander, by: commander })
  return { army: army.id, commander, faction: side, legions, strength }
}

/** 11.2: nobody rebels while another rebel is undefeated. 12.31: all obey who is consul for life. */
function mayRebel({ civilWar, claim }: RepublicState): boolean {
  return civilWar === null && claim === null
}

function wantsToSound(
  state: RepublicState,
  side: FactionId,
  army: Army,
  commander: SenatorId
): Script<boolean> {
  const { sure, others } = legionsOfRebel(state, army)
  return ask(
    choice(
      {
        side,
        kind: 'command',
        rule: '11.2',
        prompt: message('prompt.command', { senator: reference('senator', commander) }),
        about: {
          army: army.id,
          commander,
          sure: sure.map(({ id }) => id),
          others: others.map(({ id }) => id)
        }
      },
      [
        { key: 'lay-down', label: message('option.lay-down'), value: false },
        { key: 'sound-legions', label: message('option.sound-legions'), value: true }
      ]
    )
  )
}

import { ask, choice, type Script } from '../../ask.ts'
import type { WarId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { fleetsIn, legionsIn, type OpenArmy } from '../../queries/armies.ts'
import { leadingFaction } from '../../queries/precedence.ts'
import { dangersToRome, isWar } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { bringHome } from '../changes/armies.ts'
import { endInDefeat } from '../changes/ending.ts'
import { createProvincesOf } from '../changes/wars.ts'
import { offerRansoms } from './ransom.ts'

/** 10.1: all wars to which the Senate has sent an army are fought. */
export function* beginCombat(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  state.phase = 'combat'
  emit({ type: 'phase-began', phase: 'combat' })
  yield* offerRansoms(play)
  const waiting = state.armies.filter(({ against, commander }) => isWar(against) && commander !== null)
  for (const { against } of waiting) if (isWar(against)) attack(play, against)
  state.combat = { waiting: waiting.map(({ id }) => id), spent: [], naval: [] }
  schedule({ task: 'next-battle' }, { task: 'civil-war-battle' }, { task: 'end-combat' })
}

/** 10.1, 7.331: an attack wakes a war. */
function attack(play: RepublicPlay, war: WarId): void {
  const record = play.state.wars[war]
  if (!record) return
  record.isActive = true
  createProvincesOf(play, war, 'attacked')
}

/** 10.9: one army after another. The rulebook names nobody who orders the battles: the highest official does. */
export function* nextBattle({ state, schedule }: RepublicPlay): Script {
  const waiting = armiesWaiting(state)
  const [only] = waiting
  if (!only) return
  const side = leadingFaction(state)
  const army = waiting.length > 1 && side ? yield* pickArmy(side, waiting) : only
  schedule({ task: 'battle', army: army.id }, { task: 'next-battle' })
}

/** Those whose war goes on. */
function armiesWaiting({ armies, combat, wars }: RepublicState): readonly OpenArmy[] {
  const waiting = combat?.waiting ?? []
  return armies.filter(({ id, against }) => waiting.includes(id) && isWar(against) && wars[against])
}

function pickArmy(
  side: NonNullable<ReturnType<typeof leadingFaction>>,
  waiting: readonly OpenArmy[]
): Script<OpenArmy> {
  return ask(
    choice(
      {
        side,
        kind: 'next-battle',
        rule: '10.9',
        prompt: message('prompt.next-battle'),
        about: { armies: waiting.map(({ id }) => id) }
      },
      waiting.flatMap((army) =>
        army.commander && isWar(army.against)
          ? [
              {
                key: { army: army.id },
                label: message('option.next-battle', {
                  senator: reference('senator', army.commander),
                  war: reference('war', army.against)
                }),
                value: army
              }
            ]
          : []
      )
    )
  )
}

/** 10.72, 12.2A, 12.32: what the year of war leaves behind. */
export function* endCombat(play: RepublicPlay): Script {
  const { state, schedule } = play
  // 11.2: nobody is left to lay down the command of a victorious army whose commander has fallen.
  for (const army of state.armies.filter(({ against, commander }) => against === 'home' && !commander))
    bringHome(play, army)
  watchWars(play)
  state.combat = null
  if (dangersToRome(state) < figures.victory.wars) return
  const { claim } = state
  if (claim && (claim.route === 'rebellion' || claim.route === 'collapse')) schedule({ task: 'further-wars' })
  else endInDefeat(play, 'four-wars')
}

/** 10.72, 7.334: an active war is watched by a legion, or, after a sea battle in this year, by a fleet. */
function watchWars({ state, emit }: RepublicPlay): void {
  for (const [war, record] of entriesIn(state.wars)) {
    const watched = state.armies.some(
      ({ id, against }) =>
        against === war &&
        (legionsIn(state, id).length > 0 ||
          (state.combat?.naval.includes(war) === true && fleetsIn(state, id).length > 0))
    )
    const isUnprosecuted = record.isActive && !watched
    if (isUnprosecuted && !record.isUnprosecuted) emit({ type: 'war-unprosecuted', war })
    record.isUnprosecuted = isUnprosecuted
  }
}

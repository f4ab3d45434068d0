import type { Script } from '../../ask.ts'
import type { DeathCause } from '../../events/turn.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { rebels } from '../../queries/combat/civil-war.ts'
import { armyIn, bringHome } from './armies.ts'
import { killSenator } from './death.ts'

/**
 * 11.22, 11.52: the revolt is over: the rebel's legions return to Italy, and those who joined him share his fate.
 * `cause`: how the rebel himself dies.
 */
export function endRevolt(play: RepublicPlay, cause: DeathCause): void {
  const { state } = play
  const { civilWar } = state
  if (!civilWar) return
  state.civilWar = null
  const army = armyIn(state, civilWar.army)
  army.commander = null
  army.masterOfHorse = null
  bringHome(play, army)
  for (const id of rebels(civilWar)) {
    if (state.senators[id]?.at !== 'rebellion') continue
    killSenator(play, id, id === civilWar.rebel ? cause : 'rebellion')
  }
}

/** 11.22: the rebel has died otherwise than in battle: without its head the revolt ends. */
export function* endHeadlessRevolt(play: RepublicPlay): Script {
  endRevolt(play, 'rebellion')
}

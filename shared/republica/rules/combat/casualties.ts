import type { SenatorId, WarId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { numberOf } from '../../queries/ratings.ts'
import { drawChits } from '../changes/chits.ts'
import { killSenator } from '../changes/death.ts'

/** 10.8, 10.82: what the chits did to those in command. */
export interface Casualties {
  readonly killed: readonly SenatorId[]
  readonly captured: SenatorId | null
}

/**
 * 10.8: as many chits as units are lost; those in command whose chit is drawn are hit. 10.82, R22: the last of several
 * chits captures, where there is somebody to capture him.
 */
export function drawCasualties(
  play: RepublicPlay,
  exposed: readonly SenatorId[],
  lost: number,
  mayCapture: boolean
): Casualties {
  const chits = lost > 0 ? drawChits(play, lost) : []
  const last = chits.length > 1 ? chits.at(-1) : undefined
  const hit = exposed.filter((id) => chits.includes(numberOf(id)))
  const captured = (mayCapture ? hit.find((id) => numberOf(id) === last) : undefined) ?? null
  return { killed: hit.filter((id) => id !== captured), captured }
}

/** 10.8, 10.82: the chits of a battle against a foreign enemy take effect. */
export function sufferCasualties(
  play: RepublicPlay,
  exposed: readonly SenatorId[],
  lost: number,
  war: WarId
): void {
  const { killed, captured } = drawCasualties(play, exposed, lost, true)
  for (const id of killed) killSenator(play, id, 'battle')
  if (captured) capture(play, captured, war)
}

/** 10.82: he loses his command and his office, and waits for his ransom. */
function capture({ state, emit }: RepublicPlay, id: SenatorId, war: WarId): void {
  const senator = state.senators[id]
  if (!senator) return
  senator.at = 'captive'
  senator.captor = war
  senator.office = null
  leaveCommand(state.armies, id)
  emit({ type: 'captured', senator: id, by: war })
}

function leaveCommand(armies: RepublicPlay['state']['armies'], id: SenatorId): void {
  for (const army of armies) {
    if (army.commander === id) army.commander = null
    if (army.masterOfHorse === id) army.masterOfHorse = null
  }
}

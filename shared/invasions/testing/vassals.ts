import { submitOrDriveAway } from '../rules/relations/relation-changes.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from './drive.ts'
import { disarm, opening, troops } from './position.ts'

/** The Huns in the steppe, with three Ostrogoths and their horde in an adjacent province. */
export function onTheSteppe(): InvasionsState {
  const state = opening({ turn: 3, nations: { huns: { seat: { kind: 'horde', at: 'sarkil' } } } })
  disarm(state, 'ostrogoths')
  troops(state, 'huns', 'sarkil', 2)
  troops(state, 'ostrogoths', 'ucraina', 3)
  return state
}

/** The same position after the Huns have captured the horde. */
export function subjected(): InvasionsState {
  const state = onTheSteppe()
  drive(state, (play) => submitOrDriveAway(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured'))
  return state
}

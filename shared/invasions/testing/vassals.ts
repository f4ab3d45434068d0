import { submit } from '../rules/ties.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from './drive.ts'
import { disarm, opening, troops } from './position.ts'

/** The Huns in the steppe, three Ostrogoths and their horde beside them. */
export function onTheSteppe(): InvasionsState {
  const state = opening({ turn: 3, nations: { huns: { seat: { kind: 'horde', at: 'sarkil' } } } })
  disarm(state, 'ostrogoths')
  troops(state, 'huns', 'sarkil', 2)
  troops(state, 'ostrogoths', 'ucraina', 3)
  return state
}

/** The same after the Huns have captured the horde. */
export function subjected(): InvasionsState {
  const state = onTheSteppe()
  drive(state, (play) => submit(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured'))
  return state
}

import { establishFoedus } from '../rules/relations/foedus.ts'
import type { InvasionsState } from '../state.ts'
import { drive, values } from './drive.ts'
import { disarm, opening, troops } from './position.ts'
import { onMap } from './read-results.ts'

/** The two provinces at the Danube that the Byzantines grant. */
export const GRANTED_PROVINCES = ['moesia_inferior', 'tyras'] as const

/** The option key of that grant. */
export const GRANT_KEY = { provinces: GRANTED_PROVINCES }

/** Some Visigoths without a leader and their horde at the Danube, without Roman troops nearby. */
export function atTheDanube(units = 4): InvasionsState {
  const state = opening({ turn: 4, step: 'diplomacy' })
  disarm(state, 'visigoths')
  troops(state, 'visigoths', 'valachia', units)
  Object.assign(state.leaders.athanaricus ?? {}, { presence: 'gone', at: null })
  return state
}

/** The units that go to each of the two provinces. */
export const settleAnswer = (first: readonly string[], second: readonly string[]) =>
  values({ first: [...first], second: [...second] })

export const goths = (state: InvasionsState) => onMap(state, 'visigoths').map(({ id }) => id)

/** A Foedus of the current turn: two units in each province, one of them lent. */
export function federated(): InvasionsState {
  const state = atTheDanube()
  const ids = goths(state)
  drive(
    state,
    (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANTED_PROVINCES, 'offer-accepted'),
    {
      answers: {
        'place-horde': GRANTED_PROVINCES[0],
        'settle-foedus': settleAnswer(ids.slice(0, 2), ids.slice(2))
      },
      otherwise: 'first'
    }
  )
  return state
}

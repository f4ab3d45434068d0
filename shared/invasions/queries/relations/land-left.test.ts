import { expect, it } from 'vitest'
import { settleControl } from '../../rules/control/control.ts'
import { establishFoedus } from '../../rules/relations/foedus.ts'
import { drive } from '../../testing/drive.ts'
import { atTheDanube, federated, GRANTED_PROVINCES, goths, settleAnswer } from '../../testing/federates.ts'
import { troops } from '../../testing/position.ts'
import { eventsOfType } from '../../testing/read-results.ts'
import { stackingLimit } from '../movement/stacking.ts'
import { landLeftByFederate } from './land-left.ts'

it('XXVIII.B the land that federates leave is what they then lose', () => {
  const state = atTheDanube()
  troops(state, 'visigoths', 'dacia', 4)
  drive(state, function* (play) {
    settleControl(play)
  })
  expect(state.control.dacia).toBe('visigoths')
  const foreseen = landLeftByFederate(state, 'byzantines', 'visigoths', GRANTED_PROVINCES)
  expect(foreseen.provinces).toContain('dacia')
  const [one, other] = GRANTED_PROVINCES.map((at) => stackingLimit(state, 'visigoths', at))
  const units = goths(state)
  const { events } = drive(
    state,
    (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANTED_PROVINCES, 'offer-accepted'),
    {
      whenever: {
        'place-horde': GRANTED_PROVINCES[0],
        'settle-foedus': settleAnswer(units.slice(0, one), units.slice(one, (one ?? 0) + (other ?? 0)))
      },
      otherwise: 'first'
    }
  )
  const lost = eventsOfType(events, 'province-changed-hands').filter(({ from }) => from === 'visigoths')
  expect(lost.map(({ province }) => province).toSorted()).toEqual([...foreseen.provinces].toSorted())
})

it('XXVIII.F with a further Foedus nobody has to move, and nothing is lost', () => {
  expect(landLeftByFederate(federated(), 'byzantines', 'visigoths', ['thracia', 'macedonia'])).toEqual({
    provinces: [],
    areas: []
  })
})

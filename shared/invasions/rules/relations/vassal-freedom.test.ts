import { describe, expect, it } from 'vitest'
import { suzerainOf } from '../../queries/nations/realm.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { vassalageOf } from '../../queries/relations/relations.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import { tie } from '../../testing/position.ts'
import { onTheSteppe, subjected } from '../../testing/vassals.ts'
import { diplomacyBeforeActivation } from './diplomacy-steps.ts'
import { establishFoedus } from './foedus.ts'
import { capitalConquered, endAllRelations, freeByEvent, submitOrDriveAway } from './relation-changes.ts'
import { mayRebel } from './vassal-freedom.ts'

describe('XXIX.G back to freedom', () => {
  const free = (state: InvasionsState) => suzerainOf(state, 'ostrogoths') === null

  it('XXIX.G with the suzerain’s end or the loss of its capital, and by treason', () => {
    const ended = subjected()
    drive(ended, (play) => endAllRelations(play, 'huns'))
    expect(free(ended)).toBe(true)
    const conquered = subjected()
    drive(conquered, (play) => capitalConquered(play, 'huns', 'romans', 'hunnia'))
    expect(free(conquered)).toBe(true)
    const betrayed = subjected()
    const mercenary = vassalageOf(betrayed, 'ostrogoths')?.mercenary ?? ''
    drive(betrayed, (play) => freeByEvent(play, 'ostrogoths', 'vassalage'))
    expect(free(betrayed)).toBe(true)
    expect(unitById(betrayed, mercenary)).toMatchObject({ controller: 'ostrogoths', at: 'ucraina' })
  })

  it('XXIX.G when the suzerain itself is submitted or federated, if the vassal likes', () => {
    for (const [answer, goes] of [
      ['yes', true],
      ['no', false]
    ] as const) {
      const state = subjected()
      drive(state, (play) => submitOrDriveAway(play, 'huns', 'persians', 'sarkil', 'horde-captured'), {
        answers: { 'leave-suzerain': answer }
      })
      expect(free(state)).toBe(goes)
    }
    const federated = onTheSteppe()
    tie(federated, { kind: 'vassal', between: ['visigoths', 'ostrogoths'], since: 2 })
    const ids = Object.values(federated.units).filter(
      (unit) => unit.nation === 'visigoths' && unit.at !== 'reserve'
    )
    drive(
      federated,
      (play) =>
        establishFoedus(play, 'byzantines', 'visigoths', ['moesia_inferior', 'tyras'], 'offer-accepted'),
      {
        answers: {
          'settle-foedus': {
            values: { first: ids.slice(0, 4).map(({ id }) => id), second: ids.slice(4).map(({ id }) => id) }
          }
        },
        otherwise: 'first'
      }
    )
    expect(free(federated)).toBe(true)
  })

  it('XXIX.G the vassal of Nomads may rebel from the next turn on: a won rebellion leaves the mercenary behind', () => {
    const state = subjected()
    const mercenary = vassalageOf(state, 'ostrogoths')?.mercenary ?? ''
    expect(drive(state, (play) => mayRebel(play, 'ostrogoths')).decisions).toEqual([])
    state.turn += 1
    drive(state, (play) => mayRebel(play, 'ostrogoths'), { dice: [8], answers: ['yes'] })
    expect(free(state)).toBe(true)
    expect(unitById(state, mercenary)).toMatchObject({ controller: 'huns', at: 'sarkil' })
  })

  it('XXIX.G a lost rebellion costs 5 points and a unit', () => {
    const state = subjected()
    state.turn += 1
    drive(state, (play) => diplomacyBeforeActivation(play, 'ostrogoths'), {
      dice: [9],
      answers: { rebel: 'yes' }
    })
    expect(free(state)).toBe(false)
    expect(state.score.nations.ostrogoths).toBe(-5)
    const left = Object.values(state.units).filter(
      (unit) => unit.controller === 'ostrogoths' && unit.at !== 'reserve'
    )
    expect(left).toHaveLength(1)
  })

  it('XXIX.G vassals of other nations than Nomads may not rebel', () => {
    const state = onTheSteppe()
    drive(state, (play) => submitOrDriveAway(play, 'ostrogoths', 'byzantines', 'ucraina', 'horde-captured'))
    state.turn += 1
    expect(drive(state, (play) => mayRebel(play, 'ostrogoths')).decisions).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, encamp, put } from '../../testing/position.ts'
import { pieceById } from '../pieces/pieces.ts'
import { attacksFromNextDoor } from './attack-from-next-door.ts'
import { forecastArrival } from './march-forecast.ts'

it('XX.A the chance of an attack from next door is that of the march, whoever acts now', () => {
  const state = bareMap({ active: ['byzantines'] })
  const stack = put(state, 'visigoths', 'infantry', 'valachia', 4)
  put(state, 'byzantines', 'legion', 'moesia_inferior')
  const [attack, ...others] = attacksFromNextDoor(state, 'visigoths', 'moesia_inferior')
  expect(others).toEqual([])
  beginMovementOf(state, 'visigoths')
  const pieces = stack.flatMap((id) => pieceById(state, id) ?? [])
  const arrival = forecastArrival(state, { pieces, to: 'moesia_inferior', from: 'valachia' })
  expect(arrival.fight?.odds.attackerWins).toBeGreaterThan(0)
  expect(attack).toMatchObject({
    from: 'valachia',
    fight: { odds: { attackerWins: arrival.fight?.odds.attackerWins } }
  })
})

it('XVIII.G a horde alone attacks nobody, and nobody attacks from afar', () => {
  const state = bareMap()
  encamp(state, 'visigoths', 'valachia')
  put(state, 'ostrogoths', 'infantry', 'ucraina', 3)
  expect(attacksFromNextDoor(state, 'visigoths', 'moesia_inferior')).toEqual([])
  expect(attacksFromNextDoor(state, 'ostrogoths', 'moesia_inferior')).toEqual([])
})

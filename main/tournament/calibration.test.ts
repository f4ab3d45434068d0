import { expect, it } from 'vitest'
import { message, reference } from '#shared/engine/message.ts'
import { opening } from '#shared/invasions/testing/position.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import { addCalibration, type Calibration, Forecaster } from './calibration.ts'

const state = opening()
const called = (goal: string, province: ProvinceId, percent: number) => [
  message(goal, { nation: reference('nation', 'huns'), province: reference('province', province) }),
  message('bot.odds', { percent })
]

it('an attack comes true when its battle is won, a conquest when the land is held, the last word counts', () => {
  const forecaster = new Forecaster()
  forecaster.hear(called('bot.attack', 'dacia', 40))
  forecaster.hear(called('bot.attack', 'dacia', 82))
  forecaster.hear(called('bot.take', 'pannonia', 75))
  forecaster.hear([message('bot.hold')])
  const won = { type: 'battle-won', province: 'dacia', winner: 'huns', loser: 'romans' } as const
  forecaster.note({ ...won, side: 'attacker', lost: { attacker: 0, defender: 1 } }, state)
  forecaster.note({ type: 'activation-ended', nations: ['huns'] }, state)
  expect(forecaster.calibration).toEqual({
    '80': { called: 1, cameTrue: 1, percents: 82 },
    '70': { called: 1, cameTrue: 0, percents: 75 }
  })
  const sum: Calibration = {}
  addCalibration(sum, forecaster.calibration)
  addCalibration(sum, forecaster.calibration)
  expect(sum['80']).toEqual({ called: 2, cameTrue: 2, percents: 164 })
})

import { expect, it } from 'vitest'
import { message, reference } from '../../engine/message.ts'
import { placeUnit, unitsIn } from '../queries/pieces/placement.ts'
import { opening } from '../testing/position.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { addCalibration, type Calibration, ForecastRecorder } from './calibration.ts'

const state = opening()
const called = (goal: string, province: ProvinceId, percent: number) => [
  message(goal, { nation: reference('nation', 'huns'), province: reference('province', province) }),
  message('bot.odds', { percent })
]

it('a forecast attack comes true when no enemy is left, a conquest when the land is held; the latest forecast counts', () => {
  const forecaster = new ForecastRecorder()
  forecaster.recordReasons(called('bot.attack', 'cisalpina', 40))
  forecaster.recordReasons(called('bot.attack', 'cisalpina', 82))
  forecaster.recordReasons(called('bot.attack', 'pannonia', 91))
  forecaster.recordReasons(called('bot.take', 'liguria', 75))
  forecaster.recordReasons([message('bot.hold')])
  for (const { id } of unitsIn(state, 'cisalpina')) placeUnit(state, id, 'reserve')
  forecaster.note({ type: 'activation-ended', nations: ['huns'] }, state)
  expect(forecaster.calibration).toEqual({
    '90': { called: 1, cameTrue: 0, percents: 91 },
    '80': { called: 1, cameTrue: 1, percents: 82 },
    '70': { called: 1, cameTrue: 0, percents: 75 }
  })
  const sum: Calibration = {}
  addCalibration(sum, forecaster.calibration)
  addCalibration(sum, forecaster.calibration)
  expect(sum['80']).toEqual({ called: 2, cameTrue: 2, percents: 164 })
})

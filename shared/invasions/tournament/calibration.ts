import type { Message, MessageParam } from '../../engine/message.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { unitsIn } from '../queries/pieces/placement.ts'
import { isLandUnit, isWall } from '../queries/pieces/unit-arms.ts'
import { areHostile } from '../queries/relations/stance.ts'
import type { InvasionsState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isProvinceId } from '../world/world-queries.ts'

/** How often a player forecast such a probability, and how often it came true. */
export interface ForecastTally {
  called: number
  cameTrue: number
  /** The sum of the forecast percentages. */
  percents: number
}

/** By tens of the forecast percentage: 70 stands for 70 to 79. */
export type Calibration = Record<string, ForecastTally>

interface Forecast {
  readonly nation: NationId
  readonly province: ProvinceId
  readonly percent: number
  readonly goal: Goal
}
type Goal = 'bot.attack' | 'bot.besiege' | 'bot.take'

/** Reads the goal of an order and its forecast from the reasons of one answer. */
function forecastOf(reasons: readonly Message[]): Forecast | null {
  const odds = reasons.find(({ key }) => key === 'bot.odds')?.params?.percent
  const purpose = reasons.find(({ key }) => isGoal(key))
  if (typeof odds !== 'number' || !purpose || !isGoal(purpose.key)) return null
  const nation = nationIds.find((id) => id === idOf(purpose.params?.nation))
  const province = idOf(purpose.params?.province)
  if (!nation || !isProvinceId(province)) return null
  return { nation, province, percent: odds, goal: purpose.key }
}

/** Whether enemies are still there, neither beaten nor fled nor overrun. */
function isDefended(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  return unitsIn(state, province).some(
    (unit) => (isLandUnit(unit) || isWall(unit)) && areHostile(state, nation, unit.controller, province)
  )
}

function isGoal(key: string): key is Goal {
  return key === 'bot.attack' || key === 'bot.besiege' || key === 'bot.take'
}

function idOf(param: MessageParam | undefined): string {
  return typeof param === 'object' && 'id' in param ? param.id : ''
}

/** Compares the forecasts of a computer player with the outcome at the end of the activation. */
export class ForecastRecorder {
  readonly calibration: Calibration = {}
  /** The latest forecast for each goal. A later order to the same goal replaces it. */
  readonly #pending = new Map<string, Forecast>()

  /** Call it after each answer, before its events. */
  recordReasons(reasons: readonly Message[]): void {
    const forecast = forecastOf(reasons)
    if (forecast) this.#pending.set(`${forecast.nation} ${forecast.province}`, forecast)
  }

  note(event: InvasionsEvent, state: InvasionsState): void {
    if (event.type !== 'activation-ended') return
    for (const { nation, province, percent, goal } of this.#pending.values()) {
      const held = state.control[province] === nation
      this.#settle(percent, held || (goal === 'bot.attack' && !isDefended(state, nation, province)))
    }
    this.#pending.clear()
  }

  #settle(percent: number, cameTrue: boolean): void {
    const tens = String(Math.min(90, Math.floor(percent / 10) * 10))
    const before = this.calibration[tens] ?? { called: 0, cameTrue: 0, percents: 0 }
    this.calibration[tens] = {
      called: before.called + 1,
      cameTrue: before.cameTrue + (cameTrue ? 1 : 0),
      percents: before.percents + percent
    }
  }
}

export function addCalibration(to: Calibration, from: Calibration): void {
  for (const [tens, { called, cameTrue, percents }] of Object.entries(from)) {
    const before = to[tens] ?? { called: 0, cameTrue: 0, percents: 0 }
    to[tens] = {
      called: before.called + called,
      cameTrue: before.cameTrue + cameTrue,
      percents: before.percents + percents
    }
  }
}

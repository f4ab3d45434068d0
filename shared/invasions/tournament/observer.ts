import type { CampaignObserver, ObservedAnswer } from '../../engine/tournament.ts'
import type { InvasionsEvent } from '../events.ts'
import type { InvasionsState } from '../state.ts'
import { type Calibration, ForecastRecorder } from './calibration.ts'
import { type CampaignFacts, CampaignStatistics } from './campaign-statistics.ts'

/** The record of a campaign in a tournament. */
export interface CampaignNotes {
  /** The forecasts of each player against the outcomes. */
  readonly calibration: Readonly<Record<string, Calibration>>
  readonly facts: CampaignFacts
}

/** Collects the statistics of a campaign and the forecasts of each player. */
export class InvasionsObserver implements CampaignObserver<CampaignNotes> {
  readonly #chronicle = new CampaignStatistics()
  readonly #forecasters: ReadonlyMap<string, ForecastRecorder>

  constructor(players: readonly string[]) {
    this.#forecasters = new Map(players.map((player) => [player, new ForecastRecorder()]))
  }

  note({ player, reasons, events }: ObservedAnswer<InvasionsEvent>, state: InvasionsState): void {
    this.#forecasters.get(player)?.recordReasons(reasons)
    for (const event of events) {
      this.#chronicle.note(event, state)
      for (const forecaster of this.#forecasters.values()) forecaster.note(event, state)
    }
  }

  notes(): CampaignNotes {
    const calibrations = [...this.#forecasters].map(([player, { calibration }]) => [player, calibration])
    return { calibration: Object.fromEntries(calibrations), facts: this.#chronicle.facts() }
  }
}

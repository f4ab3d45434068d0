import type { CampaignObserver, ObservedAnswer } from '../../engine/tournament.ts'
import type { InvasionsEvent } from '../events.ts'
import type { InvasionsState } from '../state.ts'
import { type Calibration, Forecaster } from './calibration.ts'
import { type CampaignFacts, Chronicle } from './chronicle.ts'

/** What is kept of a campaign. */
export interface CampaignNotes {
  /** What each player called likely, and what came of it. */
  readonly calibration: Readonly<Record<string, Calibration>>
  readonly facts: CampaignFacts
}

/** Keeps the chronicle of a campaign, and compares what each player calls likely with what happens. */
export class Observer implements CampaignObserver<CampaignNotes> {
  readonly #chronicle = new Chronicle()
  readonly #forecasters: ReadonlyMap<string, Forecaster>

  constructor(players: readonly string[]) {
    this.#forecasters = new Map(players.map((player) => [player, new Forecaster()]))
  }

  note({ player, reasons, events }: ObservedAnswer<InvasionsEvent>, state: InvasionsState): void {
    this.#forecasters.get(player)?.hear(reasons)
    for (const event of events) {
      this.#chronicle.note(event, state)
      for (const forecaster of this.#forecasters.values()) forecaster.note(event, state)
    }
  }

  notes(): CampaignNotes {
    const called = [...this.#forecasters].map(([player, { calibration }]) => [player, calibration])
    return { calibration: Object.fromEntries(called), facts: this.#chronicle.facts() }
  }
}

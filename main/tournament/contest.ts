import type { GameBox } from '#shared/engine/game-box.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { brokenInvariants } from '#shared/invasions/invariants.ts'
import type { InvasionsState } from '#shared/invasions/state.ts'
import { type Calibration, Forecaster } from '#shared/invasions/tournament/calibration.ts'
import { type CampaignFacts, Chronicle } from '#shared/invasions/tournament/chronicle.ts'
import { type Durations, noteDuration } from './durations.ts'
import { type PlayerFailure, playCampaign } from './play-campaign.ts'

/** One campaign to be played: who sits where, in the order of the sides. */
export interface Fixture {
  readonly game: string
  readonly seed: string
  readonly players: readonly string[]
  readonly options: unknown
}

/** How a campaign went, as plain data. */
export interface CampaignRecord {
  readonly seed: string
  /** Who played each side. */
  readonly players: Readonly<Record<string, string>>
  readonly scores: Readonly<Record<string, number>>
  readonly winners: readonly string[]
  readonly turns: number
  readonly answers: number
  readonly milliseconds: number
  readonly failures: readonly PlayerFailure[]
  /** What must never be and was. */
  readonly broken: readonly string[]
  /** How long decisions of each player took, and whole activations. */
  readonly decisions: Readonly<Record<string, Durations>>
  readonly activations: Readonly<Record<string, Durations>>
  /** What each player called likely, and what came of it. */
  readonly calibration: Readonly<Record<string, Calibration>>
  readonly facts: CampaignFacts
}

export function playFixture(game: GameBox, { seed, players, options }: Fixture): CampaignRecord {
  const began = performance.now()
  const seated = Object.fromEntries(
    game.sidesOf(options).map((side, seat) => [side, players[seat] ?? 'random'])
  )
  const match = game.begin(options, seed)
  const chronicle = new Chronicle()
  const stopwatch = new Stopwatch()
  const forecasters = new Map(players.map((player) => [player, new Forecaster()]))
  const stateNow = () => match.state as InvasionsState
  const { failures, times } = playCampaign(game, match, seated, `tournament/${seed}`, (answered) => {
    stopwatch.add(answered.player, answered.milliseconds)
    forecasters.get(answered.player)?.hear(answered.reasons)
    for (const { event } of answered.told) {
      // The contest is of Invasions only, so its events and states are what the game says they are.
      const told = event as InvasionsEvent
      chronicle.note(told, stateNow())
      for (const forecaster of forecasters.values()) forecaster.note(told, stateNow())
      if (told.type === 'activation-ended') stopwatch.lap()
    }
  })
  const { scores, result, turn } = match.summary
  return {
    seed,
    players: seated,
    scores,
    winners: result?.winners ?? [],
    turns: turn,
    answers: match.answers,
    milliseconds: Math.round(performance.now() - began),
    failures,
    broken: brokenInvariants(stateNow()).map(({ invariant, detail }) => `${invariant}: ${detail}`),
    decisions: times,
    activations: stopwatch.laps,
    calibration: Object.fromEntries(
      [...forecasters].map(([player, { calibration }]) => [player, calibration])
    ),
    facts: chronicle.facts(stateNow())
  }
}

/** How long each player has thought since the last activation ended. */
class Stopwatch {
  readonly laps: Record<string, Durations> = {}
  readonly #running = new Map<string, number>()

  add(player: string, milliseconds: number): void {
    this.#running.set(player, (this.#running.get(player) ?? 0) + milliseconds)
  }

  lap(): void {
    for (const [player, milliseconds] of this.#running) {
      this.laps[player] ??= {}
      noteDuration(this.laps[player], milliseconds)
    }
    this.#running.clear()
  }
}

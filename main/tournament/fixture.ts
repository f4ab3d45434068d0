import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { GameKit, PointsBySource } from '#shared/engine/kit.ts'
import { countDuration, type Durations } from './durations.ts'
import { type PlayerFailure, playCampaign } from './play-campaign.ts'

/** One campaign of a tournament. The players are in the order of the sides. */
export interface Fixture {
  readonly game: string
  readonly seed: string
  readonly players: readonly string[]
  readonly options: unknown
}

/** The result of a campaign as plain data. */
export interface CampaignRecord {
  readonly game: string
  readonly seed: string
  /** The player of each side. */
  readonly players: Readonly<Record<string, string>>
  readonly scores: Readonly<Record<string, number>>
  readonly winners: readonly string[]
  readonly turns: number
  readonly answers: number
  readonly milliseconds: number
  readonly failures: readonly PlayerFailure[]
  /** Broken invariants. */
  readonly broken: readonly string[]
  /** The durations of each player's decisions, and of whole laps if the game has any. */
  readonly decisions: Readonly<Record<string, Durations>>
  readonly laps: Readonly<Record<string, Durations>>
  readonly pointsBySource?: PointsBySource
  /** The notes of the game's own observer. */
  readonly notes: unknown
}

export function playFixture(kit: GameKit, { seed, players, options }: Fixture): CampaignRecord {
  const { game, tournament } = kit
  const began = performance.now()
  const playersBySide = Object.fromEntries(
    game.sidesOf(options).map((side, seat) => [side, players[seat] ?? RANDOM_PLAYER])
  )
  const match = game.begin(options, seed)
  const observer = tournament.observe(players)
  const stopwatch = new Stopwatch()
  const { failures, times } = playCampaign(game, match, playersBySide, `tournament/${seed}`, (answered) => {
    const { player, reasons, milliseconds, emitted } = answered
    const events = emitted.map(({ event }) => event)
    stopwatch.add(player, milliseconds)
    observer.note({ player, reasons, events }, match.state)
    for (const { type } of events) if (type === tournament.lap?.endsWith) stopwatch.lap()
  })
  const { scores, result, turn } = match.summary(null)
  return {
    game: game.id,
    seed,
    players: playersBySide,
    scores,
    winners: result?.winners ?? [],
    turns: turn,
    answers: match.answers,
    milliseconds: Math.round(performance.now() - began),
    failures,
    broken: tournament.inspect(match.state),
    decisions: times,
    laps: stopwatch.laps,
    ...(kit.pointsBySource ? { pointsBySource: kit.pointsBySource(match.state) } : {}),
    notes: observer.notes(match.state)
  }
}

/** Measures the time of each player since the last lap ended. */
class Stopwatch {
  readonly laps: Record<string, Durations> = {}
  readonly #running = new Map<string, number>()

  add(player: string, milliseconds: number): void {
    this.#running.set(player, (this.#running.get(player) ?? 0) + milliseconds)
  }

  lap(): void {
    for (const [player, milliseconds] of this.#running) {
      this.laps[player] ??= {}
      countDuration(this.laps[player], milliseconds)
    }
    this.#running.clear()
  }
}

import type { PointsBySource } from '#shared/engine/kit.ts'
import { mean } from '#shared/engine/mean.ts'
import type { ReportSection, TournamentSupport } from '#shared/engine/tournament.ts'
import { bootstrap, type Estimate } from './bootstrap.ts'
import { addDurations, type Durations, durationQuantile } from './durations.ts'
import type { CampaignRecord } from './fixture.ts'
import { type Ranking, type Ratings, ratePlayers } from './plackett-luce.ts'

export interface PlayerTimes {
  readonly decisionMedian: number
  readonly decisionP99: number
  readonly lapMedian: number
  readonly lapP99: number
}

/** The statistics of a tournament. Shares are from 0 to 1, times in milliseconds. */
export interface TournamentReport {
  readonly campaigns: number
  readonly seeds: number
  readonly milliseconds: number
  /** The share of campaigns that each player, or each side, won. */
  readonly winsByPlayer: Readonly<Record<string, Estimate>>
  readonly winsBySide: Readonly<Record<string, Estimate>>
  readonly scoresByPlayer: Readonly<Record<string, Estimate>>
  readonly scoresBySide: Readonly<Record<string, Estimate>>
  readonly ratings: Ratings
  readonly answers: number
  readonly turns: number
  /** Mean points of each side in a campaign, by source. Empty if the game does not record sources. */
  readonly pointsBySource: PointsBySource
  /** The game's name for a lap; null if it has none. */
  readonly lap: string | null
  readonly times: Readonly<Record<string, PlayerTimes>>
  /** The game's own statistics. */
  readonly sections: readonly ReportSection[]
  readonly failures: readonly string[]
  readonly failuresInAll: number
}

export function tournamentReportOf(
  { lap, report }: TournamentSupport,
  records: readonly CampaignRecord[],
  milliseconds: number
): TournamentReport {
  const bySeed = [...Map.groupBy(records, ({ seed }) => seed).values()]
  const players = distinct(records.flatMap((record) => Object.values(record.players)))
  const sides = distinct(records.flatMap((record) => Object.keys(record.scores)))
  const perName = <T>(names: readonly string[], make: (name: string) => T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, make(name)]))
  const failures = records.flatMap(({ seed, failures, broken }) => [
    ...failures.map(({ player, kind, answers, why }) => `${seed} ${answers} ${player} ${kind}: ${why}`),
    ...broken.map((detail) => `${seed}: ${detail}`)
  ])
  return {
    campaigns: records.length,
    seeds: bySeed.length,
    milliseconds,
    winsByPlayer: perName(players, (player) => bootstrap(bySeed, (some) => mean(some.map(wonBy(player))))),
    winsBySide: perName(sides, (side) =>
      bootstrap(bySeed, (some) => mean(some.map(({ winners }) => (winners.includes(side) ? 1 : 0))))
    ),
    scoresByPlayer: perName(players, (player) =>
      bootstrap(bySeed, (some) => mean(some.flatMap((record) => scoresOf(record, player))))
    ),
    scoresBySide: perName(sides, (side) =>
      bootstrap(bySeed, (some) => mean(some.map(({ scores }) => scores[side] ?? 0)))
    ),
    ratings: ratePlayers(records.filter(hasRanks).map(rankingOf)),
    answers: mean(records.map(({ answers }) => answers)),
    turns: mean(records.map(({ turns }) => turns)),
    pointsBySource: meanPoints(records, sides),
    lap: lap?.name ?? null,
    times: perName(players, (player) => timesOf(records, player)),
    sections: report(records),
    failures: failures.slice(0, 50),
    failuresInAll: failures.length
  }
}

/** Mean points by side and source. Empty if no campaign records sources. */
function meanPoints(records: readonly CampaignRecord[], sides: readonly string[]): PointsBySource {
  const tables = records.flatMap(({ pointsBySource }) => (pointsBySource ? [pointsBySource] : []))
  if (tables.length === 0) return {}
  return Object.fromEntries(sides.map((side) => [side, meanOfEach(tables.map((table) => table[side] ?? {}))]))
}

function wonBy(player: string) {
  return ({ winners, players }: CampaignRecord): number =>
    winners.some((side) => players[side] === player) ? 1 : 0
}

function scoresOf({ players, scores }: CampaignRecord, player: string): number[] {
  return Object.entries(scores).flatMap(([side, score]) => (players[side] === player ? [score] : []))
}

/** Whether a campaign has ranks: not if all won or lost together with the same points. */
function hasRanks({ scores, winners }: CampaignRecord): boolean {
  const isShared = winners.length === 0 || winners.length === Object.keys(scores).length
  return !isShared || new Set(Object.values(scores)).size > 1
}

/** The winner first, then by points. */
function rankingOf({ players, scores, winners }: CampaignRecord): Ranking {
  const place = (side: string) => (winners.includes(side) ? Number.POSITIVE_INFINITY : (scores[side] ?? 0))
  return Object.keys(scores)
    .sort((left, right) => place(right) - place(left))
    .map((side) => ({ side, player: players[side] ?? '' }))
}

function timesOf(records: readonly CampaignRecord[], player: string): PlayerTimes {
  const decisions: Durations = {}
  const laps: Durations = {}
  for (const record of records) {
    addDurations(decisions, record.decisions[player] ?? {})
    addDurations(laps, record.laps[player] ?? {})
  }
  return {
    decisionMedian: durationQuantile(decisions, 0.5),
    decisionP99: durationQuantile(decisions, 0.99),
    lapMedian: durationQuantile(laps, 0.5),
    lapP99: durationQuantile(laps, 0.99)
  }
}

function meanOfEach(tables: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = distinct(tables.flatMap((table) => Object.keys(table)))
  return Object.fromEntries(names.map((name) => [name, mean(tables.map((table) => table[name] ?? 0))]))
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}

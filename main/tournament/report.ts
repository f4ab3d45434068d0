import { mean } from '#shared/engine/mean.ts'
import { bootstrap, type Estimate } from './bootstrap.ts'
import { addCalibration, type Calibration } from '#shared/invasions/tournament/calibration.ts'
import type { CampaignFacts } from '#shared/invasions/tournament/chronicle.ts'
import type { CampaignRecord } from './contest.ts'
import { addDurations, type Durations, durationAt } from './durations.ts'
import { type Ranking, type Ratings, ratePlayers } from './plackett-luce.ts'

export interface TimesOfPlayer {
  readonly decisionMedian: number
  readonly decisionP99: number
  readonly activationMedian: number
  readonly activationP99: number
}

/** What a tournament has shown. Shares are of 1, times in milliseconds. */
export interface TournamentReport {
  readonly campaigns: number
  readonly seeds: number
  readonly milliseconds: number
  /** Of all campaigns those that each player, or each side, has won. */
  readonly winsByPlayer: Readonly<Record<string, Estimate>>
  readonly winsBySide: Readonly<Record<string, Estimate>>
  readonly scoresByPlayer: Readonly<Record<string, Estimate>>
  readonly scoresBySide: Readonly<Record<string, Estimate>>
  readonly ratings: Ratings
  readonly answers: number
  readonly turns: number
  /** Mean points of a side in a campaign, by what they were for. */
  readonly pointsBySource: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** By turn and side: mean provinces and points. */
  readonly holdings: Readonly<Record<string, Readonly<Record<string, Holding>>>>
  /** How often in a campaign, and in which share of campaigns at all. */
  readonly counts: Readonly<Record<string, { readonly mean: number; readonly share: number }>>
  readonly idleActivations: Readonly<Record<string, number>>
  /** Kingdoms by nation and Area, in how many campaigns. */
  readonly kingdoms: Readonly<Record<string, number>>
  /** Share of campaigns in which a nation was gone at the end, and the mean turn since which. */
  readonly gone: Readonly<Record<string, { readonly share: number; readonly turn: number }>>
  /** By turn: the share of campaigns in which it had come to pass. */
  readonly milestones: Readonly<Record<string, readonly number[]>>
  readonly times: Readonly<Record<string, TimesOfPlayer>>
  /** By player and tens of percent: how likely things were called, how often they came true, and how many there were. */
  readonly calibration: Readonly<Record<string, Readonly<Record<string, Calibrated>>>>
  readonly failures: readonly string[]
  readonly failuresInAll: number
}

export interface Calibrated {
  readonly called: number
  readonly happened: number
  readonly count: number
}

interface Holding {
  readonly provinces: number
  readonly points: number
}

export function reportOf(records: readonly CampaignRecord[], milliseconds: number): TournamentReport {
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
    ratings: ratePlayers(records.map(rankingOf)),
    answers: mean(records.map(({ answers }) => answers)),
    turns: mean(records.map(({ turns }) => turns)),
    ...factsOf(records, sides),
    times: perName(players, (player) => timesOf(records, player)),
    calibration: perName(players, (player) => calibratedOf(records, player)),
    failures: failures.slice(0, 50),
    failuresInAll: failures.length
  }
}

function factsOf(records: readonly CampaignRecord[], sides: readonly string[]) {
  const facts = records.map((record) => record.facts)
  const turns = distinct(facts.flatMap(({ surveys }) => surveys.map(({ turn }) => String(turn))))
  return {
    pointsBySource: Object.fromEntries(
      sides.map((side) => [side, meanOfEach(facts.map(({ pointsBySource }) => pointsBySource[side] ?? {}))])
    ),
    holdings: Object.fromEntries(
      turns.map((turn) => [turn, Object.fromEntries(sides.map((side) => [side, heldBy(facts, turn, side)]))])
    ),
    counts: Object.fromEntries(
      distinct(facts.flatMap(({ counts }) => Object.keys(counts))).map((name) => {
        const numbers = facts.map(({ counts }) => counts[name] ?? 0)
        return [name, { mean: mean(numbers), share: mean(numbers.map((number) => (number > 0 ? 1 : 0))) }]
      })
    ),
    idleActivations: Object.fromEntries(
      sides.map((side) => {
        const own = facts.map(({ activations }) => activations[side] ?? { all: 0, idle: 0 })
        return [side, mean(own.map(({ idle }) => idle)) / Math.max(1, mean(own.map(({ all }) => all)))]
      })
    ),
    kingdoms: tally(facts.flatMap(({ kingdoms }) => distinct(kingdoms))),
    gone: goneIn(facts),
    milestones: milestonesIn(facts)
  }
}

function heldBy(facts: readonly CampaignFacts[], turn: string, side: string): Holding {
  const surveys = facts.flatMap(({ surveys }) => surveys.filter((survey) => String(survey.turn) === turn))
  const meanOf = (what: 'provinces' | 'points') =>
    mean(surveys.map((survey) => Object.entries(survey[what]).find(([name]) => name === side)?.[1] ?? 0))
  return { provinces: meanOf('provinces'), points: meanOf('points') }
}

function goneIn(facts: readonly CampaignFacts[]): TournamentReport['gone'] {
  const nations = distinct(facts.flatMap(({ gone }) => Object.keys(gone)))
  return Object.fromEntries(
    nations.map((nation) => {
      const turns = facts.flatMap(({ gone }) =>
        Object.entries(gone).flatMap(([name, turn]) => (name === nation ? [turn] : []))
      )
      return [nation, { share: turns.length / facts.length, turn: mean(turns) }]
    })
  )
}

/** No campaign is longer. */
const TURNS = Array.from({ length: 12 }, (_, index) => index + 1)

function milestonesIn(facts: readonly CampaignFacts[]): TournamentReport['milestones'] {
  const firsts = facts.map(({ firstTurnOf }) => new Map(Object.entries(firstTurnOf)))
  const names = distinct(firsts.flatMap((first) => [...first.keys()]))
  return Object.fromEntries(
    names.map((name) => [
      name,
      TURNS.map((turn) =>
        mean(firsts.map((first) => ((first.get(name) ?? Number.POSITIVE_INFINITY) <= turn ? 1 : 0)))
      )
    ])
  )
}

function wonBy(player: string) {
  return ({ winners, players }: CampaignRecord): number =>
    winners.some((side) => players[side] === player) ? 1 : 0
}

function scoresOf({ players, scores }: CampaignRecord, player: string): number[] {
  return Object.entries(scores).flatMap(([side, score]) => (players[side] === player ? [score] : []))
}

/** The winner first, then by points. */
function rankingOf({ players, scores, winners }: CampaignRecord): Ranking {
  const place = (side: string) => (winners.includes(side) ? Number.POSITIVE_INFINITY : (scores[side] ?? 0))
  return Object.keys(scores)
    .sort((left, right) => place(right) - place(left))
    .map((side) => ({ side, player: players[side] ?? '' }))
}

function timesOf(records: readonly CampaignRecord[], player: string): TimesOfPlayer {
  const decisions: Durations = {}
  const activations: Durations = {}
  for (const record of records) {
    addDurations(decisions, record.decisions[player] ?? {})
    addDurations(activations, record.activations[player] ?? {})
  }
  return {
    decisionMedian: durationAt(decisions, 0.5),
    decisionP99: durationAt(decisions, 0.99),
    activationMedian: durationAt(activations, 0.5),
    activationP99: durationAt(activations, 0.99)
  }
}

function calibratedOf(records: readonly CampaignRecord[], player: string): Record<string, Calibrated> {
  const sums: Calibration = {}
  for (const { calibration } of records) addCalibration(sums, calibration[player] ?? {})
  return Object.fromEntries(
    Object.entries(sums).map(([tens, { called: count, cameTrue, percents }]) => [
      tens,
      { called: percents / count / 100, happened: cameTrue / count, count }
    ])
  )
}

function meanOfEach(tables: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = distinct(tables.flatMap((table) => Object.keys(table)))
  return Object.fromEntries(names.map((name) => [name, mean(tables.map((table) => table[name] ?? 0))]))
}

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}

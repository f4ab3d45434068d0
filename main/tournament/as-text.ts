import type { Estimate } from './bootstrap.ts'
import type { TournamentReport } from './report.ts'

/** The designer's table, for the terminal. */
export function asText(report: TournamentReport): string {
  const sides = Object.keys(report.winsBySide)
  const { campaigns, seeds, milliseconds, answers, turns } = report
  return [
    `${campaigns} campaigns on ${seeds} seeds in ${Math.round(milliseconds / 1000)} s; ` +
      `${Math.round(answers)} answers and ${turns.toFixed(1)} turns each`,
    '',
    table('player', ['wins', 'score', 'rating'], Object.keys(report.winsByPlayer), (player) => [
      share(report.winsByPlayer[player]),
      points(report.scoresByPlayer[player]),
      String(report.ratings.players[player] ?? 0)
    ]),
    table('side', ['wins', 'score', 'handicap', 'idle'], sides, (side) => [
      share(report.winsBySide[side]),
      points(report.scoresBySide[side]),
      String(report.ratings.sides[side] ?? 0),
      percent(report.idleActivations[side] ?? 0)
    ]),
    sourcesTable(report, sides),
    table('provinces (points) at the end of turn', sides, Object.keys(report.holdings), (turn) =>
      sides.map((side) => {
        const held = report.holdings[turn]?.[side]
        return `${held?.provinces.toFixed(1)} (${held?.points.toFixed(0)})`
      })
    ),
    table('a campaign has', ['mean', 'in'], Object.keys(report.counts), (name) => [
      (report.counts[name]?.mean ?? 0).toFixed(1),
      percent(report.counts[name]?.share ?? 0)
    ]),
    table('by the end of turn', TURNS.map(String), Object.keys(report.milestones), (name) =>
      TURNS.map((turn) => percent(report.milestones[name]?.[turn - 1] ?? 0))
    ),
    `kingdoms: ${listOf(report.kingdoms, (count) => percent(count / campaigns))}`,
    `gone: ${listOf(report.gone, ({ share: of, turn }) => `${percent(of)} (turn ${turn.toFixed(1)})`)}`,
    '',
    table('milliseconds', ['decision', 'p99', 'activation', 'p99'], Object.keys(report.times), (player) => {
      const times = report.times[player]
      return [times?.decisionMedian, times?.decisionP99, times?.activationMedian, times?.activationP99].map(
        (time) => (time ?? 0).toFixed(2)
      )
    }),
    ...Object.keys(report.calibration).map((player) => calibrationTable(report, player)),
    `failures: ${report.failuresInAll}`,
    ...report.failures.map((failure) => `  ${failure.split('\n')[0]}`)
  ].join('\n')
}

const TURNS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function sourcesTable({ pointsBySource }: TournamentReport, sides: readonly string[]): string {
  const sources = [...new Set(sides.flatMap((side) => Object.keys(pointsBySource[side] ?? {})))].sort()
  return table('points for', sides, sources, (source) =>
    sides.map((side) => (pointsBySource[side]?.[source] ?? 0).toFixed(1))
  )
}

function calibrationTable({ calibration }: TournamentReport, player: string): string {
  const tens = Object.keys(calibration[player] ?? {}).sort((left, right) => Number(left) - Number(right))
  if (tens.length === 0) return ''
  return table(`${player} calls`, ['on average', 'happens', 'times'], tens, (ten) => {
    const { called = 0, happened = 0, count = 0 } = calibration[player]?.[ten] ?? {}
    return [percent(called), percent(happened), String(count)]
  })
}

function listOf<T>(entries: Readonly<Record<string, T>>, say: (value: T) => string): string {
  return Object.entries(entries)
    .map(([name, value]) => `${name} ${say(value)}`)
    .join(', ')
}

export function percent(value: number): string {
  return `${Math.round(value * 100)} %`
}

function share(estimate: Estimate | undefined): string {
  if (!estimate) return ''
  return `${percent(estimate.value)} (${Math.round(estimate.low * 100)}-${Math.round(estimate.high * 100)})`
}

function points(estimate: Estimate | undefined): string {
  if (!estimate) return ''
  return `${estimate.value.toFixed(1)} (${estimate.low.toFixed(0)}-${estimate.high.toFixed(0)})`
}

/** Columns as wide as their widest cell. */
function table(
  title: string,
  columns: readonly string[],
  rows: readonly string[],
  cellsOf: (row: string) => readonly string[]
): string {
  const lines = [[title, ...columns], ...rows.map((row) => [row, ...cellsOf(row)])]
  const widths = [title, ...columns].map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0))
  )
  const written = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
      )
      .join('  ')
  )
  return `${written.join('\n')}\n`
}

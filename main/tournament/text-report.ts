import type { ReportColumn, ReportSection, ReportTable } from '#shared/engine/tournament.ts'
import type { Estimate } from './bootstrap.ts'
import type { TournamentReport } from './report.ts'

/** The report as text for the terminal. */
export function textReport(report: TournamentReport): string {
  const sides = Object.keys(report.winsBySide)
  const { campaigns, seeds, milliseconds, answers, turns, lap } = report
  return [
    `${campaigns} campaigns on ${seeds} seeds in ${Math.round(milliseconds / 1000)} s; ` +
      `${Math.round(answers)} answers and ${turns.toFixed(1)} turns each`,
    '',
    table('player', ['wins', 'score', 'rating'], Object.keys(report.winsByPlayer), (player) => [
      share(report.winsByPlayer[player]),
      points(report.scoresByPlayer[player]),
      String(report.ratings.players[player] ?? 0)
    ]),
    table('side', ['wins', 'score', 'handicap'], sides, (side) => [
      share(report.winsBySide[side]),
      points(report.scoresBySide[side]),
      String(report.ratings.sides[side] ?? 0)
    ]),
    ...sourcesTable(report, sides),
    ...report.sections.map(sectionText),
    table(
      'milliseconds',
      ['decision', 'p99', ...(lap ? [lap, 'p99'] : [])],
      Object.keys(report.times),
      (player) => timesRow(report, player)
    ),
    `failures: ${report.failuresInAll}`,
    ...report.failures.map((failure) => `  ${failure.split('\n')[0]}`)
  ].join('\n')
}

function timesRow({ times, lap }: TournamentReport, player: string): string[] {
  const of = times[player]
  const decision = [of?.decisionMedian, of?.decisionP99]
  return [...decision, ...(lap ? [of?.lapMedian, of?.lapP99] : [])].map((time) => (time ?? 0).toFixed(2))
}

function sourcesTable({ pointsBySource }: TournamentReport, sides: readonly string[]): string[] {
  const sources = sourcesOf(pointsBySource)
  if (sources.length === 0) return []
  return [
    table('points for', sides, sources, (source) =>
      sides.map((side) => (pointsBySource[side]?.[source] ?? 0).toFixed(1))
    )
  ]
}

/** All sources of points of any side. */
export function sourcesOf(pointsBySource: TournamentReport['pointsBySource']): string[] {
  return [...new Set(Object.values(pointsBySource).flatMap((sources) => Object.keys(sources)))].sort()
}

function sectionText(section: ReportSection): string {
  return 'text' in section ? `${section.title}: ${section.text}\n` : tableText(section)
}

function tableText({ title, columns, rows }: ReportTable): string {
  const cells = new Map(rows.map(({ name, values }) => [name, values]))
  return table(
    title,
    columns.map(({ name }) => name),
    [...cells.keys()],
    (row) => columns.map(({ format }, index) => formatted(cells.get(row)?.[index] ?? 0, format))
  )
}

function formatted(value: number, format: ReportColumn['format']): string {
  return format === 'percent' ? percent(value) : value.toFixed(format)
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

/** A table whose columns are as wide as their widest cell. */
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

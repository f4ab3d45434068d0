import type { ReportTable } from '#shared/engine/tournament.ts'
import type { Estimate } from './bootstrap.ts'
import type { TournamentReport } from './report.ts'
import { percent, sourcesOf, textReport } from './text-report.ts'

/** The report as one self-contained HTML page with charts. */
export function htmlReport(report: TournamentReport): string {
  const sides = Object.keys(report.winsBySide)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tournament</title>
<style>${STYLE}</style>
<h1>${report.campaigns} campaigns on ${report.seeds} seeds</h1>
<main>
${chart('Wins by player', intervals(report.winsByPlayer, 1, percent))}
${chart('Wins by side', intervals(report.winsBySide, 1, percent))}
${chart('Score by player', intervals(report.scoresByPlayer, mostOf(report.scoresByPlayer), points))}
${chart('Score by side', intervals(report.scoresBySide, mostOf(report.scoresBySide), points))}
${sourcesOf(report.pointsBySource).length > 0 ? chart('Points by source', sources(report, sides)) : ''}
${drawnTables(report).map(tableChart).join('\n')}
</main>
<pre>${escaped(textReport(report))}</pre>
</html>
`
}

const STYLE = `
  body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; background: #faf7f0; color: #2a2420; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(30rem, 1fr)); gap: 1.5rem; }
  figure { margin: 0; padding: 1rem; background: #fff; border: 1px solid #e2d9c8; border-radius: 6px; }
  figcaption { font-weight: 600; margin-block-end: .5rem; }
  svg { inline-size: 100%; block-size: auto; font-size: 11px; }
  pre { overflow: auto; margin-block-start: 2rem; }
`
/** Colours that people with red-green blindness can distinguish. */
const COLOURS = ['#7b3294', '#008837', '#e08214', '#2166ac', '#b2182b', '#4d4d4d', '#8c6d31', '#35978f']
const WIDTH = 480
const LABELS = 110
const BAR = 22

const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? 'black'
const points = (value: number): string => value.toFixed(1)

function chart(title: string, drawing: string): string {
  return `<figure><figcaption>${escaped(title)}</figcaption>${drawing}</figure>`
}

function svg(height: number, content: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img">${content}</svg>`
}

function mostOf(estimates: Readonly<Record<string, Estimate>>): number {
  return Math.max(1, ...Object.values(estimates).map(({ high }) => high))
}

/** A bar for each estimate, with a line for its interval. */
function intervals(
  estimates: Readonly<Record<string, Estimate>>,
  most: number,
  format: (value: number) => string
): string {
  const rows = Object.entries(estimates)
  const x = (value: number) => LABELS + (value / most) * (WIDTH - LABELS - 60)
  const bars = rows.map(([name, { value, low, high }], row) => {
    const y = row * BAR
    return `${label(name, y)}<rect x="${LABELS}" y="${y + 4}" width="${x(value) - LABELS}" height="${BAR - 8}" fill="${colourOf(row)}" opacity=".75"/>
<path d="M${x(low)} ${y + BAR / 2}H${x(high)}" stroke="black" stroke-width="1.5"/>
<text x="${x(high) + 6}" y="${y + 15}">${format(value)}</text>`
  })
  return svg(rows.length * BAR, bars.join(''))
}

function label(name: string, y: number): string {
  return `<text x="${LABELS - 6}" y="${y + 15}" text-anchor="end">${escaped(name)}</text>`
}

/** A bar for each side with a segment for each source. */
function sources({ pointsBySource }: TournamentReport, sides: readonly string[]): string {
  const names = sourcesOf(pointsBySource)
  const gained = (side: string, name: string) => Math.max(0, pointsBySource[side]?.[name] ?? 0)
  const total = (side: string) => names.reduce((sum, name) => sum + gained(side, name), 0)
  const scale = (WIDTH - LABELS - 10) / Math.max(1, ...sides.map(total))
  const bars = sides.map((side, row) => {
    let x = LABELS
    const pieces = names.map((name, index) => {
      const width = gained(side, name) * scale
      const piece = `<rect x="${x}" y="${row * BAR + 4}" width="${width}" height="${BAR - 8}" fill="${colourOf(index)}"><title>${escaped(name)} ${points(gained(side, name))}</title></rect>`
      x += width
      return piece
    })
    return label(side, row * BAR) + pieces.join('')
  })
  return svg(sides.length * BAR + legendHeight(names), bars.join('') + legend(names, sides.length * BAR + 8))
}

function drawnTables({ sections }: TournamentReport): ReportTable[] {
  return sections.flatMap((section) => ('rows' in section && section.drawn ? [section] : []))
}

function tableChart({ title, columns, rows }: ReportTable): string {
  const drawing = lineChart(
    columns.map(({ name }) => name),
    rows.map(({ name }) => name),
    rows.map(({ values }) => values)
  )
  return chart(`${title.charAt(0).toUpperCase()}${title.slice(1)}`, drawing)
}

function lineChart(
  columns: readonly string[],
  names: readonly string[],
  lines: readonly (readonly number[])[]
): string {
  const height = 160
  const most = Math.max(1, ...lines.flat())
  const x = (index: number) => 30 + (index / Math.max(1, columns.length - 1)) * (WIDTH - 50)
  const y = (value: number) => height - 20 - (value / most) * (height - 35)
  const drawn = lines.map((line, index) => {
    const path = line.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')
    return `<path d="${path}" fill="none" stroke="${colourOf(index)}" stroke-width="2"/>`
  })
  const axis = columns.map(
    (column, at) => `<text x="${x(at)}" y="${height - 4}" text-anchor="middle">${column}</text>`
  )
  const top = `<text x="0" y="${y(most) + 4}">${most === 1 ? '100 %' : most.toFixed(0)}</text>`
  return svg(height + legendHeight(names), drawn.join('') + axis.join('') + top + legend(names, height + 8))
}

const LEGEND_COLUMNS = 2

function legendHeight(names: readonly string[]): number {
  return Math.ceil(names.length / LEGEND_COLUMNS) * 16 + 10
}

function legend(names: readonly string[], y: number): string {
  return names
    .map((name, index) => {
      const left = (index % LEGEND_COLUMNS) * (WIDTH / LEGEND_COLUMNS)
      const top = y + Math.floor(index / LEGEND_COLUMNS) * 16
      return `<rect x="${left}" y="${top}" width="10" height="10" fill="${colourOf(index)}"/><text x="${left + 14}" y="${top + 9}">${escaped(name)}</text>`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { goalText, type Row } from './row.ts'

const rowsSchema = z.array(
  z.object({
    what: z.string(),
    unit: z.string(),
    /** JSON holds null for a figure that could not be measured. */
    ours: z.number().nullable(),
    theirs: z.number().nullable(),
    ratio: z.number().nullable(),
    goal: z.union([z.object({ least: z.number() }), z.object({ most: z.number() })]).nullable(),
    passes: z.boolean()
  })
)

type SavedRow = z.infer<typeof rowsSchema>[number]

/** A Markdown table of several runs. Each line gives the range of one row, from the least to the most. */
export function rangesOf(files: readonly string[]): string {
  return rangesTable(files.map((file) => rowsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

export function rangesTable(runs: readonly (readonly (Row | SavedRow)[])[]): string {
  const whats = new Set(runs.flatMap((rows) => rows.map(({ what }) => what)))
  const lines = [...whats].map((what) =>
    lineOf(runs.flatMap((rows) => rows.filter((row) => row.what === what)))
  )
  return ['| row | ours | theirs | ratio | goal | passes |', '|---|---|---|---|---|---|', ...lines, ''].join(
    '\n'
  )
}

function lineOf(rows: readonly (Row | SavedRow)[]): string {
  const [first] = rows
  if (!first) return ''
  const { what, unit, goal, ratio } = first
  const passed = rows.filter(({ passes }) => passes).length
  const cells = [
    what,
    range(
      rows.map(({ ours }) => ours),
      unit
    ),
    range(
      rows.map(({ theirs }) => theirs),
      unit
    ),
    range(
      rows.map((row) => row.ratio),
      'x'
    ),
    goalText(goal, ratio === null ? unit : 'x'),
    goal === null ? '' : `${passed} of ${rows.length}`
  ]
  return `| ${cells.join(' | ')} |`
}

/** The range from the least to the most: one figure if all agree, nothing if there are none. */
function range(figures: readonly (number | null)[], unit: string): string {
  const known = figures.filter((figure) => figure !== null)
  if (known.length === 0) return ''
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return `${least === most ? least : `${least}-${most}`} ${unit}`
}

/** A limit for the ratio, or for the figure itself if there is no comparison. Null if the figure has no goal. */
export type Goal = { readonly least: number } | { readonly most: number } | null

/** One comparison: what we take, what something else takes in the same run, and whether that is good enough. */
export interface Row {
  readonly what: string
  readonly unit: string
  readonly ours: number
  /** Null if there is no comparison. */
  readonly theirs: number | null
  /** If more is better, how many times as good ours is. If less is better, how many times as much ours takes. */
  readonly ratio: number | null
  readonly goal: Goal
  readonly passes: boolean
  /** More figures, by name. */
  readonly also?: Readonly<Record<string, number | string>>
}

type Measured = Pick<Row, 'what' | 'unit' | 'ours' | 'also'>

/** Compares two times. Ours has to be so many times faster at least. */
export function timesFaster(row: Measured & { readonly theirs: number }, least: number): Row {
  return judged(row, row.theirs / row.ours, { least })
}

/** Compares two amounts. Ours may be so many times theirs at most. */
export function timesAsMuch(row: Measured & { readonly theirs: number }, most: number): Row {
  return judged(row, row.ours / row.theirs, { most })
}

/** A figure with a limit of its own. */
export function withinLimit(row: Measured, most: number): Row {
  return judged({ ...row, theirs: null }, null, { most })
}

/** A figure without a goal. */
export function measuredOnly(row: Measured): Row {
  return judged({ ...row, theirs: null }, null, null)
}

function judged(row: Measured & Pick<Row, 'theirs'>, ratio: number | null, goal: Goal): Row {
  const { what, unit, ours, theirs, also } = row
  const passes = meets(ratio ?? ours, goal)
  const figures = { ours: shown(ours), theirs: theirs === null ? null : shown(theirs) }
  return {
    what,
    unit,
    ...figures,
    ratio: ratio === null ? null : shown(ratio),
    goal,
    passes,
    ...(also ? { also } : {})
  }
}

/** A figure that could not be measured is NaN and does not pass. */
function meets(figure: number, goal: Goal): boolean {
  if (goal === null) return true
  return 'least' in goal ? figure >= goal.least : figure <= goal.most
}

/** Rounds to three digits. No figure here is more exact. */
function shown(figure: number): number {
  return Number(figure.toPrecision(3))
}

const HEADS = ['', 'ours', 'theirs', 'ratio', 'goal', '', 'also'] as const

export function asTable(rows: readonly Row[]): string {
  const lines = [HEADS, ...rows.map(cellsOf)]
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

function cellsOf({ what, unit, ours, theirs, ratio, goal, passes, also = {} }: Row): readonly string[] {
  return [
    what,
    `${ours} ${unit}`,
    theirs === null ? '' : `${theirs} ${unit}`,
    ratio === null ? '' : `${ratio} x`,
    goalText(goal, ratio === null ? unit : 'x'),
    goal === null ? '' : passes ? 'ok' : 'MISSED',
    Object.entries(also)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', ')
  ]
}

export function goalText(goal: Goal, unit: string): string {
  if (goal === null) return ''
  return 'least' in goal ? `>= ${goal.least} ${unit}` : `<= ${goal.most} ${unit}`
}

/** What a ratio, or where nothing is compared the figure itself, has to be; null where it is only told. */
export type Goal = { readonly least: number } | { readonly most: number } | null

/** One comparison: what we take, what something else takes in the same run, and whether that is good enough. */
export interface Row {
  readonly what: string
  readonly unit: string
  readonly ours: number
  /** Null where the goal is a figure and not a comparison. */
  readonly theirs: number | null
  /** How many times as good we are where more is better, how many times as much we take where less is. */
  readonly ratio: number | null
  readonly goal: Goal
  readonly passes: boolean
  /** Figures besides, by name. */
  readonly also?: Readonly<Record<string, number | string>>
}

type Measured = Pick<Row, 'what' | 'unit' | 'ours' | 'also'>

/** Theirs against ours, which has to be so many times faster: both are times. */
export function timesFaster(row: Measured & { readonly theirs: number }, least: number): Row {
  return judged(row, row.theirs / row.ours, { least })
}

/** Ours against theirs, which it may exceed so many times at most. */
export function timesAsMuch(row: Measured & { readonly theirs: number }, most: number): Row {
  return judged(row, row.ours / row.theirs, { most })
}

/** A figure with a limit of its own. */
export function withinLimit(row: Measured, most: number): Row {
  return judged({ ...row, theirs: null }, null, { most })
}

/** A figure that nobody judges. */
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

/** What could not be measured, which is no number, does not pass. */
function meets(figure: number, goal: Goal): boolean {
  if (goal === null) return true
  return 'least' in goal ? figure >= goal.least : figure <= goal.most
}

/** Three digits are as many as any of this is good for. */
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

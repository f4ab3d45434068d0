import { z } from 'zod'
import type { GameSummary } from '#shared/engine/game.ts'

/** Where the game is, as far as the view tells; what it leaves out comes from the campaign's card. */
export interface Situation {
  readonly turn: number
  readonly year: number
  readonly phase: string
  readonly step: string | null
  /** The nation whose activation it is. */
  readonly active: string | null
  readonly follows: readonly string[]
  readonly scores: Readonly<Record<string, number>>
}

/** What the sheet of a nation can show. */
export interface NationFacts {
  readonly id: string
  readonly side: string | null
  readonly status: string | null
  readonly age: number | null
  readonly treasury: number | null
  readonly religion: string | null
}

const text = z.string().nullable().catch(null)
const number = z.number().nullable().catch(null)

// A view belongs to the rules: whatever part of it is not there or is otherwise shaped is simply not shown.
const situationSchema = z.object({
  turn: number.default(null),
  year: number.default(null),
  phase: text.default(null),
  step: text.default(null),
  active: text.default(null),
  follows: z.array(z.string()).catch([]).default([]),
  scores: z.record(z.string(), z.number()).nullable().catch(null).default(null)
})

const nationSchema = z.object({
  side: text.default(null),
  status: text.default(null),
  age: number.default(null),
  treasury: number.default(null),
  religion: text.default(null)
})
const nationsSchema = z.object({ nations: z.record(z.string(), nationSchema) })

export function readSituation(view: object, summary: GameSummary): Situation {
  const told = situationSchema.parse(view)
  return {
    ...told,
    turn: told.turn ?? summary.turn,
    year: told.year ?? summary.year,
    phase: told.phase ?? summary.phase,
    scores: told.scores ?? summary.scores
  }
}

export function readNations(view: object): NationFacts[] {
  const told = nationsSchema.safeParse(view)
  if (!told.success) return []
  return Object.entries(told.data.nations).map(([id, facts]) => ({ id, ...facts }))
}

import type { GameSummary } from '#shared/engine/game.ts'
import { nationCard } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds } from '#shared/invasions/content/ids.ts'
import { timeTable } from '#shared/invasions/content/time-table.ts'
import { sequence } from '#shared/invasions/sequence.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'

/** Where the game is; what the view does not tell comes from the campaign's card. */
export interface Situation {
  readonly turn: number
  readonly year: number
  readonly phase: string
  readonly step: string | null
  /** The nations, or the side, whose turn it is in the step. */
  readonly playing: readonly string[]
  /** Who comes after them, as things stand. */
  readonly following: readonly string[]
  readonly scores: Readonly<Record<string, number>>
}

/** What the sheet of a nation shows. */
export interface NationFacts {
  readonly id: string
  readonly side: string
  readonly status: string
  readonly age: number
  readonly decline: number
  readonly treasury: number
  readonly religion: string
  readonly seat: string | null
  readonly units: number
  /** What its objectives would score now. */
  readonly worth: number
}

/** The host sends views of one game only; this keeps the page standing should it ever be another. */
export function isInvasionsView(view: object): view is InvasionsView {
  return 'turn' in view && 'step' in view && 'nations' in view && 'units' in view && 'score' in view
}

export function situationOf(view: object, summary: GameSummary): Situation {
  if (!isInvasionsView(view)) return { ...summary, step: null, playing: [], following: [] }
  const { turn, step, playing, following, score } = view
  return {
    turn,
    year: timeTable.find((line) => line.turn === turn)?.year ?? summary.year,
    phase: sequence.find(({ id }) => id === step)?.phase ?? summary.phase,
    step,
    playing,
    following,
    scores: score.sides
  }
}

/** The nations in play, in the order of their table. */
export function nationsOf(view: object): NationFacts[] {
  if (!isInvasionsView(view)) return []
  const units = unitsByNation(view)
  return nationIds.flatMap((id) => {
    const nation = view.nations[id]
    if (nation?.presence !== 'in-play') return []
    const { status, age, decline, treasury, religion, seat } = nation
    const facts = { status, age, decline, treasury, religion, seat: seat?.at ?? null }
    const side = nationCard(id).side
    return [{ id, side, ...facts, units: units.get(id) ?? 0, worth: view.worth[id] ?? 0 }]
  })
}

function unitsByNation({ units }: InvasionsView): ReadonlyMap<NationId, number> {
  const counts = new Map<NationId, number>()
  for (const { controller, at } of Object.values(units)) {
    if (at !== 'reserve' && at !== 'removed') counts.set(controller, (counts.get(controller) ?? 0) + 1)
  }
  return counts
}

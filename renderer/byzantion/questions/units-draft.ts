import type { SoloPlacement, UnitInArea, UnitMove } from '#shared/byzantion/answers.ts'
import { answerSchemas } from '#shared/byzantion/answers.ts'
import { type AreaId, areaIds, type UnitId, unitIds } from '#shared/byzantion/content/ids.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'

/** The piece in the player's hand: a new figure, or one that leaves a territory. */
export interface HeldUnit {
  readonly unit: UnitId
  readonly from: AreaId | null
}

const isUnit = (id: unknown): id is UnitId => unitIds.some((unit) => unit === id)
const isArea = (id: unknown): id is AreaId => areaIds.some((area) => area === id)

export function heldUnit({ part }: Draft): HeldUnit | null {
  const unit = part?.unit
  if (!isUnit(unit)) return null
  return { unit, from: isArea(part?.from) ? part.from : null }
}

export function withHeldUnit(draft: Draft, held: HeldUnit | null): Draft {
  if (held) return { ...draft, part: { unit: held.unit, from: held.from } }
  const { part: _, ...rest } = draft
  return rest
}

const moveValues = answerSchemas['move-units'].shape.values.shape.moves
const unitValues = answerSchemas['place-units'].shape.values.shape.units
const placementValues = answerSchemas['place-solo'].shape.values.shape.units

/** The parts of an unfinished answer. */
export function movesIn({ values }: Draft): readonly UnitMove[] {
  return moveValues.safeParse(values.moves).data ?? []
}

export function unitsIn({ values }: Draft): readonly UnitInArea[] {
  return unitValues.safeParse(values.units).data ?? []
}

export function placementsIn({ values }: Draft): readonly SoloPlacement[] {
  return placementValues.safeParse(values.units).data ?? []
}

export function withMoves(draft: Draft, moves: readonly UnitMove[]): Draft {
  return withValue(draft, 'moves', [...moves])
}

export function withUnits(draft: Draft, units: readonly (UnitInArea | SoloPlacement)[]): Draft {
  return withValue(draft, 'units', [...units])
}

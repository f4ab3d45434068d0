import type { UnitInArea } from '#shared/byzantion/answers.ts'
import { type AreaId, areaIds, type UnitId } from '#shared/byzantion/content/ids.ts'
import { units } from '#shared/byzantion/content/units.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { supplyOf } from '#shared/byzantion/queries/units.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import {
  heldUnit,
  movesIn,
  placementsIn,
  unitsIn,
  withHeldUnit,
  withMoves,
  withUnits
} from '../questions/units-draft.ts'
import { mapAfter } from './map-after.ts'

interface UnitPicking {
  /** The map as the unfinished answer would leave it. */
  readonly map: ByzantionView['map']
  /** Where the held unit may go; null if none is held. */
  readonly targets: readonly AreaId[] | null
  readonly onArea: ((area: AreaId) => void) | null
  readonly onPiece: ((area: AreaId, unit: UnitId) => void) | undefined
}

interface Asked {
  readonly table: TableOf<Byzantion>
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The map as far as events have been animated. */
  readonly map: ByzantionView['map']
}

/** Lets the player place, move and remove units on the map itself. */
export function useUnitPicking({ table: { view, decision }, draft, onDraft, map }: Asked): UnitPicking {
  const held = heldUnit(draft)
  const targets = held ? areaIds.filter((area) => area !== held.from) : null
  switch (decision?.kind) {
    case 'move-units': {
      const { most, type } = decision.about
      const moves = movesIn(draft)
      return {
        map: mapAfter(map, { moves }),
        targets,
        onArea:
          held?.from && moves.length < most ? (to) => onDraft(moved(draft, held.unit, held.from, to)) : null,
        onPiece: (from, unit) => {
          if (units[unit].type === type && moves.length < most) onDraft(withHeldUnit(draft, { unit, from }))
        }
      }
    }
    case 'place-units': {
      const placed = unitsIn(draft)
      return {
        map: mapAfter(map, { placed }),
        targets,
        onArea:
          held && placed.length < decision.about.most && isLeft(view, placed, held.unit)
            ? (area) => onDraft(withUnits(draft, [...placed, { unit: held.unit, area }]))
            : null,
        onPiece: undefined
      }
    }
    case 'remove-units': {
      const removed = unitsIn(draft)
      return {
        map: mapAfter(map, { removed }),
        targets: null,
        onArea: null,
        onPiece: (area, unit) => {
          if (removed.length < decision.about.most) onDraft(withUnits(draft, [...removed, { unit, area }]))
        }
      }
    }
    case 'place-solo': {
      const placed = placementsIn(draft)
      const moves = movesIn(draft)
      const place = (area: AreaId) => {
        if (!held) return
        if (held.from) onDraft(moved(draft, held.unit, held.from, area))
        else if (isLeft(view, placed, held.unit))
          onDraft(withUnits(draft, [...placed, { unit: held.unit, area, substitutes: [] }]))
      }
      return {
        map: mapAfter(map, { moves, placed }),
        targets,
        onArea: held ? place : null,
        onPiece: (from, unit) => {
          if ((map[from][unit] ?? 0) > 0) onDraft(withHeldUnit(draft, { unit, from }))
        }
      }
    }
    default:
      return { map, targets: null, onArea: null, onPiece: undefined }
  }
}

function moved(draft: Draft, unit: UnitId, from: AreaId | null, to: AreaId): Draft {
  if (!from || from === to) return withHeldUnit(draft, null)
  return withHeldUnit(withMoves(draft, [...movesIn(draft), { unit, from, to }]), null)
}

function isLeft(view: ByzantionView, placed: readonly UnitInArea[], unit: UnitId): boolean {
  return placed.filter((each) => each.unit === unit).length < supplyOf(view, unit)
}

import type { NationId, UnitKindId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { placeUnit, unitById } from '../../queries/pieces/placement.ts'
import type { Place, UnitId } from '../../state.ts'

export type HitEvent =
  | {
      readonly type: 'unit-damaged'
      readonly unit: UnitId
      readonly nation: NationId
      readonly kind: UnitKindId
    }
  | {
      readonly type: 'unit-eliminated'
      readonly unit: UnitId
      readonly nation: NationId
      readonly kind: UnitKindId
      readonly at: Place
    }

/** XX.H: flips an elite unit, which its first hit does. */
export function damageUnit(play: InvasionsPlay, id: UnitId): void {
  const unit = unitById(play.state, id)
  unit.damaged = true
  play.emit({ type: 'unit-damaged', unit: id, nation: unit.nation, kind: unit.kind })
}

/** Returns a unit to the reserve of its own nation. */
export function eliminateUnit(play: InvasionsPlay, id: UnitId): void {
  const unit = unitById(play.state, id)
  play.emit({ type: 'unit-eliminated', unit: id, nation: unit.nation, kind: unit.kind, at: unit.at })
  placeUnit(play.state, id, 'reserve')
}

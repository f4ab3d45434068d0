import { choose, type Script } from '../ask.ts'
import { sideOf, unitKind } from '../catalogue.ts'
import type { NationId, UnitKindId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isCivilised } from '../queries/activation-order.ts'
import { lossOrder } from '../queries/battle/loss-order.ts'
import { fighterOf } from '../queries/battle/muster.ts'
import { isOffMap, placeUnit, unitById } from '../queries/placement.ts'
import type { InvasionsState, Place, Unit, UnitId } from '../state.ts'
import { message, reference } from '../words/message.ts'

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

export interface Hits {
  /** Who chooses the losses. */
  readonly nation: NationId
  readonly units: readonly UnitId[]
  readonly hits: number
  readonly rule: string
}

/** XX.H: each side picks its own losses, one hit after the other. Returns the units that were eliminated. */
export function* sufferHits(play: InvasionsPlay, { nation, units, hits, rule }: Hits): Script<UnitId[]> {
  const eliminated: UnitId[] = []
  for (let hit = 0; hit < hits; hit++) {
    const standing = units.filter((id) => !eliminated.includes(id)).map((id) => unitById(play.state, id))
    const candidates = mayBeHit(play.state, nation, standing, eliminated.length === 0)
    const target = yield* chooseLoss(play.state, candidates, { nation, hits: hits - hit, rule })
    if (!target) break
    if (hitUnit(play, target.id)) eliminated.push(target.id)
  }
  return eliminated
}

/** XX.H: an elite unit is damaged by its first hit, any other is eliminated; true when it was. */
export function hitUnit(play: InvasionsPlay, id: UnitId): boolean {
  const unit = unitById(play.state, id)
  if (isElite(play.state, unit)) {
    unit.damaged = true
    play.emit({ type: 'unit-damaged', unit: id, nation: unit.nation, kind: unit.kind })
    return false
  }
  eliminateUnit(play, id)
  return true
}

/** A unit leaves the map for the reserve of its own nation. */
export function eliminateUnit(play: InvasionsPlay, id: UnitId): void {
  const unit = unitById(play.state, id)
  play.emit({ type: 'unit-eliminated', unit: id, nation: unit.nation, kind: unit.kind, at: unit.at })
  placeUnit(play.state, id, 'reserve')
}

/** III.B, VI.H: whole elite units take two hits, but a Barbarian's elites count as standard. */
export function isElite(state: InvasionsState, unit: Unit): boolean {
  return !unit.damaged && unitKind(unit.kind).elite > 0 && isCivilised(state.nations[unit.nation])
}

/** XX.H: the first unit to be eliminated must be one of the nation's own, if there is any. */
function mayBeHit(
  state: InvasionsState,
  nation: NationId,
  standing: readonly Unit[],
  noneEliminated: boolean
): readonly Unit[] {
  if (!noneEliminated) return standing
  const own = standing.filter((unit) => unit.nation === nation)
  const canTakeMore = standing.filter((unit) => unit.nation !== nation && isElite(state, unit))
  return own.length > 0 ? [...own, ...canTakeMore] : standing
}

/** Equal units are one choice; a choice of one is none. */
function* chooseLoss(
  state: InvasionsState,
  candidates: readonly Unit[],
  { nation, hits, rule }: Omit<Hits, 'units'>
): Script<Unit | null> {
  const distinct = new Map<string, Unit>()
  for (const unit of candidates) {
    distinct.set(`${unit.nation}/${unit.kind}/${unit.people ?? ''}/${unit.damaged}`, unit)
  }
  const [first, ...others] = distinct.values()
  if (!first) return null
  if (others.length === 0) return first
  const open: readonly [Unit, ...Unit[]] = [first, ...others]
  const { at } = first
  const place = isOffMap(at) ? null : at
  return yield* choose(
    {
      side: sideOf(nation),
      kind: 'take-hit',
      about: { at: place, hits, units: candidates.map(({ id }) => id) },
      rule,
      actor: nation,
      ...(place ? { place } : {}),
      prompt: message('prompt.take-hit', { nation: reference('nation', nation) })
    },
    open.map((unit) => ({
      key: unit.id,
      piece: unit.id,
      label: message(unit.damaged ? 'option.damaged-unit' : 'option.unit', {
        unit: reference('unit-kind', unit.kind),
        nation: reference('nation', unit.people ?? unit.nation)
      }),
      value: unit
    })),
    { preset: () => ({ answer: leastLoss(state, open).id, reason: message('preset.least-loss') }) }
  )
}

/** XX.H: an elite that is only damaged, else the least useful. */
function leastLoss(state: InvasionsState, units: readonly [Unit, ...Unit[]]): Unit {
  const [slot] = lossOrder(units.map(({ id }) => fighterOf(state, id)))
  return units[slot?.unit ?? 0] ?? units[0]
}

import { shuffled } from '../../../engine/random.ts'
import type { Script } from '../../ask.ts'
import { unitKind } from '../../catalogue.ts'
import { chooseSome } from '../../choose-some.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  type BattleInProgress,
  type BattleLine,
  effectsFor
} from '../../queries/battle/battle-in-progress.ts'
import { recoveries } from '../../queries/battle/battle-result.ts'
import { isElite, isLimes } from '../../queries/battle/fighters.ts'
import type { BattleSide } from '../../queries/battle/situation.ts'
import { changeController, placeUnit, unitById } from '../../queries/pieces/placement.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { questionFor } from '../../question-header.ts'
import type { UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { endUnitService, unitLikeness } from './take-hits.ts'

/** XX.K, XXI.I: brings back some eliminated units, elites flipped. The `chooser` may be the new suzerain. */
export function* recoverUnits(
  play: InvasionsPlay,
  field: BattleInProgress,
  side: BattleSide,
  chooser: NationId
): Script {
  const line = field[side]
  const { province } = field.order
  const extra = effectsFor(field, side).reduce(
    (sum, { effect }) => sum + (effect.do === 'recover' ? effect.units : 0),
    0
  )
  const count = recoveries(field.attacker.atStart, field.defender.atStart) + extra
  // A nation may be out of play since its leader's death (XX.J): then none of its units returns.
  const lives = (id: UnitId) => play.state.nations[unitById(play.state, id).nation].presence === 'in-play'
  const fallen = line.lost.filter(
    (id) => !isLimes(play.state, id) && !field.deserters.includes(id) && lives(id)
  )
  line.units = line.units.filter((id) => unitById(play.state, id).at === province)
  const chosen = yield* chooseToRestore(play, {
    kind: 'recover-units',
    chooser,
    line,
    field,
    units: byWorth(play, fallen),
    count: Math.min(count, fallen.length)
  })
  for (const id of chosen) {
    placeUnit(play.state, id, province)
    const unit = unitById(play.state, id)
    changeController(play.state, id, line.served[id] ?? unit.nation)
    unit.damaged = isElite(play.state, id)
    line.units.push(id)
    emitUnit(play, 'unit-recovered', id, province)
  }
  for (const id of line.lost) if (!chosen.includes(id)) endUnitService(play, id)
}

/** XX.K, XXI.I: each Civilised nation in the battle repairs one damaged elite unit. */
export function* repairUnits(play: InvasionsPlay, field: BattleInProgress, side: BattleSide): Script {
  const line = field[side]
  const extra = effectsFor(field, side).reduce(
    (sum, { effect }) => sum + (effect.do === 'repair' ? effect.units : 0),
    0
  )
  const nations = new Set(line.units.map((id) => unitById(play.state, id).controller))
  for (const nation of nations) {
    if (!isCivilised(play.state.nations[nation])) continue
    const damaged = line.units.filter((id) => {
      const unit = unitById(play.state, id)
      return unit.controller === nation && unit.damaged
    })
    const count = Math.min(damaged.length, figures.battle.repaired + (nation === line.nation ? extra : 0))
    const chosen = yield* chooseToRestore(play, {
      kind: 'repair-units',
      chooser: nation,
      line,
      field,
      units: byWorth(play, damaged),
      count
    })
    for (const id of chosen) {
      unitById(play.state, id).damaged = false
      emitUnit(play, 'unit-repaired', id, field.order.province)
    }
  }
}

/** The best units first, which the owner most likely wants back. */
function byWorth(play: InvasionsPlay, units: readonly UnitId[]): UnitId[] {
  const worth = (id: UnitId): number => {
    const { kind, people } = unitById(play.state, id)
    const { elite, heavy, archer, arm } = unitKind(kind)
    const diamonds = isElite(play.state, id) ? elite * 4 : 0
    return diamonds + (arm === 'horse' ? 2 : 0) + (heavy ? 2 : 0) + (archer ? 1 : 0) - (people ? 0.5 : 0)
  }
  return [...units].sort((a, b) => worth(b) - worth(a))
}

interface RestoreChoice {
  readonly kind: 'recover-units' | 'repair-units'
  readonly chooser: NationId
  readonly line: BattleLine
  readonly field: BattleInProgress
  readonly units: readonly UnitId[]
  readonly count: number
}

/** Asks which units to recover or repair, if they differ. The preset takes the first ones. */
function* chooseToRestore(play: InvasionsPlay, choice: RestoreChoice): Script<readonly UnitId[]> {
  const { kind, chooser, line, field, units, count } = choice
  if (count <= 0) return []
  const kinds = new Set(units.map((id) => unitLikeness(play.state, id)))
  if (count >= units.length || kinds.size === 1) return units.slice(0, count)
  const { province } = field.order
  return yield* chooseSome({
    header: {
      ...questionFor(chooser, kind, 'XX.K', { province, side: line.side, units, count }),
      place: province,
      prompt: message(`prompt.${kind}`, { nation: reference('nation', line.nation), amount: count })
    },
    name: 'units',
    label: message(`field.${kind}`, { amount: count }),
    items: units,
    min: count,
    max: count,
    toOption: (id) => unitOption(unitById(play.state, id)),
    preset: () => ({ items: units.slice(0, count), reason: message('preset.dearest-first') }),
    sample: (random) => shuffled(random, units).slice(0, count)
  })
}

function emitUnit(
  play: InvasionsPlay,
  type: 'unit-recovered' | 'unit-repaired',
  id: UnitId,
  province: ProvinceId
): void {
  const { controller, kind } = unitById(play.state, id)
  play.emit({ type, unit: id, nation: controller, kind, province })
}

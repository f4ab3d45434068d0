import { accepted, type FormBody, type FormValues, type Option, refused } from '../../../engine/decision.ts'
import { pickOne, type RandomState } from '../../../engine/random.ts'
import { compose, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  type HitSlot,
  hitCapacity,
  hitsToKill,
  lossOrder,
  lossProblem
} from '../../queries/battle/loss-order.ts'
import { fighterOf } from '../../queries/battle/muster.ts'
import type { BattleSide, Fighter } from '../../queries/battle/situation.ts'
import { commandUnit, unitById } from '../../queries/placement.ts'
import { partiesOf } from '../../queries/ties.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { eliminateUnit, hitUnit } from '../hits.ts'
import { changeTie, endTies } from '../tie-list.ts'

export interface HitsOrder {
  /** Whose units they are: its player chooses. */
  readonly nation: NationId
  readonly side: BattleSide
  readonly units: readonly UnitId[]
  readonly hits: number
  readonly province: ProvinceId
  readonly rule: string
  /** XX.H: a national unit has already fallen. */
  readonly nationalLost?: boolean
}

export interface HitsTaken {
  readonly eliminated: readonly UnitId[]
  /** Hits for which no unit was left. */
  readonly surplus: number
}

/** XX.H, XXI.F: each hit eliminates a standard unit or flips an elite; the owner chooses, where there is a choice. */
export function* takeHits(play: InvasionsPlay, order: HitsOrder): Script<HitsTaken> {
  const { units, hits, nation, province } = order
  if (hits === 0) return { eliminated: [], surplus: 0 }
  play.emit({ type: 'hits-taken', province, nation, hits })
  const line = units.map((id) => fighterOf(play.state, id))
  const surplus = Math.max(0, hits - hitCapacity(line))
  const inOrder = lossOrder(line, order.nationalLost)
  const slots = hasChoice(play.state, order, line)
    ? yield* chooseLosses(order, line, inOrder)
    : inOrder.slice(0, hits)
  return { eliminated: applyHits(play, order, slots), surplus }
}

/** Whether it matters where the hits go: not when all fall, nor among units that are alike. */
function hasChoice(state: InvasionsState, { units, hits }: HitsOrder, line: readonly Fighter[]): boolean {
  if (units.length < 2 || hits >= hitCapacity(line)) return false
  const kinds = new Set(units.map((id) => likeness(state, id)))
  return kinds.size > 1 || (line.some((unit) => hitsToKill(unit) === 2) && hits > 1)
}

/** Units with the same likeness are the same to their owner. */
export function likeness(state: InvasionsState, id: UnitId): string {
  const { kind, nation, controller, people, title, damaged } = unitById(state, id)
  return [kind, nation, controller, people, title, damaged].join(' ')
}

/** XX.H: one form; its options are in the order of the least loss. */
function chooseLosses(
  order: HitsOrder,
  line: readonly Fighter[],
  inOrder: readonly HitSlot[]
): Script<HitSlot[]> {
  const { nation, side, units, hits, province, rule } = order
  const nationalLost = order.nationalLost ?? false
  const keyOf = ({ unit, hit }: HitSlot) => `${units[unit]}#${hit}`
  const byKey = new Map(inOrder.map((slot) => [keyOf(slot), slot]))
  const options = inOrder.map((slot): Option => {
    const piece = units[slot.unit] ?? ''
    return {
      key: keyOf(slot),
      label: message(slot.fatal ? 'option.lose-unit' : 'option.flip-unit', {
        unit: reference('unit', piece)
      }),
      piece
    }
  })
  const form: FormBody = {
    type: 'form',
    fields: [
      {
        field: 'many',
        name: 'hits',
        label: message('field.hits', { amount: hits }),
        options,
        min: hits,
        max: hits
      }
    ],
    preset: { answer: { hits: inOrder.slice(0, hits).map(keyOf) }, reason: message('preset.least-loss') }
  }
  return compose(
    {
      side: sideOf(nation),
      kind: 'battle-losses',
      about: { province, side, hits, units, nationalFirst: !nationalLost },
      rule,
      actor: nation,
      place: province,
      prompt: message('prompt.battle-losses', { nation: reference('nation', nation), amount: hits })
    },
    form,
    (values: FormValues) => {
      const chosen = Array.isArray(values.hits) ? values.hits.flatMap((key) => byKey.get(key) ?? []) : []
      const problem = lossProblem(line, chosen, nationalLost)
      return problem ? refused(message(`refusal.${problem}`), 'XX.H') : accepted(chosen)
    },
    (random) => ({ hits: sampleLosses(random, line, inOrder, hits, nationalLost).map(keyOf) })
  )
}

function sampleLosses(
  random: RandomState,
  line: readonly Fighter[],
  inOrder: readonly HitSlot[],
  hits: number,
  nationalLost: boolean
): readonly HitSlot[] {
  const chosen: HitSlot[] = []
  while (chosen.length < hits) {
    const open = inOrder.filter(
      (slot) =>
        !chosen.includes(slot) &&
        (slot.hit === 1 || chosen.some(({ unit, hit }) => unit === slot.unit && hit === 1))
    )
    chosen.push(pickOne(random, open))
  }
  return lossProblem(line, chosen, nationalLost) ? inOrder.slice(0, hits) : chosen
}

function applyHits(play: InvasionsPlay, order: HitsOrder, slots: readonly HitSlot[]): UnitId[] {
  const eliminated: UnitId[] = []
  for (const { unit, fatal } of slots) {
    const id = order.units[unit]
    if (id === undefined) continue
    if (fatal) {
      eliminateUnit(play, id)
      eliminated.push(id)
    } else {
      hitUnit(play, id)
    }
  }
  return eliminated
}

/** A unit that is gone for good serves nobody but its own nation, and no tie counts it any more. */
export function buryUnit(play: InvasionsPlay, id: UnitId): void {
  const { state } = play
  const unit = unitById(state, id)
  const [lender, at] = [unit.nation, unit.at]
  commandUnit(state, id, lender)
  const loans = endTies(state, (tie) => tie.kind === 'loan' && tie.unit === id)
  const employers = loans.map((loan) => partiesOf(loan)[0])
  for (const tie of state.relations) {
    if ((tie.kind !== 'foedus' && tie.kind !== 'vassal') || tie.mercenary !== id) continue
    changeTie(state, tie, { mercenary: null })
    employers.push(tie.kind === 'foedus' ? tie.federator : tie.suzerain)
  }
  for (const borrower of employers) {
    play.emit({ type: 'mercenary-fell', unit: id, lender, borrower, at, way: 'fallen', rule: 'XX.K' })
  }
}

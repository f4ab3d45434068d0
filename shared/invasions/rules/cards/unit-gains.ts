import { choose, type Script } from '../../ask.ts'
import { nationCard, unitKind } from '../../catalogue.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { priceOf } from '../../queries/administration/prices.ts'
import { availableLandUnits } from '../../queries/nations/domain.ts'
import { placesForOneMore } from '../../queries/relations/mercenaries.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { enterProvince } from '../movement/enter-province.ts'
import type { flee } from '../movement/flight.ts'
import { raiseUnit } from '../pieces/muster.ts'
import { provinceOfCard } from './condition-context.ts'
import { addTurnEffect, deferToWindow, type EffectRun } from './effect-run.ts'

/** Foot that is neither archer nor elite. */
export function isInfantry(unit: Unit): boolean {
  const { arm, archer, elite } = unitKind(unit.kind)
  return arm === 'foot' && !archer && elite === 0
}

/** Raises free units from the reserve until it is empty. The owner picks among different kinds. */
export function* gainUnits(
  play: InvasionsPlay,
  nation: NationId,
  count: number,
  kind: 'any' | 'infantry',
  rule: string
): Script {
  for (let raised = 0; raised < count; raised++) {
    const at = musterPlace(play.state, nation)
    const unit = yield* pickKind(play, nation, kind, rule)
    if (!at || !unit) return
    raiseUnit(play, unit.id, at, rule)
  }
}

/** A levy of the holder takes up the defence of the province; it may not flee. */
export function placeLoneLevy(run: EffectRun, effect: PlainEffect): void {
  const { play } = run
  const province = provinceOfCard(run)
  const nation = province ? play.state.control[province] : undefined
  const unit = province && nation ? loneLevy(play, nation, province) : null
  if (!unit || !nation) return
  addTurnEffect<typeof flee>(run, 'lone-levy', { nation, place: unit })
  deferToWindow<typeof enterProvince>(run, effect, { nation, unit })
}

/** Raises an infantry of the reserve, else the cheapest unit there, in a province. */
function loneLevy(play: InvasionsPlay, nation: NationId, at: ProvinceId): UnitId | null {
  const reserve = availableLandUnits(play.state, nation)
  const unit = reserve.find(isInfantry) ?? [...reserve].sort((a, b) => price(a) - price(b))[0]
  if (!unit) return null
  raiseUnit(play, unit.id, at, 'X.B')
  return unit.id
}

/** Beside the horde of a Barbarian nation; in the capital of a Civilised one, or else in a province that takes one more. */
function musterPlace(state: InvasionsState, nation: NationId): ProvinceId | undefined {
  const { seat } = state.nations[nation]
  if (!isCivilised(state.nations[nation]) && seat) return seat.at
  const open = placesForOneMore(state, nation)
  return open.find((id) => id === seat?.at) ?? open[0]
}

function* pickKind(
  play: InvasionsPlay,
  nation: NationId,
  kind: 'any' | 'infantry',
  rule: string
): Script<Unit | null> {
  const kinds = new Map(
    availableLandUnits(play.state, nation)
      .filter((unit) => kind === 'any' || isInfantry(unit))
      .map((unit) => [unit.kind, unit])
  )
  const [first, ...others] = kinds.values()
  if (!first || others.length === 0) return first ?? null
  return yield* choose(
    {
      ...questionFor(nation, 'levy-unit', rule),
      prompt: message('prompt.levy-unit', { nation: reference('nation', nation) }),
      about: { nation, kinds: [...kinds.keys()] }
    },
    [first, ...others].map((unit) => ({
      key: unit.kind,
      label: message('option.unit', { unit: reference('unit-kind', unit.kind) }),
      piece: unit.id,
      value: unit
    }))
  )
}

function price(unit: Unit): number {
  return priceOf(nationCard(unit.nation).priceList, unit.kind, 'kingdom') ?? 100
}

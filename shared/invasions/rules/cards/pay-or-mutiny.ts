import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { troopsOf } from '../../queries/nations/domain.ts'
import type { stepsLeft } from '../../queries/pieces/pieces.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { addTurnEffect, type EffectRun } from './effect-run.ts'
import { loseUnits } from './unit-losses.ts'

const MUTINY_PAY = 5

/**
 * The nation pays, or its largest land stack loses a unit and may not move this turn. Without a land stack it can
 * only pay.
 */
export function* payOrMutiny(run: EffectRun, nation: NationId): Script {
  const { play, rule } = run
  const stacks = largestStacks(play.state, nation)
  const { treasury } = play.state.nations[nation]
  const canPay = treasury >= MUTINY_PAY
  if (stacks.length === 0) {
    changeTreasury(play, nation, -MUTINY_PAY, 'mutiny', rule)
    return
  }
  const mutiny = stacks.map(
    ({ province }): ValuedOptionOf<'pay-or-mutiny', ProvinceId | null> => ({
      key: province,
      label: message('option.mutiny-at', { province: reference('province', province) }),
      place: province,
      value: province
    })
  )
  const pay: ValuedOptionOf<'pay-or-mutiny', null> = {
    key: 'pay',
    label: message('option.pay-troops', { gold: MUTINY_PAY }),
    price: MUTINY_PAY,
    value: null
  }
  const options = canPay ? [pay, ...mutiny] : mutiny
  const only = options.length === 1 ? options[0] : undefined
  const at = only
    ? only.value
    : yield* choose(
        {
          ...questionFor(nation, 'pay-or-mutiny', rule),
          prompt: message('prompt.pay-or-mutiny', { nation: reference('nation', nation) }),
          about: {
            nation,
            gold: MUTINY_PAY,
            treasury,
            stacks: stacks.map(({ province }) => province)
          }
        },
        options
      )
  if (at === null) {
    changeTreasury(play, nation, -MUTINY_PAY, 'mutiny', rule)
    return
  }
  const units = stacks.find(({ province }) => province === at)?.units ?? []
  yield* loseUnits(play, { nation, count: 1, kind: 'any', where: 'stack', stack: units, rule })
  addTurnEffect<typeof stepsLeft>(run, 'may-not-move', { nation, place: at })
}

function largestStacks(state: InvasionsState, nation: NationId): { province: ProvinceId; units: UnitId[] }[] {
  const stacks = new Map<ProvinceId, UnitId[]>()
  for (const unit of troopsOf(state, nation).filter(isLandUnit)) {
    if (isProvince(unit.at)) stacks.set(unit.at, [...(stacks.get(unit.at) ?? []), unit.id])
  }
  const most = Math.max(0, ...[...stacks.values()].map((units) => units.length))
  return [...stacks]
    .filter(([, units]) => units.length === most)
    .map(([province, units]) => ({ province, units }))
}

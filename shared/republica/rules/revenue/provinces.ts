import { ask, choice, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { ProvinceId, SenatorId } from '../../content/ids.ts'
import { idsIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { faceOf, isBarren, provinceYield } from '../../queries/income.ts'
import { senatorOf } from '../../queries/republic.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { rollUnderOmens } from '../changes/dice.ts'
import { changeInfluence, enrichState, senatorIn } from '../changes/standing.ts'
import { chargeState } from '../changes/treasury.ts'

/** 6.12, 6.14: a governor decides on his income before the roll; then his province may improve. */
export function* governProvince(play: RepublicPlay, { province: id }: TaskOf<'province'>): Script {
  const { state, emit } = play
  const province = state.provinces[id]
  const governor = province?.governor
  if (!province || !governor || isBarren(state, id)) return
  const { faction } = senatorOf(state, governor)
  // 9.623: a governor without a faction never takes anything.
  const takes = faction !== null && (yield* wantsIncome(faction, governor, id))
  province.isPlundered = takes
  if (takes) takeIncome(play, governor, id)
  else emit({ type: 'province-taxed', senator: governor, province: id, talents: null })
  if (!province.isDeveloped) improve(play, governor, id)
}

/** No. 3 */
function wantsIncome(side: FactionId, governor: SenatorId, province: ProvinceId): Script<boolean> {
  return ask(
    choice(
      {
        side,
        kind: 'provincial-income',
        rule: '6.12',
        prompt: message('prompt.provincial-income', {
          senator: reference('senator', governor),
          province: reference('province', province)
        }),
        about: { governor, province },
        place: province
      },
      [
        { key: 'take', label: message('option.income-take'), value: true },
        { key: 'leave', label: message('option.income-leave'), value: false }
      ]
    )
  )
}

/** 6.12: whatever the dice show, he is corrupt; the State pays a negative sum. */
function takeIncome(play: RepublicPlay, governor: SenatorId, id: ProvinceId): void {
  const { state, emit } = play
  const senator = senatorIn(state, governor)
  senator.isCorrupt = true
  const sum = faceOf(state, id).personal
  const { dice } = play.roll({
    reason: 'provincial-income',
    rule: '6.12',
    faces: 6,
    count: sum.dice,
    actor: governor,
    place: id
  })
  const talents = provinceYield(state, 'personal', sum, total(dice))
  emit({ type: 'province-taxed', senator: governor, province: id, talents })
  if (talents > 0) senator.talents += talents
  else chargeState(play, -talents)
}

/** 6.14: a six, with one more where he has left the income. */
function improve(play: RepublicPlay, governor: SenatorId, id: ProvinceId): void {
  const { state, emit } = play
  const province = state.provinces[id]
  if (!province) return
  const rolled = rollUnderOmens(play, {
    reason: 'development',
    rule: '6.14',
    actor: governor,
    place: id
  }).total
  const bonus = province.isPlundered ? 0 : figures.development.bonus
  if (rolled + bonus < figures.development.on) return
  province.isDeveloped = true
  emit({ type: 'province-developed', province: id, senator: governor })
  changeInfluence(play, governor, figures.influence.development)
}

/** 6.21: every governed province pays its taxes; a negative sum is the State's to pay. */
export function collectTaxes(play: RepublicPlay): void {
  const { state, emit } = play
  for (const id of governed(play)) {
    if (isBarren(state, id)) continue
    const sum = faceOf(state, id).state
    const { dice } = play.roll({ reason: 'taxes', rule: '6.21', faces: 6, count: sum.dice, place: id })
    const talents = provinceYield(state, 'state', sum, total(dice))
    emit({ type: 'province-taxes', province: id, talents })
    if (talents > 0) enrichState(play, talents)
    else chargeState(play, -talents)
  }
}

/** 9.624: the provinces that have a governor. */
export function governed({ state }: RepublicPlay): readonly ProvinceId[] {
  return idsIn(state.provinces).filter((id) => state.provinces[id]?.governor)
}

function total(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0)
}

/** 9.621: a year of every term is over; whose term ends comes home. The loyal ones only: rebels never govern here (R25). */
export function* passTerms(play: RepublicPlay): Script {
  const { state, emit } = play
  const provinces = governed(play)
  if (provinces.length > 0) emit({ type: 'term-passed', provinces })
  for (const id of provinces) {
    const province = state.provinces[id]
    if (!province?.governor) continue
    province.term -= 1
    province.isPlundered = false
    province.isOverrun = false
    if (province.term > 0) continue
    const governor = province.governor
    province.governor = null
    province.term = 0
    const senator = senatorIn(state, governor)
    senator.at = 'rome'
    senator.office = null
    senator.hasReturned = true
    emit({ type: 'governor-returned', senator: governor, province: id })
  }
}

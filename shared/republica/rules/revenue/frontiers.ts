import type { Script } from '../../ask.ts'
import type { ProvinceId, SenatorId } from '../../content/ids.ts'
import { provinces } from '../../content/provinces.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { faceOf, happens } from '../../queries/income.ts'
import { ratingsOf } from '../../queries/ratings.ts'
import type { RepublicState } from '../../state.ts'
import { removeUnits } from '../changes/armies.ts'
import { killSenator } from '../changes/death.ts'
import { rollUnderOmens } from '../changes/dice.ts'
import { riseProvince } from '../changes/risings.ts'
import { senatorIn } from '../changes/standing.ts'
import { drawCasualties } from '../combat/casualties.ts'
import { governed } from './provinces.ts'

/** 7.35, public S1: what a governor's sum must exceed against barbarians and against disorder, and when they come again. */
const RAID = { first: 15, again: 17, garrison: 2 }
const DISORDER = { first: 4, again: 5 }

/** 7.35: barbarians come over the frontier; where the governor does not hold it, the province is overrun. */
export function* sufferRaids(play: RepublicPlay): Script {
  const level = happens(play.state, 'barbarian-raids')
  if (level === 0) return
  const needed = level > 1 ? RAID.again : RAID.first
  for (const id of governed(play).filter((each) => provinces[each].isFrontier)) repel(play, id, needed)
}

function repel(play: RepublicPlay, id: ProvinceId, needed: number): void {
  const { state, emit } = play
  const governor = state.provinces[id]?.governor
  if (!governor) return
  const garrison = garrisonOf(state, id)
  const { total, dice } = rollUnderOmens(play, {
    reason: 'raid',
    rule: '10.81',
    count: 2,
    actor: governor,
    place: id
  })
  const defence = faceOf(state, id).land + RAID.garrison * garrison.length + ratingsOf(governor).military
  if (total + defence > needed) emit({ type: 'province-held', province: id })
  else overrun(play, id, governor, dice[0] ?? 1)
}

/** 10.81: no income, back to an undeveloped province, garrisons lost, and the governor in danger. */
function overrun(play: RepublicPlay, id: ProvinceId, governor: SenatorId, coloured: number): void {
  const { state, emit } = play
  const province = state.provinces[id]
  if (!province) return
  province.isOverrun = true
  province.isDeveloped = false
  const lost = garrisonOf(state, id).slice(0, coloured)
  removeUnits(state, lost, [])
  emit({ type: 'province-overrun', province: id, legions: lost.length })
  const { killed, captured } = drawCasualties(play, [governor], coloured, true)
  for (const each of killed) killSenator(play, each, 'raid')
  if (captured) carryOff(play, captured, id)
}

/** 10.82 */
function carryOff({ state, emit }: RepublicPlay, id: SenatorId, province: ProvinceId): void {
  const senator = senatorIn(state, id)
  senator.at = 'captive'
  senator.captor = 'raid'
  senator.office = null
  const record = state.provinces[province]
  if (record) {
    record.governor = null
    record.term = 0
  }
  emit({ type: 'carried-off', senator: id, province })
}

/** 7.35: every governor of an undeveloped province must keep order, or it rises. */
export function* quellDisorder(play: RepublicPlay): Script {
  const { state, emit } = play
  const level = happens(state, 'internal-disorder')
  if (level === 0) return
  const needed = level > 1 ? DISORDER.again : DISORDER.first
  for (const id of governed(play)) {
    const province = state.provinces[id]
    if (!province?.governor || province.isDeveloped) continue
    const { total } = rollUnderOmens(play, {
      reason: 'disorder',
      rule: '7.35',
      actor: province.governor,
      place: id
    })
    if (total + garrisonOf(state, id).length > needed) emit({ type: 'province-held', province: id })
    else riseProvince(play, id)
  }
}

function garrisonOf({ legions }: RepublicState, id: ProvinceId): readonly number[] {
  return legions.flatMap((legion) =>
    legion.place.in === 'province' && legion.place.province === id ? [legion.id] : []
  )
}

import type { OptionOf, SoloPlacement } from '../answers.ts'
import { chest } from '../content/chests.ts'
import { soloEvent } from '../content/events/solo.ts'
import {
  type AreaId,
  type Goods,
  goodIds,
  type KeimelionId,
  keimelionIds,
  type UnitId,
  unitIds
} from '../content/ids.ts'
import { units } from '../content/units.ts'
import { figures } from '../figures.ts'
import { has, isEmpty, sizeOf, sumOf } from '../queries/amounts.ts'
import { cardsInPlay } from '../queries/seats.ts'
import { affordablePlacement, placementProblem, soloMissing } from '../queries/solo.ts'
import { unitsOnMap } from '../queries/units.ts'
import { message, reference } from '../words/message.ts'
import type { Idea } from './actions.ts'
import { type Judge, worthOf } from './judge.ts'
import { fill } from './reply.ts'

/** J.4: units for the event first; in the last round, and where resources abound, whatever they pay for. */
export function placementPlan(judge: Judge): SoloPlacement[] {
  const placed: SoloPlacement[] = []
  const add = (unit: UnitId, area: AreaId): boolean => {
    const more = [...placed, { unit, area, substitutes: [] }]
    if (placementProblem(judge.view, judge.side, more, []) !== null) return false
    placed.push({ unit, area, substitutes: [] })
    return true
  }
  for (const { unit, area } of wantedUnits(judge)) add(unit, area)
  const reserve = judge.rounds > 1 && !isInDanger(judge) ? judge.now : {}
  for (const unit of bySize()) {
    while (leavesReserve(judge, [...placed, { unit, area: 'thracia', substitutes: [] }], reserve)) {
      if (!add(unit, 'thracia')) break
    }
  }
  return placed
}

const bySize = (): readonly UnitId[] =>
  unitIds.toSorted((one, other) => sizeOf(units[one].cost) - sizeOf(units[other].cost))

/** The units that events in sight still lack, that of the round first. */
function wantedUnits({ view }: Judge): { unit: UnitId; area: AreaId }[] {
  const events = (view.solo?.events ?? []).slice(Math.max(0, view.round - 2))
  return events.flatMap(({ event, outcome }) => {
    if (!event || outcome) return []
    const { area } = soloEvent(event)
    const missing = Object.entries(soloMissing(view, event)) as [UnitId, number][]
    return missing.flatMap(([unit, count]) => Array.from({ length: count }, () => ({ unit, area })))
  })
}

function leavesReserve(judge: Judge, placed: readonly SoloPlacement[], reserve: Goods): boolean {
  const spent = sumOf(...placed.map(({ unit }) => units[unit].cost))
  return goodIds.every((id) => {
    const left = judge.seat.goods[id] - (spent[id] ?? 0)
    return (spent[id] ?? 0) === 0 || left >= Math.min(reserve[id] ?? 0, judge.seat.goods[id])
  })
}

export function answerPlacement(judge: Judge) {
  const plan = placementPlan(judge)
  const [first] = plan
  if (first) return fill({ units: plan, moves: [] }, message('why.place'))
  const possible = unitIds.flatMap((unit) => affordablePlacement(judge.view, judge.side, unit) ?? [])
  return fill({ units: possible.slice(0, 1), moves: [] }, message('why.place'))
}

/** J.3: what only Justinian can do. */
export function soloIdeas(judge: Judge, options: readonly OptionOf<'action'>[]): Idea<OptionOf<'action'>>[] {
  const ideas: Idea<OptionOf<'action'>>[] = []
  const pay = options.find((option) => option.do === 'pay-event')
  if (pay && isWithinReach(judge)) ideas.push({ key: pay, worth: 3, reason: message('why.pay-event') })
  if (options.some((option) => option.do === 'act' && option.action === 'place')) {
    const worth = placementWorth(judge)
    ideas.push({ key: { do: 'act', action: 'place' }, worth, reason: message('why.place') })
  }
  for (const keimelion of keimelionIds) {
    const key = { do: 'seal', keimelion } as const
    if (!options.some((option) => option.do === 'seal' && option.keimelion === keimelion)) continue
    const worth = sealWorth(judge, keimelion)
    const reason = message('why.seal', { keimelion: reference('keimelion', keimelion) })
    if (worth > 0) ideas.push({ key, worth: worth + 4, reason })
  }
  return ideas
}

/** J.4: what placing now brings. Units are best placed together, with the last Dynamis that can do it. */
function placementWorth(judge: Judge): number {
  const { view, seat, rounds } = judge
  const plan = placementPlan(judge)
  const size = plan.reduce((sum, { unit }) => sum + sizeOf(units[unit].cost), 0)
  const slot = view.solo?.events[view.round - 2]
  const record = slot?.event && soloEvent(slot.event)
  const completes = slot?.event && record && covers(judge, slot.event, plan)
  const stake = completes ? record.penalty + 0.6 * sizeOf(record.reward) : 0
  // J.7: at no Doxa all is lost.
  const danger = size > 0 && isInDanger(judge) ? DANGER : 0
  const doxa = rounds === 1 ? size : size * LATER_ANYWAY
  const isLast = seat.dynamis <= 1
  return (stake + doxa + danger) * (isLast ? 1 : NOT_YET)
}

/** J.7: a failed event would be the end, or nearly so. */
function isInDanger({ view, seat }: Judge): boolean {
  const id = view.solo?.events[view.round - 2]?.event
  return id !== null && id !== undefined && seat.doxa <= soloEvent(id).penalty + MARGIN
}

const MARGIN = 2
/** What staying in the game is worth. */
const DANGER = 12
/** What is not placed now may be placed with more in a later round. */
const LATER_ANYWAY = 0.35
const NOT_YET = 0.08

/** The plan places all that the event still lacks. */
function covers(
  judge: Judge,
  event: Parameters<typeof soloMissing>[1],
  plan: readonly SoloPlacement[]
): boolean {
  const { area } = soloEvent(event)
  const missing = Object.entries(soloMissing(judge.view, event)) as [UnitId, number][]
  return (
    missing.length > 0 &&
    missing.every(
      ([unit, count]) => plan.filter((each) => each.unit === unit && each.area === area).length >= count
    )
  )
}

/** J.6: the event's units stand, or can be paid for. */
function isWithinReach(judge: Judge): boolean {
  const slot = judge.view.solo?.events[judge.view.round - 2]
  if (!slot?.event || isEmpty(soloEvent(slot.event).pay)) return false
  const missing = Object.entries(soloMissing(judge.view, slot.event)) as [UnitId, number][]
  const costs = missing.flatMap(([unit, count]) => Array.from({ length: count }, () => units[unit].cost))
  return has(judge.seat.goods, sumOf(...costs, soloEvent(slot.event).pay)) || missing.length === 0
}

/** J.5: a seal is kept until it brings much, but not for ever. */
function sealWorth(judge: Judge, id: KeimelionId): number {
  const { view, seat, rounds } = judge
  const laid = view.chests[id]
  const content = laid ? worthOf(judge, chest(laid).stuff) : 0
  const done = (view.solo?.events ?? []).filter(({ outcome }) => outcome === 'completed').length
  const left = keimelionIds.length - (view.solo?.sealsUsed.length ?? 0)
  const worth = {
    labarum: 2.2 * Math.max(0, ...seat.area.map(({ cards }) => cards.length)),
    chalice: figures.solo.chalice * unitsOnMap(view) * judge.nomisma,
    sceptre: done,
    robes: Math.min(4, cardsInPlay(seat).length) * (rounds > 1 ? 1 : 0)
  }[id]
  const threshold = rounds > left ? 5 : 0.1
  return worth + content - threshold
}

import type { UnitInArea, UnitMove } from '../answers.ts'
import { card } from '../content/cards/index.ts'
import { areaIds, unitIds } from '../content/ids.ts'
import { units } from '../content/units.ts'
import type { Abouts } from '../decisions.ts'
import { costOf } from '../queries/costs.ts'
import { supplyOf } from '../queries/units.ts'
import { message, reference } from '../words/message.ts'
import type { Judge } from './judge.ts'
import { bestArea, unitsWorth } from './missions.ts'
import { choose, fill } from './reply.ts'

const missionsOf = (judge: Judge) => (judge.character.knowsMissions ? (judge.view.own?.missions ?? []) : [])

/** The moves that bring one's own missions most. */
function bestMoves(judge: Judge, { most, type }: Pick<Abouts['move-units'], 'most' | 'type'>) {
  const missions = missionsOf(judge)
  const moves = areaIds.flatMap((from) =>
    unitIds
      .filter((unit) => units[unit].type === type)
      .flatMap((unit) => {
        const { area: to, worth } = bestArea(missions, unit)
        const gain = worth - unitsWorth(missions, { [unit]: 1 }, from)
        const move: UnitMove = { unit, from, to }
        const standing = judge.view.map[from][unit] ?? 0
        return Array.from({ length: standing }, () => ({ move, gain }))
      })
  )
  return moves
    .filter(({ gain, move }) => gain > 0 && move.from !== move.to)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, most)
}

function bestPlacements(judge: Judge, { most, type }: Pick<Abouts['place-units'], 'most' | 'type'>) {
  const missions = missionsOf(judge)
  const placed = unitIds
    .filter((unit) => units[unit].type === type && supplyOf(judge.view, unit) > 0)
    .map((unit) => ({ unit, ...bestArea(missions, unit) }))
    .toSorted((one, other) => other.worth - one.worth)
  const [first] = placed
  if (!first || first.worth <= 0) return []
  const count = Math.min(most, supplyOf(judge.view, first.unit))
  return Array.from({ length: count }, () => first)
}

/** Units that bring one's own missions nothing. Others may count on them. */
function bestRemovals(judge: Judge, most: number): UnitInArea[] {
  const missions = missionsOf(judge)
  return areaIds
    .flatMap((area) =>
      unitIds.flatMap((unit) =>
        Array.from({ length: judge.view.map[area][unit] ?? 0 }, () => ({ unit, area }))
      )
    )
    .filter(({ unit, area }) => unitsWorth(missions, { [unit]: 1 }, area) === 0)
    .slice(0, most)
}

export function answerMoves(judge: Judge, about: Abouts['move-units']) {
  return fill({ moves: bestMoves(judge, about).map(({ move }) => move) }, message('why.units'))
}

export function answerPlacements(judge: Judge, about: Abouts['place-units']) {
  const placed = bestPlacements(judge, about).map(({ unit, area }) => ({ unit, area }))
  return fill({ units: placed }, message('why.units'))
}

export function answerRemovals(judge: Judge, { most }: Abouts['remove-units']) {
  return fill({ units: bestRemovals(judge, most) }, message('why.units'))
}

/** V.1: plays what brings his missions more than it costs; money has no other use now. */
export function answerEndIntrigue(judge: Judge) {
  const { view, side, hand, seat } = judge
  const rated = hand.flatMap((id) => {
    const record = card(id)
    if (record.kind !== 'intrigue') return []
    const worth = record.effects.reduce((sum, effect) => {
      if (effect.do === 'move-units' && record.window === 'any-time')
        return sum + total(bestMoves(judge, { most: effect.count, type: effect.type }))
      if (effect.do === 'place-units' && record.window === 'end-game')
        return (
          sum +
          bestPlacements(judge, { most: effect.count, type: effect.type }).reduce(
            (all, each) => all + each.worth,
            0
          )
        )
      return effect.do === 'remove-units' ? sum + 0.7 : sum
    }, 0)
    return [{ id, worth, cost: costOf(view, side, id) }]
  })
  const [best] = rated.filter(({ worth }) => worth > 0).toSorted((one, other) => other.worth - one.worth)
  if (!best || !judge.character.schemes) return choose({ do: 'done' }, message('why.end'))
  if (best.cost <= seat.goods.nomismata)
    return choose(
      { do: 'intrigue', card: best.id },
      message('why.react', { card: reference('card', best.id) })
    )
  const spare = hand.find((id) => id !== best.id)
  const reach = seat.goods.nomismata + 2 * (hand.length - 1)
  if (!spare || reach < best.cost) return choose({ do: 'done' }, message('why.end'))
  return choose({ do: 'discard', card: spare }, message('why.discard', { card: reference('card', spare) }))
}

function total(moves: readonly { readonly gain: number }[]): number {
  return moves.reduce((sum, { gain }) => sum + gain, 0)
}

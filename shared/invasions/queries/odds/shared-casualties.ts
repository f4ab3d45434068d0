import type { SideResult } from '../battle/battle-result.ts'
import { hitCapacity, hitsToKill, lossOrder } from '../battle/loss-order.ts'
import { hitsByCamp } from '../battle/shared-hits.ts'
import { damage, type Fighter, lineOf, withLine } from '../battle/situation.ts'
import type { ArmyBeforeHits, Casualties } from './casualties.ts'

/** What hits have left of an army of several players. */
interface Condition {
  /** The hits that each unit of the line at the start has taken. */
  readonly taken: readonly number[]
  readonly nationalLost: boolean
  /** The hordes that are not captured. */
  readonly hordes: number
}

/**
 * XX.H: the losses of several players. They share the hits of each round by their units, so the order of the rounds
 * matters: one hit and three later leave another army than four at once. Conditions are found as the odds reach them.
 */
export function sharedCasualties({ army, hordesCount, nationalLost }: ArmyBeforeHits): Casualties {
  const line = lineOf(army)
  const combat = army.leader?.combat ?? 0
  const conditions: Condition[] = []
  const numbers = new Map<string, number>()
  const results: SideResult[] = []
  const next: number[][] = []

  const numberOf = (condition: Condition): number => {
    const name = `${condition.taken.join('')} ${condition.nationalLost} ${condition.hordes}`
    const known = numbers.get(name)
    if (known !== undefined) return known
    const left = unitsLeft(line, condition)
    numbers.set(name, conditions.length)
    conditions.push(condition)
    results.push({
      lost: line.length - left.length,
      destroyed: left.length === 0 && condition.hordes === 0,
      combat
    })
    return conditions.length - 1
  }
  const conditionAt = (number: number): Condition => {
    const condition = conditions[number]
    if (!condition) throw new RangeError(`no condition ${number}`)
    return condition
  }

  numberOf({ taken: line.map(() => 0), nationalLost, hordes: hordesCount ? army.hordes.length : 0 })
  return {
    take: (number, hits, owing) => {
      if (owing) return numberOf(afterSharedHits(line, conditionAt(number), hits, owing))
      const steps = next[number] ?? []
      next[number] = steps
      const known = steps[hits] ?? numberOf(afterSharedHits(line, conditionAt(number), hits))
      steps[hits] = known
      return known
    },
    army: (number) => {
      const condition = conditionAt(number)
      const left = withLine(army, unitsLeft(line, condition))
      const captured = hordesCount ? army.hordes.length - condition.hordes : 0
      return captured > 0 ? { ...left, hordes: army.hordes.slice(captured) } : left
    },
    result: (number) => {
      const result = results[number]
      if (!result) throw new RangeError(`no condition ${number}`)
      return result
    }
  }
}

/** XX.H: the players take their shares in turn, the leading one first; hits too many capture hordes. */
function afterSharedHits(
  line: readonly Fighter[],
  before: Condition,
  hits: number,
  owing?: ReadonlySet<number>
): Condition {
  const places = placesLeft(line, before)
  const left = unitsLeft(line, before)
  const taken = [...before.taken]
  let { nationalLost } = before
  for (const share of hitsByCamp(left, hits, owing)) {
    const own = share.places.flatMap((place) => left[place] ?? [])
    const slots = lossOrder(own, nationalLost).slice(0, share.hits)
    for (const { unit } of slots) {
      const place = places[share.places[unit] ?? -1]
      if (place !== undefined) taken[place] = (taken[place] ?? 0) + 1
    }
    nationalLost ||= slots.some(({ unit, fatal }) => fatal && !own[unit]?.foreign)
  }
  const surplus = Math.max(0, hits - hitCapacity(left))
  return { taken, nationalLost, hordes: Math.max(0, before.hordes - surplus) }
}

/** The places of the units that are not eliminated. */
function placesLeft(line: readonly Fighter[], { taken }: Condition): number[] {
  return line.flatMap((unit, place) => ((taken[place] ?? 0) < hitsToKill(unit) ? [place] : []))
}

function unitsLeft(line: readonly Fighter[], condition: Condition): Fighter[] {
  return placesLeft(line, condition).flatMap((place) => {
    const unit = line[place]
    if (!unit) return []
    return [(condition.taken[place] ?? 0) > 0 ? damage(unit) : unit]
  })
}

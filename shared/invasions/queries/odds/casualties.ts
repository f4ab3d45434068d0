import type { SideResult } from '../battle/battle-result.ts'
import { afterHits, hitCapacity, lossOrder } from '../battle/loss-order.ts'
import { type BattleArmy, lineOf, withLine } from '../battle/situation.ts'

/**
 * What hits leave of an army: its possible conditions, numbered from 0, the army as it is now. Hits lead from one
 * condition to another. Losses follow the order of `lossOrder`, so nothing else decides.
 */
export interface Casualties {
  /** The condition after more hits. `owing`: only the units of these players take them (`camp` of a fighter). */
  take(condition: number, hits: number, owing?: ReadonlySet<number>): number
  army(condition: number): BattleArmy
  result(condition: number): SideResult
}

/** What the odds know of one army. */
export interface ArmyBeforeHits {
  readonly army: BattleArmy
  /** XX.H: each horde takes a hit too before the army is destroyed. */
  readonly hordesCount: boolean
  /** XX.H: a national unit has already been eliminated. */
  readonly nationalLost: boolean
}

/** XX.H: the losses of one player follow one order, so the number of hits is the condition. */
export function casualtiesOfOne({ army, hordesCount, nationalLost }: ArmyBeforeHits): Casualties {
  const line = lineOf(army)
  const order = lossOrder(line, nationalLost)
  const capacity = hitCapacity(line)
  const hordes = hordesCount ? army.hordes.length : 0
  const most = capacity + hordes
  const combat = army.leader?.combat ?? 0
  const results: SideResult[] = []
  for (let hits = 0, lost = 0; hits <= most; hits++) {
    if (hits > 0 && order[hits - 1]?.fatal) lost += 1
    results.push({ lost, destroyed: hits === most, combat })
  }
  const armies: BattleArmy[] = []
  const armyAfter = (hits: number): BattleArmy => {
    const left = withLine(army, afterHits(line, order.slice(0, hits)))
    const captured = hordesCount ? Math.max(0, hits - capacity) : 0
    return captured > 0 ? { ...left, hordes: army.hordes.slice(captured) } : left
  }
  return {
    take: (condition, hits) => Math.min(condition + hits, most),
    army: (condition) => {
      const known = armies[condition] ?? armyAfter(condition)
      armies[condition] = known
      return known
    },
    result: (condition) => {
      const result = results[condition]
      if (!result) throw new RangeError(`an army cannot take ${condition} hits`)
      return result
    }
  }
}

import type { SideResult } from '../battle/battle-result.ts'
import { afterHits, hitCapacity, lossOrder } from '../battle/loss-order.ts'
import { type BattleArmy, type BattleSituation, lineOf, withLine } from '../battle/situation.ts'

/** An army after each possible number of hits, with losses in the order of `lossOrder`. */
export interface Casualties {
  /** The number of hits that destroys the army; more make no difference. */
  readonly most: number
  after(hits: number): BattleArmy
  result(hits: number): SideResult
}

/** `hordesCount`: in defence each horde takes a hit too before the army is destroyed (XX.H). */
export function casualtiesOf(army: BattleArmy, hordesCount: boolean, nationalLost = false): Casualties {
  const line = lineOf(army)
  const order = lossOrder(line, nationalLost)
  const capacity = hitCapacity(line)
  const hordes = hordesCount ? army.hordes.length : 0
  const combat = army.leader?.combat ?? 0
  const armies: BattleArmy[] = []
  const tolls: SideResult[] = []
  for (let hits = 0; hits <= capacity + hordes; hits++) {
    const slots = order.slice(0, hits)
    const standing = Math.max(0, hordes - Math.max(0, hits - capacity))
    const next = withLine(army, afterHits(line, slots))
    armies.push({ ...next, hordes: hordesCount ? army.hordes.slice(0, standing) : army.hordes })
    tolls.push({
      lost: slots.filter(({ fatal }) => fatal).length,
      destroyed: next.units.length === 0 && !next.limes && standing === 0,
      combat
    })
  }
  const most = capacity + hordes
  const pick = <T>(list: readonly T[], hits: number): T => {
    const found = list[Math.min(hits, most)]
    if (found === undefined) throw new RangeError(`no casualties for ${hits} hits`)
    return found
  }
  return { most, after: (hits) => pick(armies, hits), result: (hits) => pick(tolls, hits) }
}

/** The situation once both sides have taken hits. */
export function situationAfter(
  situation: BattleSituation,
  attacker: Casualties,
  defender: Casualties,
  hitsTaken: readonly [number, number]
): BattleSituation {
  return {
    ...situation,
    attacker: attacker.after(hitsTaken[0]),
    defender: defender.after(hitsTaken[1])
  }
}

import { type BattleDie, type DicePool, type DieColour, hitChances, hitsOn } from '../battle/dice.ts'
import type { BattleSide } from '../battle/situation.ts'
import { enemyTargets, ownTargets, type RerollTarget } from './reroll-policy.ts'

/**
 * All results of a dice pool, by how many dice of each colour show 0, 1 and 2 hits. The results are numbered, so that
 * a distribution is a plain array of chances and a re-roll is a step along a table.
 */
interface PoolSpace {
  readonly states: readonly State[]
  readonly numbers: ReadonlyMap<string, number>
  readonly rolled: Float64Array
  readonly mostHits: number
  readonly enemy: RerollTable
  readonly own: RerollTable
  readonly tables: Map<string, SideTable>
}

interface State {
  readonly white: Counts
  readonly black: Counts
  readonly hits: number
}
type Counts = readonly [number, number, number]

/** For each state the three states that the re-roll of its chosen die leads to; -1 when no die is worth a re-roll. */
interface RerollTable {
  readonly to: Int32Array
  readonly chance: Float64Array
}

const spaces = new Map<string, PoolSpace>()

/** Caches every pool, because there are few. */
function spaceOf({ white, black }: DicePool, redCounts: boolean): PoolSpace {
  const name = `${white}.${black}.${redCounts}`
  const space = spaces.get(name) ?? buildSpace(white, black, redCounts)
  spaces.set(name, space)
  return space
}

function buildSpace(white: number, black: number, redCounts: boolean): PoolSpace {
  const states: State[] = []
  const numbers = new Map<string, number>()
  const rolled: number[] = []
  for (const whites of splits(white)) {
    for (const blacks of splits(black)) {
      numbers.set(nameOf(whites, blacks), states.length)
      states.push({
        white: whites,
        black: blacks,
        hits: whites[1] + blacks[1] + 2 * (whites[2] + blacks[2])
      })
      rolled.push(
        multinomial(whites, hitChances('white', redCounts)) *
          multinomial(blacks, hitChances('black', redCounts))
      )
    }
  }
  const table = (targets: readonly RerollTarget[]) => rerollTable(states, numbers, targets, redCounts)
  return {
    states,
    numbers,
    rolled: Float64Array.from(rolled),
    mostHits: 2 * (white + black),
    enemy: table(enemyTargets(redCounts)),
    own: table(ownTargets),
    tables: new Map()
  }
}

function rerollTable(
  states: readonly State[],
  numbers: ReadonlyMap<string, number>,
  targets: readonly RerollTarget[],
  redCounts: boolean
): RerollTable {
  const to = new Int32Array(states.length * 3).fill(-1)
  const chance = new Float64Array(states.length * 3)
  for (const [index, state] of states.entries()) {
    const target = targets.find(({ colour, hits }) => (state[colour][hits] ?? 0) > 0)
    if (!target) continue
    for (let hits = 0; hits <= 2; hits++) {
      const counts = moved(state[target.colour], target.hits, hits)
      const next = { ...state, [target.colour]: counts }
      to[index * 3 + hits] = numbers.get(nameOf(next.white, next.black)) ?? -1
      chance[index * 3 + hits] = hitChances(target.colour, redCounts)[hits] ?? 0
    }
  }
  return { to, chance }
}

const nameOf = (white: Counts, black: Counts): string => `${white} ${black}`

function moved(counts: Counts, from: number, to: number): Counts {
  const change = (place: number) => (place === to ? 1 : 0) - (place === from ? 1 : 0)
  return [counts[0] + change(0), counts[1] + change(1), counts[2] + change(2)]
}

function splits(dice: number): Counts[] {
  const found: Counts[] = []
  for (let none = 0; none <= dice; none++) {
    for (let one = 0; one <= dice - none; one++) found.push([none, one, dice - none - one])
  }
  return found
}

function multinomial(counts: Counts, chances: readonly [number, number, number]): number {
  let chance = 1
  let dice = 0
  for (const [hits, count] of counts.entries()) {
    for (let die = 1; die <= count; die++) {
      dice += 1
      chance *= (dice / die) * (chances[hits] ?? 0)
    }
  }
  return chance
}

/** Re-rolls the chosen dice at most `most` times. The result is split by the number of re-rolls used. */
function reroll(start: Float64Array, most: number, { to, chance }: RerollTable): readonly Float64Array[] {
  const byUse: Float64Array[] = []
  let active = start
  for (let used = 0; used <= most; used++) {
    if (used === most) return [...byUse, active]
    const settled = new Float64Array(start.length)
    const next = new Float64Array(start.length)
    for (let state = 0; state < active.length; state++) {
      const weight = active[state] ?? 0
      if (weight === 0) continue
      if ((to[state * 3] ?? -1) < 0) {
        settled[state] = weight
        continue
      }
      for (let entry = state * 3; entry < state * 3 + 3; entry++) {
        const target = to[entry] ?? 0
        next[target] = (next[target] ?? 0) + weight * (chance[entry] ?? 0)
      }
    }
    byUse.push(settled)
    active = next
  }
  return byUse
}

function merge(distributions: readonly Float64Array[]): Float64Array {
  const [first, ...rest] = distributions
  const sum = Float64Array.from(first ?? [])
  for (const distribution of rest) {
    for (let state = 0; state < sum.length; state++) {
      sum[state] = (sum[state] ?? 0) + (distribution[state] ?? 0)
    }
  }
  return sum
}

function hitsDistribution({ states, mostHits }: PoolSpace, distribution: Float64Array): number[] {
  const hits = new Array<number>(mostHits + 1).fill(0)
  for (const [index, state] of states.entries()) {
    hits[state.hits] = (hits[state.hits] ?? 0) + (distribution[index] ?? 0)
  }
  return hits
}

/** The chance of each number of hits of a pool, without re-rolls. */
export function hitOdds(pool: DicePool, redCounts: boolean): readonly number[] {
  const space = spaceOf(pool, redCounts)
  return hitsDistribution(space, space.rolled)
}

export interface DiceDuel {
  readonly attacker: DicePool
  readonly defender: DicePool
  readonly attackerRerolls: number
  readonly defenderRerolls: number
  readonly redCounts: boolean
  /** The dice of both sides, once they have been rolled. */
  readonly lying?: Readonly<Record<BattleSide, readonly BattleDie[]>>
}

/** The chances of a side's hits, `[re-rolls spent by the attacker][spent by the defender]` on the other side's dice. */
type SideTable = readonly (readonly (readonly number[])[])[]

/** The attacker's dice: first the attacker's remaining re-rolls, then the defender's re-rolls of them. */
function attackersTable(
  space: PoolSpace,
  rolled: Float64Array,
  attackerRerolls: number,
  defenderRerolls: number
): SideTable {
  return upTo(attackerRerolls).map((spent) => {
    const improved = merge(reroll(rolled, attackerRerolls - spent, space.own))
    return reroll(improved, defenderRerolls, space.enemy).map((dice) => hitsDistribution(space, dice))
  })
}

/** The defender's dice: first the attacker's re-rolls of them, then the defender's remaining re-rolls. */
function defendersTable(
  space: PoolSpace,
  rolled: Float64Array,
  attackerRerolls: number,
  defenderRerolls: number
): SideTable {
  return reroll(rolled, attackerRerolls, space.enemy).map((dice) =>
    upTo(defenderRerolls).map((spent) =>
      hitsDistribution(space, merge(reroll(dice, defenderRerolls - spent, space.own)))
    )
  )
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, index) => index)

/** A side's table depends on its own pool only, so it is cached for all duels, except for dice that are already rolled. */
function tableOf(
  space: PoolSpace,
  role: BattleSide,
  { attackerRerolls, defenderRerolls, lying, redCounts }: DiceDuel
): SideTable {
  const count = role === 'attacker' ? attackersTable : defendersTable
  if (lying) {
    return count(space, lyingAs(space, lying[role], redCounts), attackerRerolls, defenderRerolls)
  }
  const name = `${role}.${attackerRerolls}.${defenderRerolls}`
  const table = space.tables.get(name) ?? count(space, space.rolled, attackerRerolls, defenderRerolls)
  space.tables.set(name, table)
  return table
}

/** The distribution of dice that are already rolled: certain. */
function lyingAs(
  { numbers, states }: PoolSpace,
  dice: readonly BattleDie[],
  redCounts: boolean
): Float64Array {
  const countsOf = (colour: DieColour): Counts => {
    const showing = (hits: number) =>
      dice.filter((die) => die.colour === colour && hitsOn(die, redCounts) === hits).length
    return [showing(0), showing(1), showing(2)]
  }
  const number = numbers.get(nameOf(countsOf('white'), countsOf('black')))
  if (number === undefined) throw new RangeError('the rolled dice do not match the pool')
  const sure = new Float64Array(states.length)
  sure[number] = 1
  return sure
}

/**
 * XX.E, XX.H: the chance of each pair of hits, `result[attacker's hits][defender's hits]`. The attacker re-rolls first.
 * A re-roll of an enemy die is lost for the own dice, so these two numbers are all that links the two sides.
 */
export function duelOdds(duel: DiceDuel): readonly (readonly number[])[] {
  const { redCounts, lying } = duel
  const attacker = spaceOf(lying ? poolOf(lying.attacker) : duel.attacker, redCounts)
  const defender = spaceOf(lying ? poolOf(lying.defender) : duel.defender, redCounts)
  const attackers = tableOf(attacker, 'attacker', duel)
  const defenders = tableOf(defender, 'defender', duel)
  const joint = Array.from({ length: attacker.mostHits + 1 }, () =>
    new Array<number>(defender.mostHits + 1).fill(0)
  )
  for (const [spentByAttacker, row] of attackers.entries()) {
    for (const [spentByDefender, attackerHits] of row.entries()) {
      const defenderHits = defenders[spentByAttacker]?.[spentByDefender] ?? []
      addProduct(joint, attackerHits, defenderHits)
    }
  }
  return joint
}

function poolOf(dice: readonly BattleDie[]): DicePool {
  const white = dice.filter(({ colour }) => colour === 'white').length
  return { white, black: dice.length - white }
}

function addProduct(
  joint: number[][],
  attackerHits: readonly number[],
  defenderHits: readonly number[]
): void {
  for (let a = 0; a < attackerHits.length; a++) {
    const row = joint[a]
    const chance = attackerHits[a] ?? 0
    if (!row || chance === 0) continue
    for (let d = 0; d < defenderHits.length; d++) row[d] = (row[d] ?? 0) + chance * (defenderHits[d] ?? 0)
  }
}

/** A participant in a campaign. Its strength is the sum of the player's strength and the side's handicap. */
export interface Contestant {
  readonly player: string
  readonly side: string
}

/** The contestants of a campaign, the first place first. */
export type Ranking = readonly Contestant[]

export interface Ratings {
  /** In Elo points, with the first player at 0. */
  readonly players: Readonly<Record<string, number>>
  /** The handicap of each side on the same scale. Their sum is 0. */
  readonly sides: Readonly<Record<string, number>>
}

const ROUNDS = 400
/** Weak regularisation, so that a player who always wins has a finite rating. */
const RIDGE = 0.02
const ELO_POINTS = 400 / Math.LN10

/**
 * The Plackett-Luce model with the side as a handicap: the first place is drawn among all by strength, the second among
 * the rest, and so on. Gradient ascent finds the most likely strengths.
 */
export function ratePlayers(rankings: readonly Ranking[]): Ratings {
  const strengths = new Map<string, number>()
  for (const { player, side } of rankings.flat()) {
    strengths.set(`player ${player}`, 0)
    strengths.set(`side ${side}`, 0)
  }
  const counts = appearances(rankings)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = gradientAt(strengths, rankings)
    for (const [name, strength] of strengths) {
      const slope = (gradient.get(name) ?? 0) - RIDGE * strength
      strengths.set(name, strength + slope / (1 + (counts.get(name) ?? 0) / 2))
    }
  }
  return scaled(strengths)
}

function appearances(rankings: readonly Ranking[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const contestant of rankings.flat()) {
    for (const name of namesOf(contestant)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function gradientAt(
  strengths: ReadonlyMap<string, number>,
  rankings: readonly Ranking[]
): Map<string, number> {
  const gradient = new Map<string, number>()
  const add = (contestant: Contestant, amount: number) => {
    for (const name of namesOf(contestant)) gradient.set(name, (gradient.get(name) ?? 0) + amount)
  }
  for (const ranking of rankings) {
    for (let place = 0; place < ranking.length - 1; place++) {
      const [first, ...others] = ranking.slice(place)
      if (!first) continue
      const weights = [first, ...others].map((one) => Math.exp(strengthOf(strengths, one)))
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      add(first, 1)
      for (const [index, one] of [first, ...others].entries()) add(one, -(weights[index] ?? 0) / total)
    }
  }
  return gradient
}

function strengthOf(strengths: ReadonlyMap<string, number>, contestant: Contestant): number {
  return namesOf(contestant).reduce((sum, name) => sum + (strengths.get(name) ?? 0), 0)
}

function namesOf({ player, side }: Contestant): readonly string[] {
  return [`player ${player}`, `side ${side}`]
}

function scaled(strengths: ReadonlyMap<string, number>): Ratings {
  const of = (kind: string) =>
    [...strengths].flatMap(([name, strength]): [string, number][] =>
      name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), strength]] : []
    )
  const sides = of('side')
  const players = of('player')
  const middle = sides.reduce((sum, [, strength]) => sum + strength, 0) / Math.max(1, sides.length)
  const base = players[0]?.[1] ?? 0
  const points = (pairs: readonly [string, number][], from: number) =>
    Object.fromEntries(pairs.map(([name, strength]) => [name, Math.round((strength - from) * ELO_POINTS)]))
  return { players: points(players, base), sides: points(sides, middle) }
}

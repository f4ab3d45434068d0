import { mean } from '#shared/engine/mean.ts'
import { bootstrap } from './bootstrap.ts'
import type { CampaignRecord } from './fixture.ts'

/** A player's score, and the score of a random player on the same seed in the same seat. */
export interface TwinPair {
  readonly seed: string
  readonly side: string
  readonly own: number
  readonly twin: number
}

/** Pairs each campaign in which the player sat among random players with the all-random campaign of the same seed. */
export function twinPairs(records: readonly CampaignRecord[], player: string): TwinPair[] {
  return records.flatMap(({ seed, players, scores }) => {
    const side = Object.keys(players).find((one) => players[one] === player)
    const twin = records.find(
      (other) => other.seed === seed && Object.values(other.players).every((name) => name === 'random')
    )
    if (side === undefined || !twin) return []
    return [{ seed, side, own: scores[side] ?? 0, twin: twin.scores[side] ?? 0 }]
  })
}

export function twinReportOf(records: readonly CampaignRecord[], player: string): string {
  const pairs = twinPairs(records, player)
  const bySeed = [...Map.groupBy(pairs, ({ seed }) => seed).values()]
  const { value, low, high } = bootstrap(bySeed, (some) =>
    mean(some.map(({ own, twin }) => (own > twin ? 1 : 0)))
  )
  const round = (share: number) => (share * 100).toFixed(1)
  const sides = [...Map.groupBy(pairs, ({ side }) => side)].map(([side, own]) => {
    const better = own.filter((pair) => pair.own > pair.twin).length
    return `  ${side}: ${better} of ${own.length}, ${mean(own.map((pair) => pair.own)).toFixed(0)} points against ${mean(own.map((pair) => pair.twin)).toFixed(0)}`
  })
  return [
    `${player} above its random twin in ${round(value)} % of ${pairs.length} pairs (${round(low)}-${round(high)})`,
    ...sides
  ].join('\n')
}

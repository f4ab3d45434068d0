import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { Score, ScoreEntry } from '../../state.ts'
import type { AccountReason } from '../../words/message.ts'

/** XIV.A: adds to a treasury or takes from it, never below 0. Returns the actual change. */
export function changeTreasury(
  play: InvasionsPlay,
  nation: NationId,
  amount: number,
  reason: AccountReason,
  rule: string
): number {
  const account = play.state.nations[nation]
  // VI.B: an inactive nation records no gold.
  if (amount > 0 && account.activity === 'inactive') return 0
  const now = Math.max(0, account.treasury + amount)
  const change = now - account.treasury
  if (change === 0) return 0
  account.treasury = now
  play.emit({ type: 'treasury', nation, change, now, reason, rule })
  return change
}

/** V.B: gives points to a nation's player. All points are scored here. */
export function scorePoints(
  play: InvasionsPlay,
  nation: NationId,
  points: number,
  reason: AccountReason,
  rule: string
): void {
  if (points === 0) return
  const side = sideOf(nation)
  const { score } = play.state
  score.sides[side] += points
  score.nations[nation] = (score.nations[nation] ?? 0) + points
  enter(score, { turn: play.state.turn, nation, source: reason, points })
  play.emit({ type: 'points', side, nation, points, reason, rule })
}

/** Adds to the ledger. Points of a nation from one source in one turn share an entry. */
function enter(score: Score, { turn, nation, source, points }: ScoreEntry): void {
  score.ledger ??= []
  const known = score.ledger.find(
    (entry) => entry.turn === turn && entry.nation === nation && entry.source === source
  )
  if (known) known.points += points
  else score.ledger.push({ turn, nation, source, points })
}

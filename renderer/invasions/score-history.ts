import type { LogEntry } from '#shared/ipc/table.ts'

/** How the sides stood when a turn ended, or stand now in the one in progress. */
export interface TurnScore {
  readonly turn: number
  readonly scores: Readonly<Record<string, number>>
}

/** The score turn by turn, added up from the log; nothing before the first turn is known. */
export function scoreHistory(log: readonly LogEntry[]): TurnScore[] {
  const history: TurnScore[] = []
  let scores: Record<string, number> = {}
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'turn-began' && 'turn' in event) history.push({ turn: Number(event.turn), scores })
    if (event.type !== 'points' || !('side' in event) || !('points' in event)) continue
    const side = String(event.side)
    scores = { ...scores, [side]: (scores[side] ?? 0) + Number(event.points) }
    const now = history.pop()
    if (now) history.push({ ...now, scores })
  }
  return history
}

/** The sides from the first to the last; those with as many points keep the order of play. */
export function ranking(scores: Readonly<Record<string, number>>, winner: string | null): string[] {
  const points = (side: string) => scores[side] ?? 0
  return Object.keys(scores).sort(
    (left, right) => points(right) - points(left) || Number(right === winner) - Number(left === winner)
  )
}

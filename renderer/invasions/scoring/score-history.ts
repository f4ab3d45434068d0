import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { LogEntryOf } from '../../table/game/game-client.ts'
import type { TurnScore } from '../../table/score-chart.tsx'

/** The score turn by turn, added up from the log. */
export function scoreHistory(log: readonly LogEntryOf<InvasionsEvent>[]): TurnScore[] {
  const history: TurnScore[] = []
  let scores: Record<string, number> = {}
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'turn-began') history.push({ turn: event.turn, scores })
    if (event.type !== 'points') continue
    scores = { ...scores, [event.side]: (scores[event.side] ?? 0) + event.points }
    const now = history.pop()
    if (now) history.push({ ...now, scores })
  }
  return history
}

import type { GameEvent, GameTypes } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import type { GameClient, LogEntryOf } from './game-client.ts'

/** The log without what this version does not know. */
export function ownLog<G extends GameTypes>(
  { wire }: GameClient<G>,
  log: readonly LogEntry[]
): readonly LogEntryOf<G['Event']>[] {
  return log.map((entry) => ({
    ...entry,
    events: entry.events.filter((event): event is G['Event'] & GameEvent => wire.isEvent(event))
  }))
}

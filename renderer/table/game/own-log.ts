import type { GameEvent, GameTypes } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import type { GameClient, LogEntryOf } from './game-client.ts'

type OwnEntries<G extends GameTypes> = WeakMap<LogEntry, LogEntryOf<G['Event']>>

/**
 * The log without what this version does not know; as a rule its very entries. An entry never changes: it is looked
 * through once.
 */
export function ownLogOf<G extends GameTypes>({
  wire
}: GameClient<G>): (log: readonly LogEntry[]) => readonly LogEntryOf<G['Event']>[] {
  const known: OwnEntries<G> = new WeakMap()
  const isOwn = (event: GameEvent): event is G['Event'] & GameEvent => wire.isEvent(event)
  const isKnown = (entry: LogEntry): entry is LogEntry & LogEntryOf<G['Event']> => entry.events.every(isOwn)
  const own = (entry: LogEntry): LogEntryOf<G['Event']> => {
    const found = known.get(entry)
    if (found) return found
    const made = isKnown(entry) ? entry : { ...entry, events: entry.events.filter(isOwn) }
    known.set(entry, made)
    return made
  }
  return (log) => log.map(own)
}

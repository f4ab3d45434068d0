import type { GameEvent, GameTypes } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import type { GameClient, LogEntryOf } from './game-client.ts'

type OwnEntries<G extends GameTypes> = WeakMap<LogEntry, LogEntryOf<G['Event']>>

/**
 * Returns a function that removes events that this version does not know. Entries without such events stay the same
 * objects. Entries never change, so each is examined once, and the common beginning of two logs is not examined at
 * all.
 */
export function knownLogFilter<G extends GameTypes>({
  wire
}: Pick<GameClient<G>, 'wire'>): (log: readonly LogEntry[]) => readonly LogEntryOf<G['Event']>[] {
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
  let last: LastResult<G> = { log: [], own: [] }
  return (log) => {
    const same = commonLength(last.log, log)
    const all = last.own.slice(0, same)
    for (const entry of log.slice(same)) all.push(own(entry))
    last = { log, own: all }
    return all
  }
}

interface LastResult<G extends GameTypes> {
  readonly log: readonly LogEntry[]
  readonly own: readonly LogEntryOf<G['Event']>[]
}

/** How many entries two logs have in common at their beginning. */
function commonLength(one: readonly LogEntry[], other: readonly LogEntry[]): number {
  const shorter = Math.min(one.length, other.length)
  let length = 0
  while (length < shorter && one[length] === other[length]) length++
  return length
}

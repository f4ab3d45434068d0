import type { GameEvent } from '#shared/engine/game.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import type { Speaker } from '../../i18n/speaker.ts'
import { playerOf } from '../seat-name.ts'
import type { Sentence } from './sentence.ts'

/** Answers of one side that followed each other, in the order they were given. */
export interface LogRun {
  readonly side: string | null
  readonly entries: readonly LogEntry[]
}

/** Entries gathered into runs of the same side, oldest first. */
export function runsOf(entries: readonly LogEntry[]): LogRun[] {
  const runs: { side: string | null; entries: LogEntry[] }[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && last.side === entry.side) last.entries.push(entry)
    else runs.push({ side: entry.side, entries: [entry] })
  }
  return runs
}

/** Entries that have something to tell and hold the words looked for, oldest first. */
export function searchLog(
  log: readonly LogEntry[],
  seats: Seats,
  words: Speaker,
  search: string,
  sentence: (event: GameEvent) => Sentence
): readonly LogEntry[] {
  const wanted = search.trim().toLocaleLowerCase(words.language)
  const told = log.filter((entry) => entry.events.length > 0)
  if (wanted === '') return told
  const holds = (text: string) => text.toLocaleLowerCase(words.language).includes(wanted)
  return told.filter(
    ({ side, events }) =>
      (side !== null && (holds(words.name('side', side)) || holds(playerOf(seats, side, words)))) ||
      events.some((event) => holds(textOf(sentence(event), words)))
  )
}

/** Events that are told in the same words, one after the other, are told once with their number. */
export function tallied(
  sentences: readonly Sentence[],
  words: Speaker
): { readonly sentence: Sentence; readonly times: number }[] {
  const told: { sentence: Sentence; times: number; text: string | null }[] = []
  for (const sentence of sentences) {
    const text = sentence.dice || sentence.lines?.length ? null : words.say(sentence.message)
    const last = told.at(-1)
    if (last && text !== null && last.text === text) last.times += 1
    else told.push({ sentence, times: 1, text })
  }
  return told
}

/** All that a sentence says, to search in. */
function textOf({ message, of = [], lines = [] }: Sentence, words: Speaker): string {
  const named = [...of, ...lines.map(({ why }) => why)].map(({ ref, id }) => words.name(ref, id))
  return [words.say(message), ...named].join(' ')
}

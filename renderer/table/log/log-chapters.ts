import type { GameEvent } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { Sentence } from './sentence.ts'

type ToSentence = (event: GameEvent) => Sentence

/** A line of the chronicle, and the number of the answer that caused it. */
export interface ChronicleLine {
  readonly number: number
  readonly sentence: Sentence
  /** Whether the player can ask for the reasons of the answer. */
  readonly explained: boolean
}

/** A chapter of the log, by actor and step, not by whose answer it came from. */
export interface LogChapter {
  /** The heading; null if the log starts in the middle of a chapter. */
  readonly head: Sentence | null
  /** A unique key: the answer that it begins with, and the position among that answer's events. */
  readonly from: string
  /** The answer that it begins with. */
  readonly number: number
  readonly lines: readonly ChronicleLine[]
}

/** Divides the log into chapters, in chronological order. Drops chapters without lines, except turns. */
export function chaptersOf(log: readonly LogEntry[], toSentence: ToSentence): LogChapter[] {
  const chapters: { head: Sentence | null; from: string; number: number; lines: ChronicleLine[] }[] = []
  for (const { number, events, explained = false } of log) {
    for (const [index, event] of events.entries()) {
      const sentence = toSentence(event)
      const last = chapters.at(-1)
      const from = `${number}.${index}`
      if (sentence.chapter) chapters.push({ head: sentence, from, number, lines: [] })
      else if (last) last.lines.push({ number, sentence, explained })
      else chapters.push({ head: null, from, number, lines: [{ number, sentence, explained }] })
    }
  }
  return chapters.filter(({ head, lines }) => lines.length > 0 || head?.chapter?.rank === 'turn')
}

/** The last entries that hold so many events, extended back to the beginning of their chapter. */
export function latestEntries(
  log: readonly LogEntry[],
  events: number,
  toSentence: ToSentence
): readonly LogEntry[] {
  let first = log.length
  for (let held = 0; first > 0 && held < events; held += log[first]?.events.length ?? 0) first -= 1
  while (first > 0 && !log[first]?.events.some((event) => toSentence(event).chapter)) first -= 1
  return log.slice(first)
}

/** Searches chapters. If the heading matches, all lines remain, else only the matching ones. */
export function searchChapters(
  chapters: readonly LogChapter[],
  words: Translator,
  search: string
): LogChapter[] {
  const wanted = search.trim().toLocaleLowerCase(words.language)
  const holds = (sentence: Sentence) =>
    searchText(sentence, words).toLocaleLowerCase(words.language).includes(wanted)
  return chapters.flatMap((chapter) => {
    if (chapter.head && holds(chapter.head)) return [chapter]
    const lines = chapter.lines.filter(({ sentence }) => holds(sentence))
    return lines.length > 0 ? [{ ...chapter, lines }] : []
  })
}

/** Says in one sentence what several of a chapter say of different things, where the first of them stands. */
export function gathered(lines: readonly ChronicleLine[]): ChronicleLine[] {
  const items = new Map<string, string[]>()
  for (const { sentence } of lines) {
    const { gathering } = sentence
    if (gathering) items.set(gathering.key, [...(items.get(gathering.key) ?? []), gathering.item])
  }
  const said = new Set<string>()
  return lines.flatMap((line) => {
    const { gathering } = line.sentence
    const all = gathering && (items.get(gathering.key) ?? [])
    if (!gathering || !all || all.length < 2) return [line]
    if (said.has(gathering.key)) return []
    said.add(gathering.key)
    const { place: _, ...rest } = line.sentence
    return [{ ...line, sentence: { ...rest, message: gathering.say(all) } }]
  })
}

/** Gathers sentences, and merges repeated ones into one with its number. */
export function tallyRepeats(
  lines: readonly ChronicleLine[],
  words: Translator
): (ChronicleLine & { readonly times: number })[] {
  const told: { line: ChronicleLine; times: number; text: string | null }[] = []
  for (const line of gathered(lines)) {
    const { sentence } = line
    const text = sentence.dice || sentence.lines?.length ? null : words.say(sentence.message)
    const last = told.at(-1)
    if (last && text !== null && last.text === text) last.times += 1
    else told.push({ line, times: 1, text })
  }
  return told.map(({ line, times }) => ({ ...line, times }))
}

/** The full text of a sentence, for searching. */
function searchText({ message, of = [], lines = [] }: Sentence, words: Translator): string {
  const named = [...of, ...lines.map(({ why }) => why)].map(({ ref, id }) => words.name(ref, id))
  return [words.say(message), ...named].join(' ')
}

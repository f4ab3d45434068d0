// The quiet music of the title and the table: phrases of a lyre over a drone, in no fixed order.
import type { Layer } from './synthesis.ts'

/** One beat in seconds. */
export const BEAT = 0.62

/** One note or rest for each beat. A dot holds the note before it. All are in the Dorian mode. */
const PHRASES = [
  'D4 . A4 G4 F4 . E4 D4',
  'A4 . C5 B4 A4 G4 A4 .',
  'F4 G4 A4 . G4 F4 E4 .',
  'D4 E4 F4 D4 E4 C4 D4 .',
  'A3 . D4 . E4 F4 E4 .',
  'D5 . C5 A4 B4 G4 A4 .',
  'G4 . F4 D4 E4 . D4 .',
  'A3 D4 F4 A4 G4 E4 D4 .'
] as const

/** The drone under every second phrase. */
export const DRONE: readonly Layer[] = [
  { kind: 'tone', gain: 0.6, pitch: 73.42, attack: 2.5, decay: 7, overtones: [[2, 0.4]] },
  { kind: 'tone', gain: 0.35, pitch: 110.2, attack: 3, decay: 7, overtones: [[2, 0.2]] }
]

export interface Note {
  /** The beat of the phrase, from 0. */
  readonly beat: number
  readonly pitch: number
}

export interface Phrase {
  readonly notes: readonly Note[]
  readonly beats: number
}

const STEPS: Readonly<Record<string, number>> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }

/** Reads a phrase such as 'D4 . A4'. */
export function readPhrase(text: string): Phrase {
  const beats = text.split(' ')
  const notes = beats.flatMap((name, beat) => {
    if (name === '.') return []
    const [letter = '', octave] = name
    const step = STEPS[letter]
    if (step === undefined) throw new Error(`no note: ${name}`)
    return [{ beat, pitch: 440 * 2 ** (step / 12 + Number(octave) - 4) }]
  })
  return { notes, beats: beats.length }
}

export const phrases: readonly Phrase[] = PHRASES.map(readPhrase)

export function noteLayers(pitch: number): readonly Layer[] {
  return [
    { kind: 'pluck', gain: 1, pitch, decay: 3.2 },
    { kind: 'pluck', at: 0.012, gain: 0.3, pitch: pitch * 2, decay: 1.6 }
  ]
}

/** Chooses the next phrase, never the same one twice in a row. `chance` is from 0 to 1. */
export function nextPhrase(last: number | null, chance: number): number {
  const others = phrases.flatMap((_, index) => (index === last ? [] : [index]))
  return others[Math.min(others.length - 1, Math.floor(chance * others.length))] ?? 0
}

import type { Layer, Noise, Tone } from './synthesis.ts'

/** The sounds of the table, the most important first: a sound gives way to one that stands before it. */
export const soundEffects = [
  'end',
  'arrival',
  'city-falls',
  'scoring',
  'clash',
  'card',
  'coin',
  'dice',
  'march',
  'curtain'
] as const

export type SoundEffect = (typeof soundEffects)[number]

/** The most important of several sounds. */
export function mostImportant(effects: readonly SoundEffect[]): SoundEffect | null {
  return soundEffects.find((effect) => effects.includes(effect)) ?? null
}

export function isMoreImportant(effect: SoundEffect, than: SoundEffect): boolean {
  return soundEffects.indexOf(effect) < soundEffects.indexOf(than)
}

/** Overtones of a struck bar or blade, which are no multiples of its pitch. */
const METAL = [
  [2.76, 0.6],
  [5.4, 0.35],
  [8.93, 0.2]
] as const

/** Overtones of a horn. */
const BRASS = [
  [2, 0.7],
  [3, 0.5],
  [4, 0.3],
  [5, 0.18],
  [6, 0.1]
] as const

/** The tones of horn and strings, in Hz. */
const NOTE = { a: 220, d: 293.66, e: 329.63, f: 349.23, g: 392, high: 440 } as const

function wood(at: number, gain: number): readonly Layer[] {
  return [
    { kind: 'noise', at, gain, from: 900, to: 3200, decay: 0.07 },
    { kind: 'tone', at, gain: gain * 0.25, pitch: 620, glideTo: 480, decay: 0.06 }
  ]
}

function footfall(at: number): readonly Layer[] {
  return [
    { kind: 'tone', at, gain: 0.8, pitch: 95, glideTo: 55, decay: 0.16 },
    { kind: 'noise', at, gain: 0.5, from: 250, to: 1500, attack: 0.01, decay: 0.12 }
  ]
}

function blade(at: number, pitch: number): readonly Layer[] {
  return [
    { kind: 'tone', at, gain: 0.45, pitch, decay: 0.7, overtones: METAL },
    { kind: 'noise', at, gain: 0.8, from: 2000, to: 7000, decay: 0.06 }
  ]
}

function horn(at: number, pitch: number, length: number): Tone {
  return { kind: 'tone', at, gain: 0.5, pitch, attack: 0.09, decay: length, overtones: BRASS }
}

function rubble(at: number, gain: number): Noise {
  return { kind: 'noise', at, gain, from: 60, to: 900, attack: 0.03, decay: 0.5 }
}

/** How loud each sound is beside the others. */
export const effectLevels: Readonly<Record<SoundEffect, number>> = {
  end: 1.5,
  arrival: 1.4,
  'city-falls': 1.5,
  scoring: 1,
  clash: 1.2,
  card: 0.8,
  coin: 0.7,
  dice: 0.9,
  march: 0.8,
  curtain: 0.6
}

/** What each sound is made of. */
export const effectLayers: Readonly<Record<SoundEffect, readonly Layer[]>> = {
  dice: [
    ...[0, 0.09, 0.16, 0.26, 0.31, 0.42].flatMap((at, index) => wood(at, 1 - index * 0.13)),
    { kind: 'noise', gain: 0.12, from: 500, to: 2200, attack: 0.1, decay: 0.5 }
  ],
  march: [0, 0.24, 0.48, 0.72].flatMap(footfall),
  clash: [...blade(0, 880), ...blade(0.17, 1180), ...blade(0.38, 760), ...footfall(0.38)],
  'city-falls': [
    { kind: 'tone', gain: 1, pitch: 80, glideTo: 38, decay: 1.3 },
    ...[0, 0.22, 0.36, 0.61, 0.9].map((at, index) => rubble(at, 1.2 - index * 0.18)),
    { kind: 'tone', at: 0.15, gain: 0.3, pitch: 196, decay: 2.2, overtones: METAL }
  ],
  card: [
    { kind: 'noise', gain: 0.9, from: 1800, to: 7500, attack: 0.07, decay: 0.09 },
    { kind: 'noise', at: 0.16, gain: 0.7, from: 300, to: 2500, decay: 0.07 }
  ],
  coin: [
    { kind: 'tone', gain: 0.6, pitch: 2350, decay: 0.4, overtones: METAL.slice(0, 2) },
    { kind: 'tone', at: 0.09, gain: 0.8, pitch: 3140, decay: 0.6, overtones: METAL.slice(0, 2) }
  ],
  curtain: [{ kind: 'noise', gain: 1, from: 150, to: 1400, attack: 0.35, decay: 0.6 }],
  scoring: [NOTE.d, NOTE.f, NOTE.g, NOTE.high, NOTE.d * 2].map((pitch, index) => ({
    kind: 'pluck',
    at: index * 0.14,
    gain: 0.7,
    pitch,
    decay: 1.4
  })),
  arrival: [horn(0, NOTE.a / 2, 0.9), horn(0.55, NOTE.e / 2, 1.7), horn(0.55, NOTE.a / 2, 1.7)],
  end: [
    horn(0, NOTE.d / 2, 0.7),
    horn(0.4, NOTE.a, 0.7),
    ...[NOTE.d / 2, NOTE.a, NOTE.d, NOTE.f].map((pitch) => horn(0.85, pitch, 3)),
    { kind: 'tone', at: 0.85, gain: 0.7, pitch: 73.4, decay: 2.5 }
  ]
}

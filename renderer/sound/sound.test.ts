import { describe, expect, it } from 'vitest'
import { EffectTurn } from './effect-turn.ts'
import { DRONE, nextPhrase, noteLayers, phrases, readPhrase } from './music.ts'
import { effectLayers, effectLevels, mostImportant, soundEffects } from './sound-effects.ts'
import { type Layer, loudnessOf, PEAK, render } from './synthesis.ts'

const RATE = 24_000

function loudest(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

function power(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
}

/** The frequency with the most crossings of zero, good enough for one clear pitch. */
function pitchOf(samples: Float32Array, rate: number): number {
  let best = 0
  let most = 0
  for (let lag = Math.floor(rate / 1000); lag < rate / 60; lag++) {
    let same = 0
    for (let at = 4000; at < 8000; at++) same += (samples[at] ?? 0) * (samples[at + lag] ?? 0)
    if (same > most * 1.0001) {
      most = same
      best = lag
    }
  }
  return rate / best
}

describe('rendered sounds', () => {
  it.each(soundEffects)('%s is as loud as its level says, short, and ends in silence', (effect) => {
    const samples = render(effectLayers[effect], RATE, effectLevels[effect])
    expect(loudest(samples)).toBeLessThanOrEqual(PEAK + 1e-6)
    // A clash is so sharp that its peaks do not allow it all.
    const loudness = loudnessOf(samples, RATE) / effectLevels[effect]
    expect(loudness).toBeGreaterThan(0.085)
    expect(loudness).toBeLessThan(0.1001)
    expect(samples.length / RATE).toBeLessThan(4)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
    expect(render(effectLayers[effect], RATE, effectLevels[effect])).toEqual(samples)
  })

  it('no two effects are alike', () => {
    const rendered = soundEffects.map((effect) => render(effectLayers[effect], RATE).join())
    expect(new Set(rendered).size).toBe(soundEffects.length)
  })

  it.each([146.83, 220, 440])('a plucked string of %s Hz is in tune', (pitch) => {
    const string: Layer[] = [{ kind: 'pluck', gain: 1, pitch, decay: 3 }]
    // A lag is a whole number of samples, which is exact to 2 % at the highest of these.
    expect(Math.abs(pitchOf(render(string, RATE), RATE) / pitch - 1)).toBeLessThan(0.02)
  })

  it('a tone fades to a thousandth in its decay', () => {
    const samples = render([{ kind: 'tone', gain: 1, pitch: 200, decay: 1 }], RATE)
    expect(loudest(samples.subarray(-1000)) / loudest(samples)).toBeLessThan(0.003)
  })
})

describe('one effect at a time', () => {
  it('drops a less important effect while another sounds', () => {
    const turn = new EffectTurn()
    expect(turn.take('clash', 0, 1)).toBe(true)
    expect(turn.take('dice', 0.5, 1)).toBe(false)
    expect(turn.take('clash', 0.5, 1)).toBe(false)
    expect(turn.take('dice', 1, 1)).toBe(true)
  })

  it('lets a more important effect cut in', () => {
    const turn = new EffectTurn()
    expect(turn.take('dice', 0, 1)).toBe(true)
    expect(turn.take('end', 0.1, 3)).toBe(true)
    expect(turn.take('clash', 2, 1)).toBe(false)
  })

  it('finds the most important of several', () => {
    expect(mostImportant(['march', 'city-falls', 'dice'])).toBe('city-falls')
    expect(mostImportant([])).toBeNull()
  })
})

describe('music', () => {
  it('reads notes at the pitch that musicians give them', () => {
    const { notes, beats } = readPhrase('A4 . C5 A3')
    expect(beats).toBe(4)
    expect(notes.map(({ beat }) => beat)).toEqual([0, 2, 3])
    expect(notes.map(({ pitch }) => Math.round(pitch * 10) / 10)).toEqual([440, 523.3, 220])
  })

  it('refuses what is no note', () => {
    expect(() => readPhrase('A4 H4')).toThrow('no note: H4')
  })

  it('every phrase has eight beats, and its notes and the drone can be heard', () => {
    for (const phrase of phrases) expect(phrase.beats).toBe(8)
    for (const layers of [DRONE, noteLayers(phrases[0]?.notes[0]?.pitch ?? 0)]) {
      expect(power(render(layers, RATE))).toBeGreaterThan(0.02)
    }
  })

  it('never plays a phrase twice in a row, and plays every one', () => {
    const heardAfter = (last: number) =>
      [0, 0.2, 0.4, 0.5, 0.6, 0.8, 0.99, 1].map((chance) => nextPhrase(last, chance))
    for (let last = 0; last < phrases.length; last++) expect(heardAfter(last)).not.toContain(last)
    expect(new Set(phrases.flatMap((_, last) => heardAfter(last))).size).toBe(phrases.length)
  })
})

import { EffectTurn } from './effect-turn.ts'
import { BEAT, DRONE, nextPhrase, noteLayers, phrases } from './music.ts'
import { effectLayers, effectLevels, type SoundEffect, soundEffects } from './sound-effects.ts'
import { type Layer, render } from './synthesis.ts'
import { whenIdle } from './when-idle.ts'

/** How loud effects and music are, from 0 (off) to 1. */
export interface Volumes {
  readonly effects: number
  readonly music: number
}

export interface SoundEffects {
  play(effect: SoundEffect): void
}

/** A sound to render, with the name under which it is kept. */
interface Sound {
  readonly name: string
  readonly layers: readonly Layer[]
  readonly level?: number
}

const effectSound = (effect: SoundEffect): Sound => ({
  name: effect,
  layers: effectLayers[effect],
  level: effectLevels[effect]
})
const noteSound = (pitch: number): Sound => ({ name: `note ${pitch}`, layers: noteLayers(pitch) })
const drone: Sound = { name: 'drone', layers: DRONE }

const soundsOf: Readonly<Record<keyof Volumes, readonly Sound[]>> = {
  effects: soundEffects.map(effectSound),
  music: [drone, ...phrases.flatMap(({ notes }) => notes.map(({ pitch }) => noteSound(pitch)))]
}

/** The sampling rate of what we render. Nothing of it is above 9 kHz. */
const RATE = 24_000

/** The seconds between two phrases of music. */
const REST = { title: 2.5, table: 9 } as const
/** Music is this much softer while an effect sounds. */
const DUCKED = 0.3
/** A sound that is broken off fades in this time. */
const BREAK_OFF = 0.05
/** A phrase is handed to the audio system this long before it sounds. */
const AHEAD = 0.5

/**
 * Plays one effect at a time, and the music more softly below it. Starts only after the player's first key or click,
 * as browsers demand, and rests while the window is hidden.
 */
export class SoundPlayer implements SoundEffects {
  #volumes: Volumes = { effects: 0, music: 0 }
  #rest: number = REST.title
  #mayStart = false
  #isHidden = false
  #audio: AudioOutput | null = null
  readonly #turn = new EffectTurn()
  #current: Playing | null = null
  #phrase: number | null = null
  #nextPhraseAt = 0
  readonly #prepared = new Set<keyof Volumes>()
  #timer: ReturnType<typeof setTimeout> | null = null

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes
    this.#audio?.setVolumes(volumes)
    if (volumes.effects === 0) this.#stopEffect()
    this.#update()
  }

  setPlace(place: keyof typeof REST): void {
    this.#rest = REST[place]
  }

  /** The player has pressed a key or a button: from now on there may be sound. */
  allow(): void {
    this.#mayStart = true
    this.#update()
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden
    this.#update()
  }

  play(effect: SoundEffect): void {
    const audio = this.#isHidden || this.#volumes.effects === 0 ? null : this.#audio
    if (!audio) return
    const buffer = audio.buffer(effectSound(effect))
    if (!this.#turn.take(effect, audio.now, buffer.duration)) return
    this.#stopEffect()
    this.#current = audio.start('effects', buffer, audio.now)
    audio.duck(buffer.duration)
  }

  #stopEffect(): void {
    this.#current?.stop()
    this.#current = null
  }

  /** Starts, stops or silences the output, as settings and window demand. */
  #update(): void {
    const isOn = this.#volumes.effects > 0 || this.#volumes.music > 0
    if (isOn && this.#mayStart) this.#audio ??= new AudioOutput(this.#volumes)
    const sounds = isOn && !this.#isHidden
    this.#audio?.setRunning(sounds)
    if (sounds) this.#prepare()
    if (!sounds || this.#volumes.music === 0) this.#stopMusic()
    else if (this.#timer === null) this.#playPhrase()
  }

  /** Renders what may sound from now on before it is needed. */
  #prepare(): void {
    for (const kind of ['effects', 'music'] as const) {
      if (!this.#audio || this.#volumes[kind] === 0 || this.#prepared.has(kind)) continue
      this.#prepared.add(kind)
      this.#audio.prepare(soundsOf[kind])
    }
  }

  #stopMusic(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #playPhrase(): void {
    const audio = this.#audio
    if (!audio) return
    this.#phrase = nextPhrase(this.#phrase, Math.random())
    const phrase = phrases[this.#phrase]
    if (!phrase) return
    const begin = Math.max(audio.now + AHEAD, this.#nextPhraseAt)
    if (this.#phrase % 2 === 0) audio.start('music', audio.buffer(drone), begin)
    for (const { beat, pitch } of phrase.notes) {
      audio.start('music', audio.buffer(noteSound(pitch)), begin + beat * BEAT)
    }
    this.#nextPhraseAt = begin + phrase.beats * BEAT + this.#rest
    this.#timer = setTimeout(() => this.#playPhrase(), (this.#nextPhraseAt - audio.now - AHEAD) * 1000)
  }
}

/** A sound that can be broken off without a click. */
interface Playing {
  stop(): void
}

/** The browser's audio system with one volume for effects and one for music. */
class AudioOutput {
  readonly #context = new AudioContext()
  readonly #gains = { effects: this.#context.createGain(), music: this.#context.createGain() }
  readonly #buffers = new Map<string, AudioBuffer>()
  #volumes: Volumes

  constructor(volumes: Volumes) {
    for (const gain of Object.values(this.#gains)) gain.connect(this.#context.destination)
    this.#volumes = volumes
    this.setVolumes(volumes)
  }

  get now(): number {
    return this.#context.currentTime
  }

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes
    this.#gains.effects.gain.value = volumes.effects
    this.#gains.music.gain.cancelScheduledValues(this.now)
    this.#gains.music.gain.setTargetAtTime(volumes.music, this.now, 0.05)
  }

  setRunning(isRunning: boolean): void {
    // Both fail only while the page closes.
    void (isRunning ? this.#context.resume() : this.#context.suspend()).catch(() => undefined)
  }

  /** Renders sounds one by one while the page has nothing to do. Each takes as long as a frame, so no answer waits for it. */
  prepare([next, ...later]: readonly Sound[]): void {
    if (!next) return
    whenIdle(() => {
      this.buffer(next)
      this.prepare(later)
    })
  }

  /** Renders each sound once. */
  buffer({ name, layers, level = 1 }: Sound): AudioBuffer {
    const known = this.#buffers.get(name)
    if (known) return known
    const samples = render(layers, RATE, level)
    const buffer = this.#context.createBuffer(1, samples.length, RATE)
    buffer.copyToChannel(samples, 0)
    this.#buffers.set(name, buffer)
    return buffer
  }

  start(kind: keyof Volumes, buffer: AudioBuffer, at: number): Playing {
    const source = this.#context.createBufferSource()
    const fade = this.#context.createGain()
    source.buffer = buffer
    source.connect(fade).connect(this.#gains[kind])
    source.start(at)
    return {
      stop: () => {
        fade.gain.setTargetAtTime(0, this.now, BREAK_OFF / 4)
        source.stop(this.now + BREAK_OFF)
      }
    }
  }

  /** Softens the music for some seconds. */
  duck(seconds: number): void {
    const { gain } = this.#gains.music
    gain.cancelScheduledValues(this.now)
    gain.setTargetAtTime(this.#volumes.music * DUCKED, this.now, 0.05)
    gain.setTargetAtTime(this.#volumes.music, this.now + seconds, 0.4)
  }
}

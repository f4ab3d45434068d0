import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soundEffects } from './sound-effects.ts'
import { SoundPlayer } from './sound-player.ts'

/** The browser's audio system, as far as the player needs it. Nothing in it sounds. */
class SilentAudio {
  static all: SilentAudio[] = []
  readonly started: { readonly seconds: number; stopped: boolean }[] = []
  readonly destination = {}
  currentTime = 0
  rendered = 0
  state = 'running'

  constructor() {
    SilentAudio.all.push(this)
  }

  createGain() {
    const gain = { value: 1, setTargetAtTime: () => gain, cancelScheduledValues: () => gain }
    return { gain, connect: (next: unknown) => next }
  }

  createBuffer(_: number, length: number, rate: number) {
    this.rendered++
    return { duration: length / rate, copyToChannel: () => undefined }
  }

  createBufferSource() {
    const played = { seconds: 0, stopped: false }
    const source = {
      buffer: { duration: 0 },
      connect: (next: unknown) => next,
      start: () => {
        played.seconds = source.buffer.duration
        this.started.push(played)
      },
      stop: () => {
        played.stopped = true
      }
    }
    return source
  }

  async resume() {
    this.state = 'running'
  }

  async suspend() {
    this.state = 'suspended'
  }
}

beforeEach(() => {
  SilentAudio.all = []
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', SilentAudio)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function allowedPlayer(effects: number, music: number) {
  const player = new SoundPlayer()
  player.setVolumes({ effects, music })
  player.allow()
  const started = () => SilentAudio.all.flatMap((audio) => audio.started)
  return { player, started, audio: () => SilentAudio.all[0] }
}

describe('the sound player', () => {
  it('makes no sound before the first key or click', () => {
    const player = new SoundPlayer()
    player.setVolumes({ effects: 1, music: 1 })
    player.play('dice')
    expect(SilentAudio.all).toEqual([])
  })

  it('makes no sound while everything is off', () => {
    const { player } = allowedPlayer(0, 0)
    player.play('dice')
    expect(SilentAudio.all).toEqual([])
  })

  it('is silent while the window is hidden, and plays again afterwards', () => {
    const { player, started, audio } = allowedPlayer(1, 0)
    player.setHidden(true)
    player.play('dice')
    expect(started()).toEqual([])
    expect(audio()?.state).toBe('suspended')
    player.setHidden(false)
    player.play('dice')
    expect(started()).toHaveLength(1)
    expect(audio()?.state).toBe('running')
  })

  it('never plays two effects at once', () => {
    const { player, started } = allowedPlayer(1, 0)
    player.play('dice')
    player.play('march')
    expect(started()).toHaveLength(1)
    player.play('end')
    expect(started().map(({ stopped }) => stopped)).toEqual([true, false])
  })

  it('breaks off an effect when the player switches effects off', () => {
    const { player, started } = allowedPlayer(1, 1)
    player.play('end')
    const effect = started().at(-1)
    player.setVolumes({ effects: 0, music: 1 })
    expect(effect?.stopped).toBe(true)
  })

  it('plays phrase after phrase, and none while the window is hidden', () => {
    const { player, started } = allowedPlayer(0, 1)
    const first = started().length
    expect(first).toBeGreaterThan(4)
    vi.advanceTimersByTime(20_000)
    const later = started().length
    expect(later).toBeGreaterThan(first)
    player.setHidden(true)
    vi.advanceTimersByTime(60_000)
    expect(started()).toHaveLength(later)
  })

  it('renders what may sound before it is needed, one sound at a time', () => {
    const { audio } = allowedPlayer(1, 0)
    expect(audio()?.rendered).toBe(0)
    vi.advanceTimersToNextTimer()
    expect(audio()?.rendered).toBe(1)
    vi.runAllTimers()
    expect(audio()?.rendered).toBe(soundEffects.length)
  })
})

// Renders sounds from plain data, so that the project needs no samples. Times are in seconds, frequencies in Hz.

/** When a layer begins, how loud it is, and how it swells and fades. */
interface Envelope {
  readonly at?: number
  readonly gain: number
  readonly attack?: number
  /** The time until the layer has faded to a thousandth. */
  readonly decay: number
}

/** A sine wave with overtones. */
export interface Tone extends Envelope {
  readonly kind: 'tone'
  readonly pitch: number
  /** The pitch at the end of the decay, if it glides. */
  readonly glideTo?: number
  /** Each overtone as a multiple of the pitch, with its share of the gain. Higher ones fade faster. */
  readonly overtones?: readonly (readonly [multiple: number, gain: number])[]
}

/** Noise between two frequencies: wood, cloth, rubble. */
export interface Noise extends Envelope {
  readonly kind: 'noise'
  readonly from: number
  readonly to: number
}

/** A plucked string. */
export interface Pluck extends Envelope {
  readonly kind: 'pluck'
  readonly pitch: number
}

export type Layer = Tone | Noise | Pluck

/** No sample of a rendered sound is louder than this. */
export const PEAK = 0.85
/** What the loudest part of a sound of the level 1 measures, as root mean square. About -20 dB. */
const LOUDNESS = 0.1
/** How much of a sound the ear takes together. */
const HEARD_TOGETHER = 0.3

const FADE_OUT = 0.01

/** Mixes the layers into one sound. Sounds of the same level are heard as equally loud, whatever their peaks. */
export function render(layers: readonly Layer[], rate: number, level = 1): Float32Array<ArrayBuffer> {
  const seconds = Math.max(...layers.map(({ at = 0, attack = 0, decay }) => at + attack + decay))
  const mix = new Float32Array(Math.ceil(seconds * rate))
  for (const [index, layer] of layers.entries()) {
    const first = Math.round((layer.at ?? 0) * rate)
    const length = Math.min(mix.length - first, Math.round(((layer.attack ?? 0) + layer.decay) * rate))
    const samples = samplesOf(layer, length, rate, index + 1)
    for (let each = 0; each < length; each++) {
      mix[first + each] = (mix[first + each] ?? 0) + layer.gain * (samples[each] ?? 0)
    }
  }
  return withLoudness(fadedOut(mix, rate), rate, level)
}

function samplesOf(layer: Layer, length: number, rate: number, seed: number): Float32Array {
  switch (layer.kind) {
    case 'tone':
      return toneSamples(layer, length, rate)
    case 'noise':
      return noiseSamples(layer, length, rate, seed)
    case 'pluck':
      return pluckSamples(layer, length, rate, seed)
  }
}

/** The volume of each sample: rises evenly, then falls to a thousandth. */
function volumes({ attack = 0, decay }: Pick<Envelope, 'attack' | 'decay'>, rate: number): () => number {
  const rise = Math.round(attack * rate)
  const fall = 10 ** (-3 / (decay * rate))
  let each = 0
  let volume = 1
  return () => {
    if (each < rise) return each++ / rise
    const now = volume
    volume *= fall
    return now
  }
}

function toneSamples(tone: Tone, length: number, rate: number): Float32Array {
  const samples = new Float32Array(length)
  const { pitch, glideTo = pitch, overtones = [] } = tone
  const glide = (glideTo / pitch) ** (1 / length)
  for (const [multiple, gain] of [[1, 1] as const, ...overtones]) {
    const volume = volumes({ ...tone, decay: tone.decay / Math.sqrt(multiple) }, rate)
    let phase = 0
    let step = (2 * Math.PI * multiple * pitch) / rate
    for (let each = 0; each < length; each++) {
      phase += step
      step *= glide
      samples[each] = (samples[each] ?? 0) + gain * volume() * Math.sin(phase)
    }
  }
  return samples
}

/** The difference of two low-pass filters, each applied twice. */
function noiseSamples(noise: Noise, length: number, rate: number, seed: number): Float32Array {
  const random = randomNumbers(seed)
  const upper = lowPass(noise.to, rate)
  const lower = lowPass(noise.from, rate)
  const volume = volumes(noise, rate)
  return Float32Array.from({ length }, () => {
    const heard = upper(random() * 2 - 1)
    return (heard - lower(heard)) * volume()
  })
}

function lowPass(frequency: number, rate: number): (sample: number) => number {
  const weight = 1 - Math.exp((-2 * Math.PI * frequency) / rate)
  let once = 0
  let twice = 0
  return (sample) => {
    once += weight * (sample - once)
    twice += weight * (once - twice)
    return twice
  }
}

/** Karplus and Strong's string: noise that runs in a loop as long as one wave and is smoothed in each round. */
function pluckSamples(pluck: Pluck, length: number, rate: number, seed: number): Float32Array {
  const random = randomNumbers(seed)
  const wave = rate / pluck.pitch
  // Smoothing two neighbours delays the loop by half a sample.
  const loop = wave - 0.5
  const whole = Math.floor(loop)
  const part = loop - whole
  const smooth = lowPass(4000, rate)
  const samples = new Float32Array(length)
  const kept = 10 ** ((-3 * wave) / (pluck.decay * rate))
  const before = (each: number) => (each < 0 ? 0 : (samples[each] ?? 0))
  const looped = (each: number) => (1 - part) * before(each - whole) + part * before(each - whole - 1)
  for (let each = 0; each < length; each++) {
    samples[each] = each <= whole ? smooth(random() * 2 - 1) : (kept * (looped(each) + looped(each - 1))) / 2
  }
  return samples
}

/** Numbers from 0 to 1 that are the same for the same seed, so that a sound is the same every time. */
function randomNumbers(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A sound that stops at once would click. */
function fadedOut(mix: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const length = Math.min(mix.length, Math.round(FADE_OUT * rate))
  for (let each = 0; each < length; each++) {
    const at = mix.length - 1 - each
    mix[at] = ((mix[at] ?? 0) * each) / length
  }
  return mix
}

function withLoudness(
  mix: Float32Array<ArrayBuffer>,
  rate: number,
  level: number
): Float32Array<ArrayBuffer> {
  const peak = mix.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  if (peak === 0) return mix
  const gain = Math.min(PEAK / peak, (LOUDNESS * level) / loudnessOf(mix, rate))
  return mix.map((sample) => sample * gain)
}

/** The root mean square of the loudest part of a sound. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const part = Math.round(HEARD_TOGETHER * rate)
  let sum = 0
  let most = 0
  for (let each = 0; each < samples.length; each++) {
    sum += (samples[each] ?? 0) ** 2 - (each < part ? 0 : (samples[each - part] ?? 0) ** 2)
    most = Math.max(most, sum)
  }
  return Math.sqrt(most / part)
}

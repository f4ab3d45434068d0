// Colours as the colour-blind see them (Machado, Oliveira and Fernandes 2009, full severity), and how far apart they
// look (CIE 1976). Where two colours come close, a pattern or a shape must tell them apart.
import { expect, test } from 'vitest'
import { nationCard } from '#shared/invasions/catalogue.ts'
import { nationIds, sideIds } from '#shared/invasions/content/ids.ts'
import { everyRow } from '#shared/testing/every-row.ts'
import { nationLooks } from './nation-looks.ts'
import { sideLooks } from './side-looks.ts'

type Triple = readonly [number, number, number]
type Vision = readonly [Triple, Triple, Triple]

const VISIONS: Readonly<Record<string, Vision>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1]
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998]
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881]
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039]
  ]
}

function linear(colour: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function seenBy(vision: Vision, [red, green, blue]: Triple): Triple {
  const channel = ([r, g, b]: Triple) => Math.min(1, Math.max(0, r * red + g * green + b * blue))
  return [channel(vision[0]), channel(vision[1]), channel(vision[2])]
}

/** CIE L*a*b* of linear sRGB under daylight. */
function lab([red, green, blue]: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116)
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function distance(vision: Vision, one: string, other: string): number {
  const [a, b] = [lab(seenBy(vision, linear(one))), lab(seenBy(vision, linear(other)))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function pairs<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
}

/** Colours this far apart are easy to tell apart side by side. */
const CLEAR = 10

test('a known pair: red and green come close for who lacks one cone, and only for them', () => {
  const [red, green] = ['#b03020', '#5a7a20']
  const { usual, deuteranopia, tritanopia } = VISIONS
  if (!usual || !deuteranopia || !tritanopia) throw new Error('no such vision')
  expect(distance(usual, red, green)).toBeGreaterThan(2 * distance(deuteranopia, red, green))
  expect(distance(tritanopia, red, green)).toBeGreaterThan(distance(deuteranopia, red, green))
})

test('the sides look different to every eye, and have a shape and a pattern of their own besides', () => {
  const rows = Object.keys(VISIONS).flatMap((vision) => pairs(sideIds).map((pair) => ({ vision, pair })))
  everyRow(rows, JSON.stringify, ({ vision, pair: [one, other] }) => {
    const seen = VISIONS[vision]
    if (!seen) throw new Error('no such vision')
    expect(distance(seen, sideLooks[one].colour, sideLooks[other].colour)).toBeGreaterThan(CLEAR)
    expect(sideLooks[one].shape).not.toBe(sideLooks[other].shape)
    expect(sideLooks[one].pattern).not.toBe(sideLooks[other].pattern)
  })
})

test('the nations of a side look different to every eye, by their tint or else by their pattern', () => {
  const ofOneSide = [...Map.groupBy(nationIds, (nation) => nationCard(nation).side).values()].flatMap(pairs)
  const rows = Object.keys(VISIONS).flatMap((vision) => ofOneSide.map((pair) => ({ vision, pair })))
  everyRow(rows, JSON.stringify, ({ vision, pair: [one, other] }) => {
    const [seen, left, right] = [VISIONS[vision], nationLooks.get(one), nationLooks.get(other)]
    if (!seen || !left || !right) throw new Error('no such look')
    if (left.pattern !== right.pattern) return
    expect(distance(seen, left.colour, right.colour)).toBeGreaterThan(CLEAR / 2)
  })
})

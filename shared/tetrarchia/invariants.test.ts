import { expect, it } from 'vitest'
import { brokenInvariants, invariantNames } from './invariants.ts'
import { discsIn, position, type TestPosition } from './testing/position.ts'
import { frontierIds, romanProvinces } from './world/queries.ts'

const BROKEN: Readonly<Record<string, TestPosition>> = {
  'too many revolts': { discs: discsIn('revolt', ...romanProvinces.slice(0, 22)) },
  'too many of his discs': { discs: discsIn('galerius', ...romanProvinces.slice(0, 6)) },
  'two armies': { armies: ['persia', 'persia'] },
  'an emperor with an army': { armies: ['persia'], emperors: { galerius: 'persia' } },
  'two who are not on turn': { emperors: { galerius: 'roma', maximian: 'roma' } },
  'an army without a revolt': { armies: ['belgica'] },
  'an army on a protected frontier': { armies: ['persia'], discs: discsIn('galerius', 'persia') },
  'revolt beyond the frontier': { discs: discsIn('revolt', 'persia') },
  'a fleet too few': { fleets: ['internum'] },
  'nine points': { imperium: 9 }
}

it('watches many invariants', () => {
  expect(invariantNames.length).toBeGreaterThan(6)
})

it.each(Object.entries(BROKEN))('notices %s', (_, scene) => {
  const fleets = scene.fleets ?? (['internum', 'internum', 'internum'] as const)
  const broken = brokenInvariants(position({ ...scene, fleets }))
  expect(new Set(broken.map(({ invariant }) => invariant)).size).toBe(1)
})

it('notices six frontiers without an ending, and an ending without them', () => {
  const fleets = ['internum', 'internum', 'internum'] as const
  const discs = {
    ...discsIn('galerius', ...frontierIds.slice(0, 3)),
    ...discsIn('maximian', ...frontierIds.slice(3))
  }
  expect(brokenInvariants(position({ fleets, discs }))).toHaveLength(1)
  const ended = position({ fleets })
  ended.ending = { won: true }
  ended.phase = 'over'
  expect(brokenInvariants(ended)).toHaveLength(1)
  expect(brokenInvariants(position({ fleets }))).toEqual([])
})

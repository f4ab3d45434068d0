import { describe, expect, test } from 'vitest'
import { findByName, nearest } from './find-by-name.ts'
import { provinces } from './provinces.ts'
import { coastOf, isCoastal, seaReach, seasOf } from './sea-queries.ts'
import {
  distance,
  neighbours,
  provinceOfCity,
  provincesOf,
  provincesOn,
  reachable,
  shortestPath
} from './world-queries.ts'

describe('neighbours', () => {
  test('are mutual, with the same crossing', () => {
    for (const { id } of provinces)
      for (const { id: other, kind, name } of neighbours(id))
        expect(neighbours(other)).toContainEqual(name === undefined ? { id, kind } : { id, kind, name })
  })

  test('without the extension, none lies in the east', () => {
    const base = new Set(provincesOn('base').map(({ id }) => id))
    for (const id of base) for (const next of neighbours(id, 'base')) expect(base).toContain(next.id)
    expect(neighbours('elymais', 'full').map(({ id }) => id)).toContain('persia')
    expect(neighbours('elymais', 'base').map(({ id }) => id)).not.toContain('persia')
  })
})

describe('paths', () => {
  test('a path goes from neighbour to neighbour and is as long as the distance', () => {
    const way = shortestPath('lusitania', 'babylonia') ?? []
    expect(way[0]).toBe('lusitania')
    expect(way.at(-1)).toBe('babylonia')
    expect(distance('lusitania', 'babylonia')).toBe(way.length - 1)
    for (let i = 1; i < way.length; i++) {
      const [a, b] = [way[i - 1], way[i]]
      expect(a && neighbours(a).map(({ id }) => id)).toContain(b)
    }
  })

  test('the step test can close rivers, ranges or straits', () => {
    const dry = (_: unknown, border: { kind: string }) => border.kind !== 'strait'
    expect(distance('belgae', 'cantium')).toBe(1)
    expect(distance('belgae', 'cantium', dry)).toBeNull()
    expect(distance('baetica', 'tingitania', dry)).toBeGreaterThan(20)
  })

  test('reach counts the start as 0 and stops at the number of steps', () => {
    const near = reachable('thracia', 1)
    expect(near.get('thracia')).toBe(0)
    expect(near.size).toBe(1 + neighbours('thracia').length)
    expect(new Set(near.values())).toEqual(new Set([0, 1]))
  })

  test('no land path leads to Cyprus', () => {
    expect(shortestPath('cilicia', 'cyprus')).toBeNull()
    expect(distance('cyprus', 'cyprus')).toBe(0)
  })
})

describe('seas', () => {
  test('a fleet off Carthago reaches the next zones after one more', () => {
    const one = seaReach('africa', 1)
    expect([...one.keys()]).toEqual(['mare_siculum'])
    expect(seaReach('africa', 2).get('mare_tyrrheneum')).toBe(2)
    expect(seaReach('africa', 9, (zone) => zone === 'mare_siculum').size).toBe(1)
    expect(seaReach('mare_siculum', 0).size).toBe(1)
  })

  test('coasts and their zones agree', () => {
    for (const { id } of provinces) {
      expect(isCoastal(id)).toBe(seasOf(id).length > 0)
      for (const zone of seasOf(id)) expect(coastOf(zone)).toContain(id)
    }
    expect(coastOf('sinus_persicus', 'base')).not.toContain('mazania')
  })
})

describe('names', () => {
  test('a province is found by id, by name, and without accents', () => {
    for (const { id, name } of provinces) {
      expect(findByName(provinces, id)).toMatchObject({ ok: true, value: { id } })
      expect(findByName(provinces, name)).toMatchObject({ ok: true, value: { id } })
    }
    expect(findByName(provinces, 'momonia')).toMatchObject({ ok: true, value: { name: 'Momonía' } })
  })

  test('a typo gets the nearest names', () => {
    const found = findByName(provinces, 'Tracia')
    expect(found).toMatchObject({ ok: false })
    expect(!found.ok && found.nearest[0]?.id).toBe('thracia')
    expect(nearest(provinces, 'Moesa', 1)[0]?.area).toBe('moesia')
    expect(nearest(provinces, 'Moesia', 2).map(({ id }) => id)).toEqual([
      'moesia_inferior',
      'moesia_superior'
    ])
  })

  test('a city leads to its province', () => {
    expect(provinceOfCity('Constantinopolis')).toBe('thracia')
    expect(provinceOfCity('Atlantis')).toBeNull()
  })

  test('an Area knows its provinces, with and without the extension', () => {
    expect(provincesOf('arabia', 'full')).toHaveLength(7)
    expect(provincesOf('arabia', 'base')).toHaveLength(6)
    expect(provincesOf('parthia', 'base')).toHaveLength(0)
  })
})

import { describe, expect, it } from 'vitest'
import { emperors } from './emperors.ts'
import { emperorIds, regionIds } from './ids.ts'
import { links } from './links.ts'
import {
  capitalOf,
  drawnDisc,
  frontierIds,
  isFrontier,
  linkBetween,
  neighbours,
  nextStep,
  outerRegionIds,
  province,
  provinceAt,
  provinceIds,
  provincesOf,
  romanProvinces,
  routeFrom
} from './queries.ts'
import { outerRegions } from './regions.ts'

describe('Board', () => {
  it('has 42 Roman provinces, six in each of seven regions, and six lands beyond the frontier', () => {
    expect(romanProvinces).toHaveLength(42)
    expect(provinceIds).toHaveLength(48)
    for (const region of regionIds)
      expect(provincesOf(region).map((id) => province(id).number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(frontierIds.every(isFrontier)).toBe(true)
    expect(frontierIds.map((id) => province(id).region)).toEqual(outerRegionIds)
  })

  it('Provinces: II 1 is Belgica', () => {
    expect(provinceAt(2, 1)).toBe('belgica')
  })

  it('lists each link once, and connects all provinces', () => {
    const pairs = links.map(({ ends }) => [...ends].sort().join(' '))
    expect(new Set(pairs).size).toBe(pairs.length)
    const found = [provinceIds[0] ?? 'roma']
    for (const at of found) for (const { id } of neighbours(at)) if (!found.includes(id)) found.push(id)
    expect(found).toHaveLength(48)
  })

  it('prints each emperor’s disc in his capital, and a common one in Roma', () => {
    for (const emperor of emperorIds) expect(drawnDisc(capitalOf(emperor))).toBe(emperor)
    expect(drawnDisc('roma')).toBe('any')
    expect(romanProvinces.filter((id) => drawnDisc(id) !== null)).toHaveLength(5)
    for (const emperor of emperorIds) expect(emperors[emperors[emperor].partner].partner).toBe(emperor)
  })

  it('Q&A fleets: Britannia is no coastal province, and the Black Sea belongs to the Aegean', () => {
    expect(province('britannia').seas).toEqual([])
    expect(province('pontus').seas).toEqual(['aegaeum'])
  })
})

describe('II.3 the route of an army', () => {
  it('II.3 begins with province 1 of its region', () => {
    for (const region of outerRegionIds)
      expect(nextStep(outerRegions[region].frontier)).toBe(provincesOf(region)[0])
  })

  it('II.3 goes by rising numbers; Hispania, Illyricum, Graecia and Africa skip from 3 or 4 to 6', () => {
    const skips = outerRegionIds.filter((region) => {
      const numbers = outerRegions[region].route
        .filter((id) => province(id).region === region)
        .map((id) => province(id).number ?? 0)
      expect([...numbers].sort()).toEqual(numbers)
      expect(numbers.at(-1)).toBe(6)
      const full = numbers.length === 6
      if (!full) expect([3, 4]).toContain(numbers.at(-2))
      return !full
    })
    expect(skips).toEqual(['hispania', 'illyricum', 'graecia', 'africa'])
  })

  it('II.3 leads over links only, and to Roma', () => {
    for (const from of frontierIds) {
      const way = [from, ...routeFrom(from)]
      expect(way.at(-1)).toBe('roma')
      way.slice(1).forEach((to, index) => {
        expect(linkBetween(way[index] ?? 'roma', to)).not.toBeNull()
      })
    }
  })

  it('II.3 leaves Hispania by Narbonensis, and Asia Minor by Thracia, Macedonia and Epirus', () => {
    expect(nextStep('tarraconensis')).toBe('narbonensis')
    expect(routeFrom('asia').slice(0, 3)).toEqual(['thracia', 'macedonia', 'epirus'])
  })
})

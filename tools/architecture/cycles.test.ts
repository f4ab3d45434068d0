import { expect, it } from 'vitest'
import { cyclesIn } from './cycles.ts'

/** `a>b`: a needs b. */
function needs(...arrows: string[]): Map<string, string[]> {
  const byFile = Map.groupBy(arrows, (arrow) => arrow.charAt(0))
  return new Map([...byFile].map(([file, all]) => [file, all.map((arrow) => arrow.charAt(2))]))
}

it('finds no knot where imports point one way, however many ways lead there', () => {
  expect(cyclesIn(needs('a>b', 'a>c', 'b>d', 'c>d'))).toEqual([])
})

it('finds two files that need each other, a longer way round, and a file that needs itself', () => {
  expect(cyclesIn(needs('a>b', 'b>a', 'b>c', 'c>d', 'd>e', 'e>c', 'f>f'))).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
    ['f']
  ])
})

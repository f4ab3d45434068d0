import { expect, it } from 'vitest'
import { cyclesIn } from './cycles.ts'

/** Builds a graph: `a>b` means that a imports b. */
function graphOf(...arrows: string[]): Map<string, string[]> {
  const byFile = Map.groupBy(arrows, (arrow) => arrow.charAt(0))
  return new Map([...byFile].map(([file, all]) => [file, all.map((arrow) => arrow.charAt(2))]))
}

it('finds no cycle where imports point one way, even if two paths lead to one file', () => {
  expect(cyclesIn(graphOf('a>b', 'a>c', 'b>d', 'c>d'))).toEqual([])
})

it('finds two files that import each other, a longer cycle, and a file that imports itself', () => {
  expect(cyclesIn(graphOf('a>b', 'b>a', 'b>c', 'c>d', 'd>e', 'e>c', 'f>f'))).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
    ['f']
  ])
})

import { expect, it } from 'vitest'
import { createRandom, randomInt } from '../../../engine/random.ts'
import { chitOdds } from './mortality-odds.ts'

it('10.8 without losses nobody is in danger', () => {
  expect(chitOdds({ numbers: 30, blanks: 4, drawTwo: 2 }, 0)).toEqual({ killed: 0, captured: 0 })
})

it('R22 a single chit kills; of two the last captures', () => {
  const cup = { numbers: 4, blanks: 0, drawTwo: 0 }
  expect(chitOdds(cup, 1)).toEqual({ killed: 1 / 4, captured: 0 })
  expect(chitOdds(cup, 2)).toEqual({ killed: 1 / 4, captured: 1 / 4 })
})

it('10.8 the exact chances are those of a cup that is drawn from', () => {
  const cup = { numbers: 30, blanks: 4, drawTwo: 2 }
  const random = createRandom('cup')
  const games = 40_000
  const tally = { killed: 0, captured: 0 }
  for (let game = 0; game < games; game++) {
    const chits = Array.from({ length: cup.numbers + cup.blanks }, (_, number) => number)
    const drawn: number[] = []
    for (let left = 4; left > 0 && chits.length > 0; left--) {
      const at = randomInt(random, chits.length + cup.drawTwo)
      if (at < chits.length) drawn.push(...chits.splice(at, 1))
      else left += 2
    }
    if (drawn.at(-1) === 0 && drawn.length > 1) tally.captured += 1
    else if (drawn.includes(0)) tally.killed += 1
  }
  const odds = chitOdds(cup, 4)
  expect(tally.killed / games).toBeCloseTo(odds.killed, 2)
  expect(tally.captured / games).toBeCloseTo(odds.captured, 2)
})

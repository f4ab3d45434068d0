import { expect, it } from 'vitest'
import { discsIn, position } from '../testing/position.ts'
import { neighbours } from '../world/queries.ts'
import { reasonFor } from './reasons.ts'

/** Diocletian in Asia, which revolts, with so many points. */
const inAsia = (imperium: number) =>
  position({ imperium, emperors: { diocletian: 'asia' }, discs: discsIn('revolt', 'asia') })

it('I.4 says that points are missing only where they are', () => {
  expect(reasonFor(inAsia(1), { do: 'calm' }, false).key).toBe('why.calm')
  expect(reasonFor(inAsia(2), { do: 'calm' }, true).key).toBe('why.calm-saves')
})

it('II.1 names how many neighbours trouble may spread to, unless all of them revolt', () => {
  expect(reasonFor(inAsia(3), { do: 'subdue' }, false)).toMatchObject({
    key: 'why.subdue',
    params: { count: neighbours('asia').length }
  })
  const around = position({
    emperors: { diocletian: 'asia' },
    discs: discsIn('revolt', 'asia', ...neighbours('asia').map(({ id }) => id))
  })
  expect(reasonFor(around, { do: 'subdue' }, false).key).toBe('why.subdue-alone')
})

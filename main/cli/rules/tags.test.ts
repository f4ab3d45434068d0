import { expect, it } from 'vitest'
import { tagReader } from './tags.ts'

const tagsOf = tagReader({ chapter: '[IVX]+', part: '[A-Z]' })

it('reads sections from the start of a text, and only from there', () => {
  expect(tagsOf('XVIII.E, XX.L: six units overrun one.')).toEqual(['XVIII.E', 'XX.L'])
  expect(tagsOf('XVIII.E six units overrun one, see XX.L')).toEqual(['XVIII.E'])
  expect(tagsOf('The way back (XX.L).')).toEqual([])
  expect(tagsOf('I was there')).toEqual([])
})

it('reads a section that no colon follows', () => {
  expect(tagsOf('XX.G ‡')).toEqual(['XX.G'])
  expect(tagsOf('XXXIII.A. Coasts')).toEqual(['XXXIII.A'])
  expect(tagsOf('XV.B')).toEqual(['XV.B'])
})

it('reads a span of sections, and letters that go on with a chapter', () => {
  expect(tagsOf('XIX.A-B and XX.C')).toEqual(['XIX.A', 'XIX.B', 'XX.C'])
  expect(tagsOf('XVIII.A to XVIII.D: where')).toEqual(['XVIII.A', 'XVIII.B', 'XVIII.C', 'XVIII.D'])
  expect(tagsOf('XXX.H, I: the last two')).toEqual(['XXX.H', 'XXX.I'])
})

it('reads whole chapters', () => {
  expect(tagsOf('XX, XXI: the battle')).toEqual(['XX', 'XXI'])
  expect(tagsOf('XXVII, XXX.B')).toEqual(['XXVII', 'XXX.B'])
})

it('reads sections with numbers, and those that have no chapter', () => {
  const read = tagReader({ chapter: 'II?|V', part: '[0-9]', alone: '[BSTE]' })
  expect(read('II.3, V.1: the army')).toEqual(['II.3', 'V.1'])
  expect(read('S, I.5: an emperor comes')).toEqual(['S', 'I.5'])
  expect(read('E a defeat is everybody’s')).toEqual(['E'])
  expect(read('I: what he does')).toEqual(['I'])
  expect(read('I up to six points')).toEqual([])
  expect(read('Each of them')).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { lapOf, placeOnTrack } from './track.ts'

describe('the track of the race', () => {
  it('places Doxa along a lap, and begins anew after fifty', () => {
    expect(placeOnTrack(0)).toBe('0%')
    expect(placeOnTrack(25)).toBe('50%')
    expect(placeOnTrack(60)).toBe('20%')
    expect([lapOf(49), lapOf(50), lapOf(120)]).toEqual([0, 1, 2])
  })

  it('keeps a lost game at the start', () => {
    expect(placeOnTrack(-3)).toBe('0%')
    expect(lapOf(-3)).toBe(0)
  })
})

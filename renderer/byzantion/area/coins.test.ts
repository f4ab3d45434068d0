import { describe, expect, it } from 'vitest'
import { coinsOf } from './coins.ts'

describe('coins', () => {
  it('make up an amount with as few as possible', () => {
    expect(coinsOf(27)).toEqual([
      { metal: 'gold', many: 2 },
      { metal: 'silver', many: 1 },
      { metal: 'bronze', many: 2 }
    ])
    expect(coinsOf(0)).toEqual([])
  })
})

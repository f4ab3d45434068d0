import { describe, expect, it } from 'vitest'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { soakCampaign } from './soak-campaign.ts'
import { temperamentalPlayer } from './soak-players.ts'

describe('players with temperaments', () => {
  const play = (seed: string) =>
    soakCampaign({
      game: eraseTypes(riverRace),
      options: { length: 60 },
      seed,
      inspect: () => [],
      player: temperamentalPlayer(seed)
    })

  it('answer legally, and the same way for the same seed', () => {
    const [first, again, other] = [play('a'), play('a'), play('b')]
    expect(first.failure).toBeNull()
    expect(again.match.hash).toBe(first.match.hash)
    expect(other.answers).not.toEqual(first.answers)
  })
})

import { describe, expect, it } from 'vitest'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { randomBot } from '#shared/engine/bot.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { soakCampaign } from './soak-campaign.ts'
import { computerPlayer, temperamentalPlayer } from './soak-players.ts'

describe('computer players of the game', () => {
  it('answer on every seat, the same way for the same seed, and as the named player does', () => {
    const play = (player: string, seed: string) =>
      soakCampaign({
        game: eraseTypes({
          ...riverRace,
          players: { adviser: 'first', bots: { first: (seat) => ({ ...randomBot(seat), memo: seat.side }) } }
        }),
        options: { length: 60 },
        seed,
        inspect: () => [],
        player: computerPlayer(player, seed)
      })
    const [first, again] = [play('first', 'a'), play('first', 'a')]
    expect(first.failure).toBeNull()
    expect(again.match.hash).toBe(first.match.hash)
    expect(play('nobody', 'a').failure).toMatch(/nobody/)
  })
})

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

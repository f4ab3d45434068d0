import { expect, it } from 'vitest'
import { games, kits } from '../games.ts'
import { gameOf } from '../host/game-of.ts'
import { playCommand } from './play.ts'
import { readPlayers } from './players.ts'

const game = gameOf(games, 'invasions')
const sides = game.sidesOf({})

it('wants one known player for each side', () => {
  expect(readPlayers(game, sides, 'legate,recruit,random,legate')).toEqual([
    'legate',
    'recruit',
    'random',
    'legate'
  ])
  expect(readPlayers(game, sides, undefined)).toEqual(sides.map(() => 'random'))
  expect(() => readPlayers(game, sides, 'legate')).toThrow(/4 players/)
  expect(() => readPlayers(game, sides, 'legate,legate,legate,nobody')).toThrow(/random \| recruit \| legate/)
})

it('play prints the points of each side by source', () => {
  const played = playCommand(kits).run([
    '--seed',
    'p',
    '--sides',
    'random,random,random,random',
    '--turns',
    '1'
  ])
  expect(played).toMatchObject({
    failures: [],
    players: { romans: 'random' },
    pointsBySource: { romans: {} }
  })
})

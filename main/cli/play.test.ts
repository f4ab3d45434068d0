import { expect, it } from 'vitest'
import { CommandError } from '#shared/engine/game-command.ts'
import { kits } from '../games.ts'
import { playCommand } from './play.ts'

const play = playCommand(kits)

const tetrarchia = [
  '--game',
  'tetrarchia',
  '--level',
  '4211',
  '--variants',
  'imperium,el-grande',
  '--seed',
  '7'
]

it('plays any registered game, with options that only the game knows', () => {
  const played = play.run([...tetrarchia, '--players', '2', '--sides', 'prefect,centurion'])
  expect(played).toMatchObject({
    level: '4211',
    phase: 'over',
    players: { east: 'prefect', west: 'centurion' },
    failures: []
  })
})

it('says which options the game does not take', () => {
  expect(() => play.run([...tetrarchia, '--combat', 'advanced'])).toThrow(CommandError)
})

import { expect, it } from 'vitest'
import { playCommand } from './campaigns.ts'
import { CommandError } from './command.ts'

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

it('plays any game on the shelf, with options that only the game knows', () => {
  const played = playCommand.run([...tetrarchia, '--players', '2', '--sides', 'prefect,centurion'])
  expect(played).toMatchObject({
    level: '4211',
    phase: 'over',
    players: { east: 'prefect', west: 'centurion' },
    failures: []
  })
})

it('says which options the game does not take', () => {
  expect(() => playCommand.run([...tetrarchia, '--combat', 'advanced'])).toThrow(CommandError)
})

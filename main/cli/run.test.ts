import { describe, expect, it } from 'vitest'
import { kitRegistry } from '#shared/engine/kit.ts'
import { riverRaceKit } from '#shared/engine/testing/river-race-kit.ts'
import { kits } from '../games.ts'
import { commandsOf } from './commands.ts'
import { runCli } from './run.ts'

const cli = (...args: string[]) => runCli(args, kits)
const race = kitRegistry(riverRaceKit)

describe('help', () => {
  it('is one short line for each command', async () => {
    const { code, stdout } = await cli('--help')
    const lines = stdout.split('\n')
    expect(code).toBe(0)
    for (const { name } of commandsOf(kits)) expect(lines.join('\n')).toMatch(new RegExp(`^  ${name} `, 'm'))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
    expect((await cli()).stdout).toBe(stdout)
  })

  it('on a command has its usage, and a line for each option', async () => {
    const { stdout } = await cli('soak', '--help')
    expect(stdout).toMatch(/^usage: cli soak \[options\]\n/)
    for (const option of ['--game GAME', '--games N', '--coverage', '--share PART/OF'])
      expect(stdout).toMatch(new RegExp(`^  ${option} +\\S`, 'm'))
  })

  it('is there for every command, also those of a game', async () => {
    for (const { name } of commandsOf(kits)) {
      const { code, stdout } = await cli(name, '--help')
      expect([code, stdout.startsWith(`usage: cli ${name}`)]).toEqual([0, true])
    }
  })

  it('names the options and players of the games, which read them', async () => {
    const { stdout } = await cli('play', '--help')
    expect(stdout).toContain('--combat basic|advanced')
    expect(stdout).toContain('computer players: random, centurion, prefect')
  })
})

describe('a mistake in the arguments', () => {
  it.each([
    [['sing'], "there is no command 'sing': see 'cli --help'"],
    [['soak', '--game', 'chess'], "there is no game 'chess': use invasions | tetrarchia | byzantion"],
    [['battle', '--game', 'chess', '-'], "there is no game 'chess': use invasions | tetrarchia | byzantion"],
    [['battle', '--game', 'tetrarchia', '-'], "there is no command 'battle' of tetrarchia: see 'cli --help'"],
    [['soak', '--gmaes', '3'], 'invasions has no option --gmaes: it has --combat, --scenario'],
    [['soak', '--games'], '--games wants a value: N'],
    [['soak', '--games', 'many'], "--games wants a whole number of at least 1, not 'many'"],
    [['soak', '3'], "'3' belongs to no option: see 'cli soak --help'"],
    [['play', '--level', '4211'], 'invasions has no option --level: it has --combat, --scenario'],
    [['play', '--combat', 'wild'], 'invasions does not take --combat wild'],
    [['tournament', '--twin', 'caesar'], /^invasions has no player 'caesar': use random \| /],
    [['income'], 'usage: income <nation>'],
    [['scene'], 'usage: scene -|FILE']
  ])('%j prints one line, with exit code 2', async (args, line) => {
    const { code, stdout, stderr } = await cli(...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr.trimEnd()).toMatch(line)
    expect(stderr.split('\n')).toHaveLength(2)
  })
})

describe('a command of a game', () => {
  it('is called by its name alone', async () => {
    const { stdout } = await cli('world', 'province', 'Moesia Inferior')
    expect(JSON.parse(stdout)).toMatchObject({ id: 'moesia_inferior' })
    expect((await cli('world', '--game', 'invasions', 'province', 'moesia_inferior')).stdout).toBe(stdout)
  })

  it('is the first game’s where two have the same name, unless a game is named', async () => {
    const boats = {
      name: 'boats',
      summary: 'boats of another',
      takes: 'words',
      usage: '',
      run: () => 'other'
    } as const
    const other = { ...riverRaceKit, game: { ...riverRaceKit.game, id: 'other' }, commands: [boats] }
    const both = kitRegistry(riverRaceKit, other)
    expect((await runCli(['boats'], both)).stdout).toContain('north')
    expect((await runCli(['boats', '--game', 'other'], both)).stdout).toBe('other\n')
  })
})

describe('commands for any game', () => {
  it('soak', async () => {
    const { code, stdout } = await cli('soak', '--game', 'tetrarchia', '--games', '3', '--coverage')
    expect([code, JSON.parse(stdout)]).toMatchObject([
      0,
      { games: 3, failures: [], coverage: { moved: expect.any(Number) } }
    ])
    const raced = await runCli(['soak', '--games=2'], race)
    expect(JSON.parse(raced.stdout)).toMatchObject({ games: 2, failures: [] })
  })

  it('play, with points by source where the game has such', async () => {
    const { stdout } = await runCli(['play', '--sides', 'steady,random'], race)
    expect(JSON.parse(stdout)).toMatchObject({ failures: [], pointsBySource: { north: { river: 11 } } })
  })

  it('rules', async () => {
    const { stdout } = await cli('rules', '--game', 'tetrarchia', 'I.5')
    expect(JSON.parse(stdout).sections[0]).toMatchObject({ id: 'I.5', status: 'coded' })
  })

  it('tournament, in processes of its own', async () => {
    const { code, stdout } = await cli(
      'tournament',
      '--game',
      'tetrarchia',
      '--games',
      '2',
      '--processes',
      '1'
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/^2 campaigns on 2 seeds/)
    expect(stdout).toContain('failures: 0')
  })
})

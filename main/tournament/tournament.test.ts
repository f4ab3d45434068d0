import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { riverRaceKit } from '#shared/engine/testing/river-race-kit.ts'
import { invasionsKit as kit } from '#shared/invasions/kit.ts'
import { tetrarchiaKit } from '#shared/tetrarchia/kit.ts'
import { type CampaignRecord, playFixture } from './fixture.ts'
import { htmlReport } from './html-report.ts'
import { tournamentReportOf } from './report.ts'
import { loadRecords, saveRecords } from './saved-records.ts'
import { textReport } from './text-report.ts'
import { twinPairs } from './twins.ts'

const fixture = (players: readonly string[]) => ({
  game: 'invasions',
  seed: 'tournament',
  players,
  options: { combat: 'basic' }
})

/** A whole random campaign. The tests derive other records from it. */
const random = playFixture(kit, fixture(['random', 'random', 'random', 'random']))

describe('a campaign of a tournament', () => {
  it('is played to its end without a failure, with notes and points by source', () => {
    expect(random.failures).toEqual([])
    expect(random.broken).toEqual([])
    expect(random.winners).toHaveLength(1)
    expect(random.notes).toMatchObject({
      facts: { surveys: expect.arrayContaining([3, 6, 9].map((turn) => expect.objectContaining({ turn }))) }
    })
    for (const [side, score] of Object.entries(random.scores)) {
      const sources = Object.values(random.pointsBySource?.[side] ?? {})
      expect(sources.reduce((sum, points) => sum + points, 0)).toBe(score)
    }
    expect(random.laps.random).toBeDefined()
  })

  it('is the same for the same seed and players', () => {
    const again = playFixture(kit, fixture(['random', 'random', 'random', 'random']))
    expect(again.scores).toEqual(random.scores)
    expect(again.answers).toBe(random.answers)
  })
})

describe('the file of a tournament', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contest-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('can be read during the tournament and after it', () => {
    const path = join(folder, 'contest.json')
    saveRecords(path, [random])
    expect(loadRecords(path)).toEqual(JSON.parse(JSON.stringify([random])))
    saveRecords(path, [random, random], tournamentReportOf(kit.tournament, [random, random], 1))
    expect(loadRecords(path)).toHaveLength(2)
  })

  it('another file holds no campaigns', () => {
    const path = join(folder, 'other.json')
    writeFileSync(path, '{"campaigns": 3}')
    expect(loadRecords(path)).toBeNull()
  })
})

describe('the report', () => {
  const won = (seed: string, winner: string, players: Record<string, string>): CampaignRecord => ({
    ...random,
    seed,
    players,
    winners: [winner],
    scores: { romans: 10, huns: 20, persians: 30, goths: 40, [winner]: 50 }
  })
  const mixed = { romans: 'legate', huns: 'legate', persians: 'random', goths: 'random' }
  const records = [
    won('1', 'romans', mixed),
    won('2', 'huns', mixed),
    won('3', 'goths', mixed),
    won('4', 'romans', mixed)
  ]
  const report = tournamentReportOf(kit.tournament, records, 1000)

  it('counts wins by player and by side', () => {
    expect(report.winsByPlayer.legate?.value).toBe(0.75)
    expect(report.winsBySide.romans?.value).toBe(0.5)
    expect(report.winsBySide.persians?.value).toBe(0)
    expect(report.seeds).toBe(4)
  })

  it('names what failed', () => {
    const why = { side: 'romans', player: 'legate', kind: 'march', answers: 7, why: 'refused: x' }
    const { failures, failuresInAll } = tournamentReportOf(
      kit.tournament,
      [{ ...random, failures: [why] }],
      1
    )
    expect(failuresInAll).toBe(1)
    expect(failures[0]).toContain('7 legate march: refused: x')
  })

  it('is written for the terminal and as a page with charts', () => {
    const text = textReport(report)
    expect(text).toContain('legate  75 %')
    const titles = [
      ...['points for', 'activations', 'provinces at the end of turn', 'points at the end of turn'],
      ...['a campaign has', 'come to pass by turn', 'kingdoms: ', 'gone: ', 'milliseconds']
    ]
    for (const title of titles) expect(text).toContain(`\n${title}`)
    expect(text).toMatch(/\nmilliseconds +decision +p99 +activation +p99\n/)
    const page = htmlReport(report)
    for (const title of ['Points by source', 'Provinces at the end of turn', 'Come to pass by turn'])
      expect(page).toContain(`<figcaption>${title}</figcaption><svg`)
    expect(page).not.toContain('undefined')
    expect(page).not.toContain('NaN')
  })

  it('compares a player with its random twin of the same seed and seat', () => {
    const everybody = Object.fromEntries(Object.keys(mixed).map((side) => [side, 'random']))
    const alone = { ...everybody, goths: 'legate' }
    const pairs = twinPairs([won('1', 'romans', everybody), won('1', 'goths', alone)], 'legate')
    expect(pairs).toEqual([{ seed: '1', side: 'goths', own: 50, twin: 40 }])
  })
})

describe('a tournament of another game', () => {
  it('reports how campaigns ended, and has no ranks if all win or lose together', () => {
    const options = tetrarchiaKit.game.readOptions({ players: 2 })
    const records = ['a', 'b', 'c'].map((seed) =>
      playFixture(tetrarchiaKit, { game: 'tetrarchia', seed, players: ['random', 'centurion'], options })
    )
    expect(records.flatMap(({ failures, broken }) => [...failures, ...broken])).toEqual([])
    const report = tournamentReportOf(tetrarchiaKit.tournament, records, 1)
    expect(report.ratings).toEqual({ players: {}, sides: {} })
    expect(textReport(report)).toMatch(/\nended by +share +frontiers\n/)
    expect(textReport(report)).not.toContain('points for')
    expect(htmlReport(report)).not.toMatch(/undefined|NaN/)
  })

  it('needs only a game kit', () => {
    const players = ['steady', 'random']
    const record = playFixture(riverRaceKit, { game: 'river-race', seed: 'r', players, options: {} })
    const text = textReport(tournamentReportOf(riverRaceKit.tournament, [record], 1))
    expect(text).toMatch(/\nrowing +most\nrolls +\d+\n/)
    expect(text).toMatch(/\nmilliseconds +decision +p99 +move +p99\n/)
    expect(text).toMatch(/\nriver +/)
  })

  it('names an invariant that does not hold', () => {
    const broken = { ...riverRaceKit.tournament, inspect: () => ['a boat is missing'] }
    const fixture = { game: 'river-race', seed: 'r', players: ['random', 'random'], options: {} }
    const record = playFixture({ ...riverRaceKit, tournament: broken }, fixture)
    expect(tournamentReportOf(broken, [record], 1).failures).toEqual(['r: a boat is missing'])
  })
})

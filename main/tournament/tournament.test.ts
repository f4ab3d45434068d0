import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shelfOf } from '#shared/engine/game-box.ts'
import { games } from '../games.ts'
import { gameOf } from '../host/game-of.ts'
import { asPage } from './as-page.ts'
import { asText } from './as-text.ts'
import { type CampaignRecord, playFixture } from './contest.ts'
import { keepRecords, keptRecords } from './kept-records.ts'
import { reportOf } from './report.ts'
import { twinPairs } from './twins.ts'

const game = gameOf(shelfOf(...games.values()), 'invasions')
const fixture = (players: readonly string[]) => ({
  game: 'invasions',
  seed: 'tournament',
  players,
  options: { combat: 'basic' }
})

/** What a whole random campaign looks like; the numbers of others are made from it. */
const random = playFixture(game, fixture(['random', 'random', 'random', 'random']))

describe('a campaign of a tournament', () => {
  it('is played to its end without a failure, and tells of itself', () => {
    expect(random.failures).toEqual([])
    expect(random.broken).toEqual([])
    expect(random.winners).toHaveLength(1)
    expect(random.facts.surveys.map(({ turn }) => turn)).toEqual(expect.arrayContaining([3, 6, 9]))
    for (const [side, score] of Object.entries(random.scores)) {
      const sources = Object.values(random.facts.pointsBySource[side] ?? {})
      expect(sources.reduce((sum, points) => sum + points, 0)).toBe(score)
    }
    expect(random.facts.counts.battles).toBeGreaterThan(0)
    const { all = 0, idle = 0 } = random.facts.activations.romans ?? {}
    expect(idle).toBeLessThan(all)
  })

  it('is the same for the same seed and players', () => {
    const again = playFixture(game, fixture(['random', 'random', 'random', 'random']))
    expect(again.scores).toEqual(random.scores)
    expect(again.answers).toBe(random.answers)
  })
})

describe('what a contest keeps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contest-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('can be read again before it is over and after', () => {
    const path = join(folder, 'contest.json')
    keepRecords(path, [random])
    expect(keptRecords(path)).toEqual(JSON.parse(JSON.stringify([random])))
    keepRecords(path, [random, random], reportOf([random, random], 1))
    expect(keptRecords(path)).toHaveLength(2)
  })

  it('another file keeps no campaigns', () => {
    const path = join(folder, 'other.json')
    writeFileSync(path, '{"campaigns": 3}')
    expect(keptRecords(path)).toBeNull()
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
  const report = reportOf(records, 1000)

  it('counts wins by player and by side', () => {
    expect(report.winsByPlayer.legate?.value).toBe(0.75)
    expect(report.winsBySide.romans?.value).toBe(0.5)
    expect(report.winsBySide.persians?.value).toBe(0)
    expect(report.seeds).toBe(4)
  })

  it('names what failed', () => {
    const why = { side: 'romans', player: 'legate', kind: 'march', answers: 7, why: 'refused: x' }
    const { failures, failuresInAll } = reportOf([{ ...random, failures: [why] }], 1)
    expect(failuresInAll).toBe(1)
    expect(failures[0]).toContain('7 legate march: refused: x')
  })

  it('is written for the terminal and as a page with charts', () => {
    expect(asText(report)).toContain('legate  75 %')
    const page = asPage(report)
    expect(page).toContain('<svg')
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

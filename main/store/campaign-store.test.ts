import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { readCampaignFile, writeCampaignFile } from './campaign-file.ts'
import {
  type CampaignStanding,
  CampaignStore,
  type NewCampaign,
  StoreConflict,
  type StoredCampaign
} from './campaign-store.ts'
import { checkpointsForFile, checkpointsToDrop } from './checkpoint-thinning.ts'
import { openDatabase } from './open-database.ts'
import { SettingsStore } from './settings-store.ts'

const standingAt = (answers: number): CampaignStanding => ({
  answers,
  summary: { turn: 1, scores: { north: 0 }, result: null, facts: {} },
  waitingFor: ['north']
})

const campaign: NewCampaign = {
  id: '11111111-1111',
  title: 'Adrianople',
  game: 'test',
  rulesVersion: 1,
  options: { combat: 'basic' },
  seats: { north: { kind: 'human', name: 'Valens' } },
  seed: 'seed',
  standing: standingAt(0),
  answers: [],
  log: [{ number: 0, side: null, told: [{ event: { type: 'began' } }] }],
  checkpoints: [{ answers: 0, rulesVersion: 1, state: '{}', hash: 'h0' }]
}

function openStore(now = { at: 1000 }) {
  const { database, close } = openDatabase(join(tempDir(), 'campaigns.db'))
  onTestFinished(close)
  const store = new CampaignStore(database, () => now.at)
  store.insert(campaign)
  return { database, store, now }
}

function stored(store: CampaignStore): StoredCampaign {
  const found = store.load(campaign.id)
  if (!found) throw new Error('the campaign is not in the store')
  return found
}

const endAt = (answers: number, position: string | null = null) => ({ answers, position })

const answerTo = (number: number, checkpoint = false) => ({
  after: endAt(number - 1),
  side: 'romans',
  answer: { option: `o${number}` },
  rules: 1,
  position: null,
  told: [{ event: { type: 'moved' }, only: ['romans'] }],
  standing: standingAt(number),
  checkpoint: checkpoint
    ? { answers: number, rulesVersion: 1, state: `{"n":${number}}`, hash: `h${number}` }
    : null
})

describe('a stored campaign', () => {
  it('is loaded as it was saved', () => {
    const { store } = openStore()
    const damage = { row: false, answers: [], log: [], incomplete: false }
    expect(store.load(campaign.id)).toEqual({ ...campaign, createdAt: 1000, playedAt: 1000, damage })
    expect(store.load('22222222-2222')).toBeNull()
  })

  it('adds answers and removes them again', () => {
    const { store, now } = openStore()
    now.at = 2000
    for (const number of [1, 2, 3]) store.append(campaign.id, answerTo(number, number === 3))
    expect(store.load(campaign.id)).toMatchObject({
      answers: [{ answer: { option: 'o1' } }, { answer: { option: 'o2' } }, { answer: { option: 'o3' } }],
      checkpoints: [{ answers: 0 }, { answers: 3 }],
      standing: { answers: 3 },
      playedAt: 2000
    })
    store.rewind(campaign.id, endAt(3), standingAt(1))
    const rewound = store.load(campaign.id)
    expect(rewound?.answers).toHaveLength(1)
    expect(rewound?.log).toHaveLength(2)
    expect(rewound?.checkpoints).toHaveLength(1)
  })

  it('keeps the notes of computer players, clears old memos, and skips a damaged note', () => {
    const { store, database } = openStore()
    const note = { player: 'steady', reasons: [{ key: 'why', params: { points: 3 } }], memo: { plan: ['a'] } }
    for (const number of [1, 2, 3]) store.append(campaign.id, { ...answerTo(number), note })
    expect(store.load(campaign.id)?.answers[0]).toMatchObject({ note })
    expect(store.lastNote(campaign.id, 'romans')).toEqual(note)
    expect(readCampaignFile(writeCampaignFile(stored(store))).answers[2]).toMatchObject({ note })
    store.rewind(campaign.id, endAt(3), standingAt(2))
    expect(store.note(campaign.id, 3)).toBeNull()
    expect(store.explainedAnswers(campaign.id)).toEqual([1, 2])
    database.prepare(`UPDATE notes SET player = 'other' WHERE number = 2`).run()
    expect(store.load(campaign.id)).toMatchObject({ answers: [{ note }, {}], damage: { answers: [] } })
    expect(store.note(campaign.id, 2)).toBeNull()
    for (let number = 3; number <= 401; number++) store.append(campaign.id, answerTo(number))
    expect(store.note(campaign.id, 1)).toEqual({ ...note, memo: null })
  })

  it('never takes two answers with one number, nor half an answer', () => {
    const { store } = openStore()
    store.append(campaign.id, answerTo(1))
    expect(() => store.append(campaign.id, answerTo(1))).toThrow(StoreConflict)
    expect(store.load(campaign.id)?.log).toHaveLength(2)
  })

  it('refuses to change a campaign that another process has changed', () => {
    const { database, store } = openStore()
    const other = new CampaignStore(database, () => 2000)
    store.append(campaign.id, answerTo(1))
    other.append(campaign.id, answerTo(2))
    expect(() => store.rewind(campaign.id, endAt(1), standingAt(0))).toThrow(StoreConflict)
    expect(store.load(campaign.id)?.answers).toHaveLength(2)
    other.rewind(campaign.id, endAt(2), standingAt(0))
    expect(() => store.append(campaign.id, answerTo(3))).toThrow(StoreConflict)
    other.markDeleted(campaign.id)
    expect(() => store.append(campaign.id, answerTo(1))).toThrow(StoreConflict)
  })

  it('refuses a writer whose answers are as many as those in the store, but others', () => {
    const { store } = openStore()
    store.append(campaign.id, { ...answerTo(1), position: 'here' })
    const elsewhere = endAt(1, 'there')
    expect(() => store.append(campaign.id, { ...answerTo(2), after: elsewhere })).toThrow(StoreConflict)
    expect(() => store.rewind(campaign.id, elsewhere, standingAt(0))).toThrow(StoreConflict)
    store.append(campaign.id, { ...answerTo(2), after: endAt(1, 'here') })
    expect(store.load(campaign.id)?.answers).toHaveLength(2)
  })

  it('is not half written when the disk is full', () => {
    const { database, store } = openStore()
    const pages = Number(database.pragma('page_count', { simple: true }))
    database.pragma(`max_page_count = ${pages}`)
    const huge = { ...answerTo(1), answer: { option: 'x'.repeat(100_000) } }
    expect(() => store.append(campaign.id, huge)).toThrow(/full/)
    expect(store.load(campaign.id)).toMatchObject({ answers: [], standing: { answers: 0 } })
  })
})

describe('the library', () => {
  it('lists the campaign played last first', () => {
    const { store, now } = openStore()
    now.at = 3000
    store.insert({ ...campaign, id: '33333333', title: 'Châlons' })
    expect(store.list().map(({ title }) => title)).toEqual(['Châlons', 'Adrianople'])
    now.at = 4000
    store.append(campaign.id, answerTo(1))
    expect(store.list().map(({ title }) => title)).toEqual(['Adrianople', 'Châlons'])
  })

  it('deletes, restores, and purges only what was deleted long ago', () => {
    const { store, now } = openStore()
    expect(store.markDeleted(campaign.id)).toBe(true)
    expect(store.markDeleted(campaign.id)).toBe(false)
    expect(store.list()).toEqual([])
    store.purgeDeleted(now.at - 1)
    expect(store.restore(campaign.id)).toBe(true)
    expect(store.list()).toHaveLength(1)
    store.markDeleted(campaign.id)
    store.purgeDeleted(now.at + 1)
    expect(store.restore(campaign.id)).toBe(false)
  })

  it('renames a campaign, and reports an unknown one', () => {
    const { store } = openStore()
    expect(store.rename(campaign.id, 'Hadrianopolis')).toBe(true)
    expect(store.card(campaign.id)?.title).toBe('Hadrianopolis')
    expect(store.rename('22222222', 'x')).toBe(false)
  })
})

describe('checkpoints', () => {
  it('are thinned out with age: the newest four, older ones 50 answers apart', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index * 25)
    const dropped = new Set(checkpointsToDrop(numbers))
    expect(numbers.filter((number) => !dropped.has(number))).toEqual([0, 50, 100, 150, 200, 225, 250, 275])
  })

  it('are 400 answers apart in a file, plus the newest four', () => {
    const checkpoints = Array.from({ length: 60 }, (_, index) => ({ answers: index * 25 }))
    expect(checkpointsForFile(checkpoints).map(({ answers }) => answers)).toEqual([
      0, 400, 800, 1200, 1400, 1425, 1450, 1475
    ])
  })
})

describe('a campaign file', () => {
  it('restores the whole campaign', () => {
    const { store } = openStore()
    store.append(campaign.id, answerTo(1, true))
    const stored = store.load(campaign.id)
    if (!stored) throw new Error('the campaign is not there')
    const { id: _, createdAt: __, playedAt: ___, standing: ____, damage: _____, ...rest } = stored
    expect(readCampaignFile(writeCampaignFile(stored))).toEqual(rest)
  })

  it.each([
    ['no JSON', '{"format": "wargame-', /cut off/],
    ['another kind of JSON', '{"hello": 1}', /not a campaign file/],
    ['a newer layout', '{"format": "wargame-campaign", "version": 99}', /newer version/],
    ['a missing part', '{"format": "wargame-campaign", "version": 1, "campaign": {}}', /damaged at campaign/]
  ])('with %s is refused with a clear reason', (_, content, reason) => {
    expect(() => readCampaignFile(content)).toThrow(reason)
  })
})

describe('settings', () => {
  it('are stored by key, and the last value counts', () => {
    const { database } = openStore()
    const settings = new SettingsStore(database)
    settings.write('theme', 'dark')
    settings.write('theme', 'light')
    settings.write('language', 'es')
    expect(settings.all()).toEqual({ language: 'es', theme: 'light' })
  })
})

// Campaigns saved by every released rules version. All of them must open for ever.
// Before you raise the rules version, add files of the old one to testing/saves: with `cli play --db` and an export.
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHost } from './app-host.ts'
import { games } from './games.ts'
import { nodeReaderStarter } from './host/reader-process.ts'
import { programFile } from './testing/programs.ts'
import { tempDir } from './testing/temp-dir.ts'
import { openPage } from './testing/test-page.ts'

/** The thread that reads a file loads all games first. */
const PATIENT = { timeout: 120_000 }

const saves = join(import.meta.dirname, 'testing', 'saves')

function openApp(dataDir = tempDir()) {
  const host = createHost({ dataDir, appVersion: '0', shell: 'browser' }, nodeReaderStarter, programFile)
  onTestFinished(() => host.close())
  return openPage(host)
}
type Page = ReturnType<typeof openApp>

function openLibrary(name: string): Page {
  const dataDir = tempDir()
  copyFileSync(join(saves, name), join(dataDir, 'campaigns.db'))
  return openApp(dataDir)
}

function rulesOfToday(game: string): number {
  return games.get(game)?.rulesVersion ?? 0
}

/** Takes the seat of the side that must answer. */
function sitAt(page: Page, campaign: string) {
  const [side = null] = page.call('table.sit', { campaign, side: null }).waitingFor
  return page.call('table.sit', { campaign, side })
}

function cardOf(page: Page, campaign: string) {
  const card = page.call('library.list', {}).find(({ id }) => id === campaign)
  if (!card) throw new Error('the campaign is not in the library')
  return card
}

/** Under the same rules a campaign opens at its last answer, with its whole log and without a notice. */
function opensWhereItStood(page: Page, campaign: string): void {
  const { answers, otherRules } = cardOf(page, campaign)
  expect(otherRules).toBe(false)
  const table = sitAt(page, campaign)
  expect(table.answers).toBe(answers)
  expect(table.log).toHaveLength(answers + 1)
  expect(page.received('notice')).toEqual([])
}

/** Under other rules the player is asked first, can look and export, and goes on from the newest recorded position. */
async function opensByChoice(page: Page, campaign: string, rules: number): Promise<void> {
  const { answers, otherRules } = cardOf(page, campaign)
  expect(otherRules).toBe(true)
  expect(() => page.call('table.sit', { campaign, side: null })).toThrow(/other-rules/)
  const recorded = page.call('table.look', { campaign })
  expect(recorded).toMatchObject({ looking: true, decision: null })
  expect(recorded.log).toHaveLength(answers + 1)

  const { content } = page.call('library.export', { campaign })
  expect(JSON.parse(content).campaign).toMatchObject({ rulesVersion: rules, standing: { answers } })
  const copy = await page.importFile(content)
  expect(cardOf(page, copy)).toMatchObject({ answers, otherRules: true })

  const wentOn = page.call('library.go-on', { campaign })
  expect(wentOn.answers + wentOn.setBackBy).toBe(answers)
  expect(wentOn.answers).toBeGreaterThanOrEqual(recorded.answers)
  expect(cardOf(page, campaign)).toMatchObject({ answers: wentOn.answers, otherRules: false })
  expect(sitAt(page, campaign).answers).toBe(wentOn.answers)
}

async function opens(page: Page, campaign: string, rules: number): Promise<void> {
  const { game } = cardOf(page, campaign)
  if (rules === rulesOfToday(game)) opensWhereItStood(page, campaign)
  else await opensByChoice(page, campaign, rules)
}

describe.each([
  { rules: 1, library: 'rules-1-library-2.db', campaigns: 1 },
  { rules: 2, library: 'library-version-2.db', campaigns: 2 },
  { rules: 2, library: 'rules-2-library-3.db', campaigns: 1 },
  { rules: 3, library: 'rules-3-library-5.db', campaigns: 1 },
  { rules: 4, library: 'rules-4-library-6.db', campaigns: 1 },
  { rules: 5, library: 'rules-5-library-6.db', campaigns: 1 },
  { rules: 6, library: 'rules-6-library-7.db', campaigns: 1 }
])('$library, of rules version $rules', ({ rules, library, campaigns }) => {
  it('opens', PATIENT, async () => {
    const page = openLibrary(library)
    const cards = page.call('library.list', {})
    expect(cards).toHaveLength(campaigns)
    for (const { id, damaged } of cards) {
      expect(damaged).toBe(false)
      await opens(page, id, rules)
    }
  })
})

describe.each([
  { rules: 1, file: 'rules-1-file-1.invasions' },
  { rules: 2, file: 'rules-2-file-1.invasions' },
  { rules: 2, file: 'rules-2-file-2.invasions' },
  { rules: 3, file: 'rules-3-file-4.invasions' },
  { rules: 4, file: 'rules-4-file-4.invasions' },
  { rules: 5, file: 'rules-5-file-4.invasions' },
  { rules: 6, file: 'rules-6-file-4.invasions' },
  { rules: 1, file: 'tetrarchia-rules-1-file-4.invasions' },
  { rules: 1, file: 'byzantion-rules-1-file-4.invasions' }
])('$file, of rules version $rules', ({ rules, file }) => {
  it('is imported, opens and goes on', PATIENT, async () => {
    const page = openApp()
    const campaign = await page.importFile(readFileSync(join(saves, file), 'utf8'))
    await opens(page, campaign, rules)
    const { side, decision, answers } = sitAt(page, campaign)
    if (!decision || side === null) throw new Error('a person should be asked')
    const { body } = decision
    if (body.type !== 'choice') return
    const option = body.options[0]?.key ?? ''
    page.call('table.answer', { campaign, side, decision: decision.number, answer: { option } })
    expect(page.updates().at(-1)?.answers).toBeGreaterThan(answers)
  })
})

it('a library of database version 2 keeps the summaries of its campaigns', () => {
  const cards = openLibrary('library-version-2.db').call('library.list', {})
  expect(cards.map(({ title, answers, summary }) => [title, answers, summary.turn, summary.facts])).toEqual([
    ['battle-losses', 70, 1, { year: 350, phase: 'military' }],
    ['battle-reroll', 60, 1, { year: 350, phase: 'military' }]
  ])
})

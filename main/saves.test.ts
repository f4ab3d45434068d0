// Campaigns that earlier versions saved, as they lie on players' disks: they open for ever.
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createHost } from './app-host.ts'
import { tempDir } from './testing/temp-dir.ts'
import { openPage } from './testing/test-page.ts'

const saves = join(import.meta.dirname, 'testing', 'saves')

function openApp(dataDir = tempDir()) {
  const host = createHost({ dataDir, appVersion: '0', shell: 'browser' })
  onTestFinished(() => host.close())
  return openPage(host)
}

/** Sits where the campaign waits; nothing may have been set back. */
function sitAt(page: ReturnType<typeof openApp>, campaign: string) {
  const [side = null] = page.call('table.sit', { campaign, side: null }).waitingFor
  const table = page.call('table.sit', { campaign, side })
  expect(page.told('notice')).toEqual([])
  return table
}

it('a library of database version 2 opens in the middle of its battles', () => {
  const dataDir = tempDir()
  copyFileSync(join(saves, 'library-version-2.db'), join(dataDir, 'campaigns.db'))
  const page = openApp(dataDir)
  const cards = page.call('library.list', {})
  expect(cards.map(({ title, answers, summary }) => [title, answers, summary.turn, summary.facts])).toEqual([
    ['battle-losses', 70, 1, { year: 350, phase: 'military' }],
    ['battle-reroll', 60, 1, { year: 350, phase: 'military' }]
  ])
  for (const { id, title, answers } of cards) {
    const table = sitAt(page, id)
    expect(table).toMatchObject({ answers, decision: { kind: title, number: answers } })
    expect(table.log).toHaveLength(answers + 1)
  }
})

it('a campaign file of version 1 is taken in and goes on', () => {
  const page = openApp()
  const content = readFileSync(join(saves, 'rules-2-file-1.invasions'), 'utf8')
  const { campaign } = page.call('library.import', { content })
  const { decision, side } = sitAt(page, campaign)
  expect(decision).toMatchObject({ kind: 'battle-reroll', number: 60 })
  if (!decision || side === null || decision.body.type !== 'choice') throw new Error('a choice is open')
  const option = decision.body.options[0]?.key ?? ''
  page.call('table.answer', { campaign, side, decision: decision.number, answer: { option } })
  expect(page.updates().at(-1)?.answers).toBe(61)
})

// Whatever a campaign file contains, it neither crashes nor blocks the host.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isObject } from '#shared/engine/json.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import { LARGEST_CAMPAIGN_FILE } from '#shared/ipc/contract.ts'
import { programFile } from '../testing/programs.ts'
import { createRace, openRaceHost, playOn, type TestPage } from '../testing/race-page.ts'

const execute = promisify(execFile)

let exported: string | null = null

/** A campaign of 60 answers as a file. */
function goodFile(): string {
  if (exported) return exported
  const { page } = openRaceHost()
  const campaign = createRace(page, undefined, { length: 400 })
  playOn(page, campaign, 60, 'drift')
  exported = page.call('library.export', { campaign }).content
  return exported
}

// biome-ignore lint/suspicious/noExplicitAny: a test may change any place of the file.
type AnyCampaign = any

function changed(change: (campaign: AnyCampaign) => void): string {
  const file = JSON.parse(goodFile())
  change(file.campaign)
  return JSON.stringify(file)
}

/** A file whose states were changed together with their hashes. */
function forged(change: (state: AnyCampaign) => void): string {
  return changed(({ checkpoints }) => {
    for (const checkpoint of checkpoints) {
      const state: unknown = JSON.parse(checkpoint.state)
      if (isObject(state)) change(state)
      checkpoint.state = JSON.stringify(state)
      checkpoint.hash = stableHash(state)
    }
  })
}

describe('a campaign file is refused with the path of what is wrong', () => {
  it.each<[string, RegExp, () => string]>([
    ['a seat is missing', /campaign\.seats\.south/, () => changed(({ seats }) => delete seats.south)],
    [
      'a seat is too many',
      /campaign\.seats\.moon/,
      () => changed(({ seats }) => Object.assign(seats, { moon: seats.north }))
    ],
    [
      'options that make no sense',
      /campaign\.options/,
      () => changed((campaign) => Object.assign(campaign, { options: { length: 'far' } }))
    ],
    ['the log was cut', /campaign\.log/, () => changed(({ log }) => log.pop())],
    ['the log skips', /campaign\.log\.7/, () => changed(({ log }) => Object.assign(log[7], { number: 9 }))],
    ['answers were cut', /campaign\.answers/, () => changed(({ answers }) => answers.pop())],
    [
      'an answer is no answer',
      /campaign\.answers\.5/,
      () => changed(({ answers }) => Object.assign(answers[5], { answer: 7 }))
    ],
    [
      'checkpoints in disorder',
      /campaign\.checkpoints\.\d\.answers/,
      () => changed(({ checkpoints }) => checkpoints.push(checkpoints[0]))
    ],
    [
      'dice that are known beforehand',
      /checkpoints\.0\.state: random/,
      () => forged((state) => Object.assign(state.random, { forced: [6] }))
    ],
    [
      'a task that nobody can do',
      /checkpoints\.0\.state: agenda/,
      () => forged(({ agenda }) => agenda.push({ task: 'fly' }))
    ],
    [
      'a card that no deck has',
      /checkpoints\.0\.state: deck/,
      () => forged(({ deck }) => deck.drawPile.push('joker'))
    ],
    [
      'a state that was not what was saved',
      /checkpoints\.0\.state/,
      () => changed(({ checkpoints }) => Object.assign(checkpoints[0], { hash: 'x' }))
    ],
    ['too deep', /nested/, () => `${'['.repeat(100_000)}`],
    [
      'a title without end',
      /campaign\.title/,
      () => changed((campaign) => Object.assign(campaign, { title: 'x'.repeat(10_000) }))
    ]
  ])('%s', { timeout: 60_000 }, async (_, path, content) => {
    const { page } = openRaceHost()
    const failure = await page.importFile(content()).catch((error) => error.message)
    expect(failure).toMatch(/damaged-file/)
    expect(failure).toMatch(path)
    expect(page.call('library.list', {})).toEqual([])
  })
})

describe('reading a file costs little time and memory', () => {
  const LONGEST_PAUSE_MS = 50
  const MOST_MEMORY_MB = 300
  it.each([
    ['as many lists as fit', 'lists'],
    ['as many names as fit', 'names'],
    ['one long text', 'text'],
    ['ten campaigns in one', 'tenfold']
  ])('%s', { timeout: 120_000 }, async (_, kind) => {
    const { stdout } = await execute(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      programFile('import-cost'),
      kind,
      String(LONGEST_PAUSE_MS)
    ])
    const { longest, growth, reader, isAlive } = JSON.parse(stdout)
    expect(longest).toBeLessThan(LONGEST_PAUSE_MS)
    expect(growth).toBeLessThan(200)
    if (reader !== null) expect(reader).toBeLessThan(MOST_MEMORY_MB)
    expect(isAlive).toBe(true)
  })

  it('refuses a file larger than any campaign without reading it', async () => {
    const { page } = openRaceHost()
    await expect(page.importFile(' '.repeat(LARGEST_CAMPAIGN_FILE + 1))).rejects.toThrow(/larger than any/)
    expect(alive(page)).toBe(true)
  })
})

function alive(page: TestPage): boolean {
  return page.call('app.info', {}).version === '1.2.3'
}

describe('a campaign whose answers do not lead to its position', () => {
  it.each<[string, () => string]>([
    ['because of another seed', () => changed((campaign) => Object.assign(campaign, { seed: 'other' }))],
    [
      'because of other answers before a checkpoint',
      () =>
        changed(({ answers }) => {
          for (const row of answers.slice(0, 40)) if ('option' in row.answer) row.answer = { option: 'row' }
        })
    ],
    [
      'because nothing says where they lead',
      () =>
        changed(({ answers }) => {
          for (const row of answers) row.position = null
        })
    ]
  ])('is imported and marked as not proven: %s', async (_, content) => {
    const { page } = openRaceHost()
    await page.importFile(content())
    await expect
      .poll(() => page.received('notice'), { timeout: 10_000 })
      .toMatchObject([{ notice: 'import-unproven', title: 'Race' }])
  })

  it('is told from one that is whole', async () => {
    const { page } = openRaceHost()
    await page.importFile(goodFile())
    // The next import begins when the first is checked.
    await page.importFile(changed((campaign) => Object.assign(campaign, { seed: 'other', title: 'Other' })))
    await expect.poll(() => page.received('notice'), { timeout: 10_000 }).toMatchObject([{ title: 'Other' }])
  })
})

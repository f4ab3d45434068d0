// A campaign file can neither end nor starve the host, whatever stands in it.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isObject } from '#shared/engine/json.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import { LARGEST_CAMPAIGN_FILE } from '#shared/ipc/contract.ts'
import { create, openHost, type Page, playOn } from '../testing/race-page.ts'

const execute = promisify(execFile)
const costScript = join(import.meta.dirname, '..', 'testing', 'import-cost.ts')

let exported: string | null = null

/** A campaign of 60 answers as a file. */
function goodFile(): string {
  if (exported) return exported
  const { page } = openHost()
  const campaign = create(page, undefined, { length: 400 })
  playOn(page, campaign, 60, 'drift')
  exported = page.call('library.export', { campaign }).content
  return exported
}

// biome-ignore lint/suspicious/noExplicitAny: a file is spoilt wherever one likes.
type Spoilt = any

function spoilt(spoil: (campaign: Spoilt) => void): string {
  const file = JSON.parse(goodFile())
  spoil(file.campaign)
  return JSON.stringify(file)
}

/** A state that was tampered with by somebody who knows how to seal it. */
function forged(spoil: (state: Spoilt) => void): string {
  return spoilt(({ checkpoints }) => {
    for (const checkpoint of checkpoints) {
      const state: unknown = JSON.parse(checkpoint.state)
      if (isObject(state)) spoil(state)
      checkpoint.state = JSON.stringify(state)
      checkpoint.hash = stableHash(state)
    }
  })
}

describe('a campaign file is refused with the path of what is wrong', () => {
  it.each<[string, RegExp, () => string]>([
    ['a seat is missing', /campaign\.seats\.south/, () => spoilt(({ seats }) => delete seats.south)],
    [
      'a seat is too many',
      /campaign\.seats\.moon/,
      () => spoilt(({ seats }) => Object.assign(seats, { moon: seats.north }))
    ],
    [
      'options that make no sense',
      /campaign\.options/,
      () => spoilt((campaign) => Object.assign(campaign, { options: { length: 'far' } }))
    ],
    ['the log was cut', /campaign\.log/, () => spoilt(({ log }) => log.pop())],
    ['the log skips', /campaign\.log\.7/, () => spoilt(({ log }) => Object.assign(log[7], { number: 9 }))],
    ['answers were cut', /campaign\.answers/, () => spoilt(({ answers }) => answers.pop())],
    [
      'an answer is no answer',
      /campaign\.answers\.5/,
      () => spoilt(({ answers }) => Object.assign(answers[5], { answer: 7 }))
    ],
    [
      'checkpoints in disorder',
      /campaign\.checkpoints\.\d\.answers/,
      () => spoilt(({ checkpoints }) => checkpoints.push(checkpoints[0]))
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
      () => spoilt(({ checkpoints }) => Object.assign(checkpoints[0], { hash: 'x' }))
    ],
    ['too deep', /nested/, () => `${'['.repeat(100_000)}`],
    [
      'a title without end',
      /campaign\.title/,
      () => spoilt((campaign) => Object.assign(campaign, { title: 'x'.repeat(10_000) }))
    ]
  ])('%s', { timeout: 60_000 }, async (_, path, content) => {
    const { page } = openHost()
    const failure = await page.importFile(content()).catch((error) => error.message)
    expect(failure).toMatch(/damaged-file/)
    expect(failure).toMatch(path)
    expect(page.call('library.list', {})).toEqual([])
  })
})

describe('reading a file takes neither the time nor the memory of others', () => {
  it.each([
    ['as many values as fit', 'values'],
    ['as many lists as fit', 'lists'],
    ['one long text', 'text'],
    ['ten campaigns in one', 'tenfold']
  ])('%s', { timeout: 120_000 }, async (_, kind) => {
    const { stdout } = await execute(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      costScript,
      kind
    ])
    const { longest, growth, isAlive } = JSON.parse(stdout)
    expect(longest).toBeLessThan(50)
    expect(growth).toBeLessThan(200)
    expect(isAlive).toBe(true)
  })

  it('and one that is larger than any campaign is not read at all', async () => {
    const { page } = openHost()
    await expect(page.importFile(' '.repeat(LARGEST_CAMPAIGN_FILE + 1))).rejects.toThrow(/larger than any/)
    expect(alive(page)).toBe(true)
  })
})

function alive(page: Page): boolean {
  return page.call('app.info', {}).version === '1.2.3'
}

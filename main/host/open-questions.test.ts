// Questions that show nothing secret are answered at the table, at another person's page.
import { expect, it, onTestFinished } from 'vitest'
import type { Answer } from '#shared/engine/decision.ts'
import type { Game } from '#shared/engine/game.ts'
import type { Race } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { newRace, raceHost } from '../testing/race-host.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'

const open: Game<Race> = { ...riverRace, openKinds: new Set(['load', 'way']) }

it('a page asks the next person openly, and meanwhile shows only what everybody may see', () => {
  const host = raceHost(tempDir(), open)
  onTestFinished(() => host.close())
  const page = openPage(host)
  const { campaign } = page.call('library.create', newRace)
  const first = page.call('table.sit', { campaign, side: 'north' })
  expect(first).toMatchObject({ curtain: null, decision: { side: 'north', kind: 'load' } })
  const answer = (side: string, given: Answer) => {
    const decision = page.updates().at(-1)?.decision ?? first.decision
    page.call('table.answer', { campaign, side, decision: decision?.number ?? -1, answer: given })
  }
  answer('north', { values: { food: 1, rope: false } })
  answer('north', { option: 'drift' })
  expect(page.updates().at(-1)).toMatchObject({ curtain: 'open', decision: { side: 'south', kind: 'load' } })
  answer('south', { values: { food: 1, rope: false } })
  answer('south', { option: 'drift' })
  expect(page.updates().at(-1)).toMatchObject({ curtain: null, decision: { side: 'north' } })
})

it('a person with a page of his own is asked there alone', () => {
  const host = raceHost(tempDir(), open)
  onTestFinished(() => host.close())
  const [north, south] = [openPage(host), openPage(host)]
  const { campaign } = north.call('library.create', newRace)
  south.call('table.sit', { campaign, side: 'south' })
  const { decision } = north.call('table.sit', { campaign, side: 'north' })
  const load = { values: { food: 1, rope: false } }
  north.call('table.answer', { campaign, side: 'north', decision: decision?.number ?? -1, answer: load })
  north.call('table.answer', { campaign, side: 'north', decision: 1, answer: { option: 'drift' } })
  expect(north.updates().at(-1)).toMatchObject({ curtain: null, decision: null })
  expect(() => north.call('table.answer', { campaign, side: 'south', decision: 2, answer: load })).toThrow(
    'not-found'
  )
})

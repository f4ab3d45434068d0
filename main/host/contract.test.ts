import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copyJson } from '#shared/engine/json.ts'
import { calls } from '#shared/ipc/contract.ts'
import { newRace, raceHost } from '../testing/race-host.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { openPage } from '../testing/test-page.ts'

function openTable() {
  const host = raceHost(tempDir())
  onTestFinished(() => host.close())
  const page = openPage(host)
  const { campaign } = page.call('library.create', newRace)
  page.call('table.sit', { campaign, side: 'north' })
  /** Everything that a message could change. */
  const state = () =>
    JSON.stringify([
      page.call('library.list', {}),
      page.call('settings.read', {}),
      page.call('table.sit', { campaign, side: 'north' })
    ])
  return { page, campaign, state }
}

/** Valid messages. */
function goodMessages(campaign: string): { id: number; call: string; payload: Record<string, unknown> }[] {
  return [
    { id: 1, call: 'settings.write', payload: { key: 'theme', value: 'dark' } },
    { id: 2, call: 'library.rename', payload: { campaign, title: 'Other' } },
    { id: 3, call: 'library.delete', payload: { campaign } },
    { id: 4, call: 'table.sit', payload: { campaign, side: 'south' } },
    {
      id: 5,
      call: 'table.answer',
      payload: { campaign, side: 'north', decision: 0, answer: { values: { food: 1, rope: false } } }
    },
    {
      id: 6,
      call: 'library.create',
      payload: { title: 'New', seats: { north: { kind: 'human', name: 'x' } }, options: { a: 1 }, seed: 's' }
    }
  ]
}

/** Changes that make one place of a message invalid. */
const spoilers: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  () => -1,
  () => 1.5,
  () => Number.MAX_SAFE_INTEGER,
  () => '',
  () => '\u0000\uffff',
  () => 'x'.repeat(300),
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => true,
  (value) => [value],
  (value) => ({ value }),
  (value) => (typeof value === 'object' ? { ...value, surplus: 1 } : `${value}\n`)
]

function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  const here = [...path]
  if (typeof value !== 'object' || value === null) return [here]
  return [here, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

function spoiled(message: unknown, path: readonly string[], spoil: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return spoil(message)
  const copy = { ...(message as Record<string, unknown>) }
  copy[key] = spoiled(copy[key], rest, spoil)
  return copy
}

describe('a message from the page', () => {
  it('that is invalid in any one place gets an error and changes nothing', () => {
    const { page, campaign, state } = openTable()
    const before = state()
    let sent = 0
    for (const message of goodMessages(campaign)) {
      for (const path of placesIn(message)) {
        if (mayHoldAnother(path)) continue
        for (const spoil of spoilers) {
          const reply = page.send(spoiled(copyJson(message), path, spoil))
          expect(reply, JSON.stringify([path, reply])).toMatchObject({ ok: false })
          sent += 1
        }
      }
    }
    expect(sent).toBeGreaterThan(300)
    expect(state()).toBe(before)
  })

  it('of any other shape gets an error: malformed or unknown', () => {
    const { page, state } = openTable()
    const before = state()
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ id: fc.nat(), call: fc.string(), payload: fc.anything() }),
      fc.record({
        id: fc.nat(),
        call: fc.constantFrom(...Object.keys(calls), '__proto__', 'toString'),
        payload: fc.anything()
      })
    )
    // Calls without arguments accept an empty payload and change nothing.
    const harmless = Object.entries(calls).flatMap(([name, { payload }]) =>
      payload.safeParse({}).success ? [name] : []
    )
    fc.assert(
      fc.property(anything, (message) => {
        const reply = page.send(message)
        const call = String(Object(message).call)
        if (!harmless.includes(call)) expect(reply).toMatchObject({ ok: false })
      }),
      { numRuns: 500 }
    )
    expect(state()).toBe(before)
  })

  it('gets its own id back with the error, where it has one', () => {
    const { page } = openTable()
    expect(page.send({ id: 7, call: 'table.conquer', payload: {} })).toMatchObject({
      id: 7,
      error: { code: 'unknown-call' }
    })
    expect(page.send({ id: 8, call: 9 })).toMatchObject({ id: 8, error: { code: 'malformed' } })
    expect(page.send('hello')).toMatchObject({ id: null, error: { code: 'malformed' } })
  })
})

/** Places where some of the changes give another valid value: free text and booleans. */
function mayHoldAnother(path: readonly string[]): boolean {
  const key = path.at(-1) ?? ''
  return ['title', 'name', 'value', 'seed', 'id', 'options', 'a', 'key', 'north', 'side', 'rope'].includes(
    key
  )
}

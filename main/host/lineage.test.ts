import { describe, expect, it } from 'vitest'
import type { LogEntry, Table } from '#shared/ipc/table.ts'
import { createRace, openRaceHost, playOn } from '../testing/race-page.ts'
import { Lineage } from './lineage.ts'

describe('the log that a page already has', () => {
  it('is shared up to the last answer that the page knows', () => {
    const lineage = new Lineage()
    expect(lineage.sharedWith({ lineage: lineage.name, answers: 7 })).toBe(7)
  })

  it('ends before the answers that were taken back since, however often', () => {
    const lineage = new Lineage()
    const early = lineage.name
    lineage.cutTo(5)
    const late = lineage.name
    lineage.cutTo(6)
    expect(lineage.sharedWith({ lineage: early, answers: 9 })).toBe(5)
    expect(lineage.sharedWith({ lineage: late, answers: 9 })).toBe(6)
    expect(lineage.sharedWith({ lineage: lineage.name, answers: 9 })).toBe(9)
  })

  it.each(['', 'x', '/', 'x/0', '/-1'])('is not shared under the unknown name %j', (name) => {
    expect(new Lineage().sharedWith({ lineage: name, answers: 3 })).toBe(-1)
  })
})

describe('a change of seats', () => {
  it('sends only later entries and those with secrets of the new seat', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 40)
    const north = page.call('table.sit', { campaign, side: 'north' })
    const south = page.call('table.sit', { campaign, side: 'south', known: knownOf(north) })
    expect(south.shared).toBe(north.answers)
    expect(south.log.length).toBeLessThan(north.log.length / 2)
    expect(south.log.every(({ secret }) => secret !== undefined)).toBe(true)
    const whole = page.call('table.sit', { campaign, side: 'south' })
    expect(together(north, south)).toEqual(whole.log)
  })

  it('lets the page remove the secrets of the other seat', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 40)
    const { log } = page.call('table.sit', { campaign, side: 'north' })
    const finds = log.flatMap(({ events }) => events.filter(({ type }) => type === 'found'))
    expect(finds.length).toBeGreaterThan(0)
    expect(log.map(publicPart).flatMap(({ events }) => events)).not.toContainEqual(finds[0])
  })

  it('sends everything to a page that knows the log of another session', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 10)
    const north = page.call('table.sit', { campaign, side: 'north' })
    const stranger = { lineage: 'elsewhere/0', answers: north.answers }
    const south = page.call('table.sit', { campaign, side: 'south', known: stranger })
    expect(south.shared).toBe(-1)
    expect(south.log).toHaveLength(north.log.length)
  })

  it('keeps the table open instead of resuming it from the store', () => {
    const { page } = openRaceHost()
    const campaign = createRace(page)
    playOn(page, campaign, 10)
    const { lineage } = page.call('table.sit', { campaign, side: 'north' })
    page.call('table.leave', { campaign })
    expect(page.call('table.sit', { campaign, side: 'south' }).lineage).toBe(lineage)
  })
})

function knownOf({ lineage, answers }: Table) {
  return { lineage, answers }
}

function publicPart({ secret, ...entry }: LogEntry): LogEntry {
  return { ...entry, events: entry.events.filter((_, place) => !secret?.includes(place)) }
}

/** Combines the two logs as the page does. */
function together(before: Table, after: Table): LogEntry[] {
  const numbers = new Set(after.log.map(({ number }) => number))
  const kept = before.log.filter(({ number }) => number <= after.shared && !numbers.has(number))
  return [...kept.map(publicPart), ...after.log].sort((left, right) => left.number - right.number)
}

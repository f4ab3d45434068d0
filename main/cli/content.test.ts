import { describe, expect, it } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { CommandError } from './command.ts'
import { commands } from './commands.ts'

const run = (name: string, ...args: string[]) => commands.find((command) => command.name === name)?.run(args)

describe('content', () => {
  it('prints each table', () => {
    everyRow(['nations', 'leaders', 'units', 'events', 'timetable', 'scenario'], String, (table) =>
      expect(JSON.stringify(run('content', table)).length).toBeGreaterThan(1000)
    )
  })
  it('check finds every fact in order', () => {
    expect(run('content', 'check')).toMatchObject({ ok: true, failed: 0 })
  })
  it('refuses what it does not know', () => {
    expect(() => run('content', 'dragons')).toThrow(CommandError)
    expect(() => run('content')).toThrow(CommandError)
  })
})

describe('income', () => {
  it('knows a nation by id and by name', () => {
    expect(run('income', 'byzantines')).toMatchObject({ gross: 70 })
    expect(run('income', 'Bizantinos')).toEqual(run('income', 'byzantines'))
  })
  it('refuses a nation that is not there', () => {
    expect(() => run('income', 'vandals')).toThrow(CommandError)
  })
})

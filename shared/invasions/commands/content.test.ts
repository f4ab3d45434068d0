import { describe, expect, it } from 'vitest'
import { CommandError } from '../../engine/game-command.ts'
import { everyRow } from '../../testing/every-row.ts'
import { contentCommand } from './content.ts'
import { incomeCommand } from './income.ts'

const table = (...words: string[]) => contentCommand.run(words)
const income = (...words: string[]) => incomeCommand.run(words)

describe('content', () => {
  it('prints each table', () => {
    everyRow(['nations', 'leaders', 'units', 'events', 'timetable', 'scenario'], String, (name) =>
      expect(JSON.stringify(table(name)).length).toBeGreaterThan(1000)
    )
  })
  it('check passes every fact', () => {
    expect(table('check')).toMatchObject({ ok: true, failed: 0 })
  })
  it('refuses unknown tables', () => {
    expect(() => table('dragons')).toThrow(CommandError)
    expect(() => table()).toThrow(CommandError)
  })
})

describe('income', () => {
  it('knows a nation by id and by name', () => {
    expect(income('byzantines')).toMatchObject({ gross: 70 })
    expect(income('Bizantinos')).toEqual(income('byzantines'))
  })
  it('refuses a nation that is not in play', () => {
    expect(() => income('vandals')).toThrow(CommandError)
  })
})

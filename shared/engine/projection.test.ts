import { describe, expect, it } from 'vitest'
import { isImmutable, joinParts, pickFields, projectRecords } from './projection.ts'

interface Piece {
  id: string
  at: string | null
  secret: string
  steps?: number
  with?: string[]
}

const piece = (): Piece => ({ id: 'a', at: 'rome', secret: 'plan' })

describe('pickFields', () => {
  it('copies the listed fields that exist', () => {
    expect(pickFields<Piece>()('id', 'at', 'steps')(piece())).toEqual({ id: 'a', at: 'rome' })
  })

  it('returns the same object while the listed fields do not change', () => {
    const show = pickFields<Piece>()('id', 'at', 'steps')
    const record = piece()
    const first = show(record)
    record.secret = 'another'
    expect(show(record)).toBe(first)
    expect(isImmutable(first)).toBe(true)
  })

  it('returns a new object once a listed field changes, appears or goes; the old one stays', () => {
    const show = pickFields<Piece>()('id', 'at', 'steps')
    const record = piece()
    const first = show(record)
    record.at = null
    expect(show(record)).toEqual({ id: 'a', at: null })
    record.steps = 1
    expect(show(record)).toEqual({ id: 'a', at: null, steps: 1 })
    delete record.steps
    expect(show(record)).toEqual({ id: 'a', at: null })
    expect(first).toEqual({ id: 'a', at: 'rome' })
  })

  it('returns another object for another record', () => {
    const show = pickFields<Piece>()('id', 'at')
    expect(show(piece())).not.toBe(show(piece()))
  })

  it('caches nothing that may change inside', () => {
    const show = pickFields<Piece>()('id', 'with')
    const record = { ...piece(), with: ['b'] }
    const shown = show(record)
    expect(isImmutable(shown)).toBe(false)
    expect(show(record)).not.toBe(shown)
  })
})

describe('joinParts', () => {
  const show = pickFields<Piece>()('id', 'at')
  const together = joinParts(
    (record: Piece) => [show(record), record.steps ?? 0] as const,
    ([shown, steps]) => ({ piece: shown, steps })
  )

  it('returns the same object while its parts do not change', () => {
    const record = piece()
    const first = together(record)
    record.secret = 'another'
    expect(together(record)).toBe(first)
    expect(isImmutable(first)).toBe(true)
    record.steps = 2
    expect(together(record)).toEqual({ piece: { id: 'a', at: 'rome' }, steps: 2 })
    expect(first.steps).toBe(0)
  })

  it('caches nothing that may change inside', () => {
    const loose = joinParts(
      (record: Piece) => [record.with] as const,
      ([others]) => ({ with: others })
    )
    const record = { ...piece(), with: ['b'] }
    expect(loose(record)).not.toBe(loose(record))
  })
})

describe('projectRecords', () => {
  const show = pickFields<Piece>()('id', 'at')

  it('returns the same object while no entry changes', () => {
    const table: Record<string, Piece> = { a: piece(), b: piece() }
    const first = projectRecords(table, show)
    expect(first).toEqual({ a: { id: 'a', at: 'rome' }, b: { id: 'a', at: 'rome' } })
    expect(projectRecords(table, show)).toBe(first)
    expect(isImmutable(first)).toBe(true)
  })

  it('returns a new object once an entry changes, appears, goes or gets another id; the old one stays', () => {
    const [one, other] = [piece(), piece()]
    const table: Record<string, Piece> = { a: one, b: other }
    const first = projectRecords(table, show)
    one.at = 'milan'
    const second = projectRecords(table, show)
    expect(second.a).toEqual({ id: 'a', at: 'milan' })
    expect(second.b).toBe(first.b)
    table.c = piece()
    expect(Object.keys(projectRecords(table, show))).toEqual(['a', 'b', 'c'])
    delete table.b
    delete table.c
    expect(Object.keys(projectRecords(table, show))).toEqual(['a'])
    table.d = other
    expect(Object.keys(projectRecords(table, show))).toEqual(['a', 'd'])
    expect(first).toEqual({ a: { id: 'a', at: 'rome' }, b: { id: 'a', at: 'rome' } })
  })

  it('does not mix up two functions on the same table', () => {
    const table = { a: piece() }
    projectRecords(table, show)
    expect(projectRecords(table, pickFields<Piece>()('id'))).toEqual({ a: { id: 'a' } })
  })

  it('caches nothing that may change inside', () => {
    const table = { a: piece() }
    const loose = ({ id }: Piece) => ({ id })
    expect(isImmutable(projectRecords(table, loose))).toBe(false)
  })
})

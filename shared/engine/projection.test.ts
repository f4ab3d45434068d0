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

describe('what is shown of a record', () => {
  it('is what is listed and is there', () => {
    expect(pickFields<Piece>()('id', 'at', 'steps')(piece())).toEqual({ id: 'a', at: 'rome' })
  })

  it('is the same object as long as the record shows the same, whatever else changes in it', () => {
    const show = pickFields<Piece>()('id', 'at', 'steps')
    const record = piece()
    const first = show(record)
    record.secret = 'another'
    expect(show(record)).toBe(first)
    expect(isImmutable(first)).toBe(true)
  })

  it('is another once something shown has changed, come or gone, and the former stays as it was', () => {
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

  it('is another for another record', () => {
    const show = pickFields<Piece>()('id', 'at')
    expect(show(piece())).not.toBe(show(piece()))
  })

  it('is never kept where a part of it may change unseen', () => {
    const show = pickFields<Piece>()('id', 'with')
    const record = { ...piece(), with: ['b'] }
    const shown = show(record)
    expect(isImmutable(shown)).toBe(false)
    expect(show(record)).not.toBe(shown)
  })
})

describe('what is put together of a record', () => {
  const show = pickFields<Piece>()('id', 'at')
  const together = joinParts(
    (record: Piece) => [show(record), record.steps ?? 0] as const,
    ([shown, steps]) => ({ piece: shown, steps })
  )

  it('is the same object as long as its parts are', () => {
    const record = piece()
    const first = together(record)
    record.secret = 'another'
    expect(together(record)).toBe(first)
    expect(isImmutable(first)).toBe(true)
    record.steps = 2
    expect(together(record)).toEqual({ piece: { id: 'a', at: 'rome' }, steps: 2 })
    expect(first.steps).toBe(0)
  })

  it('is never kept where a part of it may change unseen', () => {
    const loose = joinParts(
      (record: Piece) => [record.with] as const,
      ([others]) => ({ with: others })
    )
    const record = { ...piece(), with: ['b'] }
    expect(loose(record)).not.toBe(loose(record))
  })
})

describe('what is shown of a table of records', () => {
  const show = pickFields<Piece>()('id', 'at')

  it('is the same object as long as the same entries show the same', () => {
    const table: Record<string, Piece> = { a: piece(), b: piece() }
    const first = projectRecords(table, show)
    expect(first).toEqual({ a: { id: 'a', at: 'rome' }, b: { id: 'a', at: 'rome' } })
    expect(projectRecords(table, show)).toBe(first)
    expect(isImmutable(first)).toBe(true)
  })

  it('is another once an entry has changed, come, gone or stands under another id, and the former stays as it was', () => {
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

  it('is not mixed up with what another function shows of the same table', () => {
    const table = { a: piece() }
    projectRecords(table, show)
    expect(projectRecords(table, pickFields<Piece>()('id'))).toEqual({ a: { id: 'a' } })
  })

  it('is never kept where what is shown may change unseen', () => {
    const table = { a: piece() }
    const loose = ({ id }: Piece) => ({ id })
    expect(isImmutable(projectRecords(table, loose))).toBe(false)
  })
})

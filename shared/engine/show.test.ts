import { describe, expect, it } from 'vitest'
import { eachAgain, isFinished, only } from './show.ts'

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
    expect(only<Piece>()('id', 'at', 'steps')(piece())).toEqual({ id: 'a', at: 'rome' })
  })

  it('is the same object as long as the record shows the same, whatever else changes in it', () => {
    const show = only<Piece>()('id', 'at', 'steps')
    const record = piece()
    const first = show(record)
    record.secret = 'another'
    expect(show(record)).toBe(first)
    expect(isFinished(first)).toBe(true)
  })

  it('is another once something shown has changed, come or gone, and the former stays as it was', () => {
    const show = only<Piece>()('id', 'at', 'steps')
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
    const show = only<Piece>()('id', 'at')
    expect(show(piece())).not.toBe(show(piece()))
  })

  it('is never kept where a part of it may change unseen', () => {
    const show = only<Piece>()('id', 'with')
    const record = { ...piece(), with: ['b'] }
    const shown = show(record)
    expect(isFinished(shown)).toBe(false)
    expect(show(record)).not.toBe(shown)
  })
})

describe('what is shown of many records again and again', () => {
  const shownPieces = () => eachAgain<Record<string, Piece>, object>(only<Piece>()('id', 'at', 'steps'))

  it('is the same object while nothing shown has changed', () => {
    const show = shownPieces()
    const records = { a: piece(), b: { ...piece(), id: 'b' } }
    const first = show(records)
    expect(first).toEqual({ a: { id: 'a', at: 'rome' }, b: { id: 'b', at: 'rome' } })
    records.a.secret = 'another'
    expect(show(records)).toBe(first)
  })

  it('is another once a record has changed, come or gone, and the former stays as it was', () => {
    const show = shownPieces()
    const records: Record<string, Piece> = { a: piece() }
    const first = show(records)
    records.b = { ...piece(), id: 'b' }
    const both = show(records)
    expect(both).toEqual({ a: { id: 'a', at: 'rome' }, b: { id: 'b', at: 'rome' } })
    records.b.at = null
    expect(show(records)).toEqual({ a: { id: 'a', at: 'rome' }, b: { id: 'b', at: null } })
    delete records.b
    expect(show(records)).toEqual({ a: { id: 'a', at: 'rome' } })
    expect(first).toEqual({ a: { id: 'a', at: 'rome' } })
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Race, RaceView } from '#shared/engine/testing/river-race/types.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { someSummary, someTable } from '../../table/testing/tables.ts'
import { CardsFound } from './race-cards.tsx'

const boat = { kind: 'raft', at: 5, food: 0, purse: null } as const
const view: RaceView = {
  length: 30,
  turn: 2,
  winner: null,
  cardsLeft: 1,
  promises: [],
  boats: { north: { ...boat, hand: ['wind'] }, south: { ...boat, hand: 2 }, east: { ...boat, hand: 0 } }
}
const table: TableOf<Race> = {
  ...someTable({}, 'north'),
  view,
  log: [],
  decision: null,
  summary: { ...someSummary, facts: { longest: 5, purse: null } }
}

test('own cards lie face up, those of others face down with their number', () => {
  const page = renderToStaticMarkup(<CardsFound table={table} onPlace={() => undefined} />)
  // The items of the list of crews. A card in a fan is an item too, but begins with a button.
  const [, own = '', theirs = '', none = ''] = page
    .split('<li>')
    .filter((part) => !part.startsWith('<button'))
  expect(own).toContain('role="toolbar"')
  expect(page.match(/card-frame--small/g)).toHaveLength(1)
  expect(theirs).toContain('role="img"')
  expect(theirs).toContain('>2<')
  expect(theirs).not.toContain('card-frame')
  expect(none).not.toMatch(/card-(frame|back)/)
})

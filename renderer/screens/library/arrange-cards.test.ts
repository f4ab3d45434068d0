import { expect, test } from 'vitest'
import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { someCard, someSummary } from '../../table/testing/tables.ts'
import { arrangeCards, type LibraryFilter } from './arrange-cards.ts'

const card = (
  title: string,
  playedAt: number,
  turn: number,
  more: Partial<CampaignCard> = {}
): CampaignCard => ({
  ...someCard({ north: { kind: 'human', name: `Player of ${title}` } }),
  id: title,
  title,
  playedAt,
  createdAt: -playedAt,
  summary: { ...someSummary, turn },
  ...more
})
const cards = [
  card('Adrianópolis', 3, 2),
  card('Campaign 10', 1, 9),
  card('Campaign 2', 2, 9, { answers: 5 }),
  card('Old', 9, 12, { archived: true })
]
const shown = (filter: Partial<LibraryFilter>) =>
  arrangeCards(cards, { search: '', sort: 'played', archived: false, ...filter }, () => 'The Game', 'en').map(
    ({ title }) => title
  )

test('campaigns are sorted as the player wants; archived ones appear only among themselves', () => {
  expect(shown({})).toEqual(['Adrianópolis', 'Campaign 2', 'Campaign 10'])
  expect(shown({ sort: 'created' })).toEqual(['Campaign 10', 'Campaign 2', 'Adrianópolis'])
  expect(shown({ sort: 'title' })).toEqual(['Adrianópolis', 'Campaign 2', 'Campaign 10'])
  expect(shown({ sort: 'turn' })).toEqual(['Campaign 2', 'Campaign 10', 'Adrianópolis'])
  expect(shown({ archived: true })).toEqual(['Old'])
})

test('a search looks at title, player and game, and ignores accents', () => {
  expect(shown({ search: 'adrianopolis' })).toEqual(['Adrianópolis'])
  expect(shown({ search: 'player 10' })).toEqual(['Campaign 10'])
  expect(shown({ search: 'game campaign' })).toEqual(['Campaign 2', 'Campaign 10'])
  expect(shown({ search: 'nobody' })).toEqual([])
})

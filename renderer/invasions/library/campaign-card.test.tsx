import { expect, test } from 'vitest'
import { GameProviders } from '../../screens/game-providers.tsx'
import { CampaignCardView } from '../../screens/library/campaign-card.tsx'
import { EmptyLibrary } from '../../screens/library/empty-library.tsx'
import { Curtain } from '../../table/curtain.tsx'
import { someCard } from '../../table/testing/tables.ts'
import { markupOf } from '../../testing/markup.tsx'

const seats = {
  romans: { kind: 'human', name: 'Bea' },
  huns: { kind: 'computer', player: 'random' }
} as const
const summary = {
  turn: 3,
  scores: { romans: 4, huns: 2 },
  result: null,
  facts: { year: 400, phase: 'military' }
}

test('a campaign’s card in the library uses the words of its game', () => {
  const card = { ...someCard(seats, 'romans', 'huns'), game: 'invasions', summary }
  const text = markupOf(
    <GameProviders game={card.game}>
      <CampaignCardView card={card} />
    </GameProviders>
  )
  for (const words of ['400 AD', 'Military', 'Romans', 'Bea and Huns to decide'])
    expect(text).toContain(words)
  const over = { ...card, waitingFor: [], summary: { ...summary, result: { winners: ['huns'] } } }
  const ended = markupOf(
    <GameProviders game={card.game}>
      <CampaignCardView card={over} />
    </GameProviders>
  )
  expect(ended).toContain('The Huns won')
})

test('an empty library invites to the games there are, and the curtain names the side', () => {
  expect(markupOf(<EmptyLibrary onBegin={() => undefined} />)).toContain(
    'Four peoples, three centuries, one map'
  )
  const card = { ...someCard(seats, 'romans'), game: 'invasions' }
  const curtain = markupOf(
    <GameProviders game={card.game}>
      <Curtain card={card} next="romans" previous={null} />
    </GameProviders>
  )
  expect(curtain).toContain('You decide for the Romans.')
})

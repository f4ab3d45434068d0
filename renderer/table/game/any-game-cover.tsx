import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { GameSummary, GameTypes } from '#shared/engine/game.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { WordsProvider } from '../../i18n/words.tsx'
import { CurrentGameContext, noGame } from './game-context.ts'
import type { GameCover, ShelfCard } from './game-cover.ts'

/** A game's cover with its types erased: what the library needs of any game. */
export interface AnyGameCover {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly sides: readonly string[]
  readonly hidesNothing: boolean
  readonly shelfCard: ShelfCard | null
  /** The game's texts and emblems, as far as the library needs them. */
  readonly Providers: ComponentType<{ readonly children: ReactNode }>
  /**
   * What a campaign's card shows: a line about its state, an image, and a sentence about recent events. The game may
   * lack the last two.
   */
  readonly CampaignLine: ComponentType<CardProps>
  readonly CampaignPicture: ComponentType<CardProps> | null
  readonly CampaignStory: ComponentType<CardProps> | null
}

interface CardProps {
  readonly summary: GameSummary
}

export function eraseCoverTypes<G extends GameTypes>(cover: GameCover<G>): AnyGameCover {
  const { id, name, sides, words, CampaignLine, CampaignPicture, CampaignStory } = cover
  const context = { ...noGame, sides, words }
  return {
    id,
    name,
    sides: Object.keys(sides),
    hidesNothing: cover.hidesNothing ?? false,
    shelfCard: cover.shelfCard ?? null,
    Providers: ({ children }) => (
      <CurrentGameContext value={context}>
        <WordsProvider game={words}>{children}</WordsProvider>
      </CurrentGameContext>
    ),
    CampaignLine: checkedCard(cover, CampaignLine),
    CampaignPicture: CampaignPicture ? checkedCard(cover, CampaignPicture) : null,
    CampaignStory: CampaignStory ? checkedCard(cover, CampaignStory) : null
  }
}

/** A part of a campaign's card. Renders nothing if the facts are invalid. */
function checkedCard<G extends GameTypes>(
  { facts: schema }: GameCover<G>,
  Card: ComponentType<{ readonly summary: GameSummary<G['Facts']> }>
): ComponentType<CardProps> {
  return ({ summary }) => {
    const facts = useMemo(() => schema.safeParse(summary.facts), [summary.facts])
    return facts.success ? <Card summary={{ ...summary, facts: facts.data }} /> : null
  }
}

import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { z } from 'zod'
import type { FramedWords } from '#shared/app/words/frame.ts'
import type { GameSummary, GameTypes } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import type { Language } from '#shared/words/dictionary.ts'
import type { SentOptions } from './game-client.ts'

/** The emblem of a side: the shape of its field and its charge. Its colour is in the game's style sheet. */
export interface SideLook {
  readonly field: ReactNode
  readonly charge: ReactNode
}

/** How a game introduces itself to people who choose one. */
export interface ShelfCard {
  /** For how many people it is. */
  readonly players: Message
  /** How long a campaign takes. */
  readonly length: Message
  /** A first campaign that teaches the game, and its options. */
  readonly tutorial?: { readonly title: Message; readonly options: SentOptions }
  /** A decorative image. */
  readonly Picture: LazyExoticComponent<ComponentType>
}

/**
 * What the library shows of a game. It is part of the page's first bundle, so it imports little; the rest of the game
 * (`GameClient`) is loaded when somebody opens it.
 */
export interface GameCover<G extends GameTypes> {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  /** The texts that the library needs. */
  readonly words: FramedWords
  /** In the order of play. */
  readonly sides: Readonly<Record<string, SideLook>>
  /** The game hides nothing, so no curtain falls between people who share a computer. */
  readonly hidesNothing?: true
  readonly shelfCard?: ShelfCard
  /** Checks what the host tells of a campaign for its card. */
  readonly facts: z.ZodType<G['Facts']>
  /** The state of a campaign on its card in the library. */
  readonly CampaignLine: ComponentType<{ readonly summary: GameSummary<G['Facts']> }>
  /** An image of the board, and a sentence about recent events, for the same card. */
  readonly CampaignPicture?: LazyExoticComponent<ComponentType<{ readonly summary: GameSummary<G['Facts']> }>>
  readonly CampaignStory?: LazyExoticComponent<ComponentType<{ readonly summary: GameSummary<G['Facts']> }>>
}

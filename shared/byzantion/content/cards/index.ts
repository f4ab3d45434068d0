import type { EmpireCard } from '../records.ts'
import { ecclesiastica } from './ecclesiastica.ts'
import { emporion } from './emporion.ts'
import { intrigue } from './intrigue.ts'
import { palatina } from './palatina.ts'
import { rustica } from './rustica.ts'
import { stratiotika } from './stratiotika.ts'

/** All cards of the deck: a hundred of the empire, and forty of intrigue. */
export const cards = {
  ...palatina,
  ...ecclesiastica,
  ...stratiotika,
  ...emporion,
  ...rustica,
  ...intrigue
} as const

export type CardId = keyof typeof cards
/** In the order of their numbers. */
export const cardIds = Object.keys(cards) as readonly CardId[]
export type IntrigueId = keyof typeof intrigue

const byId: Readonly<Record<CardId, EmpireCard>> = cards

export function card(id: CardId): EmpireCard {
  return byId[id]
}

export function isCardId(id: unknown): id is CardId {
  return typeof id === 'string' && Object.hasOwn(cards, id)
}

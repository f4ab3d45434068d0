import { type CardId, card, cardIds } from '#shared/byzantion/content/cards/index.ts'
import { type EventId, eventIds } from '#shared/byzantion/content/events/index.ts'
import type { ByzantionTranslator } from '../i18n/byzantion-translator.ts'

/** What the encyclopedia lists together. */
export const loreKinds = ['empire', 'intrigue', 'events'] as const
export type CourtEntryKind = (typeof loreKinds)[number]

export interface FoundEntries {
  readonly cards: readonly CardId[]
  readonly events: readonly EventId[]
}

/** The entries of a kind; with a query those of all kinds whose name or note has it. */
export function findEntries(kind: CourtEntryKind, query: string, words: ByzantionTranslator): FoundEntries {
  if (query === '')
    return {
      cards: cardIds.filter((id) => kindOf(id) === kind),
      events: kind === 'events' ? eventIds : []
    }
  const sought = plain(query)
  const has = (...texts: readonly string[]) => texts.some((text) => plain(text).includes(sought))
  return {
    cards: cardIds.filter((id) => has(words.name('card', id), words.text(`note.${id}`))),
    events: eventIds.filter((id) => has(words.name('happening', id), words.text(`background.${id}`)))
  }
}

function kindOf(id: CardId): CourtEntryKind {
  return card(id).kind === 'intrigue' ? 'intrigue' : 'empire'
}

/** Without accents and capitals, as people type. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

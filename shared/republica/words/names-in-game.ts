import type { Language } from '../../words/dictionary.ts'
import type { DisplayName } from '../../words/game-words.ts'
import { type FactionId, factionIds } from '../campaign-options.ts'
import { cardKind, isCard } from '../queries/cards.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'

const dictionaries = { en, es }

const isFaction = (id: string): id is FactionId => factionIds.some((side) => side === id)

/** Factions, and cards by what they are. The dictionaries have all other names. */
export function nameInGame(ref: string, id: string, language: Language): DisplayName | undefined {
  const words = dictionaries[language]
  if (ref === 'side' || ref === 'actor') return isFaction(id) ? words[`faction.${id}`] : undefined
  if (ref !== 'card' || !isCard(id)) return undefined
  const card = cardKind(id)
  switch (card.kind) {
    case 'family':
    case 'statesman':
      return words[`senator.${card.id}`]
    case 'war':
      return words[`war.${card.id}`]
    case 'leader':
      return words[`leader.${card.id}`]
    case 'concession':
      return words[`concession.${card.id}`]
    case 'intrigue':
      return words[`intrigue.${card.of}`]
    case 'bequest':
      return words[`bequest.${card.id}`]
    case 'law':
      return words[`law.${card.id}`]
  }
}

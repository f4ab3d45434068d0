import type { CardId, IntrigueId } from '#shared/republica/content/ids.ts'
import { cardKind } from '#shared/republica/queries/cards.ts'
import type { MarkId } from '../marks/mark.tsx'

const intrigueMarks: Readonly<Record<IntrigueId, MarkId>> = {
  tribune: 'tribune',
  assassin: 'assassin',
  'secret-bodyguard': 'guard',
  'open-bodyguard': 'guard',
  seduction: 'loyalty',
  blackmail: 'captive',
  'influence-peddling': 'influence',
  graft: 'talents',
  'murder-of-tribune': 'death',
  'mob-incited': 'unrest',
  proscription: 'law'
}

/** The drawing of a card. */
export function cardMark(id: CardId): MarkId {
  const card = cardKind(id)
  switch (card.kind) {
    case 'family':
    case 'statesman':
      return 'office'
    case 'war':
      return 'war'
    case 'leader':
      return 'leader'
    case 'concession':
      return 'concession'
    case 'intrigue':
      return intrigueMarks[card.of]
    case 'bequest':
      return 'province'
    case 'law':
      return 'law'
  }
}

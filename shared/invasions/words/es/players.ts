import { translationOf } from '../../../words/dictionary.ts'
import type { players as english } from '../en/players.ts'

export const players = translationOf<typeof english>()({
  'player.recruit': 'Recluta',
  'player.legate': 'Legado',
  'player.magister': 'Magister'
})

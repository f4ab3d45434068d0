import { translationOf } from '../../../words/dictionary.ts'
import type { setUp as english } from '../en/set-up.ts'

export const setUp = translationOf<typeof english>()({
  'player-note.recruit': 'Vota según el día y gasta lo que tiene. Para una primera partida.',
  'player-note.legate': 'Sopesa cada voto y mantiene viva a Roma. Un rival sólido.',
  'player-note.magister': 'Negocia, acusa y golpea en el momento justo. Para quienes conocen el Senado.'
})

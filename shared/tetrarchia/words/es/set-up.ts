import { translationOf } from '../../../words/dictionary.ts'
import type { setUp as english } from '../en/set-up.ts'

export const setUp = translationOf<typeof english>()({
  'side-note.empire': 'Diriges a los cuatro emperadores.',
  'side-note.east': 'Diocleciano y Galerio: el Danubio, Asia Menor y la frontera persa.',
  'side-note.west': 'Constancio y Maximiano: el Rin, Hispania y África.',
  'side-note.diocletian': 'El emperador principal, en Nicomedia. Es quien más lejos tiene el Danubio.',
  'side-note.galerius': 'Su César en el Danubio, adonde llegan ataques por tres lados.',
  'side-note.constantius': 'El César de Occidente, en el Rin y en Britania.',
  'side-note.maximian': 'El emperador de Occidente, en Mediolanum: la última guardia antes de Roma.',
  'side-facts': 'Un turno tiene seis puntos de Imperium.',
  'player-note.centurion': 'Acude al peligro más cercano. Para una primera partida.',
  'player-note.prefect': 'Planea todo su turno y ayuda a los demás. Un buen colega.'
})

import { translationOf } from '../../../words/dictionary.ts'
import type { setUp as english } from '../en/set-up.ts'

/** What helps to choose: the game, a side, a computer player. */
export const setUp = translationOf<typeof english>()({
  'side-note.romans':
    'Tuyas son las tierras más ricas del mundo, y todos las quieren. Mantén unidos dos Imperios y compra la paz que no puedas ganar.',
  'side-note.huns':
    'Jinetes de la estepa, y más tarde francos, hunos blancos y ávaros. Golpea lejos y deprisa: atacas con fuerza y tienes poco donde replegarte.',
  'side-note.persians':
    'Un gran reino en Oriente y pueblos errantes en Occidente, como vándalos y lombardos. Dos guerras a la vez, y oro para ambas.',
  'side-note.goths':
    'Pueblos en busca de hogar: godos, sajones, bávaros, gépidos. Saquea, cambia de bando a tiempo y funda reinos en suelo romano.',
  'side-facts': 'Unas {{count}} decisiones por turno.',
  'player-note.recruit': 'Deja pasar ocasiones y no mira lejos. Para tu primera campaña.',
  'player-note.legate':
    'Usa todas las reglas y juega por sus objetivos. Un rival digno cuando ya conoces el juego.',
  'player-note.magister': 'Calcula varias jugadas y tarda algo más. Para jugadores expertos.'
})

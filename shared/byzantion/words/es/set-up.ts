import { translationOf } from '../../../words/dictionary.ts'
import type { setUp as english } from '../en/set-up.ts'

export const setUp = translationOf<typeof english>()({
  'set-up.players': 'Facciones en la corte',
  'set-up.players-1': 'Justiniano solo',
  'set-up.players-2': 'Dos',
  'set-up.players-3': 'Tres',
  'set-up.players-4': 'Cuatro',
  'set-up.length': 'Duración',
  'set-up.standard': 'Estándar: seis eventos',
  'set-up.marathon': 'Maratón: nueve eventos',
  'side-note.blues': 'La facción del emperador, fuerte en la capital.',
  'side-note.greens': 'La facción de comerciantes y artesanos, orgullosa rival de los Azules.',
  'side-note.reds': 'El color más antiguo del circo, el del verano y el ejército.',
  'side-note.whites': 'El color del invierno: pocos y pacientes.',
  'side-note.justinian': 'Eres el emperador, y los años traen una tarea tras otra.',
  'side-facts': 'Todos empiezan igual. Una ronda tiene de cuatro a seis acciones.',
  'side-facts.solo': 'Sin rivales. Una ronda tiene cuatro acciones.',
  'player-note.recruit': 'Juega lo que puede pagar y da lo que tiene. Para una primera partida.',
  'player-note.legate': 'Planea sus cartas y sopesa cada evento. Un rival constante.',
  'player-note.magister': 'Vota, engaña y conspira pensando en sus misiones. Para quien conoce la corte.'
})

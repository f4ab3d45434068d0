import { translationOf } from '../../../words/dictionary.ts'
import type { coach as english } from '../en/coach.ts'

export const coach = translationOf<typeof english>()({
  'lesson.goal': 'Lo que buscas',
  'lesson.goal-text':
    'El poder en Roma: un senador tuyo de influencia abrumadora, el consulado vitalicio o Roma tomada por la espada.',
  'lesson.goal-more':
    'Pero Roma debe vivir. Demasiadas guerras, un tesoro vacío o un pueblo furioso acaban la partida para todos. Mira los indicadores de arriba.',
  'lesson.seats': 'Tus senadores',
  'lesson.seats-text':
    'Cada retrato muestra lo militar y la popularidad, la lealtad y los talentos, los votos y la influencia. Un clic abre la carta entera.',
  'lesson.seats-more':
    'A tu líder nadie te lo puede quitar, y es quien más cobra. Que sea alguien que valga la pena.',
  'lesson.money': 'El dinero',
  'lesson.money-text':
    'Dar al Estado da influencia. Después, una vez al año, el dinero se mueve libremente: entre tus bolsas y como pago a otros.',
  'lesson.money-more':
    'Solo el tesoro de tu facción es secreto y sobrevive a una muerte; pero los votos se compran, y los senadores se ganan, con las bolsas personales.',
  'lesson.forum': 'El foro',
  'lesson.forum-text':
    'Persuade a un senador sin facción: oratoria e influencia contra su lealtad, y un talento por cada punto más. Otros pueden pagar contra ti.',
  'lesson.forum-more': 'Los juegos calman al pueblo y hacen popular a quien los da.',
  'lesson.people': 'El pueblo',
  'lesson.people-text':
    'El cónsul de Roma responde del año. La inquietud empeora los dados; su popularidad los mejora.',
  'lesson.people-more': 'El indicador de peligro dice cuán probable es lo peor.',
  'lesson.elections': 'Las elecciones',
  'lesson.elections-text':
    'Los cónsules se nominan por pares. Ofrece un puesto a otra facción y puede que sus votos vengan con él.',
  'lesson.elections-more': 'El cónsul de Roma preside y propone; el otro es el primero en mandar ejércitos.',
  'lesson.vote': 'La votación',
  'lesson.vote-text':
    'Un clic emite todos los votos de tu facción en Roma. Cada talento de la bolsa de un senador compra un voto más.',
  'lesson.vote-more': 'Un tribuno prohíbe una votación antes o durante tu turno. Nadie retira un voto.',
  'lesson.trials': 'Los procesos',
  'lesson.trials-text':
    'El censor puede procesar a quien tuvo un cargo el año pasado. El acusado suma su influencia a los votos a su favor.',
  'lesson.trials-more': 'También puede apelar al pueblo: cuesta condenar a un hombre popular.',
  'lesson.business': 'Otros asuntos',
  'lesson.business-text':
    'Señala al comandante y la guerra, di cuántas legiones: verás las probabilidades antes de que nadie vote.',
  'lesson.business-more':
    'Una guerra activa sin legiones enfada al pueblo, y cada guerra cuesta dinero cada año.',
  'lesson.end': 'Adelante',
  'lesson.end-text':
    'Al final del año los comandantes victoriosos dejan el mando o marchan sobre Roma. Guarda cinco cartas como mucho.',
  'lesson.end-more':
    'Los acuerdos se hacen en la mesa; lo que se puede exigir se cumple solo, y el resto queda en el registro.',
  'hint.leader': 'A un líder no se le puede persuadir para que te deje.',
  'hint.contribute': 'Las donaciones cuentan por senador: dos pequeñas dan menos que una grande.',
  'hint.redistribute': 'El dinero en su bolsa también hace a un senador más difícil de ganar.',
  'hint.persuade': 'Diez o más en los dados siempre fracasa.',
  'hint.counter-bribe': 'Todo el dinero acaba en la bolsa del senador de quien se trata.',
  'hint.nominate-consuls': 'Un par derrotado no puede presentarse otra vez este año.',
  'hint.prosecute': 'El fiscal gana la mitad de la influencia que pierde el acusado.',
  'hint.preside': 'Si todos los demás votan en contra, pierdes influencia.',
  'hint.vote': 'Los senadores de una facción no tienen por qué votar igual.',
  'hint.offer-deal': 'Las reglas pagan el dinero prometido en la próxima redistribución.'
})

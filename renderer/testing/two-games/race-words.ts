import type { FramedWords } from '#shared/app/words/frame.ts'
import type { Dictionary } from '#shared/words/dictionary.ts'
import { plural } from '#shared/words/dictionary.ts'

const en = {
  'game.invitation-title': 'To the mouth of the river',
  'game.invitation': 'Begin a race.',
  'budget.label': 'Spent',
  'budget.spent': 'Spent {{count}} of {{available}}',
  'budget.left': '{{count}} left',
  'budget.over': '{{count}} too much',
  'race.boat': 'Which boat do you take?',
  'race.canoe': 'The canoe',
  'race.raft': 'The raft',
  'race.load': 'What do you load?',
  'race.food': 'Food',
  'race.rope': 'A rope',
  'race.way': 'How do you go on?',
  'race.drift': 'Drift',
  'race.row': 'Row',
  'race.strokes': 'The crew pulls',
  'race.bonus': '+{{amount}}',
  'race.turn': 'Round {{turn}}',
  'race.crews': 'Crews',
  'race.chosen': 'Each crew chooses its boat',
  'race.board': 'The river',
  'race.cards': 'Cards found',
  'race.aboard': plural('count', '{{count}} ration aboard', '{{count}} rations aboard'),
  'refusal.too-heavy': 'That is too heavy.',
  'event.chose': '{{side}} takes {{boat}}.',
  'event.loaded': plural('count', '{{side}} loads {{count}} ration.', '{{side}} loads {{count}} rations.'),
  'event.moved': '{{side}} is at {{to}}.',
  'event.found': '{{side}} finds a card.',
  'event.flooded': 'The flood ends the race in round {{turn}}.',
  'modifier.well-fed': 'well fed',
  'side.north': 'North',
  'side.south': 'South',
  'side.east': 'East',
  'side.west': 'West'
} as const satisfies Dictionary

const es: Readonly<Record<keyof typeof en, Dictionary[string]>> = {
  'game.invitation-title': 'Hasta la desembocadura',
  'game.invitation': 'Empieza una carrera.',
  'budget.label': 'Gastado',
  'budget.spent': 'Gastado: {{count}} de {{available}}',
  'budget.left': 'quedan {{count}}',
  'budget.over': '{{count}} de más',
  'race.boat': '¿Qué barca tomas?',
  'race.canoe': 'La canoa',
  'race.raft': 'La balsa',
  'race.load': '¿Qué cargas?',
  'race.food': 'Comida',
  'race.rope': 'Una cuerda',
  'race.way': '¿Cómo sigues?',
  'race.drift': 'A la deriva',
  'race.row': 'Remar',
  'race.strokes': 'La tripulación rema',
  'race.bonus': '+{{amount}}',
  'race.turn': 'Ronda {{turn}}',
  'race.crews': 'Tripulaciones',
  'race.chosen': 'Cada tripulación elige su barca',
  'race.board': 'El río',
  'race.cards': 'Cartas halladas',
  'race.aboard': plural('count', '{{count}} ración a bordo', '{{count}} raciones a bordo'),
  'refusal.too-heavy': 'Eso pesa demasiado.',
  'event.chose': '{{side}} toma {{boat}}.',
  'event.loaded': plural('count', '{{side}} carga {{count}} ración.', '{{side}} carga {{count}} raciones.'),
  'event.moved': '{{side}} está en {{to}}.',
  'event.found': '{{side}} halla una carta.',
  'event.flooded': 'La crecida acaba la carrera en la ronda {{turn}}.',
  'modifier.well-fed': 'bien alimentada',
  'side.north': 'Norte',
  'side.south': 'Sur',
  'side.east': 'Este',
  'side.west': 'Oeste'
}

export type RaceKey = keyof typeof en

/** What the toy game says. */
export const raceWords: FramedWords = {
  game: 'river-race',
  dictionaries: { en, es },
  nameOf: () => undefined,
  places: new Set()
}

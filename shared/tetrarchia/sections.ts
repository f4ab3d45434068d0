/** The chapters of the rulebook by numbers of ours, with titles of our own; rules, questions and events cite them. */
export const sections = {
  S: 'Set-up',
  T: 'The turn',
  'I.1': 'Moving',
  'I.2': 'Sailing',
  'I.3': 'Protecting',
  'I.4': 'Subduing',
  'I.5': 'Attacking',
  'II.0': 'The state of the Empire',
  'II.1': 'The result of the dice',
  'II.2': 'Uprisings and their echoes',
  'II.3': 'The advance of the barbarians',
  E: 'The end of the game',
  'V.1': 'Imperium',
  'V.2': 'Mare Nostrum',
  'V.3': 'Diarchia',
  'V.4': 'Patres Patriae',
  'V.5': 'El Grande'
} as const
export type SectionId = keyof typeof sections

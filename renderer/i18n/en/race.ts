/** The river race that stands in until the rules of Invasions play. */
export const race = {
  'phase.race': 'River race',
  'race.load': 'What does the crew take on board?',
  'race.food': 'Sacks of food',
  'race.rope': 'A coil of rope',
  'race.way': 'How does the boat go on?',
  'race.drift': 'Drift with the current',
  'race.row': 'Row against the wind',
  'refusal.too-heavy': 'The boat would sink under so much.',
  'modifier.well-fed': 'The crew is well fed',
  'event.loaded': '{{side}} took on board {{food}} sacks of food.',
  'event.moved': '{{side}} are at mile {{to}} of the river.',
  'event.found': '{{side}} found something: {{card}}.',
  'card.eddy': 'an eddy',
  'card.wind': 'a fair wind',
  'card.rope': 'a rope'
}

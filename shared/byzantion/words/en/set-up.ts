import { english } from '../text-gaps.ts'

/** What helps to choose: the game, a side, a computer player. */
export const setUp = english({
  'set-up.players': 'Factions at the court',
  'set-up.players-1': 'Justinian alone',
  'set-up.players-2': 'Two',
  'set-up.players-3': 'Three',
  'set-up.players-4': 'Four',
  'set-up.length': 'Length',
  'set-up.standard': 'Standard: six events',
  'set-up.marathon': 'Marathon: nine events',
  'side-note.blues': 'The faction of the emperor, strong in the capital.',
  'side-note.greens': 'The faction of traders and craftsmen, proud rivals of the Blues.',
  'side-note.reds': 'The oldest colour of the circus, of the summer and the army.',
  'side-note.whites': 'The colour of winter: few, and patient.',
  'side-note.justinian': 'You are the emperor, and the years bring one task after another.',
  'side-facts': 'All begin alike. A round has four to six actions.',
  'side-facts.solo': 'No rivals. A round has four actions.',
  'player-note.recruit': 'Plays what it can pay for, and gives what it has. For a first game.',
  'player-note.legate': 'Plans its cards and weighs every event. A steady rival.',
  'player-note.magister':
    'Votes, bluffs and conspires with its missions in mind. For those who know the court.'
})

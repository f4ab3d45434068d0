import { english } from '../text-gaps.ts'

/** What helps to choose: the game, a side, a computer player. */
export const setUp = english({
  'side-note.romans':
    'You own the richest lands of the world, and everybody wants them. Hold two Empires together, and buy the peace that you cannot win.',
  'side-note.huns':
    'Riders of the steppe, and later Franks, White Huns and Avars. Strike far and fast: you are strong in attack and have little to fall back on.',
  'side-note.persians':
    'One great kingdom in the East, and wanderers such as Vandals and Lombards in the West. Two wars at once, with gold for both.',
  'side-note.goths':
    'Peoples in search of a home: Goths, Saxons, Bavarians, Gepids. Raid, change sides at the right moment, and found kingdoms on Roman soil.',
  'side-facts': 'Some {{count}} decisions a turn.',
  'player-note.recruit': 'Misses chances and never looks far. For your first campaign.',
  'player-note.legate': 'Uses every rule and plays for its goals. A fair opponent once you know the game.',
  'player-note.magister': 'Thinks a few moves ahead and takes a little longer. For experienced players.'
})

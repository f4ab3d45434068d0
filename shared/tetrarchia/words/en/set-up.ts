import { english } from '../text-gaps.ts'

/** What helps to choose: the game, a side, a computer player. */
export const setUp = english({
  'side-note.empire': 'You lead all four emperors.',
  'side-note.east': 'Diocletian and Galerius: the Danube, Asia Minor and the Persian frontier.',
  'side-note.west': 'Constantius and Maximian: the Rhine, Hispania and Africa.',
  'side-note.diocletian': 'The senior emperor, at Nicomedia. He has the longest way to the Danube.',
  'side-note.galerius': 'His Caesar on the Danube, where the attacks come from three sides.',
  'side-note.constantius': 'The Caesar of the West, on the Rhine and in Britannia.',
  'side-note.maximian': 'The emperor of the West, at Mediolanum: the last guard before Rome.',
  'side-facts': 'A turn has six Imperium points.',
  'player-note.centurion': 'Deals with the nearest danger. For a first game.',
  'player-note.prefect': 'Plans its whole turn and helps the others. A good colleague.'
})

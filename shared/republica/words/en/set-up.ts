import { english } from '../text-gaps.ts'

/** What helps to choose: the game, a side, a computer player. */
export const setUp = english({
  'player-note.recruit': 'Votes with the day and spends what it has. For a first game.',
  'player-note.legate': 'Weighs every vote and keeps Rome alive. A steady rival.',
  'player-note.magister': 'Bargains, accuses and strikes at the right moment. For those who know the Senate.'
})

import type { CardId } from '../content/ids.ts'
import { drawForumCard } from '../rules/forum/arrivals.ts'
import type { RepublicState } from '../state.ts'
import { act, position, type TestPosition } from './position.ts'

/** A table in the forum phase: Fabius is consul and rich, Claudius stands in the forum. */
export const forumTable: TestPosition = {
  senators: {
    fabius: { faction: 'palatine', talents: 16, office: 'rome-consul' },
    julius: { faction: 'capitoline' },
    furius: { faction: 'capitoline' },
    manlius: { faction: 'aventine' },
    claudius: { faction: null }
  },
  leaders: { palatine: 'fabius', capitoline: 'julius', aventine: 'manlius' },
  purses: { capitoline: 5, aventine: 4 }
}

/** The first faction draws these cards, the first first. */
export function drawn(scene: TestPosition, ...cards: readonly CardId[]): Readonly<RepublicState> {
  const state = position({ ...scene, set: { drawPile: ['mining', ...cards.toReversed()], ...scene.set } })
  return act(state, (play) => {
    for (const _ of cards) drawForumCard(play, 'palatine')
  }).state
}

/** A province on the board without a governor. */
export const vacantProvince = {
  isDeveloped: false,
  governor: null,
  term: 0,
  electedIn: 0,
  isPlundered: false,
  isOverrun: false
}

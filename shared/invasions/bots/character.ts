import type { Board } from '../board.ts'
import { type Character, characters, charactersOfLeaders, ordinaryCharacter } from '../content/characters.ts'
import type { NationId } from '../content/ids.ts'
import { leadersOf } from '../queries/nations/realm.ts'

/** The character of a nation's play: that of its people, changed by its famous leaders in play. */
export function characterOf(board: Board, nation: NationId): Character {
  const own = { ...ordinaryCharacter, ...characters[nation] }
  const famous = leadersOf(board, nation).flatMap(({ id }) => charactersOfLeaders[id] ?? [])
  return Object.assign(own, ...famous)
}

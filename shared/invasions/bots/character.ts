import type { Board } from '../board.ts'
import { type Character, characters, charactersOfLeaders, ordinary } from '../content/characters.ts'
import type { NationId } from '../content/ids.ts'
import { leadersOf } from '../queries/realm.ts'

/** How a nation is led now: as its people is, or as a famous leader of it leads. */
export function characterOf(board: Board, nation: NationId): Character {
  const own = { ...ordinary, ...characters[nation] }
  const famous = leadersOf(board, nation).flatMap(({ id }) => charactersOfLeaders[id] ?? [])
  return Object.assign(own, ...famous)
}

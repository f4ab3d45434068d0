import type { Numbers } from '../../words/rule-book.ts'
import { armyIds } from '../board.ts'
import { figures } from '../figures.ts'
import { levelCodes, levelColumns, readOptions } from '../options.ts'
import { regionIds, seaIds } from '../world/ids.ts'
import { frontierIds, provincesOf, romanProvinces } from '../world/queries.ts'

/** By group and name, as the texts write them: `setup.lowest`. */
const reckonedWith = Object.fromEntries(
  Object.entries(figures).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => [`${group.toLowerCase()}.${name}`, value])
  )
)

/** Of each row the value in the middle of the rulebook's table. */
const normal = Number(
  Object.values(levelColumns)
    .map((values) => values[1])
    .join('')
)

/** What is drawn in the picture of a chain (I.5). */
export const drawnChain = { left: 1, right: 2 } as const

/** What the gaps of the rules' texts stand for. */
export const numbers: Numbers = {
  ...reckonedWith,
  'board.provinces': romanProvinces.length,
  'board.regions': regionIds.length,
  'board.members': provincesOf('italia').length,
  'board.frontiers': frontierIds.length,
  'board.seas': seaIds.length,
  'box.armies': armyIds.length,
  'box.fleets': levelColumns.fleets[0],
  'box.discs': levelColumns.discs[0],
  'level.discs': levelColumns.discs,
  'level.fleets': levelColumns.fleets,
  'level.revolts': levelColumns.revolts,
  'level.armies': levelColumns.armies,
  'level.normal': normal,
  'level.first': Number(readOptions({}).level),
  'level.count': levelCodes().length,
  'scale.most': frontierIds.length * figures.scale.frontier + figures.scale.italia,
  'example.left': drawnChain.left,
  'example.right': drawnChain.right
}

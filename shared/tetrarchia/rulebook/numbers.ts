import type { Numbers } from '../../words/rule-book.ts'
import { armyIds } from '../board.ts'
import { levelCodes, levelColumns, readOptions } from '../campaign-options.ts'
import { figures } from '../figures.ts'
import { regionIds, seaIds } from '../world/ids.ts'
import { frontierIds, provincesOf, romanProvinces } from '../world/queries.ts'

/** By group and name, as the texts write them: `setup.lowest`. */
const figuresByName = Object.fromEntries(
  Object.entries(figures).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => [`${group.toLowerCase()}.${name}`, value])
  )
)

/** The middle value of each column of the rulebook's level table. */
const normal = Number(
  Object.values(levelColumns)
    .map((values) => values[1])
    .join('')
)

/** I.5: the numbers in the picture of a chain. */
export const drawnChain = { left: 1, right: 2 } as const

/** The numbers for the placeholders in the texts of the rules. */
export const numbers: Numbers = {
  ...figuresByName,
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

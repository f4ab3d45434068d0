import type { Numbers } from '../../words/rule-book.ts'
import { games, populationTable } from '../content/tables.ts'

const LETTERS = 'ABCDEFGHIJKLMNOP'

/** 7.4: `games.minorCost`. 8.2: `people.fromA` and `people.unrestA` are the best row of the population table. */
export const forumNumbers: Numbers = Object.fromEntries([
  ...Object.entries(games).flatMap(([name, { cost, popularity, unrest }]): [string, number][] => [
    [`games.${name}Cost`, cost],
    [`games.${name}Popularity`, popularity],
    [`games.${name}Unrest`, unrest]
  ]),
  ...populationTable.flatMap(({ from, unrest }, row): [string, number][] => {
    const letter = LETTERS[row] ?? ''
    return [
      [`people.from${letter}`, from],
      [`people.unrest${letter}`, unrest]
    ]
  })
])

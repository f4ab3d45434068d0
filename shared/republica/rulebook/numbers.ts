import type { Numbers } from '../../words/rule-book.ts'
import { figures } from '../figures.ts'
import { forumNumbers } from './forum-numbers.ts'
import { senateNumbers } from './senate-numbers.ts'

/** The numbers for the placeholders in the texts of the rules, by group and name: `state.annual`. */
export const numbers: Numbers = {
  ...Object.fromEntries(
    Object.entries(figures).flatMap(([group, members]) =>
      Object.entries(members).map(([name, value]): [string, number] => [`${group}.${name}`, value])
    )
  ),
  ...forumNumbers,
  ...senateNumbers
}

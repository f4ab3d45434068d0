import type { Numbers } from '../../words/rule-book.ts'
import { figures } from '../figures.ts'

const { dynamis, soloRanks, ...plain } = figures

/** By group and name, as the texts write them: `vote.alone`. */
const figuresByName: Numbers = Object.fromEntries(
  Object.entries(plain).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]): [string, number | readonly number[]] => [
      `${group}.${name}`,
      value
    ])
  )
)

/** The numbers for the placeholders in the texts of the rules. */
export const numbers: Numbers = {
  ...figuresByName,
  'dynamis.alone': dynamis[1],
  'dynamis.pair': dynamis[2],
  'dynamis.trio': dynamis[3],
  'dynamis.full': dynamis[4],
  ...Object.fromEntries(Object.entries(soloRanks).map(([rank, least]) => [`ranks.${rank}`, least]))
}

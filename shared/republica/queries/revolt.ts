import type { OpenBoard } from '../board/index.ts'
import type { SenatorId } from '../content/ids.ts'
import { figures } from '../figures.ts'
import { leadership, legionsIn, type OpenArmy, type OpenLegion, strengthOfLegions } from './armies.ts'
import { senatorOf, senatorsOf } from './republic.ts'

/** 11.21: the least that a legion must roll to follow a rebel, with R1's reading of the printed sign. */
export function followsOn({ options }: OpenBoard): number {
  const printed = figures.follow[options.republic]
  return options.comparators === 'printed' ? printed + 1 : printed
}

/** 11.21: veterans who obey him follow without dice; the others must be sounded. */
export function legionsOfRebel(
  board: OpenBoard,
  army: OpenArmy
): { readonly sure: readonly OpenLegion[]; readonly others: readonly OpenLegion[] } {
  const all = legionsIn(board, army.id)
  const obeys = ({ loyalTo }: OpenLegion) => loyalTo !== null && loyalTo === army.commander
  return { sure: all.filter(obeys), others: all.filter((legion) => !obeys(legion)) }
}

/** 11.2: the strength of a rebel with these legions. */
export function revoltStrength(
  board: OpenBoard,
  army: Pick<OpenArmy, 'commander' | 'masterOfHorse'>,
  legions: readonly number[]
): number {
  return strengthOfLegions(board.legions.filter(({ id }) => legions.includes(id))) + leadership(army)
}

/** 11.22: the faction's other senators, who must declare themselves. Captives and exiles cannot. */
export function possibleSecondaries(board: OpenBoard, rebel: SenatorId): readonly SenatorId[] {
  return senatorsOf(board, senatorOf(board, rebel).faction).filter((id) => {
    const { at } = senatorOf(board, id)
    return id !== rebel && at !== 'captive' && at !== 'exile' && at !== 'rebellion'
  })
}

import type { RepublicOptions } from '../campaign-options.ts'
import { bequests } from '../content/bequests.ts'
import { borrowedByEarly } from '../content/borrowed.ts'
import { families } from '../content/families.ts'
import {
  bequestIds,
  type CardId,
  concessionIds,
  type EraId,
  eraIds,
  type FamilyId,
  familyIds,
  intrigueCardIds,
  intrigueIds,
  lawIds,
  leaderIds,
  statesmanIds,
  warCardIds
} from '../content/ids.ts'
import { intrigue } from '../content/intrigue.ts'
import { laws } from '../content/laws.ts'
import { leaders } from '../content/leaders.ts'
import { statesmen } from '../content/statesmen.ts'
import { warCards } from '../content/war-cards.ts'
import { cardKind } from './cards.ts'

/** 4.4: the war that is on the board from the beginning. */
export const FIRST_WAR = 'punic-1'

/** The highest numbers of the families that an era's Republic knows; a Republic has 24 from the beginning (2). */
const LAST_FAMILY: Readonly<Record<EraId, number>> = { early: 24, middle: 25, late: 30 }

/** The families that are in the game from the beginning, or join with a later era. */
export function familiesOf(era: EraId): readonly FamilyId[] {
  const before = era === 'early' ? 0 : LAST_FAMILY[era === 'middle' ? 'early' : 'middle']
  return familyIds.filter((id) => families[id].number > before && families[id].number <= LAST_FAMILY[era])
}

/** 7.36: cards about what is not printed, and not played: commanders who raise or move armies, legates, and knights sold. */
const LEFT_OUT: readonly CardId[] = ['gabinian', 'manilian', 'vatinian', 'proscription-1']

/** R8: the cards that an era adds to the deck, without its families. A later Republic continues that of the earlier. */
export function cardsOf(era: EraId, { republic }: Pick<RepublicOptions, 'republic'>): readonly CardId[] {
  const isOfEra = (record: { readonly era: EraId }) => record.era === era
  return [
    ...warCardIds.filter((id) => id !== FIRST_WAR && isOfEra(warCards[id])),
    ...leaderIds.filter((id) => isOfEra(leaders[id])),
    ...statesmanIds.filter((id) => isOfEra(statesmen[id])),
    ...(era === 'early' ? concessionIds : []),
    ...(era === 'early' && republic === 'early' ? borrowedByEarly : []),
    ...intriguesOf(era),
    ...bequestIds.filter((id) => isOfEra(bequests[id])),
    ...lawIds.filter((id) => isOfEra(laws[id]))
  ].filter((id) => !LEFT_OUT.includes(id))
}

/** Of each kind of intrigue, the cards of an era: those of earlier eras have the lower numbers. */
function intriguesOf(era: EraId) {
  return intrigueIds.flatMap((kind) => {
    const cards = intrigueCardIds.filter((id) => {
      const card = cardKind(id)
      return card.kind === 'intrigue' && card.of === kind
    })
    const earlier = erasUpTo(era)
      .slice(0, -1)
      .reduce((sum, each) => sum + intrigue[kind].count[each], 0)
    return cards.slice(earlier, earlier + intrigue[kind].count[era])
  })
}

/** The eras of a Republic: itself and the earlier ones. */
export function erasUpTo(era: EraId): readonly EraId[] {
  return eraIds.slice(0, eraIds.indexOf(era) + 1)
}

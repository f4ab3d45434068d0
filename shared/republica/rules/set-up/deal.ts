import { type RandomState, shuffled } from '../../../engine/random.ts'
import { type FactionId, type RepublicOptions, sidesOf } from '../../campaign-options.ts'
import type { CardId, FamilyId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import { isRed } from '../../queries/cards.ts'
import { cardsOf, erasUpTo, FIRST_WAR, familiesOf } from '../../queries/deck.ts'
import type { RepublicState } from '../../state.ts'
import { newSenator } from '../changes/senators.ts'
import { spreadWars } from './spread-wars.ts'

/** 4.1-4.7: deals the families and the first hands. Everything else of the set-up is asked. */
export function setUp(options: RepublicOptions, random: RandomState): RepublicState {
  const sides = [...sidesOf(options)]
  const dealt = dealFamilies(sides, random)
  const { hands, drawPile } = dealDeck(options, sides, dealt.left, random)
  return {
    options,
    sides,
    turn: 0,
    phase: 'set-up',
    treasury: figures.start.treasury,
    unrest: figures.start.unrest,
    factions: Object.fromEntries(sides.map((side) => [side, { leader: null, isEliminated: false }])),
    senators: dealt.senators,
    curia: { families: [], concessions: [] },
    forum: { concessions: [], bequests: [] },
    wars: {
      [FIRST_WAR]: {
        isActive: false,
        isRevolt: false,
        isUnprosecuted: false,
        isFleetBeaten: false,
        isUnmatched: false,
        order: 1
      }
    },
    leaders: {},
    provinces: {},
    legions: Array.from({ length: figures.start.legions }, (_, index) => ({
      id: index + 1,
      place: { in: 'italy' },
      isVeteran: false,
      loyalTo: null
    })),
    fleets: [],
    armies: [],
    happenings: {},
    isRecruitmentBarred: false,
    laws: [],
    landBills: { I: 0, II: 0, III: 0 },
    discards: [],
    isDeckOut: false,
    persuasion: null,
    senate: null,
    combat: null,
    civilWar: null,
    deals: { ledger: [], offered: {} },
    claim: null,
    ending: null,
    agenda: [{ task: 'turn' }, { task: 'set-up' }],
    random,
    drawPile,
    hands,
    purses: Object.fromEntries(sides.map((side) => [side, 0]))
  }
}

/** 4.1: three families each, four each where three play. */
function dealFamilies(sides: readonly FactionId[], random: RandomState) {
  const pack = shuffled(random, familiesOf('early'))
  const each = sides.length === figures.table.fewest ? figures.start.senatorsOfThree : figures.start.senators
  const senators: RepublicState['senators'] = {}
  for (const side of sides)
    for (const family of pack.splice(0, each)) senators[family] = newSenator(family, side)
  return { senators, left: pack }
}

/** 4.7, R8: three red cards each; the deck of each later era lies beneath that of the earlier. */
function dealDeck(
  options: RepublicOptions,
  sides: readonly FactionId[],
  left: readonly FamilyId[],
  random: RandomState
) {
  const [first = [], ...later] = erasUpTo(options.republic).map((era): readonly CardId[] => [
    ...(era === 'early' ? left : familiesOf(era)),
    ...cardsOf(era, options)
  ])
  const red = shuffled(random, first.filter(isRed))
  const hands: Partial<Record<FactionId, CardId[]>> = {}
  for (const side of sides) hands[side] = red.splice(0, figures.start.cards)
  const top = spreadWars(random, [...red, ...first.filter((id) => !isRed(id))])
  // The end of the pile is its top.
  const drawPile = [...later.map((cards) => spreadWars(random, cards)).reverse(), top].flat()
  return { hands, drawPile }
}

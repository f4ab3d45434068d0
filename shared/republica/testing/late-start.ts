import { randomInt, shuffled } from '../../engine/random.ts'
import { provinceIds } from '../content/ids.ts'
import { figures } from '../figures.ts'
import { cardKind, isRed } from '../queries/cards.ts'
import { numberOf } from '../queries/ratings.ts'
import { senatorsOf } from '../queries/republic.ts'
import type { RepublicState } from '../state.ts'

/** Money enough for a Republic that nobody governs well. */
const TREASURY = 1500
const UNITS = 15
const DECK = 24

/**
 * Turns the start of a campaign into that of a Republic in its late years, with the cards of all eras in one deck, with
 * provinces, governors and forces. Random play never gets so far on its own.
 */
export function startLate(state: RepublicState): RepublicState {
  const { random } = state
  dealAgain(state)
  state.treasury = TREASURY
  for (const province of provinceIds)
    if (randomInt(random, 3) > 0)
      state.provinces[province] = {
        isDeveloped: randomInt(random, 2) === 0,
        governor: null,
        term: 0,
        electedIn: 0,
        isPlundered: false,
        isOverrun: false
      }
  sendGovernors(state)
  const italy = { in: 'italy' } as const
  const ids = (from: number) => Array.from({ length: UNITS - from + 1 }, (_, index) => from + index)
  for (const id of ids(figures.start.legions + 1))
    state.legions.push({ id, place: italy, isVeteran: false, loyalTo: null })
  for (const id of ids(1)) state.fleets.push({ id, place: italy, ally: null })
  return state
}

/** Full hands of all eras, and a deck of which most has been played. */
function dealAgain(state: RepublicState): void {
  const { random, sides } = state
  const all = shuffled(random, [...state.drawPile, ...sides.flatMap((side) => state.hands[side] ?? [])])
  const red = all.filter(isRed)
  for (const side of sides) state.hands[side] = red.splice(0, figures.hand.limit)
  const rest = shuffled(random, [...red, ...all.filter((id) => !isRed(id))])
  state.drawPile = rest.splice(0, DECK)
  // Families cannot have been played: they wait in the deck.
  state.drawPile.unshift(...rest.filter((id) => cardKind(id).kind === 'family'))
  state.discards = rest.filter((id) => cardKind(id).kind !== 'family')
}

/** The last senator of each faction governs a province for another year or more. */
function sendGovernors(state: RepublicState): void {
  const provinces = Object.values(state.provinces)
  for (const side of state.sides) {
    const province = provinces.shift()
    // 4.6: the first consul stays in Rome.
    const id = senatorsOf(state, side)
      .toSorted((one, other) => numberOf(one) - numberOf(other))
      .at(-1)
    const senator = id && state.senators[id]
    if (!province || !senator) continue
    province.governor = id
    province.term = 1 + randomInt(state.random, figures.senate.term)
    senator.at = 'province'
    senator.office = 'governor'
  }
}

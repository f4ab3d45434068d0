import { pickOne, type RandomState, shuffled } from '../../engine/random.ts'
import { type ByzantionOptions, type SideId, sidesOf } from '../campaign-options.ts'
import { type CardId, card, cardIds } from '../content/cards/index.ts'
import { chestIds } from '../content/chests.ts'
import { eventIds, event as eventOf } from '../content/events/index.ts'
import { soloEvent, soloEventIds } from '../content/events/solo.ts'
import { type GoodId, keimelionIds, resourceIds } from '../content/ids.ts'
import { missionIds } from '../content/missions.ts'
import { figures } from '../figures.ts'
import type { ByzantionState } from '../state.ts'
import type { EventSlot, Seat, SoloSlot, SoloTable, Table } from '../table.ts'

const AGES = [1, 2, 3] as const

/** S: the table before the first question. */
export function setUp(options: ByzantionOptions, random: RandomState): ByzantionState {
  const sides = [...sidesOf(options)]
  const isSolo = options.players === 1
  const ring = isSolo ? 'justinian' : pickOne(random, sides)
  const events = isSolo ? [] : drawEvents(options, random)
  const solo = isSolo ? soloTable(options, random) : null
  const chests = shuffled(random, chestIds)
  return {
    agenda: isSolo
      ? [{ task: 'solo-round' }, { task: 'solo-hand' }]
      : [{ task: 'round' }, { task: 'open-table' }, { task: 'draft' }, { task: 'missions' }],
    random,
    length: options.length,
    sides,
    ring,
    round: 0,
    // J.3: the first round of a solo game has no event.
    rounds: solo ? solo.events.length + 1 : events.length,
    phase: 'set-up',
    events,
    seats: seatsAround(sides, ring),
    offer: [],
    discardPile: [],
    market: newMarket(random),
    chests: isSolo ? Object.fromEntries(keimelionIds.map((id) => [id, chests.pop() ?? 'c01'])) : {},
    positions: {},
    map: emptyMap(),
    removed: [],
    votes: [],
    voteShift: 0,
    current: null,
    pending: [],
    resolution: null,
    solo,
    ending: null,
    drawPile: shuffled(random, deckFor(isSolo)),
    chestPile: chests,
    hands: bySide(sides),
    packs: {},
    missions: bySide(sides),
    refusedMissions: bySide(sides),
    missionPile: isSolo ? [] : shuffled(random, missionIds)
  }
}

/** J.1: alone there is neither intrigue nor Antonina. */
function deckFor(isSolo: boolean): readonly CardId[] {
  if (!isSolo) return cardIds
  return cardIds.filter((id) => card(id).kind !== 'intrigue' && id !== 'antonina')
}

/** S.1: so many events of each age, by date and then by name. The events are listed in that order. */
function drawEvents({ length }: ByzantionOptions, random: RandomState): EventSlot[] {
  const chosen = AGES.flatMap((age, index) => {
    const ofAge = eventIds.filter((id) => eventOf(id).age === age)
    return shuffled(random, ofAge).slice(0, figures.events[length][index])
  })
  return byDate(chosen).map((event) => ({ event, option: null, outcome: null }))
}

/** S.1 */
export function byDate<Id extends EventSlot['event']>(ids: readonly Id[]): Id[] {
  return ids.toSorted((one, other) => {
    const years = eventOf(one).year - eventOf(other).year
    return years !== 0 ? years : one < other ? -1 : 1
  })
}

/** J.1: the first event lies face up, the others face down. */
function soloTable({ length }: ByzantionOptions, random: RandomState): SoloTable {
  const counts = length === 'standard' ? figures.events.soloStandard : figures.events.soloMarathon
  const events = AGES.flatMap((age, index) => {
    const ofAge = soloEventIds.filter((id) => soloEvent(id).age === age)
    return shuffled(random, ofAge).slice(0, counts[index])
  }).map((event, index): SoloSlot<typeof event> => {
    return { event, age: soloEvent(event).age, isRevealed: index === 0, isPaid: false, outcome: null }
  })
  return { events, sealsUsed: [], hasSealed: false, reserved: [] }
}

/** S.4: the ring holder begins with the least Doxa. */
function seatsAround(sides: readonly SideId[], ring: SideId): Table['seats'] {
  const first = sides.indexOf(ring)
  return Object.fromEntries(
    sides.map((side, index) => {
      const place = (index - first + sides.length) % sides.length
      return [side, newSeat(figures.start.doxa + place)]
    })
  )
}

function newSeat(doxa: number): Seat {
  return {
    doxa,
    sources: { start: doxa },
    goods: { ...noGoods(), auctoritas: figures.start.auctoritas, nomismata: figures.start.nomismata },
    dynamis: 0,
    passed: false,
    area: [],
    faceDown: [],
    intrigues: 0,
    votesLed: 0
  }
}

export function noGoods(): Record<GoodId, number> {
  return {
    auctoritas: 0,
    civicus: 0,
    virtus: 0,
    fides: 0,
    lapis: 0,
    lignum: 0,
    frumentum: 0,
    nomismata: 0
  }
}

/** S.4, A.8: one of each resource in the first seven spaces. */
export function newMarket(random: RandomState): ByzantionState['market'] {
  return shuffled(random, resourceIds)
}

function emptyMap(): Table['map'] {
  return { thracia: {}, italia: {}, 'mare-tyrrhenum': {}, africa: {}, aegyptus: {}, oriens: {} }
}

function bySide<T>(sides: readonly SideId[]): Partial<Record<SideId, T[]>> {
  return Object.fromEntries(sides.map((side) => [side, []]))
}

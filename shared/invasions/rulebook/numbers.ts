import type { Numbers } from '../../words/rule-book.ts'
import { administrationCards } from '../content/cards/administration.ts'
import { calamities } from '../content/cards/calamities.ts'
import { eventCards } from '../content/cards/decks.ts'
import { diplomacyCards } from '../content/cards/diplomacy.ts'
import { plunderMarkers } from '../content/cards/plunder.ts'
import type { Turn } from '../content/content-schema.ts'
import { figures } from '../content/figures.ts'
import { historicalLeaders } from '../content/leaders.ts'
import { nations } from '../content/nations/index.ts'
import { ownFigures } from '../content/own-figures.ts'
import { timeTable } from '../content/time-table.ts'
import { unitKinds } from '../content/unit-kinds.ts'
import { walls } from '../content/walls.ts'
import { BARE_FIGHTER, eliteBonus } from '../queries/battle/situation.ts'
import { provinces } from '../world/provinces.ts'

type TimeEvent = Turn['events'][number]

/** The turns for which the time table lists an event. */
function turnsWith(event: TimeEvent['event']): readonly number[] {
  const turns: readonly Turn[] = timeTable
  return turns.filter(({ events }) => events.some((each) => each.event === event)).map(({ turn }) => turn)
}

function turnWith(event: TimeEvent['event']): number {
  const [turn] = turnsWith(event)
  if (turn === undefined) throw new Error(`the time table has no event ${event}`)
  return turn
}

const turns: readonly Turn[] = timeTable
const [first, second] = turns
const bracing = turns.flatMap(({ events }) => events).find((event) => event.event === 'cities-brace')
const recruiting = turns.flatMap(({ turn, events }) =>
  events.flatMap((event) => (event.event === 'recruitment-limit' ? [{ turn, units: event.units }] : []))
)
const most = (values: readonly number[]) => Math.max(...values)
const cityLevels = provinces.flatMap(({ city }) => (city?.level ? [city.level] : []))
const wallsOf = (province: string) =>
  walls.special.find((special) => special.province === province)?.strength ?? walls.ordinary
const costOf = (id: string): number =>
  most(
    diplomacyCards
      .filter((card) => card.id === id)
      .flatMap((card) => card.plays.flatMap(({ cost }) => (cost ? [cost.gold] : [])))
  )
const tributes = nations.flatMap((nation) => ('minorKingdom' in nation ? [nation.minorKingdom.tribute] : []))
const tributesPaid = tributes.filter((tribute) => tribute > 0)
/** XX.G, XXI.E: the bonus of the smallest number of elites that counts. */
const fewElites = Array.from({ length: figures.battle.eliteForASwap }, () => ({
  ...BARE_FIGHTER,
  elite: 1 as const
}))
const elites = eliteBonus({
  units: fewElites,
  roman: false,
  status: 'kingdom',
  leader: null,
  fortifiedCity: false,
  limes: false,
  hordes: []
})

const flat = (group: string, values: Readonly<Record<string, number | readonly number[]>>): Numbers =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]))

const stated: Numbers = Object.assign(
  {},
  ...Object.entries({ ...figures, ...ownFigures }).map(([group, all]) => flat(group, all))
)

/** The numbers of the worked examples. */
const bonus = 2
const die = 9
const examples = flat('example', {
  bonus,
  cards: figures.administration.cards + bonus,
  stack: figures.stacking.limit + bonus,
  stackInMountains: figures.stacking.inMountains + bonus,
  die,
  total: die + figures.siege.suppliedBySea
})

/** Every number in the texts of the rules, taken from the data that the rules use. */
export const numbers: Numbers = {
  ...stated,
  ...examples,
  ...flat('leak', {
    mature: ownFigures.leak.matureParts / ownFigures.leak.matureOf,
    old: ownFigures.leak.oldParts / ownFigures.leak.oldOf
  }),
  ...flat('age', { doubleDecline: 2 * figures.age.declineCost }),
  ...flat('raid', { plusUpTo: figures.raid.settlesFrom - 1 }),
  ...flat('advanced', { elite: elites }),
  ...flat('elite', { guard: most(unitKinds.filter(({ id }) => id === 'guard').map(({ elite }) => elite)) }),
  ...flat('city', { first: Math.min(...cityLevels), most: most(cityLevels) }),
  ...flat('clients', { tribute: most(tributesPaid) }),
  ...flat('plunder', {
    least: Math.min(...plunderMarkers.map(({ gold }) => gold)),
    most: most(plunderMarkers.map(({ gold }) => gold))
  }),
  ...flat('leaders', {
    turns: most(historicalLeaders.map((leader) => leader.turns.length)),
    campaign: most(historicalLeaders.map(({ campaign }) => campaign))
  }),
  ...flat('steps', {
    infantry: most(unitKinds.filter(({ id }) => id === 'infantry').map(({ movement }) => movement)),
    cavalry: most(unitKinds.filter(({ id }) => id === 'cavalry').map(({ movement }) => movement))
  }),
  ...flat('turns', {
    first: first?.turn ?? 1,
    years: (second?.year ?? 0) - (first?.year ?? 0),
    scoring: turns.filter(({ scoring }) => scoring === 'yes').map(({ turn }) => turn),
    last: most(turns.map(({ turn }) => turn)),
    lastWithIslam: turnWith('islam-check'),
    divides: turnWith('empire-divides'),
    united: turnWith('empire-divides') - 1,
    independence: turnWith('independence'),
    mutiny: turnWith('mutiny'),
    reunionFrom: turnWith('reunion-allowed'),
    limitesEnd: turnWith('limites-end'),
    limitesLast: turnWith('limites-end') - 1,
    theodosian: turnWith('theodosian-walls'),
    braced: turnsWith('cities-brace'),
    unionFrom: turnWith('union-allowed'),
    nomadsUntil: turnWith('nomads-learn-siege') - 1
  }),
  ...flat('recruits', {
    early: recruiting[0]?.units ?? 0,
    late: recruiting[1]?.units ?? 0,
    lateFrom: recruiting[1]?.turn ?? 0,
    earlyTo: (recruiting[1]?.turn ?? 1) - 1
  }),
  ...flat('walls', {
    ordinary: walls.ordinary,
    rome: wallsOf('latium'),
    strong: wallsOf('chaldea'),
    theodosian: walls.theodosian.strength,
    braced: bracing?.event === 'cities-brace' ? bracing.siege : 0
  }),
  ...flat('cards', {
    events: eventCards.length,
    publicEvents: eventCards.filter(({ back }) => back === 'public').length,
    privateEvents: eventCards.filter(({ back }) => back === 'private').length,
    administration: administrationCards.length,
    passive: administrationCards.filter(({ type }) => type === 'passive').length,
    military: administrationCards.filter(({ type }) => type === 'military').length,
    reform: administrationCards.filter(({ type }) => type === 'reform').length,
    calamities: calamities.length,
    diplomacy: diplomacyCards.reduce((sum, { copies }) => sum + copies, 0),
    ...Object.fromEntries(diplomacyCards.map(({ id, copies }) => [id, copies]))
  }),
  ...flat('cost', Object.fromEntries(diplomacyCards.map(({ id }) => [id, costOf(id)])))
}

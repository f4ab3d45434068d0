import type { Script } from '../ask.ts'
import { figures } from '../content/figures.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { areasHeld, bestOf, vassalsOf } from '../queries/realm.ts'
import { isBarbarianArea } from '../queries/terrain.ts'
import type { Modifier } from '../rolls.ts'
import type { InvasionsState } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { changeTreasury } from './bookkeeping.ts'
import { rollDie } from './dice.ts'
import { YOUNG_REALM_GOLD, YOUNG_REALM_GOLD_DUE } from './kingdoms.ts'

export interface EmpireEvent {
  readonly type: 'empire-founded'
  readonly nation: NationId
}

const SIZE_OF_AN_EMPIRE = figures.empire.areas
const EMPIRE_ON = figures.empire.on
/** VIII.B: the two cities that make emperors. */
const ROME: ProvinceId = 'latium'
const CONSTANTINOPLE: ProvinceId = 'thracia'

/** VIII.A: a realm's size in Areas: a Barbarian Area counts half, and halves are not rounded. */
export function realmSize(state: InvasionsState, nation: NationId): number {
  return areasHeld(state, nation).reduce(
    (sum, area) => sum + (isBarbarianArea(area) ? figures.empire.partOfABarbarianArea : 1),
    0
  )
}

/** VIII.B: the die that decides whether a great Kingdom becomes an Empire, never in its first turn. */
export function* checkEmpire(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const { status, statusSince } = state.nations[nation]
  if (status !== 'kingdom' || statusSince === state.turn) return
  if (realmSize(state, nation) < SIZE_OF_AN_EMPIRE) return
  const modifiers = empireModifiers(play, nation)
  const { total } = yield* rollDie(play, {
    reason: 'empire',
    rule: 'VIII.B',
    faces: 10,
    modifiers,
    actor: nation
  })
  if (total >= EMPIRE_ON) foundEmpire(play, nation)
}

/** VIII.B */
export function empireModifiers({ state, hooks }: InvasionsPlay, nation: NationId): Modifier[] {
  const areas = areasHeld(state, nation)
  const barbarian = areas.filter(isBarbarianArea).length
  const beyondThree = Math.max(0, areas.length - barbarian - SIZE_OF_AN_EMPIRE)
  const realm = [nation, ...vassalsOf(state, nation)]
  const holds = (province: ProvinceId) => realm.some((holder) => state.control[province] === holder)
  const isImperial = holds(ROME) || holds(CONSTANTINOPLE)
  const isGreat = bestOf(state, nation, 'combat') >= figures.empire.greatLeader
  const modifiers: Modifier[] = [
    { amount: isGreat ? figures.empire.forAGreatLeader : 0, rule: 'VIII.B', why: 'great-leader' },
    { amount: state.nations[nation].decline * figures.empire.forDecline, rule: 'VIII.B', why: 'decline' },
    { amount: beyondThree * figures.empire.forAnAreaBeyond, rule: 'VIII.B', why: 'civilised-areas' },
    { amount: barbarian * figures.empire.forABarbarianArea, rule: 'VIII.B', why: 'barbarian-areas' },
    { amount: isImperial ? figures.empire.forAnImperialCity : 0, rule: 'VIII.B', why: 'imperial-city' },
    ...hooks.of(nation, 'empireModifiers').flatMap((add) => add(state, nation))
  ]
  return modifiers.filter(({ amount }) => amount !== 0)
}

/** VIII.C: the young Empire: age 1, no decline, gold now and in the next turn. */
export function foundEmpire(play: InvasionsPlay, nation: NationId): void {
  const { state } = play
  const realm = state.nations[nation]
  const [ageOfNewEmpire = () => 1] = play.hooks.of(nation, 'ageOfNewEmpire')
  Object.assign(realm, {
    status: 'empire',
    age: ageOfNewEmpire(realm.age),
    decline: 0,
    statusSince: state.turn,
    goldDue: YOUNG_REALM_GOLD_DUE
  })
  play.emit({ type: 'empire-founded', nation })
  changeTreasury(play, nation, YOUNG_REALM_GOLD, 'young-realm', 'VIII.C')
}

import type { Script } from '../../ask.ts'
import type { Board } from '../../board.ts'
import { nationCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { hordesIn, placeOfHorde } from '../../queries/pieces/pieces.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { isWall } from '../../queries/pieces/unit-arms.ts'
import type { Stance } from '../../queries/relations/relation-stance.ts'
import { foedusLands } from '../../queries/relations/relations.ts'
import {
  hostileMeetings,
  type Meeting,
  meetings,
  occupiedProvinces
} from '../../queries/relations/shared-provinces.ts'
import { stance } from '../../queries/relations/stance.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import type { InvasionsState } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { evacuate } from '../battle/evacuate.ts'
import { stopStandingAside } from '../battle/standing-aside.ts'
import { handOver, settleControl } from '../control/control.ts'
import { checkD2 } from '../pieces/dice.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { disbandUnit } from '../pieces/muster.ts'

/** Troops in a city of another nation. */
interface Visit {
  readonly province: ProvinceId
  readonly guest: NationId
  readonly owner: NationId
  readonly stance: Stance
}

/** Who stood beside whom, and how, before a tie ended. */
export interface Company {
  /** By `keyOf` the meeting. */
  readonly stances: ReadonlyMap<string, Stance>
  readonly visits: readonly Visit[]
}

/** The nations of a province that go, and those that stay. */
export interface Parting {
  readonly province: ProvinceId
  readonly leaving: readonly NationId[]
  readonly staying: readonly NationId[]
}

/** Notes who stands beside whom. Call it before a tie ends, and `partTroops` after. */
export function companyOf(state: Board): Company {
  const stances = meetings(state).map((meeting) => [keyOf(meeting), stanceOf(state, meeting)] as const)
  const visits = occupiedProvinces(state).flatMap(({ province, nations }) => {
    const owner = state.cities[province] ? state.control[province] : undefined
    if (!owner) return []
    return nations
      .filter((guest) => guest !== owner)
      .map((guest) => ({ province, guest, owner, stance: stance(state, guest, owner, province) }))
  })
  return { stances: new Map(stances), visits }
}

const keyOf = ({ province, nations }: Meeting): string => [province, ...nations.toSorted()].join(' ')

const stanceOf = (state: Board, { province, nations: [one, other] }: Meeting): Stance =>
  stance(state, one, other, province)

/**
 * XXVI.B, XXVIII.G, XXIX.G: when a tie has ended, nobody stays beside a nation with which it may no longer stack, in
 * any province. `parties` are the nations of the tie.
 */
export function* partTroops(
  play: InvasionsPlay,
  company: Company,
  parties: readonly NationId[] = []
): Script {
  const { state } = play
  sendLoneLeadersHome(play)
  const over = meetings(state).filter((meeting) =>
    isOver(state, company.stances.get(keyOf(meeting)), stanceOf(state, meeting))
  )
  yield* part(play, over, parties)
  yield* leaveForeignCities(play, company)
  settleControl(play)
}

/**
 * XX.A, XI.C: nobody stays beside enemies when an activation is over: neither a nation that raided instead of fighting,
 * nor a mercenary that left its service in a retreat.
 */
export function* partEnemies(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const beside = hostileMeetings(play.state)
  if (beside.length === 0) return
  yield* part(play, beside, nations)
  settleControl(play)
}

/**
 * XII.D: whether two nations may no longer stand together. Friends may stack, neutrals only pass, so friends who are
 * neutral now part, too. Enemies who have only just met, such as auxiliaries that go back to their people (XIV.K), part
 * at rest; in an activation they fight.
 */
function isOver({ active }: InvasionsState, before: Stance | undefined, now: Stance): boolean {
  if (before === 'friendly') return now !== 'friendly'
  return now === 'hostile' && (before === 'neutral' || (before === undefined && active.length === 0))
}

/** Decides all provinces before anybody moves, so that who retreats from one does not count in another. */
function* part(play: InvasionsPlay, over: readonly Meeting[], parties: readonly NationId[]): Script {
  const { state } = play
  const partings: Parting[] = []
  for (const [province, pairs] of Map.groupBy(over, (pair) => pair.province)) {
    const present = new Set(nationsIn(state, province))
    for (;;) {
      const open = pairs.filter(({ nations }) => nations.every((nation) => present.has(nation)))
      const parting = yield* decide(play, province, open, parties)
      if (!parting) break
      partings.push(parting)
      for (const nation of parting.leaving) present.delete(nation)
    }
  }
  for (const parting of partings) yield* leaveProvince(play, parting)
  // A horde that may go nowhere stays after all, and the others leave.
  for (const { province, leaving, staying } of partings) {
    const rooted = leaving.filter((nation) => placeOfHorde(state, nation) === province)
    if (rooted.length > 0) yield* leaveProvince(play, { province, leaving: staying, staying: rooted })
  }
}

/**
 * XXVI.B: the smaller force leaves; between equals a D2 decides: passed, the younger nation. The owner of a capital
 * stays, and so does a federate whose horde is on the land of its Foedus.
 */
function* decide(
  play: InvasionsPlay,
  province: ProvinceId,
  pairs: readonly Meeting[],
  parties: readonly NationId[]
): Script<Parting | null> {
  const { state } = play
  const known = (nation: NationId) => parties.includes(nation)
  const [pair] = pairs.toSorted(
    (one, other) => other.nations.filter(known).length - one.nations.filter(known).length
  )
  if (!pair) return null
  const [one, other] = pair.nations
  const camps = [campOf(state, one, other, pairs), campOf(state, other, one, pairs)] as const
  const [ours, theirs] = camps.map((camp) => strengthOf(state, camp, province))
  const court = camps.find((camp) => camp.some((nation) => isAtHome(state, nation, province)))
  const first =
    court !== undefined
      ? court !== camps[0]
      : ours === theirs
        ? (yield* whoLeaves(play, one, other, province)) === one
        : (ours ?? 0) < (theirs ?? 0)
  const [leaving, staying] = first ? camps : [camps[1], camps[0]]
  return { province, leaving, staying }
}

/** A nation, and those who stand closer to it than to the other and may not stay with the other. */
function campOf(state: Board, nation: NationId, other: NationId, pairs: readonly Meeting[]): NationId[] {
  const rank = (id: NationId, to: NationId) => RANKS[stance(state, id, to)]
  const opposed = pairs.flatMap(({ nations: [a, b] }) => (a === other ? [b] : b === other ? [a] : []))
  const followers = opposed.filter((id) => id !== nation && rank(id, nation) > rank(id, other))
  return [nation, ...new Set(followers)]
}

const RANKS: Readonly<Record<Stance, number>> = { hostile: 0, neutral: 1, friendly: 2 }

/** III.B, III.D: every unit counts one, a Limes and a horde too. */
function strengthOf(state: Board, camp: readonly NationId[], province: ProvinceId): number {
  const units = unitsIn(state, province).filter(({ controller }) => camp.includes(controller))
  return units.length + hordesIn(state, province).filter((horde) => camp.includes(horde)).length
}

/** III.G, XXVIII.E: whether a nation's capital is in the province, or its horde, which has to stay on Foedus land. */
function isAtHome(state: Board, nation: NationId, province: ProvinceId): boolean {
  const { seat } = state.nations[nation]
  if (seat?.at !== province) return false
  return isCivilised(state.nations[nation]) || (foedusLands(state, nation)?.includes(province) ?? false)
}

function nationsIn(state: Board, province: ProvinceId): readonly NationId[] {
  return occupiedProvinces(state).find((place) => place.province === province)?.nations ?? []
}

function* whoLeaves(play: InvasionsPlay, a: NationId, b: NationId, place: ProvinceId): Script<NationId> {
  const [younger, older] = youngerFirst(play.state, a, b)
  const passed = yield* checkD2(play, { reason: 'separation', rule: 'XXVI.B', actor: younger, place })
  return passed ? younger : older
}

/** The nation of lower age comes first; at equal age the one with the higher initiative number, which acts later. */
export function youngerFirst(state: Board, a: NationId, b: NationId): [NationId, NationId] {
  const age = state.nations[a].age - state.nations[b].age
  const initiative = (nationCard(b).initiative ?? 0) - (nationCard(a).initiative ?? 0)
  return age < 0 || (age === 0 && initiative < 0) ? [a, b] : [b, a]
}

/** XX.L: who must leave retreats; a Limes cannot, and is lost. Who stays has the province with its city. */
export function* leaveProvince(play: InvasionsPlay, { province, leaving, staying }: Parting): Script {
  const { state } = play
  for (const nation of leaving) {
    const going = unitsIn(state, province).filter(({ controller }) => controller === nation)
    for (const unit of going) if (isWall(unit)) disbandUnit(play, unit.id, 'XX.L')
    yield* evacuate(play, nation, province, { intoBattles: false })
    // At rest there is no battle from which units that joined others could stand aside.
    if (state.active.length === 0)
      stopStandingAside(
        state,
        going.map(({ id }) => id)
      )
  }
  takeOver(play, { province, leaving, staying })
}

/**
 * XXVI.B, III.F: they shared the province and so its city, and who stays keeps both. Without a city control follows the
 * troops (XII.B).
 */
export function takeOver(play: InvasionsPlay, { province, leaving, staying }: Parting): void {
  const { state } = play
  const from = state.control[province]
  const to = staying.find((nation) =>
    unitsIn(state, province).some(({ controller }) => controller === nation)
  )
  if (!from || !to || !state.cities[province]) return
  if (stance(state, from, to) === 'friendly') return
  if (!leaving.some((nation) => stance(state, nation, from) !== 'hostile')) return
  handOver(state, province, to)
  play.emit({ type: 'province-changed-hands', province, from, to })
}

/**
 * XII.B, XXIV.A: a city in which its owner has no troops was not shared. The former friends in it cannot keep it without
 * a siege; they retreat, unless they are still to act and may besiege it.
 */
function* leaveForeignCities(play: InvasionsPlay, { visits }: Company): Script {
  const { state } = play
  for (const { province, guest, owner, stance: before } of visits) {
    if (state.control[province] !== owner || mayStillAct(state, guest)) continue
    if (!isOver(state, before, stance(state, guest, owner, province))) continue
    if (unitsIn(state, province).some(({ controller }) => controller === guest))
      yield* leaveProvince(play, { province, leaving: [guest], staying: [] })
  }
}

function mayStillAct({ active, thisTurn }: InvasionsState, nation: NationId): boolean {
  return active.includes(nation) && !thisTurn.activated.includes(nation)
}

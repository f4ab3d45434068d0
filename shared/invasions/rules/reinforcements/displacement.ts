import { choose, type Script } from '../../ask.ts'
import { sideOf, unitKind } from '../../catalogue.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import { provinceOffer } from '../../offers.ts'
import type { InvasionsPlay } from '../../play.ts'
import { leadersIn, unitsIn } from '../../queries/placement.ts'
import { unitsOf } from '../../queries/realm.ts'
import { groundLimit, stackingRoom } from '../../queries/stacking.ts'
import { areFriendly, areHostile } from '../../queries/stance.ts'
import { provinceCard } from '../../queries/terrain.ts'
import { baseWorld } from '../../queries/world-tables.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distance, neighbours } from '../../world/queries.ts'
import { seasOf } from '../../world/sea-queries.ts'
import { settleControl } from '../control.ts'
import { foundCapital } from '../kingdoms.ts'
import { goHomeAlone } from '../lone-leaders.ts'
import { disbandUnit, leaderArrives, redeployUnit } from '../musters.ts'
import { submit } from '../ties.ts'

export type DisplacementEvent =
  | {
      readonly type: 'displaced'
      readonly nation: NationId
      readonly from: ProvinceId
      readonly by: NationId
    }
  | {
      readonly type: 'horde-moved'
      readonly nation: NationId
      readonly from: ProvinceId
      readonly to: ProvinceId
    }
  | { readonly type: 'capital-removed'; readonly nation: NationId; readonly from: ProvinceId }

const CARRIED_BY_A_FLEET = 3

/** IX.B: whoever stands where a new nation arrives must leave at once; nobody may intercept or flee. */
export function* displace(play: InvasionsPlay, province: ProvinceId, by: NationId): Script {
  const { state } = play
  for (const unit of unitsIn(state, province)) {
    if (unit.kind === 'limes') disbandUnit(play, unit.id, 'IX.B', 'removed')
  }
  for (const nation of nationIds) {
    if (nation === by || !standsIn(state, nation, province)) continue
    play.emit({ type: 'displaced', nation, from: province, by })
    yield* displaceNation(play, nation, province)
  }
  settleControl(play)
}

function standsIn(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  return (
    state.nations[nation].seat?.at === province ||
    unitsIn(state, province).some((unit) => unit.controller === nation) ||
    leadersIn(state, province).some((leader) => leader.nation === nation)
  )
}

function* displaceNation(play: InvasionsPlay, nation: NationId, from: ProvinceId): Script {
  const { state } = play
  // The best troops find room first, as their owner would wish.
  const leaving = unitsIn(state, from)
    .filter((unit) => unit.controller === nation)
    .sort((a, b) => worth(b) - worth(a))
    .map(({ id }) => id)
  const { seat } = state.nations[nation]
  const horde = seat?.kind === 'horde' && seat.at === from
  // A capital without troops goes by itself.
  const refuge = leaving.length > 0 || horde ? yield* findRefuge(play, { nation, from, leaving }) : null
  if (seat?.at === from) yield* moveSeat(play, nation, from, refuge)
  const shelter = refuge ?? state.nations[nation].seat?.at
  for (const leader of leadersIn(state, from).filter((one) => one.nation === nation)) {
    if (shelter) leaderArrives(play, leader.id, shelter, 'IX.B')
    else goHomeAlone(play, leader.id)
  }
}

/** Who must leave a province, with what. */
interface Displaced {
  readonly nation: NationId
  readonly from: ProvinceId
  readonly leaving: readonly UnitId[]
}

/** IX.B: to adjacent empty or friendly provinces, towards home; else over the sea, else to the strongest neighbour. */
function* findRefuge(play: InvasionsPlay, displaced: Displaced): Script<ProvinceId | null> {
  const { nation, from } = displaced
  if (refuges(play.state, nation, from).length > 0) return yield* fillRefuges(play, displaced)
  if (provinceCard(from).island) return crossTheSea(play, displaced)
  return yield* submitToNeighbour(play, displaced)
}

/** IX.B: as many as the limits of stacking allow; the rest leave the game. */
function* fillRefuges(play: InvasionsPlay, { nation, from, leaving }: Displaced): Script<ProvinceId | null> {
  const { state } = play
  const rest = [...leaving]
  let first: ProvinceId | null = null
  do {
    const open = homeward(
      state,
      nation,
      from,
      refuges(state, nation, from).filter((id) => rest.length === 0 || stackingRoom(state, nation, id) > 0)
    )
    if (open.length === 0) break
    const to = yield* chooseRefuge(play, { nation, from, leaving: rest }, open)
    first ??= to
    const moving = rest.splice(0, stackingRoom(state, nation, to))
    for (const id of moving) redeployUnit(play, id, to, 'IX.B')
  } while (rest.length > 0)
  for (const id of rest) disbandUnit(play, id, 'IX.B', 'removed')
  return first
}

function* chooseRefuge(
  play: InvasionsPlay,
  { nation, from, leaving }: Displaced,
  open: readonly ProvinceId[]
): Script<ProvinceId> {
  const [only, second] = open
  if (only && !second) return only
  return yield* choose(
    {
      side: sideOf(nation),
      kind: 'displacement',
      rule: 'IX.B',
      actor: nation,
      place: from,
      prompt: message('prompt.displacement', {
        nation: reference('nation', nation),
        province: reference('province', from)
      }),
      about: { nation, from, units: leaving.length }
    },
    open.map((id) => ({
      ...provinceOffer(id),
      preview: [message('preview.room', { units: stackingRoom(play.state, nation, id) })],
      value: id
    }))
  )
}

/** Adjacent provinces that are empty or friendly; a hostile city is neither. */
function refuges(state: InvasionsState, nation: NationId, from: ProvinceId): ProvinceId[] {
  return neighbours(from, 'base')
    .map(({ id }) => id)
    .filter((id) => {
      const there = unitsIn(state, id)
      if (!there.every((unit) => areFriendly(state, unit.controller, nation))) return false
      const holder = state.control[id]
      if (state.cities[id] && (!holder || areHostile(state, holder, nation))) return false
      if (state.revolts[id] !== undefined && holder === nation) return false
      return stackingRoom(state, nation, id) > 0
    })
}

/** IX.B: if possible in the direction of the horde or capital. */
function homeward(
  state: InvasionsState,
  nation: NationId,
  from: ProvinceId,
  open: readonly ProvinceId[]
): readonly ProvinceId[] {
  const seat = state.nations[nation].seat
  if (!seat || seat.at === from) return open
  const far = (id: ProvinceId) => distance(id, seat.at, undefined, 'base') ?? Number.POSITIVE_INFINITY
  const nearer = open.filter((id) => far(id) < far(from))
  return nearer.length > 0 ? nearer : open
}

/** IX.B: from an island by friendly fleets to a friendly shore; whoever finds no ship is lost. */
function crossTheSea(play: InvasionsPlay, { nation, from, leaving }: Displaced): ProvinceId | null {
  const { state } = play
  const zones = seasOf(from, 'base')
  const fleets = zones.flatMap((zone) =>
    unitsIn(state, zone).filter((unit) => areFriendly(state, unit.controller, nation))
  )
  const shores = baseWorld.provinces
    .map(({ id }) => id)
    .filter(
      (id) =>
        id !== from &&
        state.control[id] === nation &&
        seasOf(id, 'base').some((zone) => zones.includes(zone) && fleets.some((fleet) => fleet.at === zone))
    )
  let room = fleets.length * CARRIED_BY_A_FLEET
  let first: ProvinceId | null = null
  for (const id of leaving) {
    const shore = shores.find((to) => stackingRoom(state, nation, to) > 0)
    if (!shore || room === 0) {
      disbandUnit(play, id, 'IX.B', 'removed')
      continue
    }
    room -= 1
    first ??= shore
    redeployUnit(play, id, shore, 'IX.B')
  }
  return first
}

/** IX.B: surrounded, it takes refuge with its strongest neighbour and submits to him; an Empire never does (XXIX.A). */
function* submitToNeighbour(
  play: InvasionsPlay,
  { nation, from, leaving }: Displaced
): Script<ProvinceId | null> {
  const { state } = play
  const next = neighbours(from, 'base').map(({ id }) => id)
  const masters = (id: ProvinceId) => state.control[id] ?? unitsIn(state, id)[0]?.controller
  const lords = [...new Set(next.flatMap((id) => masters(id) ?? []))].filter((lord) => lord !== nation)
  const strength = (lord: NationId) => unitsOf(state, lord).length
  const [lord] = lords.sort((a, b) => strength(b) - strength(a))
  const to = lord ? next.find((id) => masters(id) === lord) : undefined
  if (!lord || !to || state.nations[nation].status === 'empire') {
    for (const id of leaving) disbandUnit(play, id, 'IX.B', 'removed')
    return null
  }
  // The suzerain evacuates the province, so only one's own units count against its limit.
  const room = groundLimit(to)
  for (const [index, id] of leaving.entries()) {
    if (index < room) redeployUnit(play, id, to, 'IX.B')
    else disbandUnit(play, id, 'IX.B', 'removed')
  }
  const { seat } = state.nations[nation]
  if (seat?.kind === 'horde' && seat.at === from) yield* moveSeat(play, nation, from, to)
  yield* submit(play, nation, lord, to, 'surrounded')
  return to
}

/** IX.B: a horde goes with its people; a capital is taken away and may be founded again (VII.D). */
function* moveSeat(
  play: InvasionsPlay,
  nation: NationId,
  from: ProvinceId,
  refuge: ProvinceId | null
): Script {
  const { state } = play
  const realm = state.nations[nation]
  if (realm.seat?.at !== from) return
  if (realm.seat.kind === 'horde') {
    const to = refuge ?? refuges(state, nation, from)[0] ?? neighbours(from, 'base')[0]?.id
    if (!to) return
    realm.seat = { kind: 'horde', at: to }
    play.emit({ type: 'horde-moved', nation, from, to })
    return
  }
  removeCapital(play, nation, from)
  yield* foundCapital(play, nation, 'IX.B')
}

/** IX.B: a capital is taken away, and its province is nobody's for now; age and gold stay. */
export function removeCapital(play: InvasionsPlay, nation: NationId, from: ProvinceId): void {
  const { state } = play
  state.nations[nation].seat = null
  play.emit({ type: 'capital-removed', nation, from })
  delete state.control[from]
  state.placements += 1
}

function worth(unit: Unit): number {
  const { elite, heavy } = unitKind(unit.kind)
  return (unit.damaged ? 0 : elite) * 2 + Number(heavy)
}

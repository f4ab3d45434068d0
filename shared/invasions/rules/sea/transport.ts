import { choose, confirm, type Script, type ValuedOption } from '../../../engine/script.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { type Crossing, carriers, fleetsOf } from '../../queries/crossings.ts'
import { capacityOf, fleetRecord, type NavalStack } from '../../queries/fleets.ts'
import { isLeaderPiece, isUnitPiece, ledBy, type Piece, pieceById } from '../../queries/pieces.ts'
import { leadersOf, leadingNation } from '../../queries/reach.ts'
import type { InvasionsState, LeaderId, Movement, PieceId, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { SeaId } from '../../world/seas.ts'
import { buryUnit } from '../battle/hits.ts'
import { enterProvince } from '../entry.ts'
import { eliminateUnit } from '../hits.ts'
import { placePiece } from '../pieces.ts'
import { chooseUnits } from '../withdrawal.ts'
import { sufferInterception } from './interception.ts'
import { seaRisk } from './landing.ts'
import { drown } from './leaders.ts'
import { cardsOnFleets } from './sailing.ts'
import { noteFleets } from './stacks.ts'

/** A crossing under way. */
interface Convoy {
  readonly nation: NationId
  readonly crossing: Crossing
  readonly pieces: readonly PieceId[]
  /** Stacks that have met somebody in this crossing. */
  readonly used: Set<UnitId>
}

/** XXV.D, XXV.E: land pieces go over one or two zones; the sea, cards and enemy fleets may prevent it. */
export function* cross(
  play: InvasionsPlay,
  movement: Movement,
  crossing: Crossing,
  pieces: readonly PieceId[]
): Script {
  const { state } = play
  const nation = leadingNation(aboard(state, crossing, pieces), movement.nations)
  const convoy: Convoy = { nation, crossing, pieces, used: new Set() }
  const stacks: NavalStack[][] = []
  for (const zone of crossing.zones) {
    const chosen = crossing.boats ? [] : yield* chooseCarriers(state, convoy, zone)
    if (chosen === null) return
    stacks.push(chosen)
  }
  declareCrossing(play, movement, convoy, stacks.flat())
  const tell = (type: 'crossing-cancelled' | 'landing-failed') =>
    play.emit({ type, nation, pieces, from: crossing.from, zones: crossing.zones, to: crossing.to })
  for (const { nation: owner, fleets, zone } of stacks.flat()) {
    const stopped = yield* cardsOnFleets(
      play,
      owner,
      fleets.map(({ id }) => id),
      zone
    )
    if (stopped) return tell('crossing-cancelled')
  }
  if (crossing.landing && !(yield* seaRisk(play, { nation, crossing, pieces }))) return tell('landing-failed')
  for (const [index, zone] of crossing.zones.entries()) {
    const through = crossing.boats
      ? yield* slipThrough(play, convoy, zone)
      : yield* passZone(play, convoy, zone, stacks[index] ?? [])
    if (!through) return tell('crossing-cancelled')
  }
  yield* comeAshore(play, movement, convoy)
}

function aboard(state: InvasionsState, { from }: Crossing, pieces: readonly PieceId[]): Piece[] {
  return pieces.flatMap((id) => {
    const piece = pieceById(state, id)
    return piece?.at === from ? [piece] : []
  })
}

/** XXV.D: which stack carries them over a zone; other players are asked for theirs. Null when they have none. */
function* chooseCarriers(
  state: InvasionsState,
  { nation, crossing, pieces }: Convoy,
  zone: SeaId
): Script<NavalStack[] | null> {
  const units = aboard(state, crossing, pieces).filter(isUnitPiece).length
  const leaders = pieces.length - units
  const fits = (stacks: readonly NavalStack[]) =>
    stacks.length > 0 && units <= capacityOf(fleetsOf(stacks)) && leaders <= fleetsOf(stacks)
  for (;;) {
    const ready = carriers(state, nation, zone)
    const single = ready.filter((stack) => fits([stack]))
    const choices = single.length > 0 ? single.map((stack) => [stack]) : fits(ready) ? [ready] : []
    const [first, ...others] = choices
    if (!first) return null
    const chosen = others.length === 0 ? first : yield* whichCarries(nation, zone, choices)
    const lender = chosen.map((stack) => stack.nation).find((owner) => sideOf(owner) !== sideOf(nation))
    if (!lender || (yield* consents(lender, nation, zone))) return chosen
    state.naval.unwilling.push(lender)
  }
}

function whichCarries(nation: NationId, zone: SeaId, choices: readonly NavalStack[][]): Script<NavalStack[]> {
  const options = choices.flatMap((stacks): ValuedOption<NavalStack[]>[] => {
    const [stack] = stacks
    if (!stack) return []
    const label = message('option.carrying-stack', {
      nation: reference('nation', stack.nation),
      amount: stack.fleets.length
    })
    return [{ key: `${stack.nation}-${stack.number}`, label, place: zone, value: stacks }]
  })
  return choose<NavalStack[]>(
    {
      side: sideOf(nation),
      kind: 'carrying-stack',
      rule: 'XXV.D',
      actor: nation,
      place: zone,
      prompt: message('prompt.carrying-stack', {
        nation: reference('nation', nation),
        sea: reference('sea', zone)
      })
    },
    options
  )
}

/** XXV.D: a friendly stack of another player carries only with his leave. */
function consents(lender: NationId, nation: NationId, zone: SeaId): Script<boolean> {
  return confirm({
    side: sideOf(lender),
    kind: 'carry-friends',
    rule: 'XXV.D',
    actor: lender,
    place: zone,
    prompt: message('prompt.carry-friends', {
      nation: reference('nation', lender),
      friend: reference('nation', nation),
      sea: reference('sea', zone)
    })
  })
}

/** XXV.D, XXV.E: a step for each zone and for each stack, spent whatever comes of it. */
function declareCrossing(
  play: InvasionsPlay,
  movement: Movement,
  { nation, crossing, pieces }: Convoy,
  stacks: readonly NavalStack[]
): void {
  const { state } = play
  const { from, zones, to } = crossing
  const travellers = aboard(state, crossing, pieces)
  const leaders = leadersOf(travellers)
  for (const { id } of travellers) {
    const before = movement.marches[id]
    movement.marches[id] = {
      spent: (before?.spent ?? 0) + zones.length,
      from: before?.from ?? from,
      overStrait: false,
      led: ledBy(before, leaders),
      halted: before?.halted ?? false,
      bonus: before?.bonus ?? 0,
      bridge: before?.bridge ?? false
    }
  }
  state.naval.carried.push(...pieces)
  for (const { fleets } of stacks) {
    noteFleets(
      state,
      fleets.map(({ id }) => id),
      (record) => {
        record.spent += 1
        record.transports += 1
      }
    )
  }
  play.emit({ type: 'crossing-declared', nation, pieces, from, zones, to, boats: crossing.boats })
}

/** XXV.D: enemy fleets may intercept each stack that carries; what no longer fits is lost. False when cancelled. */
function* passZone(
  play: InvasionsPlay,
  convoy: Convoy,
  zone: SeaId,
  stacks: readonly NavalStack[]
): Script<boolean> {
  const { state } = play
  const { crossing, pieces, used } = convoy
  let fleets = 0
  let fought = false
  for (const stack of stacks) {
    const afloat = stack.fleets.filter(({ id }) => state.units[id]?.at === zone).map(({ id }) => id)
    if (afloat.length === 0) continue
    const meeting = yield* sufferInterception(
      play,
      {
        nation: stack.nation,
        zone,
        fleets: afloat,
        passengers: leadersOf(aboard(state, crossing, pieces)).filter(
          (id) => state.leaders[id]?.inactiveUntil === null
        ),
        second: afloat.some((id) => fleetRecord(state, id).transports > 1)
      },
      used
    )
    if (meeting.outcome === 'refused' && !meeting.won) return false
    fought ||= meeting.outcome === 'fought'
    fleets += afloat.length - meeting.sunk
  }
  const before = fleetsOf(stacks)
  if (fought || fleets < before) yield* loseCargo(play, convoy, zone, fleets)
  return aboard(state, crossing, pieces).length > 0
}

/** XXV.D: units beyond the capacity of the fleets still afloat go down, by their player's choice; so do leaders. */
export function* loseCargo(
  play: InvasionsPlay,
  { nation, crossing, pieces }: Pick<Convoy, 'nation' | 'crossing' | 'pieces'>,
  zone: SeaId,
  fleets: number
): Script {
  const { state } = play
  const cargo = aboard(state, crossing, pieces)
  const units = cargo.filter(isUnitPiece).map(({ unit }) => unit)
  const lost = yield* chooseUnits(play, {
    nation,
    kind: 'cargo-lost',
    rule: 'XXV.D',
    place: crossing.from,
    units,
    count: Math.max(0, units.length - capacityOf(fleets))
  })
  const ids = lost.map(({ id }) => id)
  if (ids.length > 0) play.emit({ type: 'cargo-lost', nation, units: ids, zone })
  for (const id of ids) {
    eliminateUnit(play, id)
    buryUnit(play, id)
  }
  const leaders: LeaderId[] = cargo.filter(isLeaderPiece).map(({ leader }) => leader.id)
  for (const id of leaders.slice(fleets)) {
    if (state.leaders[id]?.presence === 'in-play') yield* drown(play, id, zone)
  }
}

/** A people in boats of its own cannot fight at sea: an interception turns it back. */
function* slipThrough(play: InvasionsPlay, { nation, used }: Convoy, zone: SeaId): Script<boolean> {
  const mark = { nation, zone, fleets: [], passengers: [], second: false }
  const { outcome } = yield* sufferInterception(play, mark, used)
  return outcome === 'free'
}

/** XXV.D, XXV.E: they are ashore; on hostile ground the province reacts as to any other entry. */
function* comeAshore(play: InvasionsPlay, movement: Movement, { nation, crossing, pieces }: Convoy): Script {
  const { state } = play
  const { from, to, landing } = crossing
  const ids = aboard(state, crossing, pieces).map(({ id }) => id)
  for (const id of ids) {
    placePiece(state, id, to)
    const march = movement.marches[id]
    // They came from no neighbouring province: nothing was crossed, and there is no way back by land (XX.L).
    if (march) march.from = to
  }
  play.emit({ type: landing ? 'landed' : 'carried', nation, pieces: ids, from, to })
  if (landing) yield* enterProvince(play, movement, ids, to)
}

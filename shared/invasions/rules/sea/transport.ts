import type { Script } from '../../ask.ts'
import type { Convoy } from '../../fights-in-progress.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isMigrating, leadersAmong, leadingNation } from '../../queries/movement/step-rules.ts'
import { isHordePiece, isLeaderPiece, isUnitPiece, leaderAllTheWay } from '../../queries/pieces/pieces.ts'
import { capacityOf, fleetRecord } from '../../queries/sea/naval-stacks.ts'
import { piecesInCrossing, type SeaCrossing } from '../../queries/sea/sea-crossings.ts'
import { questionFor } from '../../question-header.ts'
import type { LeaderId, Movement, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { SeaId } from '../../world/seas.ts'
import { endUnitService } from '../battle/take-hits.ts'
import { whileFighting } from '../battle/while-fighting.ts'
import { enterProvince } from '../movement/enter-province.ts'
import { forgetWayIn } from '../movement/ways-in.ts'
import { chooseUnits, leastLossPreset } from '../pieces/choose-units.ts'
import { placePiece, recordMigration } from '../pieces/place-piece.ts'
import { eliminateUnit } from '../pieces/unit-losses.ts'
import { chooseCarriers } from './choose-carriers.ts'
import { drownLeader } from './drown-leader.ts'
import { faceInterception } from './naval-interception.ts'
import { updateFleetRecords } from './naval-stacks.ts'
import { cardsOnFleets } from './sailing.ts'
import { passesSeaRisk } from './sea-risk.ts'

/** XXV.D, XXV.E: takes land pieces over one or two zones. Sea risk, cards and enemy fleets may prevent it. */
export function* crossSea(
  play: InvasionsPlay,
  movement: Movement,
  crossing: SeaCrossing,
  pieces: readonly PieceId[]
): Script {
  const { state } = play
  const nation = leadingNation(piecesInCrossing(state, crossing, pieces), movement.nations)
  const convoy: Convoy = {
    kind: 'crossing',
    nation,
    crossing,
    pieces,
    stage: 'carriers',
    carriers: [],
    met: []
  }
  const over = yield* whileFighting(state, convoy, () => bringOver(play, movement, convoy))
  if (over) yield* comeAshore(play, movement, convoy)
}

/** XXV.D, XXV.E: brings the convoy over the zones to the far shore. False when it does not get there. */
function* bringOver(play: InvasionsPlay, movement: Movement, convoy: Convoy): Script<boolean> {
  const { nation, crossing, pieces, carriers } = convoy
  const { from, zones, to } = crossing
  for (const zone of zones) {
    const chosen = crossing.boats ? [] : yield* chooseCarriers(play.state, convoy, zone)
    if (chosen === null) return false
    carriers.push(...chosen)
  }
  declareCrossing(play, movement, convoy)
  const fail = (type: 'crossing-cancelled' | 'landing-failed') => {
    play.emit({ type, nation, pieces, from, zones, to })
    return false
  }
  convoy.stage = 'cards'
  for (const { nation: owner, fleets, zone } of carriers) {
    if (yield* cardsOnFleets(play, owner, fleets, zone)) return fail('crossing-cancelled')
  }
  convoy.stage = 'landing'
  if (crossing.landing && !(yield* passesSeaRisk(play, { nation, crossing, pieces })))
    return fail('landing-failed')
  for (const zone of zones) {
    convoy.stage = 'passage'
    const through = crossing.boats
      ? yield* slipThrough(play, convoy, zone)
      : yield* passZone(play, convoy, zone)
    if (!through) return fail('crossing-cancelled')
  }
  return true
}

/** XXV.D, XXV.E: declares the crossing. Pieces spend a step per zone and fleets one step, even if it fails. */
function declareCrossing(
  play: InvasionsPlay,
  movement: Movement,
  { nation, crossing, pieces, carriers }: Convoy
): void {
  const { state } = play
  const { from, zones, to } = crossing
  const travellers = piecesInCrossing(state, crossing, pieces)
  const leaders = leadersAmong(travellers)
  for (const { id } of travellers) {
    const before = movement.marches[id]
    movement.marches[id] = {
      spent: (before?.spent ?? 0) + zones.length,
      from: before?.from ?? from,
      overStrait: false,
      led: leaderAllTheWay(before, leaders),
      halted: before?.halted ?? false,
      bonus: before?.bonus ?? 0,
      bridge: before?.bridge ?? false,
      ...(before?.boats ? { boats: true } : {})
    }
  }
  state.naval.carried.push(...pieces)
  for (const { fleets } of carriers) {
    updateFleetRecords(state, fleets, (record) => {
      record.spent += 1
      record.transports += 1
    })
  }
  play.emit({ type: 'crossing-declared', nation, pieces, from, zones, to, boats: crossing.boats })
}

/** XXV.D: enemy fleets may intercept each carrying stack; cargo that no longer fits is lost. False when cancelled. */
function* passZone(play: InvasionsPlay, convoy: Convoy, zone: SeaId): Script<boolean> {
  const { state } = play
  const { crossing, pieces, met } = convoy
  const stacks = convoy.carriers.filter((carrier) => carrier.zone === zone)
  let fleets = 0
  let fought = false
  for (const stack of stacks) {
    const afloat = stack.fleets.filter((id) => state.units[id]?.at === zone)
    if (afloat.length === 0) continue
    const meeting = yield* faceInterception(
      play,
      {
        nation: stack.nation,
        zone,
        fleets: afloat,
        passengers: leadersAmong(piecesInCrossing(state, crossing, pieces)).filter(
          (id) => state.leaders[id]?.inactiveUntil === null
        ),
        second: afloat.some((id) => fleetRecord(state, id).transports > 1)
      },
      met
    )
    if (meeting.outcome === 'refused' && !meeting.won) return false
    fought ||= meeting.outcome === 'fought'
    fleets += afloat.length - meeting.sunk
  }
  const before = stacks.reduce((sum, stack) => sum + stack.fleets.length, 0)
  convoy.stage = 'cargo'
  if (fought || fleets < before) yield* loseCargo(play, convoy, zone, fleets)
  return piecesInCrossing(state, crossing, pieces).length > 0
}

/** XXV.D: units beyond the capacity of the fleets still afloat are lost, by their player's choice; so are leaders. */
export function* loseCargo(
  play: InvasionsPlay,
  { nation, crossing, pieces }: Pick<Convoy, 'nation' | 'crossing' | 'pieces'>,
  zone: SeaId,
  fleets: number
): Script {
  const { state } = play
  const cargo = piecesInCrossing(state, crossing, pieces)
  const units = cargo.filter(isUnitPiece).map(({ unit }) => unit)
  const count = Math.max(0, units.length - capacityOf(fleets))
  const lost = yield* chooseUnits({
    header: {
      ...questionFor(nation, 'cargo-lost', 'XXV.D', {
        nation,
        zone,
        units: units.map(({ id }) => id),
        count
      }),
      place: crossing.from,
      prompt: message('prompt.cargo-lost', {
        nation: reference('nation', nation),
        amount: count
      })
    },
    label: message('field.cargo-lost'),
    units,
    count,
    preset: leastLossPreset(units, count)
  })
  const ids = lost.map(({ id }) => id)
  if (ids.length > 0) play.emit({ type: 'cargo-lost', nation, units: ids, zone })
  for (const id of ids) {
    eliminateUnit(play, id)
    endUnitService(play, id)
  }
  const leaders: LeaderId[] = cargo.filter(isLeaderPiece).map(({ leader }) => leader.id)
  for (const id of leaders.slice(fleets)) {
    if (state.leaders[id]?.presence === 'in-play') yield* drownLeader(play, id, zone)
  }
}

/** XXV.E: boats cannot fight at sea, so an interception turns them back. Nobody intercepts a migration (XVIII.G). */
function* slipThrough(play: InvasionsPlay, convoy: Convoy, zone: SeaId): Script<boolean> {
  const { nation, crossing, pieces, met } = convoy
  const travellers = piecesInCrossing(play.state, crossing, pieces)
  if (travellers.some(isHordePiece) && isMigrating(play.state, travellers, nation)) return true
  const mark = { nation, zone, fleets: [], passengers: [], second: false }
  const { outcome } = yield* faceInterception(play, mark, met)
  return outcome === 'free'
}

/** XXV.D, XXV.E: puts the pieces ashore. After a landing the province reacts as to any other entry. */
function* comeAshore(play: InvasionsPlay, movement: Movement, { nation, crossing, pieces }: Convoy): Script {
  const { state } = play
  const { from, to, landing } = crossing
  const travellers = piecesInCrossing(state, crossing, pieces)
  const ids = travellers.map(({ id }) => id)
  for (const piece of travellers) {
    const { id } = piece
    placePiece(state, id, to)
    recordMigration(play, movement, piece, from, to)
    forgetWayIn(state, id)
    const march = movement.marches[id]
    // They came from no neighbouring province and crossed no border.
    if (march) march.from = to
  }
  play.emit({ type: landing ? 'landed' : 'carried', nation, pieces: ids, from, to })
  if (landing) yield* enterProvince(play, movement, ids, to)
}

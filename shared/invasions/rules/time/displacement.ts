import { choose, type Script } from '../../ask.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import { nationOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { provinceCard } from '../../queries/map/provinces.ts'
import { lacksCapital, suzerainOf } from '../../queries/nations/realm.ts'
import {
  hordePiece,
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  piecesIn,
  placeOfHorde
} from '../../queries/pieces/pieces.ts'
import { leadersIn, unitsIn } from '../../queries/pieces/placement.ts'
import { hasStrangers, stanceMap } from '../../queries/relations/stance-map.ts'
import {
  adjacentShelters,
  berthsAround,
  homeward,
  overseasShelters,
  type Shelter,
  sheltersWith,
  strongestNeighbours,
  withRefugees
} from '../../queries/time/displacement.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { evacuate } from '../battle/evacuate.ts'
import { settleControl } from '../control/control.ts'
import { sendLeaderHome } from '../pieces/lone-leaders.ts'
import { bringLeader, disbandUnit, redeployUnit } from '../pieces/muster.ts'
import { nearestRefuge, placePiece } from '../pieces/place-piece.ts'
import { submitOrDriveAway } from '../relations/relation-changes.ts'
import {
  chooseDisplacedGroup,
  type Displaced,
  type DisplacedGroup,
  hasRoomFor,
  piecesByWorth
} from './displaced-group.ts'
import { foundCapital } from './kingdoms.ts'

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

/** More than the distance between any two provinces. */
const ANY_DISTANCE = 40

/** IX.B: everyone in the province where a new nation arrives must leave at once. Nobody may intercept or flee. */
export function* displace(play: InvasionsPlay, province: ProvinceId, by: NationId): Script {
  const { state } = play
  for (const unit of unitsIn(state, province)) {
    if (unit.kind === 'limes') disbandUnit(play, unit.id, 'IX.B', 'removed')
  }
  const present = () => nationIds.filter((nation) => nation !== by && standsIn(state, nation, province))
  // Who makes room for the displaced may retreat into this very province, and then has to leave it too.
  let left: readonly NationId[] = []
  for (let here = present(); here.length > 0 && here.join() !== left.join(); here = present()) {
    for (const nation of here) {
      play.emit({ type: 'displaced', nation, from: province, by })
      yield* displaceNation(play, nation, province)
    }
    left = here
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
  const pieces = piecesByWorth(displacedPieces(play.state, nation, from))
  // XX.J: leaders without troops need no room. They go to the nearest friendly province.
  const refuge = pieces.every(isLeaderPiece) ? null : yield* findRefuge(play, { nation, from, pieces })
  yield* displaceCapital(play, nation, from)
  followTo(play, nation, from, refuge)
}

/** IX.B, VII.D: who must leave: a Kingdom's horde as well, though it stands for a capital and never marches. */
function displacedPieces(state: InvasionsState, nation: NationId, from: ProvinceId): readonly Piece[] {
  const pieces = piecesIn(state, from, [nation])
  if (placeOfHorde(state, nation) !== from || pieces.some(isHordePiece)) return pieces
  return [...pieces, { id: hordePiece(nation), nation, at: from, horde: true }]
}

/**
 * IX.B: the displaced go to adjacent empty or friendly provinces, from an island over the sea, else to the strongest
 * neighbour.
 */
function* findRefuge(play: InvasionsPlay, displaced: Displaced): Script<ProvinceId | null> {
  const { state } = play
  const { nation, from } = displaced
  const home = state.nations[nation].seat?.at
  if (adjacentShelters(state, nation, from).length > 0) {
    return yield* spreadOut(play, displaced, {
      shelters: () => adjacentShelters(state, nation, from),
      preferred: (open) => homeward(from, home, open)
    })
  }
  if (provinceCard(from).island) return yield* crossTheSea(play, displaced)
  return yield* submitToNeighbour(play, displaced)
}

/** How to find places for the displaced. */
interface ShelterSearch {
  /** All shelters at present, with or without room. */
  shelters(): readonly Shelter[]
  /** Those with room that must be filled first. */
  preferred?(open: readonly Shelter[]): readonly Shelter[]
  /** Called when a group has moved. */
  gone?(group: DisplacedGroup): void
}

/**
 * IX.B: moves the displaced group by group, as their player says. Units without room leave the game. Returns where
 * the first group went.
 */
function* spreadOut(
  play: InvasionsPlay,
  displaced: Displaced,
  search: ShelterSearch
): Script<ProvinceId | null> {
  const { nation, from } = displaced
  let first: ProvinceId | null = null
  let pieces = displaced.pieces
  while (pieces.length > 0) {
    const open = search.shelters().filter((shelter) => hasRoomFor(shelter, pieces))
    if (open.length === 0) break
    const offered = search.preferred?.(open) ?? open
    const group = yield* chooseDisplacedGroup({ nation, from, pieces }, offered)
    moveTo(play, group.pieces, group.shelter.to)
    search.gone?.(group)
    first ??= group.shelter.to
    pieces = pieces.filter((piece) => !group.pieces.includes(piece))
    if (!pieces.some(isUnitPiece)) break
  }
  for (const { id } of pieces.filter(isUnitPiece)) disbandUnit(play, id, 'IX.B', 'removed')
  return first
}

function moveTo(play: InvasionsPlay, pieces: readonly Piece[], to: ProvinceId): void {
  for (const piece of pieces) {
    if (isUnitPiece(piece)) redeployUnit(play, piece.id, to, 'IX.B')
    else if (isLeaderPiece(piece)) bringLeader(play, piece.leader.id, to, 'IX.B')
    else moveHorde(play, piece, to)
  }
}

function moveHorde(play: InvasionsPlay, { id, nation, at }: Piece, to: ProvinceId): void {
  placePiece(play.state, id, to)
  play.emit({ type: 'horde-moved', nation, from: at, to })
}

/** IX.B, XXV.D: the displaced cross one sea zone, as many as its fleets carry. */
function* crossTheSea(play: InvasionsPlay, displaced: Displaced): Script<ProvinceId | null> {
  const { state } = play
  const { nation, from } = displaced
  const berths = new Map(berthsAround(state, nation, from))
  return yield* spreadOut(play, displaced, {
    shelters: () => overseasShelters(state, nation, from, berths),
    gone: ({ shelter: { over }, pieces }) => {
      const aboard = over && berths.get(over.zone)
      if (!aboard) return
      const units = aboard.units - pieces.filter(isUnitPiece).length
      berths.set(over.zone, { units, leaders: aboard.leaders - pieces.filter(isLeaderPiece).length })
    }
  })
}

/**
 * IX.B: a surrounded nation takes refuge with its strongest neighbour and submits to him. An Empire never does
 * (XXIX.A).
 */
function* submitToNeighbour(play: InvasionsPlay, displaced: Displaced): Script<ProvinceId | null> {
  const { state } = play
  const { nation, from, pieces } = displaced
  const lord = state.nations[nation].status === 'empire' ? null : yield* chooseLord(state, nation, from)
  if (!lord) {
    for (const { id } of pieces.filter(isUnitPiece)) disbandUnit(play, id, 'IX.B', 'removed')
    return null
  }
  // All go to the same province of his.
  let shelters = sheltersWith(state, nation, lord, from)
  const refuge = yield* spreadOut(play, displaced, {
    shelters: () => shelters,
    gone: ({ shelter }) => {
      shelters = [withRefugees(state, nation, shelter)]
    }
  })
  if (!refuge) return null
  followTo(play, nation, from, refuge)
  // The suzerain of a vassal makes room as a new one does (XXIX.B-C).
  if (suzerainOf(state, nation) === lord) yield* evacuate(play, lord, refuge)
  else yield* submitOrDriveAway(play, nation, lord, refuge, 'surrounded')
  const camp = lacksCapital(state, nation) ? placeOfHorde(state, nation) : null
  if (camp && hasStrangers(stanceMap(state, nation), camp)) removeCapital(play, nation, camp)
  return refuge
}

/** IX.B: the strongest neighbour. Its player chooses among equals. */
function* chooseLord(state: InvasionsState, nation: NationId, from: ProvinceId): Script<NationId | null> {
  const lords = strongestNeighbours(state, nation, from)
  const [only, second] = lords
  if (!only || !second) return only ?? null
  return yield* choose(
    {
      ...questionFor(nation, 'strongest-neighbour', 'IX.B'),
      place: from,
      prompt: message('prompt.strongest-neighbour', {
        nation: reference('nation', nation),
        province: reference('province', from)
      }),
      about: { nation, from, lords }
    },
    lords.map((lord) => ({ ...nationOption(lord), value: lord }))
  )
}

/**
 * IX.B: leaders and a horde that the player did not place follow the others, or else go to the nearest friendly
 * province. A Kingdom's horde that finds none is taken away like a capital.
 */
function followTo(play: InvasionsPlay, nation: NationId, from: ProvinceId, refuge: ProvinceId | null): void {
  const { state } = play
  for (const piece of displacedPieces(state, nation, from)) {
    if (!refuge && isLeaderPiece(piece)) {
      sendLeaderHome(play, piece.leader.id)
      continue
    }
    const to = refuge ?? nearestRefuge(state, piece, ANY_DISTANCE)
    if (to) moveTo(play, [piece], to)
    else if (lacksCapital(state, nation)) removeCapital(play, nation, from)
  }
}

/** IX.B: removes the capital from the province and lets the nation found a new one (VII.D). */
function* displaceCapital(play: InvasionsPlay, nation: NationId, from: ProvinceId): Script {
  const { seat } = play.state.nations[nation]
  if (seat?.kind !== 'capital' || seat.at !== from) return
  removeCapital(play, nation, from)
  yield* foundCapital(play, nation, 'IX.B')
}

/** IX.B: removes a capital. Its province is nobody's for now; age and gold stay. */
export function removeCapital(play: InvasionsPlay, nation: NationId, from: ProvinceId): void {
  const { state } = play
  state.nations[nation].seat = null
  play.emit({ type: 'capital-removed', nation, from })
  if (state.control[from] === nation) delete state.control[from]
  state.placements += 1
}

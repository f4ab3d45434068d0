import { accepted, refused, type Verdict } from '../../../engine/decision.ts'
import { type RandomState, randomInt, shuffled } from '../../../engine/random.ts'
import { askForm, type Script } from '../../ask.ts'
import { OVERRUNNERS, type Refuge } from '../../queries/movement/flight.ts'
import {
  type Division,
  divideAmong,
  divisionsAmong,
  type Parties
} from '../../queries/movement/stack-room.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { leadingNation } from '../../queries/movement/step-rules.ts'
import { isLeaderPiece, isUnitPiece, type Piece } from '../../queries/pieces/pieces.ts'
import { piecesByPlayer } from '../../queries/pieces/pieces-by-player.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import {
  crowdingRefusal,
  loneLeaderRefusal,
  type PartyValues,
  partyLists,
  partyValues,
  readParties
} from './stack-parties.ts'

/** Pieces of one player that have fled, and the others of the stack. */
interface PlayerFlight {
  readonly refuge: Refuge
  readonly own: readonly Piece[]
  /** Where the pieces of earlier players go. */
  readonly decided: Parties
  /** The pieces of players who are asked later. They must find room too. */
  readonly later: readonly Piece[]
}

/** XIX.B: asks each player which of his escaped pieces stop on the way. The others reach the refuge. */
export function* chooseFlightHalts(
  state: InvasionsState,
  pieces: readonly Piece[],
  refuge: Refuge
): Script<Parties> {
  let decided: Parties = new Map()
  const players = piecesByPlayer(pieces)
  for (const [number, own] of players.entries()) {
    const later = players.slice(number + 1).flat()
    decided = yield* choosePlayersHalts(state, { refuge, own, decided, later })
  }
  return decided
}

/** Returns where the pieces go of all players who have decided so far. */
function* choosePlayersHalts(state: InvasionsState, flight: PlayerFlight): Script<Parties> {
  const { refuge, own } = flight
  const { to, halts } = refuge
  const [first, ...others] = own.filter((piece) => !isLeaderPiece(piece))
  if (!first || others.length === 0 || halts.length === 0)
    return withDecided(flight, leastLeft(state, flight))
  const nation = leadingNation(own, [])
  const lists = partyLists(halts, own, (province) =>
    message('field.stays-in', { province: reference('province', province) })
  )
  const read = (values: PartyValues) => {
    const left = readParties(lists, values, 'XIX.B')
    return left.ok ? checkParties(state, flight, withRest(left.value, to, own)) : left
  }
  const sensible = { answer: partyValues(withoutRefuge(leastLeft(state, flight), to)) }
  return yield* askForm(
    {
      ...questionFor(nation, 'leave-on-the-way', 'XIX.B'),
      place: first.at,
      prompt: message('prompt.leave-on-the-way', {
        nation: reference('nation', nation),
        province: reference('province', to)
      }),
      about: {
        nation,
        from: first.at,
        to,
        pieces: own.map(({ id }) => id),
        halts: halts.map((province) => ({ province, room: stackingRoom(state, nation, province) }))
      }
    },
    {
      form: {
        type: 'form',
        fields: [...lists.values()].map(({ field }) => field),
        preset: { ...sensible, reason: message('preset.only-who-must') }
      },
      check: read,
      sample: (random) => {
        const values = sampleParties(random, flight)
        return read(values).ok ? values : sensible.answer
      }
    }
  )
}

/** XIX.B, XVII.B: checks the stacking limit at every stop, and that enough units go on to overrun the enemies ahead. */
function checkParties(state: InvasionsState, flight: PlayerFlight, chosen: Parties): Verdict<Parties> {
  const { refuge, later } = flight
  const { way, overruns } = refuge
  const parties = withDecided(flight, chosen)
  // A leader of a later player may make room where he stops, so all who flee are counted together.
  const findsRoom = ({ parties: others, rest }: Division) =>
    rest.length === 0 && crowdingRefusal(state, together(refuge, parties, others)) === null
  if (!divisionsAmong(state, stopsOf(refuge), later, parties).some(findsRoom))
    return refused(message('refusal.no-room'), 'XVII.B')
  const refusal = loneLeaderRefusal(state, parties)
  if (refusal) return { ok: false, refusal }
  const unitsPast = (province: ProvinceId) =>
    [...later, ...way.slice(way.indexOf(province)).flatMap((stop) => parties.get(stop) ?? [])].filter(
      isUnitPiece
    ).length
  const tooFew = overruns.some((province) => unitsPast(province) < OVERRUNNERS)
  return tooFew ? refused(message('refusal.no-way-out'), 'XVIII.E') : accepted(parties)
}

/** The refuge, then the halts from the nearest to it. */
const stopsOf = ({ to, halts }: Refuge): ProvinceId[] => [to, ...halts.toReversed()]

/** Adds the pieces that the answer does not name: they go on to the refuge. */
function withRest(left: Parties, to: ProvinceId, pieces: readonly Piece[]): Parties {
  const stopping = new Set([...left.values()].flat())
  return new Map([...left, [to, pieces.filter((piece) => !stopping.has(piece))]])
}

const withDecided = ({ refuge, decided }: PlayerFlight, chosen: Parties): Parties =>
  together(refuge, decided, chosen)

function together(refuge: Refuge, some: Parties, others: Parties): Parties {
  const both = (stop: ProvinceId) => [...(some.get(stop) ?? []), ...(others.get(stop) ?? [])]
  return new Map(stopsOf(refuge).map((stop) => [stop, both(stop)]))
}

const withoutRefuge = (parties: Parties, to: ProvinceId): Parties =>
  new Map([...parties].filter(([stop]) => stop !== to))

/**
 * Sends all pieces to the refuge but the least valuable units that it cannot hold. These stop as near to it as they can.
 * Divides the pieces of later players too, so that they find room.
 */
function leastLeft(state: InvasionsState, { refuge, own, decided, later }: PlayerFlight): Parties {
  const { parties } = divideAmong(state, stopsOf(refuge), [...own, ...later], decided)
  const left = new Map(
    refuge.halts.map((halt) => [halt, (parties.get(halt) ?? []).filter((piece) => own.includes(piece))])
  )
  return withRest(left, refuge.to, own)
}

function sampleParties(random: RandomState, { refuge, own }: PlayerFlight): PartyValues {
  const rest = shuffled(random, own)
  const left = refuge.halts.map((halt) => [halt, rest.splice(0, randomInt(random, rest.length + 1))] as const)
  return partyValues(new Map(left))
}

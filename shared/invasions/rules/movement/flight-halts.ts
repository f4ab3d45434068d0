import { accepted, type Preset, refused, type Verdict } from '../../../engine/decision.ts'
import { type RandomState, randomInt, shuffled } from '../../../engine/random.ts'
import { askForm, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import { OVERRUNNERS, type Refuge } from '../../queries/movement/flight.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { leadersAmong } from '../../queries/movement/step-rules.ts'
import { isLeaderPiece, isUnitPiece, type Piece } from '../../queries/pieces/pieces.ts'
import { unitWorth } from '../../queries/pieces/unit-worth.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import {
  crowdingRefusal,
  loneLeaderRefusal,
  type Parties,
  type PartyValues,
  partyLists,
  partyValues,
  readParties
} from './stack-parties.ts'

/** XIX.B: asks which of the escaped pieces stop on the way. The others reach the refuge. */
export function* chooseFlightHalts(
  state: InvasionsState,
  nation: NationId,
  pieces: readonly Piece[],
  refuge: Refuge
): Script<Parties> {
  const { to, halts } = refuge
  const [first, ...others] = pieces.filter((piece) => !isLeaderPiece(piece))
  if (!first || others.length === 0 || halts.length === 0) return new Map([[to, pieces]])
  const lists = partyLists(halts, pieces, (province) =>
    message('field.stays-in', { province: reference('province', province) })
  )
  const read = (values: PartyValues) => {
    const left = readParties(lists, values, 'XIX.B')
    return left.ok ? checkParties(state, nation, refuge, withRest(left.value, to, pieces)) : left
  }
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
        pieces: pieces.map(({ id }) => id),
        halts: halts.map((province) => ({ province, room: stackingRoom(state, nation, province) }))
      }
    },
    {
      form: {
        type: 'form',
        fields: [...lists.values()].map(({ field }) => field),
        preset: onlyWhoMust(state, nation, pieces, refuge)
      },
      check: read,
      sample: (random) => sampleParties(random, state, nation, pieces, refuge, read)
    }
  )
}

/** XIX.B, XVII.B: checks the stacking limit at every stop, and that enough units go on to overrun the enemies ahead. */
function checkParties(
  state: InvasionsState,
  nation: NationId,
  { way, overruns }: Refuge,
  parties: Parties
): Verdict<Parties> {
  const refusal = crowdingRefusal(state, nation, parties) ?? loneLeaderRefusal(state, nation, parties)
  if (refusal) return { ok: false, refusal }
  const unitsPast = (province: ProvinceId) =>
    way
      .slice(way.indexOf(province))
      .flatMap((stop) => parties.get(stop) ?? [])
      .filter(isUnitPiece).length
  const tooFew = overruns.some((province) => unitsPast(province) < OVERRUNNERS)
  return tooFew ? refused(message('refusal.no-way-out'), 'XVIII.E') : accepted(parties)
}

/** Adds the pieces that the answer does not name: they go on to the refuge. */
function withRest(left: Parties, to: ProvinceId, pieces: readonly Piece[]): Parties {
  const stopping = new Set([...left.values()].flat())
  return new Map([...left, [to, pieces.filter((piece) => !stopping.has(piece))]])
}

/**
 * Sends all pieces to the refuge but the least valuable units that it cannot hold. These stop as near to it as they can.
 * The leaders go to the refuge too, unless all find room only if the leaders add theirs at a halt.
 */
function leastLeft(
  state: InvasionsState,
  nation: NationId,
  pieces: readonly Piece[],
  { to, halts }: Refuge
): Parties {
  const nearest = halts.toReversed()
  const divisions = [to, ...nearest].map((led) => divided(state, nation, pieces, [to, ...nearest], led))
  const chosen = divisions.find(({ rest }) => rest.length === 0) ?? divisions[0]
  return new Map([...(chosen?.parties ?? [])].filter(([stop]) => stop !== to))
}

/** Fills the stops in order with the best units, as far as each has room. The leaders add their room at `led`. */
function divided(
  state: InvasionsState,
  nation: NationId,
  pieces: readonly Piece[],
  stops: readonly ProvinceId[],
  led: ProvinceId
): { readonly parties: Parties; readonly rest: readonly Piece[] } {
  const rest: Piece[] = pieces.filter(isUnitPiece).toSorted((a, b) => unitWorth(b.unit) - unitWorth(a.unit))
  const parties = new Map<ProvinceId, readonly Piece[]>()
  for (const stop of stops) {
    const leaders = stop === led ? pieces.filter(isLeaderPiece) : []
    const room = Math.max(0, stackingRoom(state, nation, stop, leadersAmong(leaders)))
    parties.set(stop, [...rest.splice(0, room), ...leaders])
  }
  return { parties, rest }
}

function onlyWhoMust(
  state: InvasionsState,
  nation: NationId,
  pieces: readonly Piece[],
  refuge: Refuge
): Preset<PartyValues> {
  return {
    answer: partyValues(leastLeft(state, nation, pieces, refuge)),
    reason: message('preset.only-who-must')
  }
}

function sampleParties(
  random: RandomState,
  state: InvasionsState,
  nation: NationId,
  pieces: readonly Piece[],
  refuge: Refuge,
  read: (values: PartyValues) => Verdict<Parties>
): PartyValues {
  const rest = shuffled(random, pieces)
  const left = refuge.halts.map((halt) => [halt, rest.splice(0, randomInt(random, rest.length + 1))] as const)
  const values = partyValues(new Map(left))
  return read(values).ok ? values : partyValues(leastLeft(state, nation, pieces, refuge))
}

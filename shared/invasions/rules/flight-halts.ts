import { accepted, type FormValues, type Preset, refused, type Verdict } from '../../engine/decision.ts'
import { type RandomState, randomInt, shuffled } from '../../engine/random.ts'
import { compose, type Script } from '../ask.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import { OVERRUNNERS, type Refuge } from '../queries/flight.ts'
import { isLeaderPiece, isUnitPiece, type Piece } from '../queries/pieces.ts'
import { leadersOf } from '../queries/reach.ts'
import { stackingRoom } from '../queries/stacking.ts'
import { worthOf } from '../queries/unit-worth.ts'
import type { InvasionsState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { crowding, loneLeader, type Parties, partyLists, partyValues, readParties } from './dispersal.ts'

/** XIX.B: who of those that got away stops on the way, at their player's choice; the others reach the refuge. */
export function* partOnTheWay(
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
  const read = (values: FormValues) => {
    const left = readParties(lists, values, 'XIX.B')
    return left.ok ? checkParties(state, nation, refuge, withRest(left.value, to, pieces)) : left
  }
  return yield* compose(
    {
      side: sideOf(nation),
      kind: 'leave-on-the-way',
      rule: 'XIX.B',
      actor: nation,
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
      type: 'form',
      fields: [...lists.values()].map(({ field }) => field),
      preset: onlyWhoMust(state, nation, pieces, refuge)
    },
    read,
    (random) => sampleParties(random, state, nation, pieces, refuge, read)
  )
}

/** XIX.B, XVII.B: the limit holds wherever somebody stops, and those who run over an enemy must still be enough. */
function checkParties(
  state: InvasionsState,
  nation: NationId,
  { way, overruns }: Refuge,
  parties: Parties
): Verdict<Parties> {
  const refusal = crowding(state, nation, parties) ?? loneLeader(state, nation, parties)
  if (refusal) return { ok: false, refusal }
  const unitsPast = (province: ProvinceId) =>
    way
      .slice(way.indexOf(province))
      .flatMap((stop) => parties.get(stop) ?? [])
      .filter(isUnitPiece).length
  const tooFew = overruns.some((province) => unitsPast(province) < OVERRUNNERS)
  return tooFew ? refused(message('refusal.no-way-out'), 'XVIII.E') : accepted(parties)
}

/** Whoever is not named goes on to the refuge. */
function withRest(left: Parties, to: ProvinceId, pieces: readonly Piece[]): Parties {
  const stopping = new Set([...left.values()].flat())
  return new Map([...left, [to, pieces.filter((piece) => !stopping.has(piece))]])
}

/** All reach the refuge but those whom it cannot hold, who are worth least and stop as near to it as they can. */
function leastLeft(
  state: InvasionsState,
  nation: NationId,
  pieces: readonly Piece[],
  { to, halts }: Refuge
): Parties {
  const room = Math.max(0, stackingRoom(state, nation, to, leadersOf(pieces)))
  const units = pieces.filter(isUnitPiece).toSorted((a, b) => worthOf(b.unit) - worthOf(a.unit))
  const excess: Piece[] = units.slice(room)
  const left = new Map<ProvinceId, readonly Piece[]>()
  for (const halt of halts.toReversed()) {
    left.set(halt, excess.splice(0, Math.max(0, stackingRoom(state, nation, halt))))
  }
  return left
}

function onlyWhoMust(
  state: InvasionsState,
  nation: NationId,
  pieces: readonly Piece[],
  refuge: Refuge
): Preset<FormValues> {
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
  read: (values: FormValues) => Verdict<Parties>
): FormValues {
  const rest = shuffled(random, pieces)
  const left = refuge.halts.map((halt) => [halt, rest.splice(0, randomInt(random, rest.length + 1))] as const)
  const values = partyValues(new Map(left))
  return read(values).ok ? values : partyValues(leastLeft(state, nation, pieces, refuge))
}

import { accepted, type Refusal, refused, type Verdict } from '../../engine/decision.ts'
import type { Message } from '../../engine/message.ts'
import { type FormList, formList } from '../choose-some.ts'
import type { NationId } from '../content/ids.ts'
import type { ValuesOf } from '../decisions.ts'
import { pieceOffer } from '../offers.ts'
import { isLeaderPiece, isUnitPiece, type Piece } from '../queries/pieces.ts'
import { leadersOf } from '../queries/reach.ts'
import { stackingRoom } from '../queries/stacking.ts'
import { surroundings } from '../queries/surroundings.ts'
import type { InvasionsState, PieceId } from '../state.ts'
import { message } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** Who of a stack that parts goes to which province. */
export type Parties = ReadonlyMap<ProvinceId, readonly Piece[]>

/** XIX.B: an answer that says who stops where. */
export type PartyValues = ValuesOf<'leave-on-the-way'>

type Lists = ReadonlyMap<ProvinceId, FormList<Piece, ProvinceId, PieceId>>

/** A list of all pieces for each province; the answer calls it by the province. */
export function partyLists(
  provinces: readonly ProvinceId[],
  pieces: readonly Piece[],
  label: (province: ProvinceId) => Message
): Lists {
  const listOf = (province: ProvinceId) =>
    formList({
      name: province,
      label: label(province),
      items: pieces,
      min: 0,
      max: pieces.length,
      offer: pieceOffer
    })
  return new Map(provinces.map((province) => [province, listOf(province)]))
}

/** Whom an answer sends where: nobody to two places. */
export function readParties(lists: Lists, values: PartyValues, rule: string): Verdict<Parties> {
  const parties = new Map([...lists].map(([province, list]) => [province, list.read(values[province] ?? [])]))
  const all = [...parties.values()].flat()
  return new Set(all).size < all.length ? refused(message('refusal.unit-twice'), rule) : accepted(parties)
}

/** The same as an answer. */
export function partyValues(parties: Parties): PartyValues {
  const values: { -readonly [Province in keyof PartyValues]: PartyValues[Province] } = {}
  for (const [province, party] of parties) values[province] = party.map(({ id }) => id)
  return values
}

/** XVII.B: whether all find room where they go; each leader helps where he goes himself. */
export function crowding(state: InvasionsState, nation: NationId, parties: Parties): Refusal | null {
  const isOverfull = ([province, party]: [ProvinceId, readonly Piece[]]) => {
    const units = party.filter(isUnitPiece).length
    return units > 0 && units > stackingRoom(state, nation, province, leadersOf(party))
  }
  return [...parties].some(isOverfull) ? { reason: message('refusal.no-room'), rule: 'XVII.B' } : null
}

/** XX.J: a leader does not part from all troops on ground that is not friendly. */
export function loneLeader(state: InvasionsState, nation: NationId, parties: Parties): Refusal | null {
  const look = surroundings(state, nation)
  const isLone = ([province, party]: [ProvinceId, readonly Piece[]]) =>
    party.length > 0 && party.every(isLeaderPiece) && look.ground(province) !== 'friendly'
  return [...parties].some(isLone) ? { reason: message('refusal.leader-alone'), rule: 'XX.J' } : null
}

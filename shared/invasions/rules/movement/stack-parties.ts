import { accepted, type Refusal, refused, type Verdict } from '../../../engine/decision.ts'
import type { Message } from '../../../engine/message.ts'
import { type FormList, formList } from '../../choose-some.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import { pieceOption } from '../../map-options.ts'
import { findRoom, type Parties } from '../../queries/movement/stack-room.ts'
import { isLeaderPiece, type Piece } from '../../queries/pieces/pieces.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import type { InvasionsState, PieceId } from '../../state.ts'
import { message } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** XIX.B: an answer that names the pieces that stop in each province. */
export type PartyValues = ValuesOf<'leave-on-the-way'>

type PieceLists = ReadonlyMap<ProvinceId, FormList<Piece, ProvinceId, PieceId>>

/** A form list of all pieces for each province. The province is the name of the field. */
export function partyLists(
  provinces: readonly ProvinceId[],
  pieces: readonly Piece[],
  label: (province: ProvinceId) => Message
): PieceLists {
  const listOf = (province: ProvinceId) =>
    formList({
      name: province,
      label: label(province),
      items: pieces,
      min: 0,
      max: pieces.length,
      toOption: pieceOption
    })
  return new Map(provinces.map((province) => [province, listOf(province)]))
}

/** Reads which pieces go where, and refuses an answer that sends a piece to two provinces. */
export function readParties(lists: PieceLists, values: PartyValues, rule: string): Verdict<Parties> {
  const parties = new Map([...lists].map(([province, list]) => [province, list.read(values[province] ?? [])]))
  const all = [...parties.values()].flat()
  return new Set(all).size < all.length ? refused(message('refusal.unit-twice'), rule) : accepted(parties)
}

/** The parties in the form of an answer. */
export function partyValues(parties: Parties): PartyValues {
  const values: { -readonly [Province in keyof PartyValues]: PartyValues[Province] } = {}
  for (const [province, party] of parties) values[province] = party.map(({ id }) => id)
  return values
}

/** XVII.B: the refusal when a party finds too little room. A leader adds his room in the province where he goes. */
export function crowdingRefusal(state: InvasionsState, parties: Parties): Refusal | null {
  const isOverfull = ([province, party]: [ProvinceId, readonly Piece[]]) => !findRoom(state, province, party)
  return [...parties].some(isOverfull) ? { reason: message('refusal.no-room'), rule: 'XVII.B' } : null
}

/** XX.J: the refusal when leaders go without troops to a province that is not friendly. */
export function loneLeaderRefusal(state: InvasionsState, parties: Parties): Refusal | null {
  const isLone = ([province, party]: [ProvinceId, readonly Piece[]]) =>
    party.every(isLeaderPiece) &&
    party.some(({ nation }) => stanceMap(state, nation).provinceStance(province) !== 'friendly')
  return [...parties].some(isLone) ? { reason: message('refusal.leader-alone'), rule: 'XX.J' } : null
}

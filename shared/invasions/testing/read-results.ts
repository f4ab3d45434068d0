import type { Decision, FormValues } from '../../engine/decision.ts'
import type { OptionKey } from '../../engine/option-key.ts'
import type { NationId, UnitKindId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { pieceById, stepsLeft } from '../queries/pieces/pieces.ts'
import { allUnits, isOffMap, unitById, unitsIn } from '../queries/pieces/placement.ts'
import type { InvasionsState, LeaderId, PieceId, Place, Unit, UnitId } from '../state.ts'

// Reads the results of a test.

type EventOf<Type extends InvasionsEvent['type']> = Extract<InvasionsEvent, { readonly type: Type }>

export function eventsOfType<Type extends InvasionsEvent['type']>(
  events: readonly InvasionsEvent[],
  type: Type
): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}

export const typesOf = (events: readonly InvasionsEvent[]): string[] => events.map(({ type }) => type)

/** The rolls with this reason, or all rolls. */
export const rollsOf = (events: readonly InvasionsEvent[], reason?: string): EventOf<'roll'>[] =>
  eventsOfType(events, 'roll').filter((roll) => reason === undefined || roll.reason === reason)

export const kindsAsked = (decisions: readonly Decision[]): string[] => decisions.map(({ kind }) => kind)

export const askedFor = (decisions: readonly Decision[], kind: string): Decision[] =>
  decisions.filter((decision) => decision.kind === kind)

/** The option keys of a choice, or of a field of a form. */
export function optionKeys(decision: Decision | undefined, field?: keyof FormValues): OptionKey[] {
  if (!decision) throw new Error('nothing was asked')
  const { body } = decision
  if (body.type === 'choice') return body.options.map(({ key }) => key)
  const found = body.fields.find(({ name }) => field === undefined || name === field)
  if (found?.field !== 'one' && found?.field !== 'many') throw new Error(`${decision.kind} has no such list`)
  return found.options.map(({ key }) => key)
}

/** The place of a unit, leader or horde, on or off the map. */
export const placeOfPiece = (state: InvasionsState, id: PieceId): Place | undefined =>
  pieceById(state, id)?.at ?? state.units[id]?.at

export const placesOfPieces = (state: InvasionsState, ids: readonly PieceId[]): (Place | undefined)[] =>
  ids.map((id) => placeOfPiece(state, id))

/** The steps that a piece has left in the current movement, alone or with leaders. */
export function stepsLeftTo(state: InvasionsState, id: PieceId, ...leaders: LeaderId[]): number {
  const piece = pieceById(state, id)
  return piece ? stepsLeft(state, piece, leaders) : 0
}

/** A nation's own counters on the map, including those that serve others. */
export const onMap = (state: InvasionsState, nation: NationId): Unit[] =>
  allUnits(state).filter((unit) => unit.nation === nation && !isOffMap(unit.at))

/** A nation's counters that serve another. */
export const lentBy = (state: InvasionsState, nation: NationId): Unit[] =>
  allUnits(state).filter((unit) => unit.nation === nation && unit.controller !== nation)

export const kindsIn = (state: InvasionsState, at: Place): UnitKindId[] =>
  unitsIn(state, at)
    .map(({ kind }) => kind)
    .sort()

export const nationsIn = (state: InvasionsState, at: Place): NationId[] =>
  unitsIn(state, at).map(({ nation }) => nation)

export const damagedAmong = (state: InvasionsState, ids: readonly UnitId[]): UnitId[] =>
  ids.filter((id) => unitById(state, id).damaged)

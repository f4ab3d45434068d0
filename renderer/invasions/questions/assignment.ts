import type { Decision } from '#shared/engine/decision.ts'
import type { OptionKey } from '#shared/engine/option-key.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import { chosenIn, type Draft, withoutValue, withValue } from '../../table/decision/draft.ts'

/** Pieces that each need a place: purchased units, or settlers. */
export interface Assignment {
  readonly pieces: readonly AssignedPiece[]
  /** The possible places, with the room that is left now. */
  readonly places: ReadonlyMap<string, number>
  /** Whether a piece may stand there, regardless of room. */
  mayStand(piece: string, place: string): boolean
  /** The draft with a piece put at a place, or taken back. */
  put(draft: Draft, piece: string, place: string | null): Draft
}

export interface AssignedPiece {
  readonly id: string
  /** Null until it is placed. */
  readonly at: string | null
}

type AssignmentDecision<Kind extends 'deploy-purchases' | 'settle-foedus'> = Decision<InquiryOf<Kind>>

/** XV.B: purchased units, each in a form field of its own. */
export function deploymentAssignment(
  { about, body }: AssignmentDecision<'deploy-purchases'>,
  draft: Draft
): Assignment {
  const pieces = about.units.map(({ unit }) => ({ id: unit, at: placeIn(chosenIn(draft, unit)[0]) }))
  const options = new Map(
    body.fields.map((field) => [
      field.name,
      new Set<string>('options' in field ? field.options.map(({ key }) => key) : [])
    ])
  )
  return {
    pieces,
    places: roomLeft(Object.entries(about.room), pieces),
    mayStand: (piece, place) => options.get(piece)?.has(place) ?? false,
    put: (filled, piece, place) =>
      place === null ? withoutValue(filled, piece) : withValue(filled, piece, place)
  }
}

/** The value of a field is the place of its unit. */
function placeIn(chosen: OptionKey | undefined): string | null {
  return typeof chosen === 'string' ? chosen : null
}

const LISTS = ['first', 'second'] as const

/** XXVIII.B: who settles in which of the two provinces. Each province is a list of the form. */
export function settlementAssignment(
  { about, body }: AssignmentDecision<'settle-foedus'>,
  draft: Draft
): Assignment {
  const [field] = body.fields
  const options = field && 'options' in field ? field.options : []
  const placeOf = (id: string) => {
    const list = LISTS.findIndex((name) => chosenIn(draft, name).includes(id))
    return about.provinces[list] ?? null
  }
  const pieces = options.map(({ key }) => ({ id: key, at: placeOf(key) }))
  return {
    pieces,
    places: roomLeft(
      about.provinces.map((place, index) => [place, about.room[index] ?? 0]),
      pieces
    ),
    mayStand: (_, place) => about.provinces.some((one) => one === place),
    put: (filled, piece, place) =>
      LISTS.reduce((next, name, index) => {
        const others = chosenIn(next, name).filter((id) => id !== piece)
        const isHere = place !== null && about.provinces[index] === place
        return withValue(next, name, isHere ? [...others, piece] : others)
      }, filled)
  }
}

function roomLeft(
  room: readonly (readonly [string, number | undefined])[],
  pieces: readonly AssignedPiece[]
): ReadonlyMap<string, number> {
  return new Map(
    room.map(([place, count = 0]) => [place, count - pieces.filter(({ at }) => at === place).length])
  )
}

/** Which piece a click on a place puts there: the selected one, else the next unplaced one that may stand there. */
export function nextPieceFor(assignment: Assignment, held: string | null, place: string): string | null {
  const { pieces, places, mayStand } = assignment
  if ((places.get(place) ?? 0) < 1) return null
  const fits = ({ id, at }: AssignedPiece) => at !== place && mayStand(id, place)
  const selected = pieces.find((piece) => piece.id === held && fits(piece))
  return (selected ?? pieces.find((piece) => piece.at === null && fits(piece)))?.id ?? null
}

/** Places all remaining pieces: first where the player wants them, then where there is most room. */
export function placeRemaining(
  assignmentOf: (draft: Draft) => Assignment,
  draft: Draft,
  wanted: readonly string[]
): Draft {
  const assignment = assignmentOf(draft)
  const byRoom = [...assignment.places].sort(([, one], [, other]) => other - one).map(([place]) => place)
  const waiting = assignment.pieces.find(({ at }) => at === null)
  const place =
    waiting &&
    [...wanted, ...byRoom].find(
      (one) => (assignment.places.get(one) ?? 0) > 0 && assignment.mayStand(waiting.id, one)
    )
  return waiting && place !== undefined
    ? placeRemaining(assignmentOf, assignment.put(draft, waiting.id, place), wanted)
    : draft
}

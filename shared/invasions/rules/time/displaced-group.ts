import { accepted, type Preset, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, type RandomState, shuffled } from '../../../engine/random.ts'
import { askForm, type MapOption, type Script } from '../../ask.ts'
import { formList } from '../../choose-some.ts'
import type { NationId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import { pieceOption, provinceOption } from '../../map-options.ts'
import { leadersAmong } from '../../queries/movement/step-rules.ts'
import { isHordePiece, isLeaderPiece, isUnitPiece, type Piece } from '../../queries/pieces/pieces.ts'
import { unitWorth } from '../../queries/pieces/unit-worth.ts'
import type { Shelter } from '../../queries/time/displacement.ts'
import { questionFor } from '../../question-header.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** A nation's pieces that must leave a province. */
export interface Displaced {
  readonly nation: NationId
  readonly from: ProvinceId
  readonly pieces: readonly Piece[]
}

type DisplacementValues = ValuesOf<'displacement'>

/** The pieces that go to one of the provinces. */
export interface DisplacedGroup {
  readonly shelter: Shelter
  readonly pieces: readonly Piece[]
}

/** IX.B: the player chooses a province and who goes there. The caller asks again for the rest. */
export function* chooseDisplacedGroup(
  { nation, from, pieces }: Displaced,
  shelters: readonly Shelter[]
): Script<DisplacedGroup> {
  const [first, ...others] = shelters
  if (!first) throw new Error(`there is no shelter for the ${nation} of ${from}`)
  const fullest = fill(first, pieces)
  if (others.length === 0 && fullest.length === pieces.length) return { shelter: first, pieces }
  const list = formList({
    name: 'pieces',
    label: message('field.pieces'),
    items: pieces,
    min: 1,
    max: pieces.length,
    toOption: pieceOption
  })
  const read = (values: DisplacementValues) => readGroup(shelters, pieces, values, list.read(values.pieces))
  return yield* askForm(
    {
      ...questionFor(nation, 'displacement', 'IX.B'),
      place: from,
      prompt: message('prompt.displacement', {
        nation: reference('nation', nation),
        province: reference('province', from)
      }),
      about: {
        nation,
        from,
        pieces: pieces.map(({ id }) => id),
        shelters: shelters.map(({ to, room }) => ({ to, room: Math.max(0, room(leadersAmong(pieces))) }))
      }
    },
    {
      form: {
        type: 'form',
        fields: [
          {
            field: 'one',
            name: 'to',
            label: message('field.move'),
            options: shelters.map((shelter) => shelterOffer(shelter, pieces))
          },
          list.field
        ],
        preset: presetOf(first, fullest)
      },
      check: read,
      sample: (random) => sampleGroup(random, shelters, pieces)
    }
  )
}

function shelterOffer({ to, room }: Shelter, pieces: readonly Piece[]): MapOption<ProvinceId> {
  const units = Math.max(0, room(leadersAmong(pieces)))
  return { ...provinceOption(to), preview: [message('preview.room', { units })] }
}

/** IX.B, XVII.B: accepts as many units as the province holds with the leaders who go along. */
function readGroup(
  shelters: readonly Shelter[],
  pieces: readonly Piece[],
  { to }: DisplacementValues,
  chosen: readonly Piece[]
): Verdict<DisplacedGroup> {
  const shelter = shelters.find((one) => one.to === to)
  if (!shelter) return refused(message('refusal.not-an-option'), 'IX.B')
  if (!chosen.every(shelter.admits)) return refused(message('refusal.unit-barred'), 'XVIII.K')
  const units = chosen.filter(isUnitPiece).length
  if (units > Math.max(0, shelter.room(leadersAmong(chosen)))) {
    return refused(message('refusal.no-room'), 'XVII.B')
  }
  if (chosen.filter(isLeaderPiece).length > berthsOf(shelter)) {
    return refused(message('refusal.too-many-leaders-aboard'), 'XXV.D')
  }
  if (chosen.every(isLeaderPiece) && pieces.some(isUnitPiece)) {
    return refused(message('refusal.leader-alone'), 'XX.J')
  }
  return accepted({ shelter, pieces: chosen })
}

const berthsOf = ({ over }: Shelter): number => over?.leaders ?? Number.POSITIVE_INFINITY

/** The pieces that may go there and find room, in the order given. */
function fill(shelter: Shelter, pieces: readonly Piece[]): Piece[] {
  const able = pieces.filter(shelter.admits)
  const leaders = able.filter(isLeaderPiece).slice(0, berthsOf(shelter))
  const units = able.filter(isUnitPiece).slice(0, Math.max(0, shelter.room(leadersAmong(leaders))))
  return [...units, ...leaders, ...able.filter(isHordePiece)]
}

/** Whether a province has room for any of the pieces: for a unit, as long as there are units. */
export function hasRoomFor(shelter: Shelter, pieces: readonly Piece[]): boolean {
  const admitted = fill(shelter, pieces)
  return pieces.some(isUnitPiece) ? admitted.some(isUnitPiece) : admitted.length > 0
}

/** Suggests that the best troops go first (`pieces` are sorted by worth). */
function presetOf(shelter: Shelter, fullest: readonly Piece[]): Preset<DisplacementValues> {
  const ids = fullest.map(({ id }) => id)
  return { answer: { to: shelter.to, pieces: ids }, reason: message('preset.all-who-find-room') }
}

export function piecesByWorth(pieces: readonly Piece[]): Piece[] {
  const worth = (piece: Piece) => (isUnitPiece(piece) ? unitWorth(piece.unit) : 0)
  return pieces.toSorted((one, other) => worth(other) - worth(one))
}

function sampleGroup(
  random: RandomState,
  shelters: readonly Shelter[],
  pieces: readonly Piece[]
): DisplacementValues {
  const shelter = pickOne(random, shelters)
  return { to: shelter.to, pieces: fill(shelter, shuffled(random, pieces)).map(({ id }) => id) }
}

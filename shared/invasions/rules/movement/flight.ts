import { accepted, type Preset, type Refusal, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import { askForm, type MapOption, type Script } from '../../ask.ts'
import { type FormList, formList } from '../../choose-some.ts'
import type { NationId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import { pieceOption, provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { entryRefusal } from '../../queries/movement/entry-limits.ts'
import { FLIGHT_SUCCEEDS_AT, type Refuge, refuges } from '../../queries/movement/flight.ts'
import { isLeaderPiece, isUnitPiece, type Piece, piecesIn } from '../../queries/pieces/pieces.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { rollDie } from '../pieces/dice.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { placePiece } from '../pieces/place-piece.ts'
import { chooseFlightHalts } from './flight-halts.ts'
import { reactionCardModifiers } from './interception.ts'
import { overrunSingleUnit } from './overrun.ts'

type FleeValues = ValuesOf<'flee'>

interface Flight {
  readonly pieces: readonly Piece[]
  readonly refuge: Refuge
}

/** XIX.B: asks the attacked nations in a province, one after the other, whether they flee. True when one has tried. */
export function* flee(play: InvasionsPlay, province: ProvinceId, attacker: NationId): Script<boolean> {
  const { units, hordes } = stanceMap(play.state, attacker).forces(province, 'hostile')
  const nations = new Set([...units.map(({ controller }) => controller), ...hordes])
  let tried = false
  for (const nation of nations) {
    const pieces = piecesIn(play.state, province, [nation]).filter(
      (piece) => !isUnitPiece(piece) || !isLevy(play.state, piece.id)
    )
    const open = refuges(play.state, nation, province, pieces)
    if (pieces.every(isLeaderPiece) || open.length === 0) continue
    const flight = yield* askToFlee(play.state, nation, province, attacker, pieces, open)
    if (!flight) continue
    tried = true
    yield* attemptFlight(play, nation, province, attacker, flight)
  }
  return tried
}

/** A unit raised by a card to hold the province may not flee. */
function isLevy(state: InvasionsState, unit: string): boolean {
  return state.thisTurn.effects.some(({ effect, place }) => effect === 'lone-levy' && place === unit)
}

function askToFlee(
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId,
  attacker: NationId,
  pieces: readonly Piece[],
  open: readonly Refuge[]
): Script<Flight | null> {
  return askForm(
    {
      ...questionFor(nation, 'flee', 'XIX.B'),
      place: province,
      prompt: message('prompt.flee', {
        nation: reference('nation', nation),
        province: reference('province', province)
      }),
      about: {
        nation,
        province,
        attacker,
        pieces: pieces.map(({ id }) => id),
        refuges: open.map(({ to, chance, room }) => ({ to, chance, room }))
      }
    },
    {
      form: {
        type: 'form',
        fields: [
          {
            field: 'one',
            name: 'to',
            label: message('field.refuge'),
            options: [{ key: 'stay', label: message('option.stay') }, ...open.map(refugeOption)]
          },
          fugitivesOf(pieces).field
        ],
        ...(allMayFlee(state, pieces, open) ? { preset: allFlee(pieces) } : {})
      },
      check: (values) => readFlight(state, nation, province, pieces, values),
      sample: (random) => sampleFlight(random, state, nation, province, pieces, open)
    }
  )
}

/** The page queries what makes up the chance: with dozens of refuges it would be too much to send. */
function refugeOption({ to, chance }: Refuge): MapOption<ProvinceId> {
  return {
    ...provinceOption(to),
    preview: [message('preview.chance', { percent: Math.round(chance * 100) })]
  }
}

/** True when every refuge takes all pieces. */
function allMayFlee(state: InvasionsState, pieces: readonly Piece[], open: readonly Refuge[]): boolean {
  const units = pieces.filter(isUnitPiece).length
  return open.every(({ way, room }) => room >= units && barOnRoute(state, pieces, way) === null)
}

function fugitivesOf(pieces: readonly Piece[]): FormList<Piece, 'pieces', PieceId> {
  const label = message('field.fugitives')
  return formList({ name: 'pieces', label, items: pieces, min: 0, max: pieces.length, toOption: pieceOption })
}

function allFlee(pieces: readonly Piece[]): Preset<Pick<FleeValues, 'pieces'>> {
  return { answer: { pieces: pieces.map(({ id }) => id) }, reason: message('preset.all-who-find-room') }
}

/** XVIII.K: why some pieces may not take this route; null when all may. */
function barOnRoute(
  state: InvasionsState,
  pieces: readonly Piece[],
  route: readonly ProvinceId[]
): Refusal | null {
  const bars = pieces.flatMap((piece) => route.map((province) => entryRefusal(state, piece, province)))
  return bars.find((bar) => bar !== null) ?? null
}

/** XIX.B: checks the answer. Some pieces may stay behind; those who flee must find room in the refuge or at a halt. */
function readFlight(
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId,
  pieces: readonly Piece[],
  values: FleeValues
): Verdict<Flight | null> {
  if (values.to === 'stay') return accepted(null)
  const chosen = fugitivesOf(pieces).read(values.pieces)
  const units = chosen.filter(isUnitPiece)
  if (chosen.length === 0 || chosen.every(isLeaderPiece)) {
    return refused(message('refusal.nobody-flees'), 'XIX.B')
  }
  const refuge = refuges(state, nation, province, chosen).find(({ to }) => to === values.to)
  if (!refuge) return refused(message('refusal.no-way-out'), 'XIX.B')
  if (units.length > refuge.room) return refused(message('refusal.no-room'), 'XVII.B')
  const barred = barOnRoute(state, chosen, refuge.way)
  if (barred) return { ok: false, refusal: barred }
  return accepted({ pieces: chosen, refuge })
}

function sampleFlight(
  random: RandomState,
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId,
  pieces: readonly Piece[],
  open: readonly Refuge[]
): FleeValues {
  const stay: FleeValues = { to: 'stay', pieces: [] }
  if (randomInt(random, 2) === 0) return stay
  const { to, room } = pickOne(random, open)
  const units = pieces.filter(isUnitPiece).slice(0, room)
  const others = pieces.filter((piece) => !isUnitPiece(piece))
  const values = { to, pieces: [...units, ...others].map(({ id }) => id) }
  return readFlight(state, nation, province, pieces, values).ok ? values : stay
}

/** XIX.B: rolls for the flight, which succeeds on 9 or more. */
function* attemptFlight(
  play: InvasionsPlay,
  nation: NationId,
  province: ProvinceId,
  attacker: NationId,
  { pieces, refuge }: Flight
): Script {
  const units = pieces.filter(isUnitPiece).map(({ id }) => id)
  const pending = yield* play.cards.openWindow(play, {
    window: 'flight-roll',
    nation,
    province,
    units,
    opponent: attacker
  })
  const { total } = yield* rollDie(play, {
    reason: 'flight',
    rule: 'XIX.B',
    faces: 10,
    modifiers: [...refuge.modifiers, ...reactionCardModifiers(pending, 'flight')],
    actor: nation,
    place: province
  })
  const success = total >= FLIGHT_SUCCEEDS_AT
  const here = pieces.filter(({ id }) =>
    piecesIn(play.state, province, [nation]).some((piece) => piece.id === id)
  )
  play.emit({ type: 'flight', nation, province, to: refuge.to, pieces: here.map(({ id }) => id), success })
  if (success) yield* moveFugitives(play, nation, here, refuge)
  sendLoneLeadersHome(play, province)
}

/** XIX.B: moves the fugitives up to three steps. They overrun single enemies on the route (XVIII.E); some may stop early. */
function* moveFugitives(
  play: InvasionsPlay,
  nation: NationId,
  pieces: readonly Piece[],
  refuge: Refuge
): Script {
  const { state } = play
  const parties = yield* chooseFlightHalts(state, nation, pieces, refuge)
  for (const province of refuge.overruns) yield* overrunSingleUnit(play, nation, province, 'marching')
  for (const [stop, party] of parties) {
    for (const { id } of party) placePiece(state, id, stop)
    if (stop !== refuge.to && party.length > 0) {
      play.emit({ type: 'left-on-the-way', nation, province: stop, pieces: party.map(({ id }) => id) })
    }
  }
  for (const [stop] of parties) sendLoneLeadersHome(play, stop)
}

import { accepted, type FormValues, type Preset, refused, type Verdict } from '../../engine/decision.ts'
import { pickOne, type RandomState, randomInt } from '../../engine/random.ts'
import { compose, type Offer, type Script } from '../ask.ts'
import { sideOf } from '../catalogue.ts'
import { type FormList, formList } from '../choose-some.ts'
import type { NationId } from '../content/ids.ts'
import { provinceOffer } from '../offers.ts'
import type { InvasionsPlay } from '../play.ts'
import { barredFrom } from '../queries/boundaries.ts'
import { FLIGHT_SUCCEEDS_AT, isRefuge, type Refuge, refuges } from '../queries/flight.ts'
import { faceOf, isLeaderPiece, isUnitPiece, type Piece, piecesIn } from '../queries/pieces.ts'
import { stackingRoom } from '../queries/stacking.ts'
import { surroundings } from '../queries/surroundings.ts'
import type { InvasionsState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { rollDie } from './dice.ts'
import { cardModifiers, modifierWords } from './interception.ts'
import { leadersLeave } from './lone-leaders.ts'
import { runOver } from './overrun.ts'
import { placePiece } from './pieces.ts'

interface Flight {
  readonly pieces: readonly Piece[]
  readonly refuge: Refuge
}

/** XIX.B: those under attack in a province may try to get away, one nation after the other. */
export function* flee(play: InvasionsPlay, province: ProvinceId, attacker: NationId): Script {
  const { units, hordes } = surroundings(play.state, attacker).forces(province, 'hostile')
  const nations = new Set([...units.map(({ controller }) => controller), ...hordes])
  for (const nation of nations) {
    const pieces = piecesIn(play.state, province, [nation]).filter(
      (piece) => !isUnitPiece(piece) || !isLevy(play.state, piece.id)
    )
    const ways = refuges(play.state, nation, province, pieces.filter(isUnitPiece).length)
    if (pieces.every(isLeaderPiece) || ways.length === 0) continue
    const flight = yield* nameFlight(play.state, nation, province, attacker, pieces, ways)
    if (flight) yield* attemptFlight(play, nation, province, attacker, flight)
  }
}

/** A unit raised by a card to hold the province may not flee. */
function isLevy(state: InvasionsState, unit: string): boolean {
  return state.thisTurn.effects.some(({ effect, place }) => effect === 'lone-levy' && place === unit)
}

function nameFlight(
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId,
  attacker: NationId,
  pieces: readonly Piece[],
  ways: readonly Refuge[]
): Script<Flight | null> {
  return compose(
    {
      side: sideOf(nation),
      kind: 'flee',
      rule: 'XIX.B',
      actor: nation,
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
        refuges: ways.map(({ to, chance, room }) => ({ to, chance, room }))
      }
    },
    {
      type: 'form',
      fields: [
        {
          field: 'one',
          name: 'to',
          label: message('field.refuge'),
          options: [{ key: 'stay', label: message('option.stay') }, ...ways.map(refugeOffer)]
        },
        fugitivesOf(pieces).field
      ],
      ...(allMayFlee(state, pieces, ways) ? { preset: allFlee(pieces) } : {})
    },
    (values) => readFlight(state, nation, province, pieces, values),
    (random) => sampleFlight(random, state, nation, province, pieces, ways)
  )
}

function refugeOffer({ to, chance, modifiers }: Refuge): Offer {
  return {
    ...provinceOffer(to),
    preview: [
      message('preview.chance', { percent: Math.round(chance * 100) }),
      ...modifiers.map(modifierWords)
    ]
  }
}

/** Wherever they flee to, nobody need stay behind. */
function allMayFlee(state: InvasionsState, pieces: readonly Piece[], ways: readonly Refuge[]): boolean {
  const units = pieces.filter(isUnitPiece).length
  return ways.every(
    ({ to, room }) => room >= units && pieces.every((piece) => barredFrom(state, piece, to) === null)
  )
}

function fugitivesOf(pieces: readonly Piece[]): FormList<Piece> {
  const label = message('field.fugitives')
  return formList({ name: 'pieces', label, items: pieces, min: 0, max: pieces.length, offer: pieceOffer })
}

function allFlee(pieces: readonly Piece[]): Preset<FormValues> {
  return { answer: { pieces: pieces.map(({ id }) => id) }, reason: message('preset.all-who-find-room') }
}

/** XIX.B: some may stay behind; where the refuge is full, those named last stop on the way. */
function readFlight(
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId,
  pieces: readonly Piece[],
  values: FormValues
): Verdict<Flight | null> {
  if (values.to === 'stay') return accepted(null)
  const chosen = fugitivesOf(pieces).read(values)
  const units = chosen.filter(isUnitPiece)
  if (chosen.length === 0 || chosen.every(isLeaderPiece)) {
    return refused(message('refusal.nobody-flees'), 'XIX.B')
  }
  const refuge = refuges(state, nation, province, units.length).find(({ to }) => to === values.to)
  if (!refuge) return refused(message('refusal.no-way-out'), 'XIX.B')
  if (units.length > refuge.room) return refused(message('refusal.no-room'), 'XVII.B')
  for (const piece of chosen) {
    const barred = barredFrom(state, piece, refuge.to)
    if (barred) return { ok: false, refusal: barred }
  }
  return accepted({ pieces: chosen, refuge })
}

function sampleFlight(
  random: RandomState,
  state: InvasionsState,
  nation: NationId,
  province: ProvinceId,
  pieces: readonly Piece[],
  ways: readonly Refuge[]
): FormValues {
  const stay = { to: 'stay', pieces: [] }
  if (randomInt(random, 2) === 0) return stay
  const { to, room } = pickOne(random, ways)
  const units = pieces.filter(isUnitPiece).slice(0, room)
  const others = pieces.filter((piece) => !isUnitPiece(piece))
  const values = { to, pieces: [...units, ...others].map(({ id }) => id) }
  return readFlight(state, nation, province, pieces, values).ok ? values : stay
}

/** XIX.B: 9 or more and they are away. */
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
    modifiers: [...refuge.modifiers, ...cardModifiers(pending, 'flight')],
    actor: nation,
    place: province
  })
  const success = total >= FLIGHT_SUCCEEDS_AT
  const here = pieces.filter(({ id }) =>
    piecesIn(play.state, province, [nation]).some((piece) => piece.id === id)
  )
  if (success) yield* run(play, nation, here, refuge)
  play.emit({ type: 'flight', nation, province, to: refuge.to, pieces: here.map(({ id }) => id), success })
  leadersLeave(play, province)
}

/** XIX.B: up to three steps; single enemies in the way are run over (XVIII.E), and halts take what finds no room. */
function* run(
  play: InvasionsPlay,
  nation: NationId,
  pieces: readonly Piece[],
  { way, overruns }: Refuge
): Script {
  const { state } = play
  for (const province of overruns) yield* runOver(play, nation, province, 'marching')
  const halts = [...way].reverse()
  const goal = halts[0]
  if (!goal) return
  for (const piece of pieces) if (!isUnitPiece(piece)) placePiece(state, piece.id, goal)
  for (const piece of pieces.filter(isUnitPiece)) {
    const stop = halts.find(
      (halt) => isRefuge(state, surroundings(state, nation), halt) && stackingRoom(state, nation, halt) > 0
    )
    if (stop) placePiece(state, piece.id, stop)
  }
  for (const halt of halts) leadersLeave(play, halt)
}

export function pieceOffer(piece: Piece): Offer {
  return { key: piece.id, label: pieceLabel(piece), piece: piece.id, place: piece.at }
}

export function pieceLabel(piece: Piece) {
  if (isUnitPiece(piece))
    return message('option.unit', { unit: reference('unit-kind', faceOf(piece.unit).id) })
  if (isLeaderPiece(piece)) return message('option.leader', { leader: reference('leader', piece.leader.id) })
  return message('option.horde', { nation: reference('nation', piece.nation) })
}

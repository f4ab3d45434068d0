import { accepted, type Preset, type Refusal, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import { askForm, type MapOption, type Script } from '../../ask.ts'
import { type FormList, formList } from '../../choose-some.ts'
import type { NationId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import { pieceOption, provinceOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { entryRefusal } from '../../queries/movement/entry-limits.ts'
import {
  type AttackedStack,
  attackedStacks,
  FLIGHT_SUCCEEDS_AT,
  mayTakeRoute,
  type Refuge,
  refuges
} from '../../queries/movement/flight.ts'
import { leadingNation } from '../../queries/movement/step-rules.ts'
import {
  isHordePiece,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  piecesIn
} from '../../queries/pieces/pieces.ts'
import { piecesByPlayer } from '../../queries/pieces/pieces-by-player.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { atLeast, rollDie } from '../pieces/dice.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { placePiece } from '../pieces/place-piece.ts'
import { chooseFlightHalts } from './flight-halts.ts'
import { reactionCardModifiers } from './interception.ts'
import { overrunSingleUnit } from './overrun.ts'

type FleeValues = ValuesOf<'flee'>

interface Flight {
  /** The nation whose player announced the flight. */
  readonly nation: NationId
  readonly pieces: readonly Piece[]
  readonly refuge: Refuge
}

/** The question to one player of an attacked stack. */
interface FlightQuestion {
  readonly stack: AttackedStack
  readonly nation: NationId
  /** His pieces there. */
  readonly pieces: readonly Piece[]
  /** The flight that another player has announced: he may only join it. */
  readonly announced: Flight | null
}

/** XIX.B: asks the players of each attacked stack in a province whether it flees. True when one has tried. */
export function* flee(play: InvasionsPlay, province: ProvinceId, attacker: NationId): Script<boolean> {
  let tried = false
  for (const stack of attackedStacks(play.state, province, attacker)) {
    const flight = yield* planFlight(play.state, stack)
    if (!flight) continue
    tried = true
    yield* attemptFlight(play, stack, flight)
  }
  return tried
}

/** XIX.B: a stack flees as one. The first player who wants to names the refuge; the others say who of theirs comes too. */
function* planFlight(state: InvasionsState, stack: AttackedStack): Script<Flight | null> {
  const pieces = piecesIn(state, stack.province, stack.nations).filter(
    (piece) => !isUnitPiece(piece) || !isLevy(state, piece.id)
  )
  let announced: Flight | null = null
  for (const own of piecesByPlayer(pieces.toSorted((a, b) => rank(stack, a) - rank(stack, b)))) {
    const nation = stack.nations.find((id) => own.some((piece) => piece.nation === id))
    if (!nation || own.every(isLeaderPiece)) continue
    const question: FlightQuestion = { stack, nation, pieces: own, announced }
    const open = openRefuges(state, question)
    if (open.length > 0) announced = (yield* askToFlee(state, question, open)) ?? announced
  }
  return announced
}

const rank = ({ nations }: AttackedStack, { nation }: Piece): number => nations.indexOf(nation)

/** A unit raised by a card to hold the province may not flee. */
function isLevy(state: InvasionsState, unit: string): boolean {
  return state.thisTurn.effects.some(({ effect, place }) => effect === 'lone-levy' && place === unit)
}

/** XIX.B: the refuges of all his pieces together, and those of single nations among them. */
function openRefuges(state: InvasionsState, question: FlightQuestion): Refuge[] {
  const { pieces } = question
  const nations = [...new Set(pieces.map(({ nation }) => nation))]
  const parties = [
    pieces,
    ...(nations.length > 1 ? nations.map((id) => pieces.filter((piece) => piece.nation === id)) : [])
  ]
  const found = new Map<ProvinceId, Refuge>()
  for (const party of parties) {
    for (const refuge of refugesOf(state, question, party))
      if (!found.has(refuge.to)) found.set(refuge.to, refuge)
  }
  return [...found.values()]
}

/** XIX.B: the refuges of some of his pieces. If a flight is announced, only its refuge, by the same route and with room left. */
function refugesOf(
  state: InvasionsState,
  { stack, announced }: FlightQuestion,
  fleeing: readonly Piece[]
): Refuge[] {
  if (!announced) return refuges(state, stack, fleeing)
  const { pieces, refuge } = announced
  const taken = pieces.filter(isUnitPiece).length
  return refuges(state, stack, [...pieces, ...fleeing]).flatMap((joint) => {
    const sameRoute = joint.to === refuge.to && joint.way.join() === refuge.way.join()
    const able = fleeing.filter((piece) => mayTakeRoute(state, piece, joint.way))
    const room = Math.min(joint.room - taken, able.filter(isUnitPiece).length)
    const findsRoom = room > 0 || able.some(isHordePiece)
    return sameRoute && findsRoom ? [{ ...joint, room }] : []
  })
}

function askToFlee(
  state: InvasionsState,
  question: FlightQuestion,
  open: readonly Refuge[]
): Script<Flight | null> {
  const { stack, nation, pieces, announced } = question
  const { province, attacker } = stack
  const place = reference('province', province)
  return askForm(
    {
      ...questionFor(nation, 'flee', 'XIX.B'),
      place: province,
      prompt: announced
        ? message('prompt.flee-too', {
            nation: reference('nation', announced.nation),
            province: place,
            to: reference('province', announced.refuge.to)
          })
        : message('prompt.flee', { nation: reference('nation', nation), province: place }),
      about: {
        nation,
        province,
        attacker,
        pieces: pieces.map(({ id }) => id),
        joining: announced?.pieces.map(({ id }) => id) ?? [],
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
      check: (values) => readFlight(state, question, values),
      sample: (random) => sampleFlight(random, state, question, open)
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
  question: FlightQuestion,
  values: FleeValues
): Verdict<Flight | null> {
  const { nation, pieces, announced } = question
  if (values.to === 'stay') return accepted(null)
  const chosen = fugitivesOf(pieces).read(values.pieces)
  const units = chosen.filter(isUnitPiece)
  if (chosen.length === 0 || chosen.every(isLeaderPiece)) {
    return refused(message('refusal.nobody-flees'), 'XIX.B')
  }
  const listed = openRefuges(state, question).find(({ to }) => to === values.to)
  const refuge = refugesOf(state, question, chosen).find(({ to }) => to === values.to)
  const barred = barOnRoute(state, chosen, (refuge ?? listed)?.way ?? [])
  if (barred) return { ok: false, refusal: barred }
  if (!refuge) return refused(message(listed ? 'refusal.no-room' : 'refusal.no-way-out'), 'XIX.B')
  if (units.length > refuge.room) return refused(message('refusal.no-room'), 'XVII.B')
  if (!announced) return accepted({ nation, pieces: chosen, refuge })
  return accepted({ nation: announced.nation, pieces: [...announced.pieces, ...chosen], refuge })
}

function sampleFlight(
  random: RandomState,
  state: InvasionsState,
  question: FlightQuestion,
  open: readonly Refuge[]
): FleeValues {
  const { pieces } = question
  const stay: FleeValues = { to: 'stay', pieces: [] }
  if (randomInt(random, 2) === 0) return stay
  const { to, room } = pickOne(random, open)
  const units = pieces.filter(isUnitPiece).slice(0, room)
  const others = pieces.filter((piece) => !isUnitPiece(piece))
  const values = { to, pieces: [...units, ...others].map(({ id }) => id) }
  return readFlight(state, question, values).ok ? values : stay
}

/** XIX.B: one roll for the flight of a stack, which succeeds on 9 or more. */
function* attemptFlight(
  play: InvasionsPlay,
  { province, attacker, nations }: AttackedStack,
  { nation, pieces, refuge }: Flight
): Script {
  const units = pieces.filter(isUnitPiece).map(({ id }) => id)
  const pending = yield* play.cards.openWindow(play, {
    window: 'flight-roll',
    nation,
    province,
    units,
    opponent: attacker
  })
  const { total } = yield* rollDie(
    play,
    {
      reason: 'flight',
      rule: 'XIX.B',
      faces: 10,
      modifiers: [...refuge.modifiers, ...reactionCardModifiers(pending, 'flight')],
      actor: nation,
      place: province
    },
    atLeast(FLIGHT_SUCCEEDS_AT, { success: attacker, failure: nation })
  )
  const success = total >= FLIGHT_SUCCEEDS_AT
  const here = pieces.filter(({ id }) =>
    piecesIn(play.state, province, nations).some((piece) => piece.id === id)
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
  const parties = yield* chooseFlightHalts(state, pieces, refuge)
  for (const province of refuge.overruns) yield* overrunSingleUnit(play, nation, province, 'marching')
  for (const [stop, party] of parties) {
    for (const { id } of party) placePiece(state, id, stop)
    if (stop === refuge.to) continue
    for (const own of piecesByPlayer(party)) {
      const leading = leadingNation(own, [nation])
      play.emit({ type: 'left-on-the-way', nation: leading, province: stop, pieces: own.map(({ id }) => id) })
    }
  }
  for (const [stop] of parties) sendLoneLeadersHome(play, stop)
}

import { z } from 'zod'
import type { Bot, BotShelf } from '../bot.ts'
import { type Answer, accepted, type Inquiry, refused } from '../decision.ts'
import { createDeck, type Deck, discard, drawCard } from '../deck.ts'
import type { Roll } from '../dice.ts'
import {
  type AnswerSchemas,
  type EngineState,
  type Game,
  type GameTypes,
  type PlayOf,
  scriptRunner
} from '../game.ts'
import { message } from '../message.ts'
import { type RandomState, randomInt, shuffled } from '../random.ts'
import { askTogether, choiceOf, choose, compose, type Script } from '../script.ts'
import { deckSchema, randomSchema } from '../state-schema.ts'

/**
 * The smallest game that uses all of the engine: crews race along a river. Each turn a crew loads supplies (a
 * composed answer), then drifts (safe) or rows (a die), and may find a card that only it sees. By the options there
 * are one to four crews, they choose their boats all at once, and a flood may end the race with a defeat of all.
 */
export const crews = ['north', 'south', 'east', 'west'] as const
const cards = ['eddy', 'wind', 'rope'] as const
const boats = ['canoe', 'raft'] as const
export type Crew = (typeof crews)[number]
export type Card = (typeof cards)[number]
export type BoatKind = (typeof boats)[number]

type RaceTask =
  | { readonly task: 'boats' }
  | { readonly task: 'turn'; readonly side: Crew }
  | { readonly task: 'find'; readonly side: Crew }
export type RaceEvent =
  | { readonly type: 'chose'; readonly side: Crew; readonly boat: BoatKind }
  | { readonly type: 'loaded'; readonly side: Crew; readonly food: number; readonly rope: boolean }
  | { readonly type: 'moved'; readonly side: Crew; readonly to: number }
  | { readonly type: 'found'; readonly side: Crew; readonly card: Card }
  | { readonly type: 'flooded'; readonly turn: number }
  | Roll

export type RaceInquiry =
  | Inquiry<'boat', { readonly side: Crew }>
  | Inquiry<'load', { readonly food: number }>
  | Inquiry<'way', { readonly at: number; readonly food: number }>

interface Boat {
  kind: BoatKind
  at: number
  food: number
  hand: Card[]
}

export interface RaceState extends EngineState<RaceTask> {
  length: number
  turn: number
  /** The turn after which the river floods; null: never. */
  flood: number | null
  boats: Partial<Record<Crew, Boat>>
  deck: Deck<Card>
  winner: Crew | null
  /** The flood has come: nobody has won. */
  flooded: boolean
}

export interface RaceView {
  readonly length: number
  readonly turn: number
  readonly winner: Crew | null
  readonly cardsLeft: number
  readonly boats: Readonly<Partial<Record<Crew, BoatView>>>
}

/** Others see how many cards a crew holds, not which. */
export interface BoatView {
  readonly kind: BoatKind
  readonly at: number
  readonly food: number
  readonly hand: readonly Card[] | number
}

export interface RaceFacts {
  readonly longest: number
}

const optionsSchema = z.object({
  length: z.int().min(1).default(30),
  crews: z.int().min(1).max(crews.length).default(2),
  boats: z.enum(['given', 'chosen']).default('given'),
  flood: z.int().min(1).nullable().default(null)
})
export type RaceOptions = z.infer<typeof optionsSchema>

export interface Race extends GameTypes {
  State: RaceState
  Task: RaceTask
  Event: RaceEvent
  Options: RaceOptions
  View: RaceView
  Inquiry: RaceInquiry
  Answers: RaceAnswers
  Facts: RaceFacts
}

const answerSchemas = {
  boat: z.strictObject({ option: z.enum(boats) }),
  load: z.strictObject({ values: z.strictObject({ food: z.int(), rope: z.boolean() }) }),
  way: z.strictObject({ option: z.enum(['drift', 'row']) })
} satisfies AnswerSchemas<Record<RaceInquiry['kind'], Answer>>

export type RaceAnswers = { [Kind in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Kind]> }

type RacePlay = PlayOf<Race>
type RaceScript<Result = void> = Script<Result, RaceInquiry>

function* chooseBoats(play: RacePlay): RaceScript {
  const sides = crewsOf(play.state)
  const questions = sides.map((side) =>
    choiceOf(
      { side, kind: 'boat', rule: 'R.0', prompt: message('race.boat'), about: { side } },
      boats.map((boat) => ({ key: boat, label: message(`race.${boat}`), value: boat }))
    )
  )
  const chosen = yield* askTogether(() => questions)
  for (const side of sides) {
    const boat = chosen.get(side) ?? 'canoe'
    boatOf(play.state, side).kind = boat
    play.emit({ type: 'chose', side, boat })
  }
}

function* turn(play: RacePlay, { side }: Extract<RaceTask, { task: 'turn' }>): RaceScript {
  const { state } = play
  const boat = boatOf(state, side)
  const load = yield* loadBoat(side, boat.food)
  boat.food += load.food
  play.emit({ type: 'loaded', side, ...load })

  const { at, food } = boat
  const way = yield* choose(
    { side, kind: 'way', rule: 'R.2', prompt: message('race.way'), about: { at, food } },
    [
      { key: 'drift', label: message('race.drift'), value: 'drift' },
      { key: 'row', label: message('race.row'), value: 'row' }
    ]
  )
  const steps = way === 'drift' ? 1 : rowed(play, side, boat.food)
  boat.at += steps
  play.emit({ type: 'moved', side, to: boat.at })
  if (boat.at >= state.length) {
    state.winner = side
    state.agenda = []
    return
  }
  const sides = crewsOf(state)
  const next = sides[sides.indexOf(side) + 1]
  if (!next && floodComes(play)) return
  const following: RaceTask = { task: 'turn', side: next ?? sides[0] ?? side }
  if (boat.at % 5 === 0) play.schedule({ task: 'find', side }, following)
  else play.schedule(following)
}

/** R.4: all crews have had their turn; the flood ends the race for all of them. */
function floodComes({ state, emit }: RacePlay): boolean {
  if (state.turn === state.flood) {
    emit({ type: 'flooded', turn: state.turn })
    state.flooded = true
    state.agenda = []
    return true
  }
  state.turn += 1
  return false
}

function loadBoat(side: Crew, onBoard: number): RaceScript<{ food: number; rope: boolean }> {
  const form = {
    type: 'form',
    fields: [
      { field: 'number', name: 'food', label: message('race.food'), min: 0, max: 3 },
      { field: 'flag', name: 'rope', label: message('race.rope') }
    ]
  } as const
  return compose(
    { side, kind: 'load', rule: 'R.1', prompt: message('race.load'), about: { food: onBoard } },
    form,
    ({ food, rope }: RaceAnswers['load']['values']) =>
      food === 3 && rope ? refused(message('refusal.too-heavy'), 'R.1') : accepted({ food, rope }),
    (random) => {
      const food = randomInt(random, 4)
      const rope = randomInt(random, 2) === 1
      return { food, rope: rope && food < 3 }
    }
  )
}

function rowed(play: RacePlay, side: Crew, food: number): number {
  const modifiers = food >= 4 ? [{ amount: 1, rule: 'R.3', why: 'well-fed' }] : []
  return play.roll({ reason: 'race.row', rule: 'R.2', faces: 6, modifiers, actor: side }).total
}

function* find(play: RacePlay, { side }: Extract<RaceTask, { task: 'find' }>): RaceScript {
  const card = drawCard(play.state.random, play.state.deck)
  if (!card) return
  const { hand } = boatOf(play.state, side)
  hand.push(card)
  play.emit({ type: 'found', side, card }, [side])
  const oldest = hand.length > 1 ? hand.shift() : undefined
  if (oldest) discard(play.state.deck, oldest)
}

function crewsOf({ boats }: RaceState): Crew[] {
  return crews.filter((crew) => boats[crew] !== undefined)
}

function boatOf(state: RaceState, side: Crew): Boat {
  const boat = state.boats[side]
  if (!boat) throw new Error(`no boat for ${side}`)
  return boat
}

function viewOf({ length, turn, winner, deck, boats }: RaceState, viewer: string | null): RaceView {
  const seen = Object.entries(boats).map(([owner, boat]): [string, BoatView] => [
    owner,
    {
      kind: boat.kind,
      at: boat.at,
      food: boat.food,
      hand: owner === viewer ? boat.hand : boat.hand.length
    }
  ])
  return { length, turn, winner, cardsLeft: deck.drawPile.length, boats: Object.fromEntries(seen) }
}

/** The cards of other crews and those to be drawn change places. */
function dealAnew(state: RaceState, viewer: string, random: RandomState): void {
  const hands = crewsOf(state)
    .filter((crew) => crew !== viewer)
    .map((crew) => boatOf(state, crew).hand)
  const rest = shuffled(random, [...hands.flat(), ...state.deck.drawPile])
  for (const hand of [...hands, state.deck.drawPile])
    hand.splice(0, hand.length, ...rest.splice(0, hand.length))
}

const crewSchema = z.enum(crews)
const cardSchema = z.enum(cards)
const stateSchema: z.ZodType<RaceState> = z.strictObject({
  agenda: z
    .array(
      z.discriminatedUnion('task', [
        z.strictObject({ task: z.literal('boats') }),
        z.strictObject({ task: z.enum(['turn', 'find']), side: crewSchema })
      ])
    )
    .max(10),
  random: randomSchema,
  length: z.int().min(1),
  turn: z.int().min(1),
  flood: z.int().nullable(),
  boats: z.partialRecord(
    crewSchema,
    z.strictObject({
      kind: z.enum(boats),
      at: z.int().min(0),
      food: z.int().min(0),
      hand: z.array(cardSchema).max(10)
    })
  ),
  deck: deckSchema(cardSchema),
  winner: crewSchema.nullable(),
  flooded: z.boolean()
})

/** Loads little and drifts, and counts its answers. */
const steady: Bot<Race> = ({ decision, memo }) => {
  const before = typeof memo === 'object' && memo !== null && 'answers' in memo ? Number(memo.answers) : 0
  const answers = before + 1
  return { answer: STEADY[decision.kind], reasons: [message('race.steady', { answers })], memo: { answers } }
}

const STEADY = {
  boat: { option: 'canoe' },
  load: { values: { food: 1, rope: false } },
  way: { option: 'drift' }
} satisfies RaceAnswers

/** Those besides the first are what a computer player must never be. */
const racers: BotShelf<Race> = {
  bots: {
    steady,
    faulty: () => {
      throw new Error('out of its mind')
    },
    // What the compiler forbids, a computer player might still do.
    rebel: () => ({ answer: JSON.parse('{"option":"fly"}'), reasons: [], memo: null }),
    dreamer: () => {
      for (;;);
    }
  },
  adviser: 'steady'
}

export const riverRace: Game<Race> = {
  id: 'river-race',
  rulesVersion: 1,
  readOptions: (input) => optionsSchema.parse(input ?? {}),
  sidesOf: (options) => crews.slice(0, options.crews),
  setUp: ({ length, flood, boats: boatsAre, crews: count }, random) => ({
    agenda: [
      { task: 'turn', side: crews[0] },
      ...(boatsAre === 'chosen' ? [{ task: 'boats' } as const] : [])
    ],
    length,
    turn: 1,
    flood,
    boats: Object.fromEntries(
      crews.slice(0, count).map((side) => [side, { kind: 'canoe', at: 0, food: 0, hand: [] }])
    ),
    deck: createDeck<Card>(random, ['eddy', 'eddy', 'wind', 'wind', 'rope']),
    random,
    winner: null,
    flooded: false
  }),
  players: racers,
  readState: (input) => stateSchema.parse(input),
  answers: answerSchemas,
  runTask: scriptRunner<RacePlay, RaceTask, RaceInquiry>({ boats: chooseBoats, turn, find }),
  view: viewOf,
  reshuffleHidden: dealAnew,
  summary: ({ turn, boats, winner, flooded }) => {
    const scores = Object.fromEntries(Object.entries(boats).map(([side, { at }]) => [side, at]))
    return {
      turn,
      scores,
      result: winner || flooded ? { winners: winner ? [winner] : [] } : null,
      facts: { longest: Math.max(...Object.values(scores)) }
    }
  }
}

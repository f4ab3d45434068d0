import { z } from 'zod'
import { accepted, refused } from '../decision.ts'
import { createDeck, discard, drawCard } from '../deck.ts'
import { type Game, scriptRunner } from '../game.ts'
import { message } from '../message.ts'
import { type RandomState, randomInt, shuffled } from '../random.ts'
import { askForm, askTogether, choiceQuestion, choose } from '../script.ts'
import { deckSchema, engineStateShape, randomSchema } from '../state-schema.ts'
import { raceBots } from './river-race/players.ts'
import { playStakes } from './river-race/stakes.ts'
import {
  answerSchemas,
  type BoatView,
  boatKinds,
  boatOf,
  type Card,
  type Crew,
  cards,
  crews,
  crewsOf,
  optionsSchema,
  type Race,
  type RaceAnswers,
  type RaceInquiry,
  type RacePlay,
  type RaceScript,
  type RaceState,
  type RaceTask,
  type RaceView
} from './river-race/types.ts'

/**
 * The toy game, the smallest that uses every part of the engine: crews race along a river. Each turn a crew loads
 * supplies (a form), then drifts (safe) or rows (a die), and may find a card that only it sees. Options set one to six
 * crews, let them choose their boats simultaneously, and add a flood that ends the race with a common defeat. With
 * stakes, a round begins with sealed bids and choices, a veto, an auction and a deal, paid from hidden purses
 * (`river-race/stakes.ts`).
 */
function* chooseBoats(play: RacePlay): RaceScript {
  const sides = crewsOf(play.state)
  const questions = sides.map((side) =>
    choiceQuestion(
      { side, kind: 'boat', rule: 'R.0', prompt: message('race.boat'), about: { side } },
      boatKinds.map((boat) => ({ key: boat, label: message(`race.${boat}`), value: boat }))
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
  const following: RaceTask[] = [{ task: 'turn', side: next ?? sides[0] ?? side }]
  if (!next && state.stakes) following.unshift({ task: 'stakes' })
  if (boat.at % 5 === 0) following.unshift({ task: 'find', side })
  play.schedule(...following)
}

/** R.4: after every crew's turn; in the turn of the flood the race ends for all. */
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
  return askForm(
    { side, kind: 'load', rule: 'R.1', prompt: message('race.load'), about: { food: onBoard } },
    {
      form,
      check: ({ food, rope }: RaceAnswers['load']['values']) =>
        food === 3 && rope ? refused(message('refusal.too-heavy'), 'R.1') : accepted({ food, rope }),
      sample: (random) => {
        const food = randomInt(random, 4)
        const rope = randomInt(random, 2) === 1
        return { food, rope: rope && food < 3 }
      }
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

function viewOf(state: RaceState, viewer: string | null): RaceView {
  const { length, turn, winner, deck, boats, promises = [] } = state
  const seen = Object.entries(boats).map(([owner, boat]): [string, BoatView] => [
    owner,
    {
      kind: boat.kind,
      at: boat.at,
      food: boat.food,
      purse: owner === viewer ? boat.purse : null,
      hand: owner === viewer ? boat.hand : boat.hand.length
    }
  ])
  return {
    length,
    turn,
    winner,
    cardsLeft: deck.drawPile.length,
    boats: Object.fromEntries(seen),
    promises: promises
      .filter(({ by, to }) => viewer !== null && (by === viewer || to.includes(viewer)))
      .map(({ words }) => words)
  }
}

/** Shuffles the other crews' cards with the draw pile, and their coins among them. */
function dealAnew(state: RaceState, viewer: string, random: RandomState): void {
  dealPursesAnew(state, viewer, random)
  const hands = crewsOf(state)
    .filter((crew) => crew !== viewer)
    .map((crew) => boatOf(state, crew).hand)
  const rest = shuffled(random, [...hands.flat(), ...state.deck.drawPile])
  for (const hand of [...hands, state.deck.drawPile])
    hand.splice(0, hand.length, ...rest.splice(0, hand.length))
}

function dealPursesAnew(state: RaceState, viewer: string, random: RandomState): void {
  const others = crewsOf(state)
    .filter((crew) => crew !== viewer)
    .map((crew) => boatOf(state, crew))
  let coins = others.reduce((sum, { purse }) => sum + purse, 0)
  for (const [index, boat] of others.entries()) {
    boat.purse = index === others.length - 1 ? coins : randomInt(random, coins + 1)
    coins -= boat.purse
  }
}

const crewSchema = z.enum(crews)
const cardSchema = z.enum(cards)
const stateSchema: z.ZodType<RaceState> = z.strictObject({
  agenda: z
    .array(
      z.discriminatedUnion('task', [
        z.strictObject({ task: z.enum(['boats', 'stakes']) }),
        z.strictObject({ task: z.enum(['turn', 'find']), side: crewSchema })
      ])
    )
    .max(10),
  random: randomSchema,
  ...engineStateShape,
  length: z.int().min(1),
  turn: z.int().min(1),
  stakes: z.boolean(),
  flood: z.int().nullable(),
  boats: z.partialRecord(
    crewSchema,
    z.strictObject({
      kind: z.enum(boatKinds),
      at: z.int().min(0),
      food: z.int().min(0),
      purse: z.int().min(0),
      hand: z.array(cardSchema).max(10)
    })
  ),
  deck: deckSchema(cardSchema),
  winner: crewSchema.nullable(),
  flooded: z.boolean()
})

/** The coins of each crew at the start of a game with stakes. */
const COINS = 10

export const riverRace: Game<Race> = {
  id: 'river-race',
  rulesVersion: 1,
  readOptions: (input) => optionsSchema.parse(input ?? {}),
  sidesOf: (options) => crews.slice(0, options.crews),
  setUp: ({ length, flood, boats: boatsAre, crews: count, stakes }, random) => ({
    agenda: [
      { task: 'turn', side: crews[0] },
      ...(stakes ? [{ task: 'stakes' } as const] : []),
      ...(boatsAre === 'chosen' ? [{ task: 'boats' } as const] : [])
    ],
    length,
    turn: 1,
    stakes,
    flood,
    boats: Object.fromEntries(
      crews
        .slice(0, count)
        .map((side) => [side, { kind: 'canoe', at: 0, food: 0, purse: stakes ? COINS : 0, hand: [] }])
    ),
    deck: createDeck<Card>(random, ['eddy', 'eddy', 'wind', 'wind', 'rope']),
    random,
    winner: null,
    flooded: false
  }),
  players: raceBots,
  readState: (input) => stateSchema.parse(input),
  answers: answerSchemas,
  runTask: scriptRunner<RacePlay, RaceTask, RaceInquiry>({
    boats: chooseBoats,
    stakes: playStakes,
    turn,
    find
  }),
  view: viewOf,
  reshuffleHidden: dealAnew,
  summary: ({ turn, boats, winner, flooded }, side) => {
    const scores = Object.fromEntries(Object.entries(boats).map(([side, { at }]) => [side, at]))
    return {
      turn,
      scores,
      result: winner || flooded ? { winners: winner ? [winner] : [] } : null,
      facts: {
        longest: Math.max(...Object.values(scores)),
        purse: crews.flatMap((crew) => (crew === side ? (boats[crew]?.purse ?? null) : []))[0] ?? null
      }
    }
  }
}

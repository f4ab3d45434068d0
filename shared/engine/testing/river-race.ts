import { z } from 'zod'
import { accepted, refused } from '../decision.ts'
import { createDeck, type Deck, discard, drawCard } from '../deck.ts'
import type { Roll } from '../dice.ts'
import { sampleFields } from '../form-fields.ts'
import { type EngineState, type Game, type Play, scriptRunner } from '../game.ts'
import { message } from '../message.ts'
import type { Script } from '../script.ts'
import { choose, compose } from '../script.ts'

/**
 * The smallest game that uses all of the engine: crews race along a river. Each turn a crew loads
 * supplies (a composed answer), then drifts (safe) or rows (a die), and may find a card that only it sees.
 */
type Side = string
type Card = 'eddy' | 'wind' | 'rope'

type RaceTask =
  | { readonly task: 'turn'; readonly side: Side }
  | { readonly task: 'find'; readonly side: Side }
type RaceEvent =
  | { readonly type: 'loaded'; readonly side: Side; readonly food: number; readonly rope: boolean }
  | { readonly type: 'moved'; readonly side: Side; readonly to: number }
  | { readonly type: 'found'; readonly side: Side; readonly card: Card }
  | Roll

interface Boat {
  at: number
  food: number
  hand: Card[]
}

export interface RaceState extends EngineState<RaceTask> {
  length: number
  boats: Record<Side, Boat>
  deck: Deck<Card>
  winner: Side | null
}

type RacePlay = Play<RaceState, RaceTask, RaceEvent>

function* turn(play: RacePlay, { side }: Extract<RaceTask, { task: 'turn' }>): Script {
  const boat = boatOf(play.state, side)
  const load = yield* loadBoat(side)
  boat.food += load.food
  play.emit({ type: 'loaded', side, ...load })

  const way = yield* choose({ side, kind: 'way', rule: 'R.2', prompt: message('race.way') }, [
    { key: 'drift', label: message('race.drift'), value: 'drift' },
    { key: 'row', label: message('race.row'), value: 'row' }
  ])
  const steps = way === 'drift' ? 1 : rowed(play, side, boat.food)
  boat.at += steps
  play.emit({ type: 'moved', side, to: boat.at })
  if (boat.at >= play.state.length) {
    play.state.winner = side
    play.state.agenda = []
    return
  }
  const sides = Object.keys(play.state.boats)
  const next: RaceTask = { task: 'turn', side: sides[(sides.indexOf(side) + 1) % sides.length] ?? side }
  if (boat.at % 5 === 0) play.schedule({ task: 'find', side }, next)
  else play.schedule(next)
}

function loadBoat(side: Side): Script<{ food: number; rope: boolean }> {
  const form = {
    type: 'form',
    fields: [
      { field: 'number', name: 'food', label: message('race.food'), min: 0, max: 3 },
      { field: 'flag', name: 'rope', label: message('race.rope') }
    ]
  } as const
  return compose(
    { side, kind: 'load', rule: 'R.1', prompt: message('race.load') },
    form,
    ({ food, rope }) =>
      food === 3 && rope === true
        ? refused(message('refusal.too-heavy'), 'R.1')
        : accepted({ food: Number(food), rope: rope === true }),
    (random) => {
      const values = sampleFields(random, form)
      return values.food === 3 ? { ...values, rope: false } : values
    }
  )
}

function rowed(play: RacePlay, side: Side, food: number): number {
  const modifiers = food >= 4 ? [{ amount: 1, rule: 'R.3', why: 'well-fed' }] : []
  return play.roll({ reason: 'race.row', rule: 'R.2', faces: 6, modifiers, actor: side }).total
}
function* find(play: RacePlay, { side }: Extract<RaceTask, { task: 'find' }>): Script {
  const card = drawCard(play.state.random, play.state.deck)
  if (!card) return
  const { hand } = boatOf(play.state, side)
  hand.push(card)
  play.emit({ type: 'found', side, card }, [side])
  const oldest = hand.length > 1 ? hand.shift() : undefined
  if (oldest) discard(play.state.deck, oldest)
}

function boatOf(state: RaceState, side: Side): Boat {
  const boat = state.boats[side]
  if (!boat) throw new Error(`no boat for ${side}`)
  return boat
}

export function createRace(
  sides: readonly [string, ...string[]]
): Game<RaceState, RaceTask, RaceEvent, { length: number }> {
  return {
    id: 'river-race',
    rulesVersion: 1,
    sides,
    readOptions: (input) => z.object({ length: z.int().min(1).default(30) }).parse(input ?? {}),
    setUp: ({ length }, random) => ({
      agenda: [{ task: 'turn', side: sides[0] }],
      length,
      boats: Object.fromEntries(sides.map((side) => [side, { at: 0, food: 0, hand: [] }])),
      deck: createDeck<Card>(random, ['eddy', 'eddy', 'wind', 'wind', 'rope']),
      random,
      winner: null
    }),
    runTask: scriptRunner<Play<RaceState, RaceTask, RaceEvent>, RaceTask>({ turn, find }),
    view: ({ length, winner, deck, boats }, side) => ({
      length,
      winner,
      cardsLeft: deck.drawPile.length,
      boats: Object.fromEntries(
        Object.entries(boats).map(([owner, { hand, ...boat }]) => [
          owner,
          { ...boat, hand: owner === side ? hand : hand.length }
        ])
      )
    }),
    summary: ({ boats, winner }) => ({
      turn: 1,
      year: 350,
      phase: 'race',
      scores: Object.fromEntries(Object.entries(boats).map(([side, { at }]) => [side, at])),
      winner
    })
  }
}

export const riverRace = createRace(['north', 'south'])

import { z } from 'zod'
import type { Answer, Inquiry } from '../../decision.ts'
import type { Deck } from '../../deck.ts'
import type { Roll } from '../../dice.ts'
import type { AnswerSchemas, EngineState, GameTypes, PlayOf } from '../../game.ts'
import type { Script } from '../../script.ts'

export const crews = ['north', 'south', 'east', 'west', 'hill', 'delta'] as const
export const cards = ['eddy', 'wind', 'rope'] as const
export const boatKinds = ['canoe', 'raft'] as const
export const channels = ['wide', 'narrow'] as const
export type Crew = (typeof crews)[number]
export type Card = (typeof cards)[number]
export type BoatKind = (typeof boatKinds)[number]
export type Channel = (typeof channels)[number]

export type RaceTask =
  | { readonly task: 'boats' }
  | { readonly task: 'stakes' }
  | { readonly task: 'turn'; readonly side: Crew }
  | { readonly task: 'find'; readonly side: Crew }

/** What a deal moves: so many coins from who proposes it, for so much food from the other. */
export interface DealTerms {
  readonly coins: number
  readonly food: number
}

export type RaceEvent =
  | { readonly type: 'chose'; readonly side: Crew; readonly boat: BoatKind }
  | { readonly type: 'loaded'; readonly side: Crew; readonly food: number; readonly rope: boolean }
  | { readonly type: 'moved'; readonly side: Crew; readonly to: number }
  | { readonly type: 'found'; readonly side: Crew; readonly card: Card }
  | { readonly type: 'flooded'; readonly turn: number }
  | { readonly type: 'pilot-hired'; readonly side: Crew; readonly coins: number }
  | {
      readonly type: 'channel-taken'
      readonly side: Crew
      readonly channel: Channel
      readonly alone: boolean
    }
  | { readonly type: 'sluice-opened'; readonly side: Crew }
  | { readonly type: 'sluice-barred'; readonly side: Crew }
  | { readonly type: 'raised'; readonly side: Crew; readonly coins: number }
  | { readonly type: 'card-sold'; readonly side: Crew; readonly coins: number }
  | ({ readonly type: 'deal-offered'; readonly side: Crew; readonly to: Crew } & DealTerms)
  | ({ readonly type: 'deal-made'; readonly side: Crew; readonly to: Crew } & DealTerms)
  | { readonly type: 'deal-refused'; readonly side: Crew; readonly to: Crew }
  | Roll

type Asks<Kind extends string, About> = Inquiry<Kind, About> & { readonly about: About }

export type RaceInquiry =
  | Asks<'boat', { readonly side: Crew }>
  | Asks<'load', { readonly food: number }>
  | Asks<'way', { readonly at: number; readonly food: number }>
  | Asks<'bid', { readonly purse: number }>
  | Asks<'channel', { readonly side: Crew }>
  | Asks<'sluice', { readonly side: Crew }>
  | Asks<'veto', { readonly pilot: Crew; readonly eddies: number }>
  | Asks<'raise', { readonly high: number; readonly purse: number }>
  | Asks<'deal', { readonly purse: number }>
  | Asks<'reply', { readonly by: Crew } & DealTerms>

const crewSchema = z.enum(crews)
const yesOrNo = z.strictObject({ option: z.enum(['yes', 'no']) })
const dealFields = { coins: z.int(), food: z.int(), promise: z.string().max(200) }

/** How each question of the race is answered. */
export const answerSchemas = {
  boat: z.strictObject({ option: z.enum(boatKinds) }),
  load: z.strictObject({ values: z.strictObject({ food: z.int(), rope: z.boolean() }) }),
  way: z.strictObject({ option: z.enum(['drift', 'row']) }),
  bid: z.strictObject({ values: z.strictObject({ coins: z.int() }) }),
  channel: z.strictObject({ option: z.enum(channels) }),
  sluice: yesOrNo,
  veto: z.strictObject({ option: z.literal('veto') }),
  raise: z.strictObject({ values: z.strictObject({ coins: z.int() }) }),
  deal: z.strictObject({
    values: z.strictObject({ with: z.union([crewSchema, z.literal('nobody')]), ...dealFields })
  }),
  reply: z.strictObject({
    values: z.strictObject({ reply: z.enum(['accept', 'refuse', 'counter']), ...dealFields })
  })
} satisfies AnswerSchemas<Record<RaceInquiry['kind'], Answer>>

export type RaceAnswers = { [Kind in keyof typeof answerSchemas]: z.infer<(typeof answerSchemas)[Kind]> }

export interface Boat {
  kind: BoatKind
  at: number
  food: number
  /** Only its crew knows how many coins. */
  purse: number
  hand: Card[]
}

export interface RaceState extends EngineState<RaceTask> {
  length: number
  turn: number
  /** Each round begins with bids, channels, a sluice, an auction and a deal. */
  stakes: boolean
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
  /** What was promised by or to the crew that looks. */
  readonly promises: readonly string[]
}

/** Others see how many cards a crew holds, not which, and nothing of its purse. */
export interface BoatView {
  readonly kind: BoatKind
  readonly at: number
  readonly food: number
  readonly purse: number | null
  readonly hand: readonly Card[] | number
}

export interface RaceFacts {
  readonly longest: number
  /** The purse of who looks; null for everybody else. */
  readonly purse: number | null
}

export const optionsSchema = z.object({
  length: z.int().min(1).default(30),
  crews: z.int().min(1).max(crews.length).default(2),
  boats: z.enum(['given', 'chosen']).default('given'),
  stakes: z.boolean().default(false),
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

export type RacePlay = PlayOf<Race>
export type RaceScript<Result = void> = Script<Result, RaceInquiry>

export function crewsOf({ boats }: RaceState): Crew[] {
  return crews.filter((crew) => boats[crew] !== undefined)
}

export function boatOf(state: RaceState, side: Crew): Boat {
  const boat = state.boats[side]
  if (!boat) throw new Error(`no boat for ${side}`)
  return boat
}

/** A side's name is a crew's, as all sides of the race are. */
export function crewNamed(side: string): Crew {
  return crewSchema.parse(side)
}

import type { BotSeat } from '../../engine/bot.ts'
import { type RandomState, randomInt } from '../../engine/random.ts'
import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'
import type { Republica } from '../game-types.ts'
import { concessionIncome } from '../queries/income.ts'
import { ratingsOf } from '../queries/ratings.ts'
import { senatorOf, senatorsOf } from '../queries/republic.ts'
import type { RepublicView } from '../view.ts'
import { hopesOf } from './campaigns.ts'
import { type Hopes, survivalOf } from './danger.ts'
import type { Level } from './level.ts'
import { weights } from './weights.ts'

type Points = ReadonlyMap<FactionId, number>

/** What a computer faction thinks of the table now. Its one unit is the chance to win. */
export interface Judge {
  readonly level: Level
  readonly view: RepublicView
  readonly side: FactionId
  readonly seat: BotSeat<Republica>
  /** What the armies in the field may win. */
  readonly hopes: Hopes
  /** The chance that Rome survives. */
  readonly survival: number
  /** Of the chance that somebody wins, each faction's part. */
  readonly shares: Points
  /** A judgement that strays as far as the level's, in points. */
  stray(): number
}

/** What something would change. */
export interface Effects {
  /** The chance that Rome survives. */
  readonly survival?: number
  /** Points of standing. */
  readonly points?: Points
}

const STRAY_STEPS = 200

export function judgeOf(level: Level, seat: BotSeat<Republica>): Judge {
  const { view, random } = seat
  const side = view.sides.find((id) => id === seat.side)
  if (!side) throw new Error(`${seat.side} does not play`)
  const hopes = hopesOf(view)
  return {
    level,
    view,
    side,
    seat,
    hopes,
    survival: survivalOf(view, hopes),
    shares: sharesOf(view),
    stray: () => strayed(level, random)
  }
}

function strayed({ noise }: Level, random: RandomState): number {
  return noise === 0 ? 0 : (randomInt(random, 2 * STRAY_STEPS + 1) / STRAY_STEPS - 1) * noise
}

/** Each faction's part of the victories, by its standing. */
function sharesOf(view: RepublicView): Points {
  const standings = view.sides
    .filter((side) => !view.factions[side]?.isEliminated)
    .map((side): [FactionId, number] => [side, Math.exp(standingOf(view, side) / weights.spread)])
  const sum = standings.reduce((total, [, each]) => total + each, 0)
  return new Map(standings.map(([side, each]) => [side, each / sum]))
}

/** How far a faction has come, in points. */
function standingOf(view: RepublicView, side: FactionId): number {
  const own = view.side === side ? view.own : null
  const cards = (own?.hand.length ?? view.handSizes[side] ?? 0) * weights.card
  const purse = (own?.purse ?? weights.unseenPurse) * weights.talent
  return senatorsOf(view, side).reduce((sum, id) => sum + senatorWorth(view, id), cards + purse)
}

/** What a senator is worth to his faction, in points. */
export function senatorWorth(view: RepublicView, id: SenatorId): number {
  const senator = senatorOf(view, id)
  const { oratory, military } = ratingsOf(id)
  const income = senator.concessions.reduce((sum, each) => sum + concessionIncome(view, id, each), 0)
  const worth =
    influenceWorth(senator.influence) +
    oratory * weights.oratory +
    military * weights.military +
    senator.talents * weights.talent +
    senator.popularity * weights.popularity +
    income * weights.income
  return senator.at === 'captive' || senator.at === 'exile' ? worth * weights.absent : worth
}

/** Influence counts the more, the more of it one man has. */
function influenceWorth(influence: number): number {
  const above = Math.max(0, influence - weights.ascent.from)
  return influence + weights.ascent.steep * above ** 2
}

/** What more, or less, influence of a senator is worth. */
export function influenceGain(view: RepublicView, id: SenatorId, by: number): number {
  const { influence } = senatorOf(view, id)
  return influenceWorth(Math.max(0, influence + by)) - influenceWorth(influence)
}

/** The change of a faction's chance to win. */
export function worthTo({ level, survival, shares }: Judge, side: FactionId, effects: Effects): number {
  const share = shares.get(side) ?? 0
  const points = effects.points ?? new Map<FactionId, number>()
  const mean = [...points].reduce((sum, [id, change]) => sum + (shares.get(id) ?? 0) * change, 0)
  const gain = (share * ((points.get(side) ?? 0) - mean)) / weights.spread
  return (effects.survival ?? 0) * level.foresight * share + survival * gain
}

/** The change of the own chance to win. */
export const worth = (judge: Judge, effects: Effects): number => worthTo(judge, judge.side, effects)

/** What a number of own points is worth. */
export function pointsWorth(judge: Judge, points: number): number {
  return worth(judge, { points: new Map([[judge.side, points]]) })
}

/** What own money is worth. */
export function moneyWorth(judge: Judge, talents: number): number {
  return pointsWorth(judge, talents * weights.talent)
}

/** Adds points to those of a faction. */
export function addPoints(points: Map<FactionId, number>, side: FactionId | null, by: number): void {
  if (side) points.set(side, (points.get(side) ?? 0) + by)
}

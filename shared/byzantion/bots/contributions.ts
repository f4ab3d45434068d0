import type { ValuesOf } from '../answers.ts'
import type { SideId } from '../campaign-options.ts'
import { event } from '../content/events/index.ts'
import { type Goods, type ResourceId, resourceIds } from '../content/ids.ts'
import type { Abouts } from '../decisions.ts'
import { isEmpty, resourceEntries, sizeOf, sumOf, without } from '../queries/amounts.ts'
import { giftCost, giftValue, mostOf, prospectOf, substitutionsOf } from '../queries/contributions.ts'
import { eventOf, taskOfRound } from '../queries/events.ts'
import { keimelionOf, seatOf } from '../queries/seats.ts'
import type { Substitute } from '../table.ts'
import { message } from '../words/message.ts'
import { type Judge, marginalWorth, worthOf } from './judge.ts'
import { unitsWorth } from './missions.ts'
import { fill } from './reply.ts'

type Given = ValuesOf<'contribute'>

/** R.1: gives what the event wants, unless it is better spoiled. */
export function answerContribution(judge: Judge, { requires }: Abouts['contribute']) {
  const full = fullGift(judge, requires)
  const spoiler = judge.character.sabotages ? spoilerGift(judge, requires, full) : null
  if (spoiler) return fill(spoiler, message('why.withhold'))
  return fill(full, isEmpty(full.gift) ? message('why.keep') : message('why.contribute'))
}

/** Everything that is required, money only where it completes the event or is worth its Doxa, and substitutes. */
function fullGift(judge: Judge, requires: Goods): Given {
  const most = mostOf(judge.seat, requires)
  const nomismata = coinsFor(judge, requires)
  const gift: Goods = { ...most, nomismata }
  const clean = without(gift, {})
  const substitutes = substitutesFor(judge, requires, clean)
  return { gift: clean, substitutes }
}

/** Two Nomismata bring a Doxa; an odd one brings nothing unless it completes the demand. */
function coinsFor(judge: Judge, requires: Goods): number {
  const wanted = requires.nomismata ?? 0
  const owned = Math.min(wanted, judge.seat.goods.nomismata)
  if (wanted === 0) return 0
  return owned === wanted ? owned : owned - (owned % 2)
}

/** C.1: a hero's surplus resource for one that is lacking. */
function substitutesFor(judge: Judge, requires: Goods, gift: Goods): Substitute[] {
  const chosen: Substitute[] = []
  for (const { card, pay } of substitutionsOf(judge.seat)) {
    if (pay === 'doxa') continue
    const given = { gift, substitutes: chosen }
    const lacking = resourceEntries(without(requires, giftValue(given)))
    const [wanted] = lacking.map(([id]) => id)
    const spent = giftCost(judge.seat, given).goods[pay] ?? 0
    if (wanted && judge.seat.goods[pay] > spent) chosen.push({ card, for: wanted })
  }
  return chosen
}

/** Withholds a scarce resource, so that the event fails, a rival misses the reward, and another pays for it. */
function spoilerGift(judge: Judge, requires: Goods, full: Given): Given | null {
  const { view, side } = judge
  const prospect = prospectOf(view, side)
  const id = eventOf(view)
  const task = taskOfRound(view)
  if (!prospect || !id || !task) return null
  const mine = giftValue(full)
  const rivals = Object.entries(prospect.others) as [SideId, Goods][]
  const sizes = rivals.map(([, goods]) => sizeOf(goods))
  const mySize = sizeOf(mine)
  const rivalBest = Math.max(...sizes)
  const rivalLeast = Math.min(...sizes)
  // Who may be the victor has no reason to spoil, nor who cannot spoil it alone.
  if (mySize >= rivalBest) return null
  const critical = resourceIds.find(
    (good) => (mine[good] ?? 0) > 0 && (prospect.othersTogether[good] ?? 0) < (requires[good] ?? 0)
  )
  if (!critical || !isCompletable(prospect.requires, mine, prospect.othersTogether)) return null
  const keep = withheld(requires, mine, prospect.othersTogether, critical)
  if (mySize - keep <= rivalLeast && keimelionOf(view, side) !== 'robes') return null
  const record = event(id)
  const gained =
    rewardDenied(judge, record.reward, rivals.length) + penaltyDealt(record.penalty, rivals.length)
  const lost = keep * (1 - marginalWorth(judge, critical, 0) * 0.5) + ownStake(judge, id)
  if (gained <= lost) return null
  const substitutes = full.substitutes.filter((each) => each.for !== critical)
  const gift = without(full.gift, { [critical]: keep })
  return { gift, substitutes }
}

function isCompletable(requires: Goods, mine: Goods, others: Goods): boolean {
  return isEmpty(without(requires, sumOf(mine, others)))
}

/** As much as the others cannot make up for. */
function withheld(requires: Goods, mine: Goods, others: Goods, critical: ResourceId): number {
  const enough = (requires[critical] ?? 0) - (others[critical] ?? 0)
  return Math.max(1, (mine[critical] ?? 0) - enough + 1)
}

function rewardDenied(judge: Judge, reward: Parameters<typeof worthOf>[1], rivals: number): number {
  return worthOf(judge, reward) / Math.max(1, rivals) / 1.5
}

function penaltyDealt(penalty: Goods, rivals: number): number {
  return (0.5 * sizeOf(penalty)) / Math.max(1, rivals)
}

/** What the completed event would bring oneself: units for missions, and missions about events. */
function ownStake(judge: Judge, id: NonNullable<ReturnType<typeof eventOf>>): number {
  const missions = judge.view.own?.missions ?? []
  const task = taskOfRound(judge.view)
  const units = task ? unitsWorth(missions, task.units, event(id).area) : 0
  const concord = missions.includes('concord-of-the-empire') ? 1 : 0
  const column = missions.includes('the-fifth-column') ? 3 : 0
  return units + concord - column
}

/** R.4: as much as a place is worth, a little more than what rivals are likely to give. */
export function answerChallenge(judge: Judge, { resource, own, bonus }: Abouts['challenge']) {
  const { view, side } = judge
  const id = eventOf(view)
  const record = id && event(id)
  const prizes = record?.kind === 'challenge' ? record.challenge.doxa : []
  const rivals = view.sides
    .filter((other) => other !== side)
    .map((other) => Math.ceil(seatOf(view, other).goods[resource] * 0.6))
  let best = { amount: 0, worth: 0 }
  for (let amount = 0; amount <= own; amount++) {
    const size = amount + bonus
    const place = rivals.filter((rival) => rival > size).length
    const tied = rivals.filter((rival) => rival === size).length
    const prize = size === 0 ? 0 : ((prizes[place] ?? 0) + (prizes[place + tied] ?? 0)) / 2
    let price = 0
    for (let one = 1; one <= amount; one++)
      price += Math.min(0.8, marginalWorth(judge, resource, own - one) * (judge.rounds > 1 ? 0.8 : 0.4))
    const worth = prize - price
    if (worth > best.worth) best = { amount, worth }
  }
  return fill({ amount: best.amount }, best.amount > 0 ? message('why.challenge') : message('why.keep'))
}

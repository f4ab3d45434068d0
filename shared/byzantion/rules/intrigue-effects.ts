import { accepted, type FormBody, refused } from '../../engine/decision.ts'
import { pickOne, type RandomState, randomInt } from '../../engine/random.ts'
import type { UnitInArea, UnitMove } from '../answers.ts'
import { ask, choice, form, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { type CardId, card as cardOf } from '../content/cards/index.ts'
import type { Effect, EffectOf } from '../content/effects.ts'
import {
  areaIds,
  type Goods,
  goodIds,
  type OptionId,
  optionIds,
  type UnitTypeId,
  unitIds
} from '../content/ids.ts'
import { units } from '../content/units.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { has, isEmpty, shared, without } from '../queries/amounts.ts'
import { eventOf } from '../queries/events.ts'
import { othersOf } from '../queries/seats.ts'
import { movesProblem } from '../queries/solo.ts'
import { supplyOf } from '../queries/units.ts'
import { voteTotals } from '../queries/votes.ts'
import { targetsOf } from '../queries/windows.ts'
import type { ByzantionState } from '../state.ts'
import type { ChallengeGift, Vote } from '../table.ts'
import { amounts, choiceReference, message, reference } from '../words/message.ts'
import { formBandons } from './bandons.ts'
import { give, hand, pay, removeFrom, seat } from './changes.ts'
import { runEffect, type Turn } from './effects.ts'

/** What the moment of a card is about: its effects change these records. */
export interface Moment {
  /** Nobody may react any more. */
  isOver?: boolean
  /** One's own action. */
  readonly turn?: Turn
  /** One's own vote that is about to be placed. */
  readonly ownVote?: { bonus: number; doubled: boolean }
  /** The vote that has just been placed. */
  readonly placed?: Vote
  /** A declared action. */
  readonly declared?: { isCancelled: boolean }
  /** Who is named V or D. */
  readonly outcome?: { named: SideId; isAvoided: boolean; sharers: SideId[] }
  readonly gifts?: ChallengeGift[]
}

/** I.2: the effects of a card of intrigue that nobody has cancelled. */
export function* runIntrigue(play: ByzantionPlay, side: SideId, card: CardId, moment: Moment): Script {
  for (const effect of cardOf(card).effects) {
    const isGeneral = yield* runEffect(play, { side, card, turn: moment.turn ?? null }, effect)
    if (!isGeneral) yield* runOwnEffect(play, side, card, effect, moment)
  }
}

function* runOwnEffect(
  play: ByzantionPlay,
  side: SideId,
  card: CardId,
  effect: Effect,
  moment: Moment
): Script {
  switch (effect.do) {
    case 'vote-add':
      if (moment.ownVote) moment.ownVote.bonus += effect.auctoritas
      return
    case 'vote-double':
      if (moment.ownVote) moment.ownVote.doubled = true
      return
    case 'vote-flip':
      flipVote(play, moment)
      return
    case 'vote-shift':
      return yield* shiftVotes(play, side, effect)
    case 'cancel-action':
      if (moment.declared) moment.declared.isCancelled = true
      moment.isOver = true
      return
    case 'move-units':
      return yield* moveUnits(play, side, card, effect)
    case 'place-units':
      return yield* placeUnits(play, side, card, effect)
    case 'remove-units':
      return yield* removeUnits(play, side, card, effect)
    case 'remove-card':
    case 'flip-card':
      return yield* strikeCard(play, side, card, effect.do)
    case 'divide':
      return yield* divide(play, side, card, effect)
    case 'take-card':
      return yield* takeCard(play, side, card)
    case 'steal':
      return yield* steal(play, side, card, effect)
    case 'avoid-penalty':
      if (moment.outcome) moment.outcome.isAvoided = true
      moment.isOver = true
      return
    case 'redirect-penalty':
      if (moment.outcome)
        moment.outcome.named = yield* chooseRival(play, side, card, othersOf(play.state, side))
      return
    case 'share-reward':
      moment.outcome?.sharers.push(side)
      return
    case 'challenge-add':
      changeGift(moment, side, effect.count)
      return
    case 'challenge-reduce': {
      const among = (moment.gifts ?? []).map((gift) => gift.side).filter((other) => other !== side)
      if (among.length > 0) changeGift(moment, yield* chooseRival(play, side, card, among), -effect.count)
      return
    }
    default:
      return
  }
}

function flipVote({ emit }: ByzantionPlay, { placed }: Moment): void {
  if (!placed?.option) return
  placed.option = placed.option === 'first' ? 'second' : 'first'
  emit({ type: 'vote-flipped', side: placed.side })
}

function changeGift({ gifts }: Moment, side: SideId, count: number): void {
  const gift = gifts?.find((each) => each.side === side)
  if (gift) gift.bonus += count
}

/** I.2: before the totals are compared, some Auctoritas goes from one option to the other. */
function* shiftVotes(play: ByzantionPlay, side: SideId, effect: EffectOf<'vote-shift'>): Script {
  const { state, emit } = play
  const event = eventOf(state)
  if (!event) return
  const totals = voteTotals(state)
  const amountsOf = (from: OptionId) =>
    Array.from({ length: Math.min(effect.auctoritas, totals[from]) }, (_, index) => index + 1)
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'shift-votes',
        rule: 'I.2',
        prompt: message('prompt.shift-votes'),
        about: { most: effect.auctoritas }
      },
      [
        ...optionIds.flatMap((from) =>
          amountsOf(from).map((auctoritas) => ({
            key: { from, auctoritas },
            label: message('option.shift', { count: auctoritas, option: choiceReference(event, from) }),
            value: { from, auctoritas }
          }))
        ),
        {
          key: { from: 'first' as const, auctoritas: 0 },
          label: message('option.no-shift'),
          value: null
        }
      ]
    )
  )
  if (!chosen) return
  state.voteShift += chosen.from === 'first' ? chosen.auctoritas : -chosen.auctoritas
  emit({ type: 'votes-shifted', event, ...chosen })
}

const movesForm: FormBody<{ moves: UnitMove[] }> = {
  type: 'form',
  fields: [{ field: 'many', name: 'moves', label: message('field.moves'), options: [], min: 0, max: 140 }],
  open: true
}
const unitsForm: FormBody<{ units: UnitInArea[] }> = {
  type: 'form',
  fields: [{ field: 'many', name: 'units', label: message('field.units'), options: [], min: 0, max: 140 }],
  open: true
}

/** I.2: units of one type go to any other areas. */
function* moveUnits(
  play: ByzantionPlay,
  side: SideId,
  card: CardId,
  { count, type }: EffectOf<'move-units'>
): Script {
  const { state, emit } = play
  const standing = unitsStanding(state, type)
  if (standing.length === 0) return
  const moves = yield* ask(
    form(
      {
        side,
        kind: 'move-units',
        rule: 'I.2',
        prompt: message('prompt.move-units', { card: reference('card', card), count }),
        about: { card, most: count, type }
      },
      {
        form: movesForm,
        check: ({ moves }) => {
          if (moves.length > count) return refused(message('refusal.too-many-units'), 'I.2')
          if (moves.some(({ unit }) => units[unit].type !== type))
            return refused(message('refusal.wrong-type'), 'I.2')
          if (movesProblem(state, moves)) return refused(message('refusal.no-such-unit'), 'I.2')
          return accepted(moves)
        },
        sample: (random) => {
          if (randomInt(random, 4) === 0) return { moves: [] }
          const { unit, area } = pickOne(random, standing)
          return { moves: [{ unit, from: area, to: otherArea(random, area) }] }
        }
      }
    )
  )
  carryMoves(state, moves)
  if (moves.length > 0) emit({ type: 'units-moved', side, moves })
}

function otherArea(random: RandomState, area: UnitInArea['area']): UnitInArea['area'] {
  return pickOne(
    random,
    areaIds.filter((other) => other !== area)
  )
}

/** The units on the map, each once for each figure; of one type, or all. */
export function unitsStanding({ map }: Pick<ByzantionState, 'map'>, type: UnitTypeId | null): UnitInArea[] {
  return areaIds.flatMap((area) =>
    unitIds
      .filter((unit) => type === null || units[unit].type === type)
      .flatMap((unit) => Array.from({ length: map[area][unit] ?? 0 }, () => ({ unit, area })))
  )
}

export function carryMoves(state: ByzantionState, moves: readonly UnitMove[]): void {
  for (const { unit, from, to } of moves) {
    changeUnits(state, { unit, area: from }, -1)
    changeUnits(state, { unit, area: to }, 1)
  }
}

export function changeUnits({ map }: ByzantionState, { unit, area }: UnitInArea, change: number): void {
  const count = (map[area][unit] ?? 0) + change
  if (count > 0) map[area][unit] = count
  else delete map[area][unit]
}

/** I.2: at the end of the game, figures of the box into any areas. */
function* placeUnits(
  play: ByzantionPlay,
  side: SideId,
  card: CardId,
  { count, type }: EffectOf<'place-units'>
): Script {
  const { state, emit } = play
  const inBox = unitIds.filter((unit) => units[unit].type === type && supplyOf(state, unit) > 0)
  if (inBox.length === 0) return
  const placed = yield* ask(
    form(
      {
        side,
        kind: 'place-units',
        rule: 'I.2',
        prompt: message('prompt.place-units', { card: reference('card', card), count }),
        about: { card, most: count, type }
      },
      {
        form: unitsForm,
        check: ({ units: wanted }) => {
          if (wanted.length > count) return refused(message('refusal.too-many-units'), 'I.2')
          if (wanted.some(({ unit }) => units[unit].type !== type))
            return refused(message('refusal.wrong-type'), 'I.2')
          const short = wanted.some(
            ({ unit }) => wanted.filter((each) => each.unit === unit).length > supplyOf(state, unit)
          )
          return short ? refused(message('refusal.no-supply'), 'I.2') : accepted(wanted)
        },
        sample: (random) => ({ units: [{ unit: pickOne(random, inBox), area: pickOne(random, areaIds) }] })
      }
    )
  )
  for (const each of placed) changeUnits(state, each, 1)
  if (placed.length > 0) emit({ type: 'units-placed', side, units: placed })
}

function* removeUnits(
  play: ByzantionPlay,
  side: SideId,
  card: CardId,
  { count }: EffectOf<'remove-units'>
): Script {
  const { state, emit } = play
  const standing = unitsStanding(state, null)
  if (standing.length === 0) return
  const removed = yield* ask(
    form(
      {
        side,
        kind: 'remove-units',
        rule: 'I.2',
        prompt: message('prompt.remove-units', { card: reference('card', card), count }),
        about: { card, most: count }
      },
      {
        form: unitsForm,
        check: ({ units: wanted }) => {
          if (wanted.length > count) return refused(message('refusal.too-many-units'), 'I.2')
          const lacking = wanted.some(
            ({ unit, area }) =>
              wanted.filter((each) => each.unit === unit && each.area === area).length >
              (state.map[area][unit] ?? 0)
          )
          return lacking ? refused(message('refusal.no-such-unit'), 'I.2') : accepted(wanted)
        },
        sample: (random) => ({ units: [pickOne(random, standing)] })
      }
    )
  )
  for (const each of removed) changeUnits(state, each, -1)
  if (removed.length > 0) emit({ type: 'units-removed', side, units: removed })
}

/** C.1: a card of another leaves the game, and its owner may arrange his cards anew; or it lies face down. */
function* strikeCard(
  play: ByzantionPlay,
  side: SideId,
  card: CardId,
  how: 'remove-card' | 'flip-card'
): Script {
  const { state, emit } = play
  const targets = targetsOf(state, side, how)
  if (targets.length === 0) return
  const target = yield* ask(
    choice(
      {
        side,
        kind: 'target-card',
        rule: 'I.2',
        prompt: message('prompt.target-card', { card: reference('card', card) }),
        about: { card }
      },
      targets.map((each) => ({
        key: each,
        label: message('option.target-card', {
          card: reference('card', each.card),
          side: reference('side', each.side)
        }),
        value: each
      }))
    )
  )
  const victim = seat(state, target.side)
  if (how === 'flip-card') {
    victim.faceDown.push(target.card)
    emit({ type: 'card-flipped', ...target })
    return
  }
  removeFromArea(state, target.side, target.card)
  state.removed.push(target.card)
  emit({ type: 'card-removed', ...target })
  yield* formBandons(play, target.side)
}

/** A bandon that loses its hero falls apart into single cards; none of them loses its mark. */
function removeFromArea(state: ByzantionState, side: SideId, card: CardId): void {
  const owner = seat(state, side)
  owner.faceDown = owner.faceDown.filter((id) => id !== card)
  owner.area = owner.area.flatMap((pile) => {
    if (!pile.cards.includes(card)) return [pile]
    const rest = pile.cards.filter((id) => id !== card)
    if (rest.length === 0) return []
    if (pile.cards[0] !== card) return [{ ...pile, cards: rest }]
    return rest.map((id) => ({ cards: [id], marked: pile.marked }))
  })
}

function chooseRival(_: ByzantionPlay, side: SideId, card: CardId, among: readonly SideId[]): Script<SideId> {
  return ask(
    choice(
      {
        side,
        kind: 'rival',
        rule: 'I.2',
        prompt: message('prompt.rival', { card: reference('card', card) }),
        about: { card, among }
      },
      among.map((id) => ({
        key: id,
        label: message('option.side', { side: reference('side', id) }),
        value: id
      }))
    )
  )
}

const lotForm: FormBody<{ lot: Goods }> = {
  type: 'form',
  fields: [{ field: 'one', name: 'lot', label: message('field.lot'), options: [] }],
  open: true
}

/** C.1: a rival splits the goods in two lots, the card's owner picks one. */
function* divide(play: ByzantionPlay, side: SideId, card: CardId, { stuff }: EffectOf<'divide'>): Script {
  const { state, emit } = play
  const goods: Goods = stuff
  const rival = yield* chooseRival(play, side, card, othersOf(state, side))
  const first = yield* ask(
    form(
      {
        side: rival,
        kind: 'split',
        rule: 'I.2',
        prompt: message('prompt.split', { goods: amounts(goods), side: reference('side', side) }),
        about: { card, by: side, goods }
      },
      {
        form: lotForm,
        check: ({ lot }) => (has(goods, lot) ? accepted(lot) : refused(message('refusal.not-owned'), 'I.2')),
        sample: (random) => ({
          lot: Object.fromEntries(goodIds.map((id) => [id, randomInt(random, (goods[id] ?? 0) + 1)]))
        })
      }
    )
  )
  const lots = { first: without(first, {}), second: without(goods, first) }
  emit({ type: 'goods-split', side: rival, ...lots })
  const picked = yield* ask(
    choice(
      { side, kind: 'pick-lot', rule: 'I.2', prompt: message('prompt.pick-lot'), about: { by: rival, lots } },
      optionIds.map((id) => ({
        key: id,
        label: isEmpty(lots[id])
          ? message('option.lot-empty')
          : message('option.lot', { goods: amounts(lots[id]) }),
        value: id
      }))
    )
  )
  const own = lots[picked]
  const left = lots[picked === 'first' ? 'second' : 'first']
  for (const [owner, lot] of [[side, own] as const, [rival, left] as const]) {
    give(state, owner, lot, 'cards')
    if (!isEmpty(lot)) emit({ type: 'gained', side: owner, stuff: lot, by: card })
  }
}

/** I.2: sees a hand and takes a card of it. */
function* takeCard(play: ByzantionPlay, side: SideId, card: CardId): Script {
  const { state, emit } = play
  const from = yield* chooseRival(play, side, card, othersOf(state, side))
  const seen = [...hand(state, from)]
  emit({ type: 'hand-seen', side, from, cards: seen }, [side])
  if (seen.length === 0) return
  const taken = yield* ask(
    choice(
      {
        side,
        kind: 'take-card',
        rule: 'I.2',
        prompt: message('prompt.take-card', { side: reference('side', from) }),
        about: { from, hand: seen }
      },
      seen.map((id) => ({
        key: id,
        label: message('option.card', { card: reference('card', id) }),
        value: id
      }))
    )
  )
  removeFrom(hand(state, from), taken)
  hand(state, side).push(taken)
  emit({ type: 'card-taken', side, from })
  emit({ type: 'card-taken-seen', side, from, card: taken }, [side, from])
}

/** I.2: takes goods, as far as there are any, from somebody with more Doxa. */
function* steal(play: ByzantionPlay, side: SideId, card: CardId, { stuff }: EffectOf<'steal'>): Script {
  const { state, emit } = play
  const richer = othersOf(state, side).filter((other) => seat(state, other).doxa > seat(state, side).doxa)
  if (richer.length === 0) return
  const from = yield* chooseRival(play, side, card, richer)
  const taken = shared(seat(state, from).goods, stuff)
  pay(state, from, taken)
  give(state, side, taken, 'cards')
  if (isEmpty(taken)) return
  emit({ type: 'lost', side: from, stuff: taken, by: card })
  emit({ type: 'gained', side, stuff: taken, by: card })
}

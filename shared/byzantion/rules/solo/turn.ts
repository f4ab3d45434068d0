import type { OptionOf } from '../../answers.ts'
import { ask, choice, type Script, type ValuedOption } from '../../ask.ts'
import { chest } from '../../content/chests.ts'
import { soloEvent } from '../../content/events/solo.ts'
import { keimelionIds } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { ByzantionPlay } from '../../game-types.ts'
import { has, isEmpty } from '../../queries/amounts.ts'
import type { ByzantionState } from '../../state.ts'
import type { ActionId } from '../../table.ts'
import { amounts, message, reference } from '../../words/message.ts'
import { discardCards, pay, seat } from '../changes.ts'
import type { Turn } from '../effects.ts'
import { actionOptions, carryOut, freeOptions, passOption } from '../turn.ts'
import { canPlace, placeUnits } from './place.ts'
import { end, ownSlot, soloTable } from './round.ts'
import { placeSeal } from './seals.ts'

const SIDE = 'justinian'

/** J.3: actions until no Dynamis is left and nothing free is wanted any more. */
export function* takeSoloTurn(play: ByzantionPlay): Script {
  const { state, emit, schedule } = play
  const turn: Turn = { extra: 0 }
  const owner = seat(state, SIDE)
  for (;;) {
    const isFree = turn.extra > 0
    state.current = { side: SIDE, action: null, isFree }
    const acts = isFree || owner.dynamis > 0 ? soloActions(state, isFree) : []
    const free = soloFreeOptions(state)
    if (acts.length === 0 && free.length === 0) break
    const chosen = yield* ask(
      choice(
        {
          side: SIDE,
          kind: 'action',
          rule: 'J.3',
          prompt: isFree ? message('prompt.free-action') : message('prompt.action'),
          about: { isFree, dynamis: owner.dynamis }
        },
        [...acts, ...freeOptions(state, SIDE), ...free, passOption(isFree)]
      )
    )
    if (chosen.do === 'pass' && !isFree) break
    if (chosen.do === 'pass') turn.extra -= 1
    else if (chosen.do === 'act') yield* act(play, chosen.action, turn, isFree)
    else yield* doFree(play, chosen, turn)
    // J.7: a Doxa given away may be the last.
    if (owner.doxa <= 0) {
      end(play)
      return
    }
  }
  owner.passed = true
  emit({ type: 'passed', side: SIDE })
  schedule({ task: 'solo-resolution' })
}

function* act(play: ByzantionPlay, action: ActionId, turn: Turn, isFree: boolean): Script {
  const { state, emit } = play
  if (isFree) turn.extra -= 1
  else seat(state, SIDE).dynamis -= 1
  state.current = { side: SIDE, action, isFree }
  emit({ type: 'action-declared', side: SIDE, action, isFree })
  if (action === 'place') yield* placeUnits(play)
  else yield* carryOut(play, SIDE, action, turn, isFree)
}

type ActionOption = ValuedOption<'action', OptionOf<'action'>>

function soloActions(state: ByzantionState, isFree: boolean): ActionOption[] {
  const key = { do: 'act', action: 'place' } as const
  const place = canPlace(state) ? [{ key, label: message('option.act-place'), value: key }] : []
  return [...actionOptions(state, SIDE, isFree), ...place]
}

/** J.3, J.5: what costs no Dynamis: seals, a look at later events, reserving, and an event's price. */
function soloFreeOptions(state: ByzantionState): ActionOption[] {
  const { events, sealsUsed, hasSealed, reserved } = soloTable(state)
  const { goods } = seat(state, SIDE)
  const slot = ownSlot(state)
  const price = slot && !slot.isPaid ? soloEvent(slot.event).pay : {}
  const hidden = events.flatMap(({ isRevealed }, index) => (isRevealed ? [] : [index]))
  const seals = hasSealed ? [] : keimelionIds.filter((id) => !sealsUsed.includes(id))
  const options = [
    ...(goods.auctoritas >= figures.solo.reveal
      ? hidden.map((index) => ({
          key: { do: 'reveal' as const, slot: index },
          label: message('option.reveal', { round: index + 2 })
        }))
      : []),
    ...(goods.auctoritas >= figures.solo.reserve
      ? state.offer
          .filter((card) => !reserved.includes(card))
          .map((card) => ({
            key: { do: 'reserve' as const, card },
            label: message('option.reserve', { card: reference('card', card) })
          }))
      : []),
    ...(slot && !isEmpty(price) && has(goods, price)
      ? [
          {
            key: { do: 'pay-event' as const },
            label: message('option.pay-event', {
              goods: amounts(price),
              event: reference('happening', slot.event)
            })
          }
        ]
      : []),
    ...seals.map((id) => ({
      key: { do: 'seal' as const, keimelion: id },
      label: message('option.seal', {
        keimelion: reference('keimelion', id),
        goods: amounts(chest(state.chests[id] ?? 'c01').stuff)
      })
    }))
  ]
  return options.map((option) => ({ ...option, value: option.key }))
}

function* doFree(play: ByzantionPlay, chosen: OptionOf<'action'>, turn: Turn): Script {
  const { state, emit } = play
  const solo = soloTable(state)
  switch (chosen.do) {
    case 'discard':
      discardCards(play, SIDE, [chosen.card], 'income')
      return
    case 'reveal': {
      const slot = solo.events[chosen.slot]
      if (!slot) return
      pay(state, SIDE, { auctoritas: figures.solo.reveal })
      slot.isRevealed = true
      state.random.moves += 1
      emit({ type: 'solo-revealed', event: slot.event })
      return
    }
    case 'reserve':
      pay(state, SIDE, { auctoritas: figures.solo.reserve })
      solo.reserved.push(chosen.card)
      emit({ type: 'reserved', card: chosen.card })
      return
    case 'pay-event': {
      const slot = ownSlot(state)
      if (!slot) return
      const goods = soloEvent(slot.event).pay
      pay(state, SIDE, goods)
      slot.isPaid = true
      emit({ type: 'event-paid', event: slot.event, goods })
      return
    }
    case 'seal':
      yield* placeSeal(play, chosen.keimelion, turn)
      return
    default:
      return
  }
}

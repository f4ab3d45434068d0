import type { OptionOf } from '../answers.ts'
import { ask, choice, type HeaderOf, type Script, type ValuedOption } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { activatable } from '../queries/bandons.ts'
import { initiativeOrder } from '../queries/seats.ts'
import { playableIntrigue } from '../queries/windows.ts'
import type { ByzantionState } from '../state.ts'
import type { ActionId } from '../table.ts'
import type { ByzantionTask } from '../tasks.ts'
import { message, reference } from '../words/message.ts'
import { activate } from './activate.ts'
import { discardCards, hand, seat } from './changes.ts'
import { drawCards, drawOptions } from './draw.ts'
import type { Turn } from './effects.ts'
import { openMoment, playIntrigue, withAnyTime } from './intrigue.ts'
import { playCards } from './play-cards.ts'
import { buy, buyable, renew, sell, sellable } from './trade.ts'

/** A.1: the phase of actions begins with the first in the order of initiative. */
export function* beginActions({ state, schedule }: ByzantionPlay): Script {
  state.phase = 'actions'
  const [first] = initiativeOrder(state)
  if (first) schedule(nextTurn(state, null))
}

/** A.1: one action a turn, for a Dynamis; then the next player who has any. */
export function* takeTurn(play: ByzantionPlay, { side }: Extract<ByzantionTask, { task: 'turn' }>): Script {
  const { state, emit, schedule } = play
  const turn: Turn = { extra: 0 }
  emit({ type: 'turn-began', side })
  let goesOn = yield* takeAction(play, side, turn, false)
  while (goesOn && turn.extra > 0) {
    turn.extra -= 1
    goesOn = yield* takeAction(play, side, turn, true)
  }
  state.current = null
  schedule(nextTurn(state, side))
}

/** A.1: who has no Dynamis left, or has passed, acts no more. */
function nextTurn(state: ByzantionState, last: SideId | null): ByzantionTask {
  const order = initiativeOrder(state)
  const at = last ? order.indexOf(last) + 1 : 0
  const next = [...order.slice(at), ...order.slice(0, at)].find((side) => {
    const { dynamis, passed } = seat(state, side)
    return dynamis > 0 && !passed
  })
  return next ? { task: 'turn', side: next } : { task: 'resolution' }
}

/** A.1: an action, or a pass. Returns false when the turn is over for whatever reason. */
function* takeAction(play: ByzantionPlay, side: SideId, turn: Turn, isFree: boolean): Script<boolean> {
  const { state, emit } = play
  const owner = seat(state, side)
  state.current = { side, action: null, isFree }
  for (;;) {
    const chosen = yield* ask(
      choice(
        {
          side,
          kind: 'action',
          rule: 'A.1',
          prompt: isFree ? message('prompt.free-action') : message('prompt.action'),
          about: { isFree, dynamis: owner.dynamis }
        },
        [...actionOptions(state, side, isFree), ...freeOptions(state, side), passOption(isFree)]
      )
    )
    if (chosen.do === 'intrigue') yield* playIntrigue(play, side, chosen.card, { turn })
    else if (chosen.do === 'discard') discardCards(play, side, [chosen.card], 'income')
    else if (chosen.do === 'act') return yield* act(play, side, chosen.action, turn, isFree)
    else {
      if (isFree) return true
      owner.passed = true
      emit({ type: 'passed', side })
      return false
    }
  }
}

/** A.1, I.1: declares an action, which the others may cancel before it goes on. */
function* act(
  play: ByzantionPlay,
  side: SideId,
  action: ActionId,
  turn: Turn,
  isFree: boolean
): Script<boolean> {
  const { state, emit } = play
  if (!isFree) seat(state, side).dynamis -= 1
  state.current = { side, action, isFree }
  emit({ type: 'action-declared', side, action, isFree })
  const declared = { isCancelled: false }
  yield* replyToAction(play, side, action, declared)
  if (declared.isCancelled) {
    emit({ type: 'action-cancelled', side, action })
    return false
  }
  yield* carryOut(play, side, action, turn, isFree)
  return true
}

function replyToAction(
  play: ByzantionPlay,
  actor: SideId,
  action: ActionId,
  declared: { isCancelled: boolean }
): Script {
  const windows = withAnyTime('action-declared')
  return openMoment(
    play,
    {
      sides: initiativeOrder(play.state).filter((side) => side !== actor),
      windowsFor: () => windows,
      header: (side, cards): HeaderOf<'react-action'> => ({
        side,
        kind: 'react-action',
        rule: 'I.1',
        prompt: message('prompt.react-action', {
          side: reference('side', actor),
          action: reference('action', action)
        }),
        about: { windows, cards, actor, action }
      })
    },
    { declared }
  )
}

/** A.2 to A.8 */
export function* carryOut(
  play: ByzantionPlay,
  side: SideId,
  action: ActionId,
  turn: Turn,
  isFree: boolean
): Script {
  switch (action) {
    case 'draw':
      return yield* drawCards(play, side)
    case 'play':
      return yield* playCards(play, side, turn)
    case 'activate':
      return yield* activate(play, side, { by: null, marks: !isFree })
    case 'sell':
      return yield* sell(play, side)
    case 'buy':
      return yield* buy(play, side)
    case 'renew':
      return yield* renew(play, side)
    case 'place':
      throw new Error('units are placed only in a solo game')
  }
}

type ActionOption = ValuedOption<'action', OptionOf<'action'>>

/** A.1: the actions that lead to something. */
export function actionOptions(state: ByzantionState, side: SideId, isFree: boolean): ActionOption[] {
  const owner = seat(state, side)
  const possible: Readonly<Record<Exclude<ActionId, 'place'>, boolean>> = {
    draw: drawOptions(state, side).length > 0,
    play: hand(state, side).length > 0 || owner.area.length > 1,
    activate: activatable(owner, !isFree).length > 0,
    sell: sellable(state, side).length > 0,
    buy: buyable(state, side).length > 0,
    renew: true
  }
  const ids = ['draw', 'play', 'activate', 'sell', 'buy', 'renew'] as const
  return ids
    .filter((id) => possible[id])
    .map((action) => ({
      key: { do: 'act', action },
      label: message(`option.act-${action}`),
      value: { do: 'act', action }
    }))
}

/** A.1, I.1: what costs no action: intrigue, and discards for their income. */
export function freeOptions(state: ByzantionState, side: SideId): ActionOption[] {
  const held = hand(state, side)
  const intrigue = playableIntrigue(state, side, held, ['own-action', 'any-time'])
  return [
    ...intrigue.map(({ card, cost }) => ({
      key: { do: 'intrigue' as const, card },
      label: message('option.intrigue', { card: reference('card', card), cost }),
      value: { do: 'intrigue' as const, card }
    })),
    ...held.map((card) => ({
      key: { do: 'discard' as const, card },
      label: message('option.discard', { card: reference('card', card) }),
      value: { do: 'discard' as const, card }
    }))
  ]
}

export function passOption(isFree: boolean): ActionOption {
  return {
    key: { do: 'pass' },
    label: message(isFree ? 'option.pass-free' : 'option.pass'),
    value: { do: 'pass' }
  }
}

import { askAny } from '../../../engine/script.ts'
import { choice, passOnly, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { IntrigueCardId, IntrigueId, SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { intriguesAmong } from '../../queries/cards.ts'
import { benchOf } from '../../queries/precedence.ts'
import { numberOf, ratingsOf } from '../../queries/ratings.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { drawChits } from '../changes/chits.ts'
import { killSenator } from '../changes/death.ts'
import { rollUnderOmens } from '../changes/dice.ts'
import { changePopularity, senatorIn } from '../changes/standing.ts'
import { forgetDead } from './forget.ts'

type Use = 'veto' | 'book' | 'suspend' | 'reopen'

interface Reaction {
  readonly card: IntrigueCardId
  readonly by: SenatorId
}

/**
 * 7.36: cards of the middle and late Republic stop a tribune. In the early Republic nobody can hold one, and nobody is
 * asked. Returns false if the tribune is stopped.
 */
export function* tribuneStands(play: RepublicPlay, faction: FactionId, use: Use): Script<boolean> {
  const { state, emit } = play
  if (state.options.republic === 'early') return true
  for (;;) {
    const moment = { by: faction, use, stoppedBy: null }
    const acted = yield* firstReaction(state, faction, moment, ['graft', 'murder-of-tribune'])
    if (!acted) return true
    const { side, card, by } = acted
    discard(state, side, card)
    const isStopped =
      intriguesAmong([card], 'graft').length > 0 ? buyTribune(play, by) : attackTribune(play, by)
    if (!isStopped) {
      emit({ type: 'tribune-attacked', faction, card })
      continue
    }
    emit({ type: 'tribune-cancelled', faction, card, by: side })
    const avenger = yield* firstReaction(state, side, { ...moment, stoppedBy: side }, ['mob-incited'])
    if (avenger) inciteMob(play, avenger.side, avenger, side)
    return false
  }
}

interface Moment {
  readonly by: FactionId
  readonly use: Use
  readonly stoppedBy: FactionId | null
}

/** Everybody with cards in hand is asked but the one whom it would hit. */
function* firstReaction(
  state: RepublicState,
  target: FactionId,
  moment: Moment,
  kinds: readonly IntrigueId[]
): Script<(Reaction & { readonly side: FactionId }) | null> {
  const able = () =>
    state.sides.filter(
      (side) => side !== target && benchOf(state, side).length > 0 && (state.hands[side] ?? []).length > 0
    )
  if (able().length === 0) return null
  const acted = yield* askAny(() => able().map((side) => reactionQuestion(state, side, moment, kinds)), {
    curtain: 'no-one',
    phase: `senate ${state.turn}`
  })
  const side = state.sides.find((id) => id === acted?.side)
  return acted && side ? { side, ...acted.value } : null
}

function reactionQuestion(
  state: RepublicState,
  side: FactionId,
  moment: Moment,
  kinds: readonly IntrigueId[]
): Question<Reaction> {
  const hand = state.hands[side] ?? []
  const cards = kinds.flatMap((kind) => intriguesAmong(hand, kind))
  const header = {
    side,
    kind: 'react-tribune',
    rule: '7.36',
    prompt: moment.stoppedBy
      ? message('prompt.avenge-tribune', { side: reference('side', moment.stoppedBy) })
      : message('prompt.react-tribune', { side: reference('side', moment.by) }),
    about: moment
  } as const
  const reactions = cards.flatMap((card) => benchOf(state, side).map((by) => ({ card, by })))
  if (reactions.length === 0) return passOnly(header)
  return choice(
    header,
    reactions.map(({ card, by }) => ({
      key: { card, by },
      label: message('option.play-card', {
        card: reference('card', card),
        senator: reference('senator', by)
      }),
      value: { card, by }
    }))
  )
}

function discard(state: RepublicState, side: FactionId, card: IntrigueCardId): void {
  state.hands[side] = (state.hands[side] ?? []).filter((id) => id !== card)
  state.discards.push(card)
}

/** 7.36: the tribune has his price, a die in talents. Who cannot pay it loses what he has offered. */
function buyTribune(play: RepublicPlay, by: SenatorId): boolean {
  const { total } = rollUnderOmens(play, { reason: 'graft', rule: '7.36', actor: by })
  const senator = senatorIn(play.state, by)
  const price = Math.max(0, total)
  const canPay = senator.talents >= price
  senator.talents -= Math.min(price, senator.talents)
  return canPay
}

/** 7.36: an even die kills the tribune; his popularity suffers by the die either way. */
function attackTribune(play: RepublicPlay, by: SenatorId): boolean {
  const { total } = rollUnderOmens(play, { reason: 'murder-of-tribune', rule: '7.36', actor: by })
  changePopularity(play, by, -Math.max(0, total))
  return total % 2 === 0
}

/** 7.36: a die and the speaker's oratory in chits strike the senators of the faction that stopped a tribune. */
function inciteMob(play: RepublicPlay, side: FactionId, { card, by }: Reaction, target: FactionId): void {
  const { state, emit } = play
  discard(state, side, card)
  emit({ type: 'mob-incited', faction: target, senator: by })
  const { total } = rollUnderOmens(play, { reason: 'mob-incited', rule: '7.36', actor: by })
  const numbers = drawChits(play, Math.max(0, total) + ratingsOf(by).oratory)
  const struck = benchOf(state, target).filter((id) => numbers.includes(numberOf(id)))
  for (const id of struck) killSenator(play, id, 'mob')
  forgetDead(play, struck)
}

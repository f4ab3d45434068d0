import { askForm, type QuestionHeaderOf, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { MarchOrder } from '../../queries/march-orders/march-order.ts'
import { campaignerIn } from '../../queries/movement/campaigns.ts'
import { leadersAmong, leadingNation } from '../../queries/movement/step-rules.ts'
import {
  isLeaderPiece,
  isUnitPiece,
  leaderAllTheWay,
  type Piece,
  pieceById,
  stepsLeft
} from '../../queries/pieces/pieces.ts'
import { takesWholeMovement } from '../../queries/sea/straits.ts'
import type { InvasionsState, LeaderId, March, Movement, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { borderBetween } from '../../world/world-queries.ts'
import { placePiece, recordMigration } from '../pieces/place-piece.ts'
import { carryOutNavalOrder } from '../sea/naval-orders.ts'
import { haltPieces } from './break-through.ts'
import { enterProvince } from './enter-province.ts'
import { askToGoOn } from './go-on.ts'
import { marchQuestion } from './march-question.ts'
import { forgetWayIn, recordWayIn } from './ways-in.ts'
import { checkStacking } from './withdrawal.ts'

/** XVIII.B: begins a movement substep. Every unit has all its steps again. */
export function beginMovement(
  state: InvasionsState,
  nations: readonly NationId[],
  campaign: LeaderId | null = null,
  quiet = false
): void {
  if (campaign !== null) state.naval.carried = []
  state.movement = {
    nations: [...nations],
    campaign,
    quiet,
    marches: {},
    mayRedeploy: campaign !== null,
    eluded: [],
    terrorised: [],
    migrating: [],
    attacking: [],
    done: []
  }
}

/** XVIII.A: plays one march order. The movement substep goes on until every player has ended it. */
export function* playMarchOrder(play: InvasionsPlay): Script {
  const { movement } = play.state
  if (movement && (yield* giveOrder(play, movement))) play.schedule({ task: 'march' })
}

/** XI.C, XVII.A: before a raid a nation may move units between the provinces it controls, and do nothing else. */
export function* playMovesBeforeRaid(play: InvasionsPlay, nation: NationId): Script {
  beginMovement(play.state, [nation], null, true)
  let going = true
  while (going && play.state.movement) going = yield* giveOrder(play, play.state.movement)
  yield* checkStacking(play, [nation])
  play.state.movement = null
}

/** Asks the next player for a march order and carries it out. Returns false when all players are done. */
function* giveOrder(play: InvasionsPlay, movement: Movement): Script<boolean> {
  const side = nextSide(movement)
  if (!side) return false
  const order = yield* askForOrder(play.state, movement, side)
  switch (order.order) {
    case 'done':
      movement.done.push(side)
      break
    case 'sea':
      movement.mayRedeploy = false
      yield* carryOutNavalOrder(play, movement, order.naval, order.pieces)
      break
    case 'redeploy':
      redeploy(play, movement, order)
      break
    case 'march':
      yield* carryOut(play, movement, order)
      break
  }
  return true
}

function nextSide({ nations, done }: Movement): SideId | null {
  return nations.map(sideOf).find((side) => !done.includes(side)) ?? null
}

function* askForOrder(state: InvasionsState, movement: Movement, side: SideId): Script<MarchOrder> {
  const question = marchQuestion(state, movement, side)
  if (!question.open) return { order: 'done' }
  const nation = movement.nations.find((id) => sideOf(id) === side) ?? movement.nations[0]
  if (!nation) return { order: 'done' }
  const header = marchHeader(state, movement, side, nation)
  return yield* askForm(header, {
    form: () => question.form,
    check: question.check,
    sample: question.sample,
    isOpen: true
  })
}

function marchHeader(
  state: InvasionsState,
  { campaign, nations: active, quiet, mayRedeploy }: Movement,
  side: SideId,
  nation: NationId
): QuestionHeaderOf<'march' | 'campaign-march'> {
  const nations = active.filter((id) => sideOf(id) === side)
  if (campaign === null) {
    const prompt = message('prompt.march', { nation: reference('nation', nation) })
    const about = { nation, nations, quiet }
    return { side, kind: 'march', rule: 'XVIII.A', actor: nation, prompt, about }
  }
  const at = campaignerIn(state, campaign)?.at ?? null
  return {
    side,
    kind: 'campaign-march',
    rule: 'XXII.B',
    actor: nation,
    prompt: message('prompt.campaign-march', { leader: reference('leader', campaign) }),
    about: { nation, nations, quiet, leader: campaign, at, mayRedeploy }
  }
}

type LandOrder = Extract<MarchOrder, { readonly order: 'march' | 'redeploy' }>

/** XXII.A: at the start of a campaign, moves the leader and his stack to another friendly province for free. */
function redeploy(play: InvasionsPlay, movement: Movement, { from, pieces, route }: LandOrder): void {
  movement.mayRedeploy = false
  for (const id of pieces) {
    placePiece(play.state, id, route.to)
    forgetWayIn(play.state, id)
  }
  const nation = leadingNation(present(play.state, pieces, route.to), movement.nations)
  play.emit({ type: 'redeployed', nation, pieces, from, to: route.to })
}

/** XVIII.A: moves a stack along its route province by province. After each reaction its player is asked again. */
function* carryOut(play: InvasionsPlay, movement: Movement, { from, pieces, route }: LandOrder): Script {
  const { state } = play
  movement.mayRedeploy = false
  yield* cardsOnTheMarch(play, movement, from, pieces)
  let here = from
  let ahead = route.way
  for (let next = ahead[0]; next; next = ahead[0]) {
    const able = ableToGoOn(state, movement, pieces, here)
    if (able.length === 0) return
    step(play, movement, able, here, next)
    const entered = able.map(({ id }) => id)
    const met = yield* enterProvince(play, movement, entered, next, ahead.length > 1)
    here = next
    ahead = ahead.slice(1)
    if (met && ahead.length > 0) {
      ahead = yield* askToGoOn(state, movement, ableToGoOn(state, movement, pieces, here), ahead)
    }
  }
}

/** XVIII.A, XVIII.B: the pieces with steps left. Leaders of a stack do not go on without troops, unless they came alone. */
function ableToGoOn(
  state: InvasionsState,
  movement: Movement,
  pieces: readonly PieceId[],
  at: ProvinceId
): readonly Piece[] {
  const stack = present(state, pieces, at).filter(({ id }) => !movement.marches[id]?.halted)
  const leaders = leadersAmong(stack)
  const able = stack.filter((piece) => stepsLeft(state, piece, leaders) > 0)
  return able.every(isLeaderPiece) && !stack.every(isLeaderPiece) ? [] : able
}

function present(state: InvasionsState, pieces: readonly PieceId[], at: ProvinceId): Piece[] {
  return pieces.flatMap((id) => {
    const piece = pieceById(state, id)
    return piece?.at === at ? [piece] : []
  })
}

/** XVIII.B, XVIII.D, XVIII.J: moves a stack one step and records what each piece spends on it. */
function step(
  play: InvasionsPlay,
  movement: Movement,
  stack: readonly Piece[],
  from: ProvinceId,
  to: ProvinceId
): void {
  const { state } = play
  const nation = leadingNation(stack, movement.nations)
  const leaders = leadersAmong(stack)
  const border = borderBetween(from, to)
  const strait = border?.kind === 'strait'
  for (const piece of stack) {
    const before = movement.marches[piece.id]
    const bridged = strait && before?.bridge === true
    const whole = border !== null && strait && !bridged && takesWholeMovement(nation, border)
    const spent = whole ? stepsLeft(state, piece, leaders) : 1
    movement.marches[piece.id] = {
      spent: (before?.spent ?? 0) + spent,
      from,
      overStrait: strait && !bridged,
      led: leaderAllTheWay(before, leaders),
      halted: whole,
      bonus: before?.bonus ?? 0,
      bridge: before?.bridge === true && !strait,
      ...(before?.boats ? { boats: true } : {})
    }
    placePiece(state, piece.id, to)
    recordWayIn(state, piece.id, from, to)
    recordMigration(play, movement, piece, from, to)
  }
  play.emit({ type: 'marched', nation, pieces: stack.map(({ id }) => id), from, to })
}

/** X.B: applies cards played on a stack that moves: more steps, a bridge of boats, a halt. */
function* cardsOnTheMarch(
  play: InvasionsPlay,
  movement: Movement,
  from: ProvinceId,
  pieces: readonly PieceId[]
): Script {
  const stack = present(play.state, pieces, from)
  const pending = yield* play.cards.openWindow(play, {
    window: 'movement',
    nation: leadingNation(stack, movement.nations),
    province: from,
    units: stack.filter(isUnitPiece).map(({ id }) => id)
  })
  for (const { effect } of pending) {
    for (const { id } of stack) {
      movement.marches[id] ??= newMarch(from)
      const march = movement.marches[id]
      if (effect.do === 'steps') march.bonus += effect.by
      if (effect.do === 'hook' && effect.hook === 'bridge-of-boats') {
        march.bridge = true
        march.boats = true
      }
    }
    if (effect.do === 'halt') haltPieces(movement, pieces)
  }
}

function newMarch(from: ProvinceId): March {
  return { spent: 0, from, overStrait: false, led: null, halted: false, bonus: 0, bridge: false }
}

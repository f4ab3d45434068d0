import type { Bot, BotRegistry, BotReply, BotSeat, ReplyOf } from '../../engine/bot.ts'
import type { Decision } from '../../engine/decision.ts'
import type { SideId } from '../campaign-options.ts'
import { card } from '../content/cards/index.ts'
import { resourceIds } from '../content/ids.ts'
import type { Byzantion } from '../game-types.ts'
import { tradeBonus } from '../queries/abilities.ts'
import { buyingPrice, saleKind } from '../queries/market.ts'
import { cardsInPlay, seatOf } from '../queries/seats.ts'
import { message, reference } from '../words/message.ts'
import {
  actionIdeas,
  bestActivation,
  bestDraw,
  bestPlay,
  bestPurchase,
  bestSale,
  bestTrade,
  mostWanted,
  ownIntrigue,
  worthlessCard
} from './actions.ts'
import { arrangementOf } from './arrange.ts'
import { type Character, characters } from './character.ts'
import {
  answerDraft,
  answerHandLimit,
  answerKeepHand,
  answerLoseCard,
  answerMission,
  answerPlayFor,
  answerPosition,
  answerTakeCard
} from './choices.ts'
import { answerChallenge, answerContribution } from './contributions.ts'
import { type Judge, judgeOf, marginalWorth } from './judge.ts'
import {
  answerReactAction,
  answerReactChallenge,
  answerReactIntrigue,
  answerReactOutcome,
  answerReactVote,
  bestVictim
} from './reactions.ts'
import { bestOf, choose, fill } from './reply.ts'
import { answerPlacement, soloIdeas } from './solo.ts'
import {
  answerLabarum,
  answerLot,
  answerShift,
  answerSplit,
  answerTargetCard,
  answerTie,
  answerVoteTie
} from './targets.ts'
import { answerEndIntrigue, answerMoves, answerPlacements, answerRemovals } from './units.ts'
import { answerVote } from './votes.ts'

/** The computer players. They see what their side may see, and judge everything in Doxa. */
export const byzantionPlayers: BotRegistry<Byzantion> = {
  bots: {
    recruit: courtier(characters.recruit),
    legate: courtier(characters.legate),
    magister: courtier(characters.magister)
  },
  adviser: 'magister'
}

/** A computer player with this character. */
export function courtier(character: Character): Bot<Byzantion> {
  return (seat) => answer(character, seat)
}

type Reply = BotReply<ReplyOf<Byzantion>>

function answer(character: Character, { view, decision, random }: BotSeat<Byzantion>): Reply {
  const side = view.sides.find((id) => id === decision.side)
  if (!side) throw new Error(`${decision.side} does not play`)
  const judge = judgeOf(character, view, side, random)
  switch (decision.kind) {
    case 'discard-mission':
      return answerMission(judge, decision.about)
    case 'draft':
      return answerDraft(judge, decision.about)
    case 'keep-hand':
      return answerKeepHand(judge, decision.about)
    case 'position':
      return answerPosition(judge)
    case 'vote':
      return answerVote(judge, decision.about)
    case 'action':
      return answerAction(judge, decision)
    case 'play':
      return answerPlay(judge)
    case 'play-for':
    case 'robes':
      return answerPlayFor(judge, decision)
    case 'bandons':
      return fill({ piles: arrangementOf(judge, seatOf(view, side)) }, message('why.bandons'))
    case 'contribute':
      return answerContribution(judge, decision.about)
    case 'challenge':
      return answerChallenge(judge, decision.about)
    case 'hand-limit':
      return answerHandLimit(judge, decision.about)
    case 'end-intrigue':
      return answerEndIntrigue(judge)
    case 'place-solo':
      return answerPlacement(judge)
    default:
      return answerDetail(judge, decision)
  }
}

/** The kinds that `answer` itself knows. */
type MainKind =
  | 'discard-mission'
  | 'draft'
  | 'keep-hand'
  | 'position'
  | 'vote'
  | 'action'
  | 'play'
  | 'play-for'
  | 'robes'
  | 'bandons'
  | 'contribute'
  | 'challenge'
  | 'hand-limit'
  | 'end-intrigue'
  | 'place-solo'

type Detail = Exclude<Decision<Byzantion['Inquiry']>, { readonly kind: MainKind }>
type DecisionOf<Kind> = Extract<Decision<Byzantion['Inquiry']>, { readonly kind: Kind }>

/** The smaller questions: details of actions, targets, reactions. */
function answerDetail(judge: Judge, decision: Detail): Reply {
  switch (decision.kind) {
    case 'draw': {
      const best = bestDraw(judge)
      return choose(best?.key ?? { from: 'deck' }, message('why.draw'))
    }
    case 'activate':
      return answerActivate(judge, decision.about.marks, decision.about.by !== null)
    case 'sell':
      return answerSale(judge)
    case 'buy':
      return answerPurchase(judge)
    case 'trade': {
      const { key, reason } = bestTrade(
        judge,
        decision.body.options.map((option) => option.key)
      )
      return choose(key, reason)
    }
    case 'gain-any': {
      const resource = mostWanted(judge)
      return choose(resource, message('why.resource', { resource: reference('good', resource) }))
    }
    case 'lose-card':
      return answerLoseCard(judge)
    case 'react-vote':
      return answerReactVote(judge, decision.about)
    case 'react-action':
      return answerReactAction(judge, decision.about)
    case 'react-intrigue':
      return answerReactIntrigue(judge, decision.about)
    case 'react-outcome':
      return answerReactOutcome(judge, decision.about)
    case 'react-challenge':
      return answerReactChallenge(judge, decision.about)
    case 'rival':
      return answerRival(judge, decision.about.among)
    case 'target-card':
      return answerTargetCard(
        judge,
        decision.body.options.map(({ key }) => key)
      )
    case 'move-units':
      return answerMoves(judge, decision.about)
    case 'place-units':
      return answerPlacements(judge, decision.about)
    case 'remove-units':
      return answerRemovals(judge, decision.about)
    case 'shift-votes':
      return answerShift(
        judge,
        decision.body.options.map(({ key }) => key)
      )
    case 'split':
      return answerSplit(judge, decision.about)
    case 'pick-lot':
      return answerLot(judge, decision.about)
    case 'take-card':
      return answerTakeCard(judge, decision.about.hand)
    case 'take-discard':
      return answerTakeCard(judge, decision.about.cards)
    case 'break-tie':
      return answerTie(judge, decision.about)
    case 'break-vote-tie':
      return answerVoteTie(judge)
    case 'labarum':
      return answerLabarum(judge)
  }
}

/** A.1: the idea that brings most; intrigue and discards first where they help it. */
function answerAction(judge: Judge, { about, body }: DecisionOf<'action'>): Reply {
  const offered = body.options.map(({ key }) => key)
  const playable = offered.filter((key) => key.do === 'intrigue').map((key) => key.card)
  const intrigue = ownIntrigue(judge, playable)
  if (intrigue) return choose({ do: 'intrigue', card: intrigue.key }, intrigue.reason)
  const worthless = worthlessCard(judge)
  if (worthless)
    return choose(
      { do: 'discard', card: worthless },
      message('why.discard', { card: reference('card', worthless) })
    )
  const canAct = offered.filter((key) => key.do === 'act').map(({ action }) => action)
  const ideas = [
    ...actionIdeas(judge, about.isFree).filter(({ key }) => key.do === 'act' && canAct.includes(key.action)),
    ...(judge.view.solo ? soloIdeas(judge, offered) : [])
  ].map((idea) => ({ ...idea, worth: idea.worth + judge.stray() }))
  const best = bestOf(ideas, ({ worth }) => worth)
  if (!best || best.worth <= 0) return choose({ do: 'pass' }, message('why.pass'))
  return choose(best.key, best.reason)
}

/** A.3: card after card, as long as one pays for itself. */
function answerPlay(judge: Judge): Reply {
  const { hand, seat } = judge
  const playable = hand.filter((id) => card(id).kind !== 'intrigue')
  const best = bestPlay(judge, cardsInPlay(seat), playable, seat.goods.nomismata)
  if (!best) return choose({ do: 'done' }, message('why.play-done'))
  const reason = message('why.play', { card: reference('card', best.card) })
  return choose({ do: 'play', card: best.card, ability: true }, reason)
}

function answerActivate(judge: Judge, marks: boolean, isOptional: boolean): Reply {
  const best = bestActivation(judge, marks)
  if (best) return choose({ do: 'activate', front: best.key }, best.reason)
  if (!isOptional) throw new Error('nothing can be activated')
  return choose({ do: 'none' }, message('why.pass'))
}

function answerRival(judge: Judge, among: readonly SideId[]): Reply {
  const side = bestVictim(judge, among)
  return choose(side, message('why.rival', { side: reference('side', side) }))
}

/** A.6: what pays, or at least what is worth least. */
function answerSale(judge: Judge): Reply {
  const best = bestSale(judge)
  if (best) return fill({ resources: best.key }, best.reason)
  const spare = bestOf(
    resourceIds.filter((id) => judge.seat.goods[id] > 0 && saleKind(judge.view.market, id, false) !== null),
    (id) => -marginalWorth(judge, id, judge.seat.goods[id] - 1)
  )
  if (!spare) throw new Error('nothing can be sold')
  return fill({ resources: [spare] }, message('why.trade'))
}

/** A.7: what pays, or at least what is wanted most. */
function answerPurchase(judge: Judge): Reply {
  const best = bestPurchase(judge)
  if (best) return fill({ resources: best.key }, best.reason)
  const bonus = tradeBonus(judge.seat)
  const wanted = bestOf(
    judge.view.market.filter(
      (id) => (buyingPrice(judge.view.market, id, bonus) ?? 99) <= judge.seat.goods.nomismata
    ),
    (id) => marginalWorth(judge, id, judge.seat.goods[id])
  )
  if (!wanted) throw new Error('nothing can be bought')
  return fill({ resources: [wanted] }, message('why.trade'))
}

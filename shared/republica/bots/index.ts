import type { Bot, BotRegistry, BotSeat } from '../../engine/bot.ts'
import type { Decision } from '../../engine/decision.ts'
import type { Republica } from '../game-types.ts'
import { message } from '../words/message.ts'
import { answerPreside } from './business.ts'
import {
  answerCommand,
  answerJoinRevolt,
  answerLandBattle,
  answerLegionBribes,
  answerLendPurse,
  answerNextBattle,
  answerNextWar,
  answerRansom,
  answerRebel,
  answerTurnVeterans
} from './commands.ts'
import { answerDeal, answerOffer } from './deals.ts'
import {
  answerConsulOfRome,
  answerFillBench,
  answerMasterOfHorse,
  answerNameDictator,
  answerNominateCensor,
  answerNominateConsuls,
  answerNominateDictator,
  answerNominateGovernors
} from './elections.ts'
import { answerHand, answerLeader } from './hands.ts'
import { answerAlliedFleets, answerDyingLeader, answerEndedWar, answerLostFleets } from './happenings.ts'
import { type Judge, judgeOf } from './judge.ts'
import { type Level, levels } from './level.ts'
import {
  answerBid,
  answerContribute,
  answerGames,
  answerGrain,
  answerKnight,
  answerProvincialIncome,
  answerRebelUpkeep,
  answerRedistribute
} from './money.ts'
import { answerGuards } from './murder.ts'
import { answerBribe, answerCounterBribe, answerPersuade } from './persuasion.ts'
import { choose, pass, type Reply } from './reply.ts'
import {
  answerApprove,
  answerCallFactions,
  answerClaimExile,
  answerConsent,
  answerConsulForLife,
  answerLaw,
  answerQuaestor,
  answerReactTribune,
  answerStepDown,
  answerTribuneProposal
} from './senate-details.ts'
import { answerProsecute } from './trials.ts'
import { answerInterrupt, answerLastWord, answerVote } from './votes.ts'

/** The computer factions. They see what their side may see, and value everything by their chance to win. */
export const republicaPlayers: BotRegistry<Republica> = {
  bots: {
    recruit: faction(levels.recruit),
    legate: faction(levels.legate),
    magister: faction(levels.magister)
  },
  adviser: 'magister'
}

/** A computer player of this level. */
export function faction(level: Level): Bot<Republica> {
  return (seat) => answer(level, seat)
}

type AnyDecision = Decision<Republica['Inquiry']>

function answer(level: Level, seat: BotSeat<Republica>): Reply {
  const { decision } = seat
  const judge = judgeOf(level, seat)
  return (
    answerInSenate(judge, decision) ??
    answerInForum(judge, decision) ??
    answerInWar(judge, decision) ??
    answerElsewhere(judge, decision) ?? {
      answer: seat.sample(),
      reasons: [message('why.wait')],
      memo: null
    }
  )
}

function answerInSenate(judge: Judge, decision: AnyDecision): Reply | null {
  switch (decision.kind) {
    case 'vote':
      return answerVote(judge, decision.about)
    case 'interrupt':
      return answerInterrupt(judge, decision.about)
    case 'last-word':
      return answerLastWord(judge, decision.about)
    case 'nominate-consuls':
      return answerNominateConsuls(judge, decision.about)
    case 'consul-of-rome':
      return answerConsulOfRome(judge, decision.about)
    case 'name-dictator':
      return answerNameDictator(judge, decision.about)
    case 'nominate-dictator':
      return answerNominateDictator(judge, decision.about)
    case 'master-of-horse':
      return answerMasterOfHorse(judge, decision.about)
    case 'nominate-censor':
      return answerNominateCensor(judge, decision.about)
    case 'prosecute':
      return answerProsecute(judge, decision.about)
    case 'nominate-governors':
      return answerNominateGovernors(judge, decision.about)
    case 'preside':
      return answerPreside(judge)
    case 'tribune-proposal':
      return answerTribuneProposal(judge, decision.about)
    case 'call-factions':
      return answerCallFactions(judge, decision.about)
    case 'consent':
      return answerConsent(judge, decision.about)
    case 'guards':
      return answerGuards(judge, decision.about)
    case 'step-down':
      return answerStepDown()
    case 'fill-bench':
      return answerFillBench(judge, decision.about)
    case 'claim-exile':
      return answerClaimExile()
    case 'consul-for-life':
      return answerConsulForLife(judge, decision.about)
    case 'react-tribune':
      return answerReactTribune(judge, decision.about)
    case 'law':
      return answerLaw()
    default:
      return null
  }
}

function answerInForum(judge: Judge, decision: AnyDecision): Reply | null {
  switch (decision.kind) {
    case 'persuade':
      return answerPersuade(judge, decision.about)
    case 'bribe':
      return answerBribe(judge, decision.about)
    case 'counter-bribe':
      return answerCounterBribe(judge, decision.about)
    case 'games':
      return answerGames(judge)
    case 'knight':
      return answerKnight(judge)
    case 'bid':
      return answerBid(judge, decision.about)
    case 'lost-fleets':
      return answerLostFleets(judge, decision.about)
    case 'dying-leader':
      return answerDyingLeader(judge, decision.about)
    case 'ended-war':
      return answerEndedWar(judge, decision.about)
    case 'allied-fleets':
      return answerAlliedFleets(judge, decision.about)
    default:
      return null
  }
}

function answerInWar(judge: Judge, decision: AnyDecision): Reply | null {
  switch (decision.kind) {
    case 'next-battle':
      return answerNextBattle(judge, decision.about)
    case 'land-battle':
      return answerLandBattle(judge, decision.about)
    case 'ransom':
      return answerRansom(judge, decision.about)
    case 'turn-veterans':
      return answerTurnVeterans(judge)
    case 'next-war':
      return answerNextWar(judge)
    case 'command':
      return answerCommand(judge, decision.about)
    case 'legion-bribes':
      return answerLegionBribes(judge, decision.about)
    case 'lend-purse':
      return answerLendPurse()
    case 'rebel':
      return answerRebel(judge, decision.about)
    case 'join-revolt':
      return answerJoinRevolt(judge, decision.about)
    case 'rebel-upkeep':
      return answerRebelUpkeep(judge)
    default:
      return null
  }
}

function answerElsewhere(judge: Judge, decision: AnyDecision): Reply | null {
  switch (decision.kind) {
    case 'leader':
      return answerLeader(judge)
    case 'quaestor':
      return answerQuaestor(
        judge,
        decision.body.options.map(({ key }) => key)
      )
    case 'opening-card':
    case 'play-hand':
      return answerHand(
        judge,
        decision.body.options.map(({ key }) => key)
      )
    case 'provincial-income':
      return answerProvincialIncome(judge)
    case 'grain':
      return answerGrain(judge, decision.about)
    case 'contribute':
      return answerContribute(judge, decision.about)
    case 'redistribute':
      return answerRedistribute(judge, decision.about)
    case 'guard': {
      const [first] = decision.about.senators
      return first ? choose(first, message('why.guards')) : pass(message('why.guards'))
    }
    case 'approve':
      return answerApprove(judge, decision.about.speaker)
    case 'offer-deal':
      return answerOffer(judge, decision.about)
    case 'answer-deal':
      return answerDeal(judge, decision.about)
    case 'judge-promise':
      return choose('kept', message('why.trust'))
    default:
      return null
  }
}

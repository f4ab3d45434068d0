import type { Motion } from '../../board/senate.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { senatorOf } from '../../queries/republic.ts'
import { killSenator } from '../changes/death.ts'
import { claimVictory } from '../changes/ending.ts'
import { callBack } from './exile.ts'
import {
  declineFleets,
  disband,
  moveGarrison,
  raiseForces,
  recallArmy,
  reinforceArmy,
  sendArmies,
  takeBequest,
  withdrawUnits
} from './forces.ts'
import { forgetDead } from './forget.ts'
import { passLandBill, repealLandBill } from './land.ts'
import { drawRevenge } from './murder.ts'
import { becomeCensor, becomeDictator, electConsuls, grantConcessions, sendGovernors } from './offices.ts'
import { sufferTrial } from './sentence.ts'

/** The house has said yes: what it has decided happens at once. */
export function carryOut(play: RepublicPlay, motion: Motion): void {
  const { emit } = play
  const { proposal } = motion
  switch (proposal.about) {
    case 'consuls':
      electConsuls(play, proposal)
      return
    case 'dictator':
      becomeDictator(play, proposal.senator)
      return
    case 'censor':
      becomeCensor(play, proposal.senator)
      return
    case 'trial':
      sufferTrial(play, proposal)
      return
    case 'assassin-trial':
      condemnLeader(play, motion)
      return
    case 'consul-for-life':
      crown(play, proposal.senator)
      return
    default:
      break
  }
  switch (proposal.about) {
    case 'governors':
      sendGovernors(play, proposal)
      return
    case 'concessions':
      grantConcessions(play, proposal)
      return
    case 'land-bill':
      passLandBill(play, proposal)
      return
    case 'repeal':
      repealLandBill(play, proposal)
      return
    case 'raise':
      raiseForces(play, proposal)
      return
    case 'disband':
      disband(play, proposal)
      return
    case 'send':
      sendArmies(play, proposal)
      return
    case 'reinforce':
      reinforceArmy(play, proposal)
      return
    case 'withdraw':
      withdrawUnits(play, proposal)
      return
    case 'recall':
      recallArmy(play, proposal)
      return
    case 'garrison':
      moveGarrison(play, proposal)
      return
    case 'bequest':
      takeBequest(play, proposal)
      return
    case 'return':
      callBack(play, proposal.exile, motion)
      return
    case 'decline-fleets':
      declineFleets(play)
      return
    case 'minor':
      emit({ type: 'minor-motion-carried', proposal })
      return
  }
}

/** 9.84: the leader dies, and the people's anger strikes others of his faction. */
function condemnLeader(play: RepublicPlay, { proposal }: Motion): void {
  if (proposal.about !== 'assassin-trial') return
  const { state, emit } = play
  const { accused, popularity } = proposal
  const { faction } = senatorOf(state, accused)
  emit({ type: 'convicted', accused, proposal })
  killSenator(play, accused, 'punishment')
  forgetDead(play, [accused])
  if (faction) drawRevenge(play, faction, popularity)
}

/** 9.67, 12.31: he wins if Rome survives the turn. A rebel's victory comes before it. */
function crown(play: RepublicPlay, senator: Parameters<typeof senatorOf>[1]): void {
  const { faction } = senatorOf(play.state, senator)
  if (faction) claimVictory(play, { route: 'consul-for-life', faction, senator })
}

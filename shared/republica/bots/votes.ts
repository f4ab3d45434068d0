import type { SenatorId } from '../content/ids.ts'
import type { InterruptAct, SenateAbouts, VoteAct, Voting } from '../decisions/senate.ts'
import { intriguesAmong } from '../queries/cards.ts'
import { promisedVote } from '../queries/deals.ts'
import { senatorOf } from '../queries/republic.ts'
import type { OpenProposal } from '../queries/senate/session.ts'
import { ownTribunes } from '../queries/senate/tribunes.ts'
import { tallyOf } from '../queries/senate/votes.ts'
import { message, reference } from '../words/message.ts'
import { judgedChange, othersTally } from './forecast.ts'
import { type Judge, moneyWorth, pointsWorth } from './judge.ts'
import { bestMurder } from './murder.ts'
import { effectsOf } from './proposals.ts'
import { fill, pass, type Reply } from './reply.ts'

type VoteAbout = SenateAbouts['vote']

/** Losing more than this chance to win is worth a tribune. */
const VETO_AT = 0.02
/** Less than this is not worth a vote. */
const INDIFFERENT = 0.0008

/** 9.3: with what brings most; against what would cost most, a tribune. */
export function answerVote(judge: Judge, about: VoteAbout): Reply {
  const { proposal, faction } = about
  // 12.31: others obey who is consul for life: their votes are his, not their cards and daggers.
  const isOwn = faction === judge.side
  const trial = isOwn ? ownTrial(judge, about) : null
  if (trial) return trial
  const stray = pointsWorth(judge, judge.stray()) / 4
  const change = judgedChange(judge, judge.side, proposal, effectsOf(judge, proposal)) + stray
  const isThreat = change < -VETO_AT && expectedMargin(judge, proposal) > 0
  if (isThreat && isOwn) {
    const veto = about.mayVeto ? vetoOf(judge, proposal) : null
    if (veto) return veto
    const murder = judge.level.dares ? bestMurder(judge, about.murder) : null
    if (murder) return fill({ act: murder.act }, murder.why)
  }
  return castVote(judge, about, change)
}

/** 9.421, 9.44: the accused speaks to the people; a statesman who would die leaves Rome. */
function ownTrial(judge: Judge, { proposal, mayAppeal, mayLeave }: VoteAbout): Reply | null {
  if (proposal.about !== 'trial' || !(mayAppeal || mayLeave)) return null
  const senator = reference('senator', proposal.accused)
  const isLost = expectedMargin(judge, proposal) > 0
  const { popularity } = senatorOf(judge.view, proposal.accused)
  if (mayAppeal && popularity >= (isLost ? -2 : 4))
    return fill({ act: { do: 'appeal' } }, message('why.appeal', { senator }))
  return mayLeave && isLost ? fill({ act: { do: 'exile' } }, message('why.exile', { senator })) : null
}

/** 9.22, 9.72: a statesman's own tribune first, then a card. */
function vetoOf(judge: Judge, proposal: OpenProposal): Reply | null {
  const { level, view, side, seat } = judge
  if (!level.schemes) return null
  const cards = intriguesAmong(view.own?.hand ?? [], 'tribune')
  const tribunes: (SenatorId | null)[] = [
    ...ownTribunes(view, side, 'veto', proposal),
    ...(cards.length > 0 ? [null] : [])
  ]
  for (const by of tribunes) {
    const act: VoteAct = { do: 'tribune', use: 'veto', by }
    if (seat.check({ values: { act } }) === null) return fill({ act }, message('why.veto'))
  }
  return null
}

/** By how much a proposal is likely to pass, without one's own votes: those cast, and those to come. */
function expectedMargin(judge: Judge, proposal: OpenProposal): number {
  const motion = judge.view.senate?.motions.at(-1)
  const cast = motion ? tallyOf(motion) : { yes: 0, no: 0 }
  const coming = othersTally(judge, proposal, motion?.called ?? [])
  return cast.yes + coming.yes - cast.no - coming.no
}

/** 9.31: votes, and money for more of them where they decide. */
function castVote(judge: Judge, about: VoteAbout, change: number): Reply {
  const { proposal, faction, voters, mayAbstain } = about
  const promised = promisedVote(judge.view, faction, proposal)
  const isFree = promised === null
  const wanted = change > 0 ? 'yes' : 'no'
  const ballot = !isFree
    ? promised
      ? 'yes'
      : 'no'
    : mayAbstain && Math.abs(change) < INDIFFERENT * judge.survival
      ? 'abstain'
      : wanted
  const plain: Voting = { do: 'vote', ballot, split: [], bought: [] }
  const why = message(
    !isFree
      ? 'why.promised-vote'
      : ballot === 'abstain'
        ? 'why.abstain'
        : ballot === 'yes'
          ? 'why.vote-yes'
          : 'why.vote-no'
  )
  if (!isFree || ballot === 'abstain' || !judge.level.spends) return fill({ act: plain }, why)
  const own = voters.reduce((sum, { votes }) => sum + votes, 0)
  const margin = expectedMargin(judge, proposal)
  const lead = ballot === 'yes' ? margin + own : -margin + own
  const missing = ballot === 'yes' ? 1 - lead : -lead
  const bought = purchase(voters, missing + SAFETY)
  const isWorthIt =
    missing > 0 && bought !== null && moneyWorth(judge, missing + SAFETY) < Math.abs(change) * HOPE
  return isWorthIt
    ? fill({ act: { ...plain, bought } }, message('why.buy-votes', { talents: missing + SAFETY }))
    : fill({ act: plain }, why)
}

/** Votes beyond those that are likely to be needed, and how sure one is that money decides. */
const SAFETY = 2
const HOPE = 0.6

/** The richest pay; null if they have too little. */
function purchase(voters: VoteAbout['voters'], votes: number): Voting['bought'] | null {
  const bought: Voting['bought'] = []
  let left = votes
  for (const { senator, talents } of voters.toSorted((one, other) => other.talents - one.talents)) {
    const part = Math.min(talents, left)
    if (part > 0) bought.push({ senator, talents: part })
    left -= part
  }
  return left > 0 ? null : bought
}

/** No. 26: before a vote closes: a murder, where it is worth its danger and the vote goes the wrong way. */
export function answerInterrupt(judge: Judge, { proposal, murder }: SenateAbouts['interrupt']): Reply {
  const motion = judge.view.senate?.motions.at(-1)
  const tally = motion ? tallyOf(motion) : { yes: 0, no: 0 }
  const change = judgedChange(judge, judge.side, proposal, effectsOf(judge, proposal))
  const isThreat = tally.yes > tally.no && change < -VETO_AT
  const deed = judge.level.dares && isThreat ? bestMurder(judge, murder) : null
  return deed ? actOf(deed.act, deed.why) : pass(message('why.wait'))
}

/** No. 26: the last moment of the session at which anybody can strike. */
export function answerLastWord(judge: Judge, { murder }: SenateAbouts['last-word']): Reply {
  const deed = judge.level.dares ? bestMurder(judge, murder) : null
  return deed ? actOf(deed.act, deed.why) : pass(message('why.wait'))
}

function actOf(act: InterruptAct, why: Parameters<typeof fill>[1]): Reply {
  return fill({ act }, why)
}

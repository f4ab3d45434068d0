import { askTogether } from '../../../engine/script.ts'
import { choice, type Script } from '../../ask.ts'
import type { Motion } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { armyOf } from '../../queries/armies.ts'
import { isFree } from '../../queries/obedience.ts'
import { clockwiseFrom } from '../../queries/precedence.ts'
import { senatorOf } from '../../queries/republic.ts'
import { consentsToAsk, type NeededConsent } from '../../queries/senate/consents.ts'
import { chairFaction, type OpenProposal, uncalled } from '../../queries/senate/session.ts'
import type { RepublicState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { sessionIn } from './chair.ts'

/** What comes before the house. */
export interface Putting {
  readonly proposal: Motion['proposal']
  readonly by: FactionId
  readonly source: Motion['source']
  /** 9.3: the order in which the chair calls the factions; empty: the usual one. */
  readonly order: readonly FactionId[]
}

/** A proposal on which nobody has voted yet. */
export function newMotion(
  chair: Motion['chair'],
  { proposal, by, source }: Pick<Putting, 'proposal' | 'by' | 'source'>
): Motion {
  return { proposal, by, chair, source, order: [], called: [], cast: [], appeal: null }
}

/** 9.3: a proposal with all consents that it needs is put to the vote. Returns false if somebody refuses his. */
export function* putToVote(play: RepublicPlay, putting: Putting): Script<boolean> {
  const { state, emit, schedule } = play
  const { proposal, by, source } = putting
  if (!(yield* obtainConsents(play, proposal, by))) return false
  const session = sessionIn(state)
  const order = putting.order.length > 0 ? putting.order : usualOrder(state)
  session.motions.push({ ...newMotion(session.chair, putting), order: [...order] })
  noteProposal(state, proposal)
  emit({ type: 'proposed', proposal, by, source, commander: commanderIn(state, proposal) })
  schedule({ task: 'vote' })
  return true
}

/** 9.63, 9.631, 9.67, 9.68: what may be proposed a limited number of times. */
function noteProposal(state: RepublicState, proposal: OpenProposal): void {
  const session = sessionIn(state)
  switch (proposal.about) {
    case 'land-bill':
      session.landBills.push(proposal.bill)
      return
    case 'repeal':
      session.isRepealTried = true
      return
    case 'consul-for-life':
      session.isLifeTried = true
      return
    case 'minor':
      session.minorMotions += 1
      return
    case 'trial':
      session.trials[proposal.degree] += 1
      return
    default:
      return
  }
}

/** Clockwise from the left of who presides, whose own faction is the last. */
export function usualOrder(state: RepublicState): readonly FactionId[] {
  const own = chairFaction(state)
  const [first, ...others] = clockwiseFrom(state, own)
  const order = first ? [...others, first] : others
  return order.filter((side) => uncalled(state, { called: [] }).includes(side))
}

/** 9.11: whether the chair may call these factions one after the other. */
export function isCallable(
  state: RepublicState,
  order: readonly FactionId[],
  called: readonly FactionId[]
): boolean {
  const remaining = uncalled(state, { called })
  return new Set(order).size === order.length && order.every((side) => remaining.includes(side))
}

function commanderIn(state: RepublicState, proposal: OpenProposal) {
  switch (proposal.about) {
    case 'reinforce':
    case 'withdraw':
    case 'recall':
      return armyOf(state, proposal.army).commander
    default:
      return null
  }
}

/** No. 20, 23, 24: all whose consent is needed are asked at once. */
function* obtainConsents(play: RepublicPlay, proposal: Motion['proposal'], by: FactionId): Script<boolean> {
  const { state, emit } = play
  // 12.31: who obeys has no consent to refuse.
  const needed = consentsToAsk(state, proposal, by).filter(({ senator }) => {
    const { faction } = senatorOf(state, senator)
    return faction === null || isFree(state, faction)
  })
  if (needed.length === 0) return true
  const sides = state.sides.filter((side) => asked(state, needed, side).length > 0)
  const answers = yield* askTogether(() =>
    sides.map((side) =>
      choice(
        {
          side,
          kind: 'consent',
          rule: ruleOfConsent(needed),
          prompt: message('prompt.consent'),
          about: { proposal, asked: asked(state, needed, side) }
        },
        yesOrNo
      )
    )
  )
  for (const { senator, as } of needed) {
    const { faction } = senatorOf(state, senator)
    const isWilling = faction === null || answers.get(faction) === true
    emit({ type: 'consent-given', senator, as, isWilling })
  }
  const isAgreed = sides.every((side) => answers.get(side) === true)
  if (!isAgreed) sessionIn(state).unwilling.push(proposal)
  return isAgreed
}

function asked(
  state: RepublicState,
  needed: readonly NeededConsent[],
  side: FactionId
): readonly NeededConsent[] {
  return needed.filter(({ senator }) => senatorOf(state, senator).faction === side)
}

function ruleOfConsent([first]: readonly NeededConsent[]) {
  switch (first?.as) {
    case 'prosecutor':
      return '9.412'
    case 'governor':
      return '9.621'
    case 'commander':
    case 'proconsul':
      return '9.642'
    default:
      return '9.63'
  }
}

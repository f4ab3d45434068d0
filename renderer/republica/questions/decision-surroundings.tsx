import type { Republica } from '#shared/republica/game-types.ts'
import type { DecisionProps, DecisionSurroundings } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Rating } from '../marks/mark.tsx'
import { ContributeView } from './contribute-view.tsx'
import { AnswerDealView, OfferDealView } from './deal-views.tsx'
import { HintView } from './hint-view.tsx'
import { NominateConsulsView, NominateGovernorsView, NominateOneView } from './nominate-view.tsx'
import { BribeView, CounterBribeView, PersuadeView } from './persuasion-views.tsx'
import { PresideView, TribuneProposalView } from './propose/preside-view.tsx'
import { ProsecuteView } from './prosecute-view.tsx'
import { QuestionFacts } from './question-facts.tsx'
import { JoinRevoltView, LegionBribesView, RebelUpkeepView } from './rebel-views.tsx'
import { RedistributeView } from './redistribute-view.tsx'
import { CallFactionsView, GuardsView, InterruptView } from './senate-views.tsx'
import { VoteView } from './vote-view.tsx'

/** The votes of who is asked, during the Senate. */
function Head({ table: { view }, decision }: DecisionProps<Republica>) {
  const words = useRepublicaWords()
  if (view.phase !== 'revenue' && view.phase !== 'forum') return null
  return view.own && view.side === decision.side ? (
    <Rating mark="treasury" size={16} label={words.text('rating.purse')}>
      {view.own.purse}
    </Rating>
  ) : null
}

/** The panel's button would stand beside the button of these views. */
const withOwnButton: ReadonlySet<Republica['Inquiry']['kind']> = new Set([
  'bribe',
  'counter-bribe',
  'guards',
  'rebel-upkeep',
  'legion-bribes',
  'join-revolt'
])

export const decisionSurroundings: DecisionSurroundings<Republica> = {
  Head,
  Above: QuestionFacts,
  views: {
    'nominate-consuls': NominateConsulsView,
    'nominate-censor': NominateOneView,
    'nominate-dictator': NominateOneView,
    'nominate-governors': NominateGovernorsView,
    prosecute: ProsecuteView,
    preside: PresideView,
    'tribune-proposal': TribuneProposalView,
    'call-factions': CallFactionsView,
    vote: VoteView,
    interrupt: InterruptView,
    'last-word': InterruptView,
    guards: GuardsView,
    persuade: PersuadeView,
    bribe: BribeView,
    'counter-bribe': CounterBribeView,
    contribute: ContributeView,
    redistribute: RedistributeView,
    'rebel-upkeep': RebelUpkeepView,
    'legion-bribes': LegionBribesView,
    'join-revolt': JoinRevoltView,
    'offer-deal': OfferDealView,
    'answer-deal': AnswerDealView
  },
  hints: {
    'nominate-consuls': HintView,
    'nominate-censor': HintView,
    'nominate-dictator': HintView,
    'nominate-governors': HintView,
    prosecute: HintView,
    preside: HintView,
    'tribune-proposal': HintView,
    'call-factions': HintView,
    vote: HintView,
    interrupt: HintView,
    'last-word': HintView,
    guards: HintView,
    bribe: HintView,
    'counter-bribe': HintView,
    contribute: HintView,
    redistribute: HintView,
    'rebel-upkeep': HintView,
    'legion-bribes': HintView,
    'join-revolt': HintView,
    'offer-deal': HintView,
    'answer-deal': HintView
  },
  answeredIn: (_, { kind }) => (withOwnButton.has(kind) ? 'view' : 'panel')
}

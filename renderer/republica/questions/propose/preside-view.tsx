import { businessProblem } from '#shared/republica/queries/senate/business.ts'
import { chairFaction } from '#shared/republica/queries/senate/session.ts'
import { SendButton } from '../../../table/decision/send-button.tsx'
import { useRepublicaWords } from '../../i18n/use-republica-words.ts'
import type { QuestionView } from '../kinds.ts'
import { callingOrder, OrderField } from '../order-field.tsx'
import { SlotRows } from '../slot-rows.tsx'
import { slotsOf } from '../slots-of.ts'
import { nominationIn } from '../tribune-slots.ts'
import { VoteForecast } from '../vote-forecast.tsx'
import { Composer } from './composer.tsx'
import { proposalIn } from './proposal-draft.ts'
import { topicIn, withTopic } from './proposal-slots.ts'

/** 9.6: the chair composes a proposal, or closes the session. */
export function PresideView({ table, decision, draft, onDraft }: QuestionView<'preside'>) {
  const words = useRepublicaWords()
  const { view } = table
  const chair = chairFaction(view)
  const proposal = proposalIn(draft)
  const problem = proposal && businessProblem(view, proposal)
  return (
    <div className="rep-question">
      <Composer view={view} draft={draft} onDraft={onDraft} />
      {problem && <p className="rep-odds__warning">{words.text(`refusal.${problem}`)}</p>}
      {proposal && !problem && <VoteForecast view={view} proposal={proposal} by={chair} />}
      {topicIn(draft) && <OrderField view={view} draft={draft} onDraft={onDraft} chair={chair} />}
      <div className="rep-buttons">
        {decision.about.mayAdjourn && (
          <SendButton
            values={{ act: { do: 'adjourn' }, order: [] }}
            label={words.text('ui.adjourn')}
            className="rep-secondary"
          />
        )}
        {topicIn(draft) && (
          <SendButton
            values={{
              act: { do: 'propose', proposal: proposal ?? {} },
              order: callingOrder(view, draft, chair)
            }}
            isReady={proposal !== null && problem === null}
            label={words.text('ui.put-to-vote')}
          />
        )}
      </div>
    </div>
  )
}

/** 9.71: what a tribune forces upon the chair: a proposal, or candidates in an election. */
export function TribuneProposalView({ table, decision, draft, onDraft }: QuestionView<'tribune-proposal'>) {
  const words = useRepublicaWords()
  const { view } = table
  const { about } = decision
  const side = view.sides.find((id) => id === decision.side) ?? null
  if (about.election) {
    const proposal = nominationIn(about.election, draft)
    return (
      <div className="rep-question">
        <SlotRows view={view} slots={slotsOf(table, decision, draft) ?? []} draft={draft} onDraft={onDraft} />
        {proposal && <VoteForecast view={view} proposal={proposal} by={side} />}
        <SendButton
          values={{ proposal: { ...proposal } }}
          isReady={proposal !== null}
          label={words.text('ui.put-to-vote')}
        />
      </div>
    )
  }
  const shown = about.only ? withTopic(draft, about.only) : draft
  const proposal = proposalIn(shown)
  const problem = proposal && businessProblem(view, proposal)
  return (
    <div className="rep-question">
      <Composer view={view} draft={shown} onDraft={onDraft} />
      {problem && <p className="rep-odds__warning">{words.text(`refusal.${problem}`)}</p>}
      {proposal && !problem && <VoteForecast view={view} proposal={proposal} by={side} />}
      {topicIn(shown) && (
        <SendButton
          values={{ proposal: { ...proposal } }}
          isReady={proposal !== null && problem === null}
          label={words.text('ui.put-to-vote')}
        />
      )}
    </div>
  )
}

import type { Immutable } from '#shared/republica/board/index.ts'
import type { Proposal } from '#shared/republica/board/proposal.ts'
import { chairFaction, isSameProposal } from '#shared/republica/queries/senate/session.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { filling } from '../interaction/slots.ts'
import type { QuestionView } from './kinds.ts'
import { callingOrder, OrderField } from './order-field.tsx'
import { SlotRows } from './slot-rows.tsx'
import { slotsOf } from './slots-of.ts'
import { VoteForecast } from './vote-forecast.tsx'

/** 9.21: two consuls, clicked on the benches. */
export function NominateConsulsView({ table, decision, draft, onDraft }: QuestionView<'nominate-consuls'>) {
  const words = useRepublicaWords()
  const { view } = table
  const { candidates, beaten } = decision.about
  const pair = candidates.filter((id) => filling(draft, { id: 'pair' }).includes(id))
  const proposal: Immutable<Proposal> | null = pair.length === 2 ? { about: 'consuls', pair } : null
  const isBeaten =
    proposal !== null && beaten.some((each) => isSameProposal({ about: 'consuls', pair: each }, proposal))
  return (
    <div className="rep-question">
      <p className="rep-note">{words.text('ui.point-pair')}</p>
      <SlotRows view={view} slots={slotsOf(table, decision, draft) ?? []} draft={draft} onDraft={onDraft} />
      {isBeaten && <p className="rep-odds__warning">{words.text('refusal.pair-beaten')}</p>}
      {proposal && <VoteForecast view={view} proposal={proposal} by={chairFaction(view)} />}
      <OrderField view={view} draft={draft} onDraft={onDraft} chair={chairFaction(view)} />
      <SendButton
        values={{ pair: [...pair], order: callingOrder(view, draft, chairFaction(view)) }}
        isReady={proposal !== null && !isBeaten}
        label={words.text('ui.put-to-vote')}
      />
    </div>
  )
}

/** 9.4, 9.91: one candidate. */
export function NominateOneView(props: QuestionView<'nominate-censor' | 'nominate-dictator'>) {
  const { table, decision, draft, onDraft } = props
  const words = useRepublicaWords()
  const { view } = table
  const chosen = decision.about.candidates.find((id) => filling(draft, { id: 'senator' }).includes(id))
  const order = callingOrder(view, draft, chairFaction(view))
  return (
    <div className="rep-question">
      <SlotRows view={view} slots={slotsOf(table, decision, draft) ?? []} draft={draft} onDraft={onDraft} />
      {chosen && (
        <VoteForecast
          view={view}
          proposal={
            decision.kind === 'nominate-censor'
              ? { about: 'censor', senator: chosen }
              : { about: 'dictator', senator: chosen }
          }
          by={chairFaction(view)}
        />
      )}
      <OrderField view={view} draft={draft} onDraft={onDraft} chair={chairFaction(view)} />
      <div className="rep-buttons">
        {decision.kind === 'nominate-dictator' && (
          <SendButton
            values={{ senator: 'nobody', order: [] }}
            label={words.text('option.no-dictator')}
            className="rep-secondary"
          />
        )}
        <SendButton
          values={{ senator: chosen ?? '', order }}
          isReady={chosen !== undefined}
          label={words.text('ui.put-to-vote')}
        />
      </div>
    </div>
  )
}

/** 9.62: governors for the vacant provinces. */
export function NominateGovernorsView({
  table,
  decision,
  draft,
  onDraft
}: QuestionView<'nominate-governors'>) {
  const words = useRepublicaWords()
  const { view } = table
  const posts = decision.about.provinces.flatMap(({ province, candidates }) => {
    const senator = candidates.find((id) => filling(draft, { id: province }).includes(id))
    return senator ? [{ province, senator }] : []
  })
  return (
    <div className="rep-question">
      <SlotRows view={view} slots={slotsOf(table, decision, draft) ?? []} draft={draft} onDraft={onDraft} />
      {posts.length > 0 && (
        <VoteForecast view={view} proposal={{ about: 'governors', posts }} by={chairFaction(view)} />
      )}
      <OrderField view={view} draft={draft} onDraft={onDraft} chair={chairFaction(view)} />
      <SendButton
        values={{ posts, order: callingOrder(view, draft, chairFaction(view)) }}
        isReady={posts.length > 0}
        label={words.text('ui.put-to-vote')}
      />
    </div>
  )
}

import type { FactionId } from '#shared/republica/campaign-options.ts'
import type { SenatorId } from '#shared/republica/content/ids.ts'
import { intriguesAmong } from '#shared/republica/queries/cards.ts'
import { chairFaction, currentMotion } from '#shared/republica/queries/senate/session.ts'
import { ownTribunes } from '#shared/republica/queries/senate/tribunes.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Mark } from '../marks/mark.tsx'
import type { QuestionView } from './kinds.ts'
import { MurderPart } from './murder-part.tsx'
import { callingOrder, OrderField } from './order-field.tsx'
import { CountField } from './propose/units-field.tsx'
import { VoteForecast } from './vote-forecast.tsx'

/** 9.3: the chair calls the remaining factions. */
export function CallFactionsView({ table, decision, draft, onDraft }: QuestionView<'call-factions'>) {
  const words = useRepublicaWords()
  const { view } = table
  const { remaining } = decision.about
  const chair = chairFaction(view)
  return (
    <div className="rep-question">
      <VoteForecast view={view} proposal={decision.about.proposal} by={chair} />
      <OrderField view={view} draft={draft} onDraft={onDraft} chair={chair} open={remaining} />
      <SendButton
        values={{ order: callingOrder(view, draft, chair, remaining) }}
        label={words.text('ui.call')}
      />
    </div>
  )
}

/** 9.22, 9.81: before a vote or the session closes, anybody may act. */
export function InterruptView({ table, decision, draft, onDraft }: QuestionView<'interrupt' | 'last-word'>) {
  const { view } = table
  const { about } = decision
  const mayBook = 'mayBook' in about ? about.mayBook : true
  const side = view.sides.find((id) => id === decision.side) ?? null
  return (
    <div className="rep-question">
      {mayBook && side && <TribuneButtons view={view} side={side} uses={['book']} />}
      <MurderPart view={view} side={side} murder={about.murder} draft={draft} onDraft={onDraft} />
    </div>
  )
}

interface TribuneButtonsProps {
  readonly view: RepublicView
  readonly side: FactionId
  readonly uses: readonly ('veto' | 'book')[]
}

/** 9.22, 9.72: a tribune forbids the vote, or gives the next proposal: a card's, or that of a statesman. */
export function TribuneButtons({ view, side, uses }: TribuneButtonsProps) {
  const words = useRepublicaWords()
  const proposal = currentMotion(view)?.proposal ?? null
  // At the table the hand of another faction is not seen: whoever has no card is refused.
  const mayHaveCard = view.side !== side || intriguesAmong(view.own?.hand ?? [], 'tribune').length > 0
  return (
    <div className="rep-tribunes">
      {uses.flatMap((use) =>
        [...ownTribunes(view, side, use, proposal), ...(mayHaveCard ? [null] : [])].map(
          (by: SenatorId | null) => (
            <SendButton
              key={`${use} ${by}`}
              className={use === 'veto' ? 'rep-veto' : 'rep-secondary'}
              values={{ act: { do: 'tribune', use, by } }}
              label={
                by
                  ? words.text(`ui.${use}-by`, { senator: { ref: 'senator', id: by } })
                  : words.text(`ui.${use}`)
              }
            />
          )
        )
      )}
    </div>
  )
}

/** 9.83: how many secret bodyguards step forward. */
export function GuardsView({ table: { view }, decision, draft, onDraft }: QuestionView<'guards'>) {
  const words = useRepublicaWords()
  const most = intriguesAmong(view.own?.hand ?? [], 'secret-bodyguard').length
  const count = typeof draft.values.guards === 'number' ? draft.values.guards : 0
  const after = decision.about.total - count
  return (
    <div className="rep-question">
      <p className="rep-guards__roll">
        <Mark id="assassin" size={20} />
        {words.text('ui.roll-stands', { total: decision.about.total })} → <b>{after}</b>{' '}
        {words.text(after >= 5 ? 'ui.chance-dead' : after > 2 ? 'ui.chance-nothing' : 'ui.chance-caught')}
      </p>
      <CountField
        mark="guard"
        label={words.text('field.guards')}
        value={count}
        most={most}
        onChange={(next) => onDraft(withValue(draft, 'guards', next))}
      />
      <SendButton values={{ count }} />
    </div>
  )
}

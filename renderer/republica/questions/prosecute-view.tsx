import { chairFaction } from '#shared/republica/queries/senate/session.ts'
import { withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { QuestionView } from './kinds.ts'
import { callingOrder, OrderField } from './order-field.tsx'
import { SlotRows } from './slot-rows.tsx'
import { chargesOf, chosenCharge, trialIn, trialSlots } from './trial-draft.ts'
import { VoteForecast } from './vote-forecast.tsx'

/** 9.41: whom the censor tries, for what, and who prosecutes. */
export function ProsecuteView({ table, decision, draft, onDraft }: QuestionView<'prosecute'>) {
  const words = useRepublicaWords()
  const { view } = table
  const { about } = decision
  const charges = chargesOf(about, draft)
  const chosen = chosenCharge(about, draft)
  const trial = trialIn(about, draft)
  return (
    <div className="rep-question">
      <p className="rep-note">{words.text('ui.trials-left', { first: about.minor, second: about.major })}</p>
      <SlotRows view={view} slots={trialSlots(about, draft)} draft={draft} onDraft={onDraft} />
      {charges.length > 0 && (
        <fieldset className="choices">
          <legend className="rep-slot__label">{words.text('ui.charge')}</legend>
          {charges.map(({ degree, charge }, index) => (
            <label key={JSON.stringify([degree, charge])} className="choice">
              <input
                type="radio"
                checked={charges.indexOf(chosen ?? charges[0] ?? { degree, charge }) === index}
                onChange={() => onDraft(withValue(draft, 'charge', index))}
              />
              <span className="option-text">
                <span className="option-text__label">
                  {words.text(`ui.trial-${degree}`)}:{' '}
                  {charge.for === 'office'
                    ? words.name('office', charge.office)
                    : words.name('concession', charge.concession)}
                </span>
                <span className="option-text__previews">{words.text(`ui.penalty-${degree}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {trial && <VoteForecast view={view} proposal={{ about: 'trial', ...trial }} by={chairFaction(view)} />}
      <OrderField view={view} draft={draft} onDraft={onDraft} chair={chairFaction(view)} />
      <div className="rep-buttons">
        <SendButton
          values={{ trial: { do: 'none' }, order: [] }}
          label={words.text('ui.no-trial')}
          className="rep-secondary"
        />
        <SendButton
          values={{
            trial: { do: 'try', ...(trial ?? {}) },
            order: callingOrder(view, draft, chairFaction(view))
          }}
          isReady={trial !== null}
          label={words.text('ui.open-trial')}
        />
      </div>
    </div>
  )
}

import { LONGEST_PROMISE } from '#shared/republica/board/deals.ts'
import type { FactionId } from '#shared/republica/campaign-options.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { Words } from '../../i18n/words.tsx'
import { type Draft, withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TermComposer, withoutPromise } from '../deals/term-composer.tsx'
import { termMessage } from '../deals/term-message.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { partnersIn, termsIn, withPartner, withTerms } from './deal-draft.ts'
import type { QuestionView } from './kinds.ts'

/** R29: an offer to one faction or several: promises that bind, and a word of honour that does not. */
export function OfferDealView({ table, decision, draft, onDraft }: QuestionView<'offer-deal'>) {
  const words = useRepublicaWords()
  const { view } = table
  const side = view.sides.find((id) => id === decision.side)
  if (!side) return null
  const partners = partnersIn(draft)
  const parties = [side, ...partners]
  return (
    <div className="rep-question" data-composing={partners.length > 0 || undefined}>
      <fieldset className="rep-order">
        <legend className="rep-slot__label">{words.text('ui.deal-with')}</legend>
        <div className="rep-order__row">
          {view.sides
            .filter((each) => each !== side && !view.factions[each]?.isEliminated)
            .map((each) => (
              <button
                key={each}
                type="button"
                className="rep-order__side"
                aria-pressed={partners.includes(each)}
                data-set={partners.includes(each) || undefined}
                onClick={() => onDraft(withPartner(draft, each))}
              >
                <Emblem side={each} size={22} />
                <span>{words.name('side', each)}</span>
              </button>
            ))}
        </div>
      </fieldset>
      {partners.length > 0 && <DealTerms view={view} parties={parties} draft={draft} onDraft={onDraft} />}
      <SendButton
        values={{
          to: [...partners],
          terms: termsIn(draft).map((term) => ({ ...term })),
          words: promiseIn(draft)
        }}
        isReady={partners.length > 0 && (termsIn(draft).length > 0 || promiseIn(draft) !== '')}
        label={words.text('ui.offer')}
      />
    </div>
  )
}

const promiseIn = ({ values }: Draft): string => (typeof values.words === 'string' ? values.words : '')

interface DealTermsProps {
  readonly view: RepublicView
  readonly parties: readonly FactionId[]
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** The promises of a deal, and the words that go with it. */
function DealTerms({ view, parties, draft, onDraft }: DealTermsProps) {
  const words = useRepublicaWords()
  const terms = termsIn(draft)
  return (
    <>
      {terms.length > 0 && (
        <ul className="rep-listed__parts">
          {terms.map((term, index) => (
            // Promises have no identity besides their position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <Emblem side={term.by} size={14} />
              <span>
                <Words message={termMessage(term)} />
              </span>
              <button
                type="button"
                className="rep-slot__clear"
                aria-label={words.text('ui.remove-part', { number: index + 1 })}
                onClick={() =>
                  onDraft(
                    withTerms(
                      draft,
                      terms.filter((_, at) => at !== index)
                    )
                  )
                }
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TermComposer
        view={view}
        draft={draft}
        onDraft={onDraft}
        parties={parties}
        onTerm={(term) => onDraft(withoutPromise(withTerms(draft, [...terms, term])))}
      />
      <label className="form-field">
        <span className="form-field__label">{words.text('ui.word-of-honour')}</span>
        <input
          className="input"
          type="text"
          maxLength={LONGEST_PROMISE}
          value={promiseIn(draft)}
          onChange={({ target }) => onDraft(withValue(draft, 'words', target.value))}
        />
      </label>
    </>
  )
}

/** R29: somebody's offer: taken, refused, or answered with another. */
export function AnswerDealView({ table, decision, draft, onDraft }: QuestionView<'answer-deal'>) {
  const words = useRepublicaWords()
  const { view } = table
  const { offer, mayCounter } = decision.about
  const isCountering = draft.values.counter === true
  const base = { terms: offer.terms.map((term) => ({ ...term })), words: offer.words }
  return (
    <div className="rep-question">
      <p className="rep-deal__head">
        <Emblem side={offer.by} size={22} />
        <b>{words.text('ui.offer-of', { side: { ref: 'side', id: offer.by } })}</b>
      </p>
      <ul className="rep-listed__parts">
        {offer.terms.map((term, index) => (
          // Promises have no identity besides their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <Emblem side={term.by} size={14} />
            <span>
              <Words message={termMessage(term)} />
            </span>
          </li>
        ))}
        {offer.words !== '' && (
          <li>
            <q>{offer.words}</q>
          </li>
        )}
      </ul>
      {isCountering ? (
        <>
          <DealTerms view={view} parties={offer.between} draft={draft} onDraft={onDraft} />
          <SendButton
            values={{
              reply: 'counter',
              terms: termsIn(draft).map((term) => ({ ...term })),
              words: promiseIn(draft)
            }}
            isReady={termsIn(draft).length > 0 || promiseIn(draft) !== ''}
            label={words.text('ui.counter-offer')}
          />
        </>
      ) : (
        <div className="rep-buttons">
          <SendButton
            values={{ reply: 'refuse', ...base }}
            label={words.text('ui.refuse')}
            className="rep-secondary"
          />
          {mayCounter && (
            <button
              type="button"
              className="button"
              onClick={() =>
                onDraft(
                  withValue(
                    withTerms(
                      draft,
                      offer.terms.map((term) => ({ ...term }))
                    ),
                    'counter',
                    true
                  )
                )
              }
            >
              {words.text('ui.counter')}
            </button>
          )}
          <SendButton values={{ reply: 'accept', ...base }} label={words.text('ui.accept')} />
        </div>
      )}
    </div>
  )
}

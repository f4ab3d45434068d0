import type { SenatorId } from '#shared/republica/content/ids.ts'
import { figures } from '#shared/republica/figures.ts'
import { contributionInfluence, treasurers } from '#shared/republica/queries/income.ts'
import { withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Mark } from '../marks/mark.tsx'
import type { QuestionView } from './kinds.ts'
import { CountField } from './propose/units-field.tsx'

/** 6.22: gifts to the State, from each purse, given at the same time by all; they may hang on what others give. */
export function ContributeView({ table, decision, draft, onDraft }: QuestionView<'contribute'>) {
  const words = useRepublicaWords()
  const { view } = table
  const { treasury, due, purse } = decision.about
  const side = view.sides.find((id) => id === decision.side)
  if (!side) return null
  const purses = treasurers(view, side).filter((id) => (view.senators[id]?.talents ?? 0) > 0)
  const given = (id: SenatorId | 'faction') => numberOf(draft.values[`gift-${id}`])
  const total = purses.reduce((sum, id) => sum + given(id), given('faction'))
  const short = due - treasury
  const condition = numberOf(draft.values.condition)
  return (
    <div className="rep-question">
      <p className="rep-state" data-short={short > total || undefined}>
        <Mark id="treasury" size={18} />
        {words.text('ui.state-has', { treasury, count: due })}
        {short > 0 && <b>{words.text('ui.state-short', { count: short })}</b>}
      </p>
      {purses.map((id) => (
        <div key={id} className="rep-gift">
          <CountField
            mark="talents"
            label={words.name('senator', id)}
            value={given(id)}
            most={view.senators[id]?.talents ?? 0}
            onChange={(count) => onDraft(withValue(draft, `gift-${id}`, count))}
          />
          {given(id) > 0 && (
            <span className="rep-gift__gain">
              {words.text('ui.gains-influence', { count: contributionInfluence(given(id)) })}
            </span>
          )}
        </div>
      ))}
      {purse > 0 && (
        <div className="rep-gift">
          <CountField
            mark="treasury"
            label={words.text('ui.purse')}
            value={given('faction')}
            most={purse}
            onChange={(count) => onDraft(withValue(draft, 'gift-faction', count))}
          />
          {given('faction') > 0 && <span className="rep-gift__gain">{words.text('ui.gains-nothing')}</span>}
        </div>
      )}
      {purses.length === 0 && purse === 0 && <p className="quiet-word">{words.text('ui.no-money')}</p>}
      {total > 0 && (
        <CountField
          mark="treasury"
          label={words.text('ui.only-if-others')}
          value={condition}
          most={MOST_ASKED}
          onChange={(count) => onDraft(withValue(draft, 'condition', count))}
        />
      )}
      <p className="rep-note">
        {words.text('ui.gift-scale', {
          first: figures.contribution.small,
          second: figures.contribution.medium,
          number: figures.contribution.great
        })}
      </p>
      <SendButton
        values={{
          gifts: [
            ...purses
              .filter((id) => given(id) > 0)
              .map((id) => ({ from: { of: 'senator', senator: id }, talents: given(id) })),
            ...(given('faction') > 0
              ? [{ from: { of: 'faction', faction: side }, talents: given('faction') }]
              : [])
          ],
          conditions: total > 0 && condition > 0 ? [{ of: 'others', talents: condition }] : []
        }}
        isSealed={decision.sealed !== undefined}
        label={total > 0 ? words.text('ui.give-all', { talents: total }) : words.text('ui.give-nothing')}
      />
    </div>
  )
}

const MOST_ASKED = 100
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

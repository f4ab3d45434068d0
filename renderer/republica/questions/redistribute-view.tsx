import { z } from 'zod'
import type { FieldValue } from '#shared/engine/decision.ts'
import { factionIds } from '#shared/republica/campaign-options.ts'
import { senatorIds } from '#shared/republica/content/ids.ts'
import { type Purse, revenueAnswers, type Transfer } from '#shared/republica/decisions/revenue.ts'
import { idsIn } from '#shared/republica/entries.ts'
import { movesMoney, treasurers } from '#shared/republica/queries/income.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { subjectName } from '../interaction/subject-name.ts'
import type { QuestionView } from './kinds.ts'
import { CountField } from './propose/units-field.tsx'

const transfersSchema = revenueAnswers.redistribute.shape.values.shape.transfers.catch([])
const transfersIn = ({ values }: Draft): readonly Transfer[] => transfersSchema.parse(values.transfers)
const textSchema = z.string().catch('')

/** 6.3: money moves between one's own purses, and to others as a payment. Everybody does it at once, unseen. */
export function RedistributeView({ table, decision, draft, onDraft }: QuestionView<'redistribute'>) {
  const words = useRepublicaWords()
  const { view } = table
  const side = view.sides.find((id) => id === decision.side)
  if (!side) return null
  const transfers = transfersIn(draft)
  const own = [side, ...treasurers(view, side)]
  const others = [
    ...view.sides.filter((id) => id !== side),
    ...idsIn(view.senators).filter((id) => {
      const senator = view.senators[id]
      return senator && senator.faction !== null && senator.faction !== side && movesMoney(senator)
    })
  ]
  const from = textSchema.parse(draft.values.from) || (own[0] ?? '')
  const to = textSchema.parse(draft.values.to)
  const left = (subject: string) => leftIn(view, decision.about.purse, transfers, subject)
  const amount = Math.min(left(from), typeof draft.values.amount === 'number' ? draft.values.amount : 0)
  const add = () => {
    const [source, goal] = [purseOf(from), purseOf(to)]
    if (!source || !goal || amount === 0) return
    const next = [...transfers, { from: source, to: goal, talents: amount }]
    onDraft(withValue(withValue(draft, 'transfers', asField(next)), 'amount', 0))
  }
  return (
    <div className="rep-question">
      <table className="rep-purses">
        <tbody>
          {own.map((subject) => (
            <tr key={subject}>
              <th scope="row">
                {subject === side ? words.text('ui.purse') : subjectName(words, view, subject)}
              </th>
              <td>{left(subject)}</td>
              <td>
                {subject !== side && left(subject) > 0 && (
                  <button
                    type="button"
                    className="button button--quiet rep-purses__all"
                    onClick={() =>
                      onDraft(
                        withValue(draft, 'transfers', asField(moved(transfers, subject, side, left(subject))))
                      )
                    }
                  >
                    {words.text('ui.all-to-purse')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset className="rep-transfer">
        <legend className="rep-slot__label">{words.text('ui.new-transfer')}</legend>
        <PurseSelect
          label={words.text('ui.from')}
          view={view}
          own={side}
          value={from}
          options={own}
          onChange={(next) => onDraft(withValue(draft, 'from', next))}
        />
        <PurseSelect
          label={words.text('ui.to')}
          view={view}
          own={side}
          value={to}
          options={['', ...own.filter((subject) => subject !== from), ...others]}
          onChange={(next) => onDraft(withValue(draft, 'to', next))}
        />
        <CountField
          mark="talents"
          label={words.text('ui.amount')}
          value={amount}
          most={left(from)}
          onChange={(count) => onDraft(withValue(draft, 'amount', count))}
        />
        <button type="button" className="button" disabled={to === '' || amount === 0} onClick={add}>
          <Icon name="plus" size={14} />
          {words.text('ui.add-transfer')}
        </button>
      </fieldset>
      {transfers.length > 0 && (
        <ul className="rep-listed__parts">
          {transfers.map((transfer, index) => (
            // Transfers have no identity besides their position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <span>
                {nameOf(transfer.from)} → {nameOf(transfer.to)}: <b>{transfer.talents}</b>
              </span>
              <button
                type="button"
                className="rep-slot__clear"
                aria-label={words.text('ui.remove-part', { number: index + 1 })}
                onClick={() =>
                  onDraft(withValue(draft, 'transfers', asField(transfers.filter((_, at) => at !== index))))
                }
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SendButton
        values={{ transfers: [...transfers] }}
        isSealed={decision.sealed !== undefined}
        label={transfers.length > 0 ? words.text('ui.move-money') : words.text('ui.move-nothing')}
      />
    </div>
  )

  function nameOf(purse: Purse) {
    return purse.of === 'senator'
      ? words.name('senator', purse.senator)
      : purse.faction === side
        ? words.text('ui.purse')
        : words.text('ui.purse-of-faction', { side: { ref: 'side', id: purse.faction } })
  }
}

interface PurseSelectProps {
  readonly label: string
  readonly view: RepublicView
  readonly own: string
  readonly value: string
  readonly options: readonly string[]
  readonly onChange: (subject: string) => void
}

function PurseSelect({ label, view, own, value, options, onChange }: PurseSelectProps) {
  const words = useRepublicaWords()
  return (
    <label className="rep-transfer__end">
      <span>{label}</span>
      <select className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((subject) => (
          <option key={subject} value={subject}>
            {subject === ''
              ? ''
              : subject === own
                ? words.text('ui.purse')
                : factionIds.some((id) => id === subject)
                  ? words.text('ui.purse-of-faction', { side: { ref: 'side', id: subject } })
                  : subjectName(words, view, subject)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Transfers are plain JSON objects, which a draft may hold. */
const asField = (transfers: readonly Transfer[]): FieldValue => transfers.map((each) => ({ ...each }))

function purseOf(subject: string): Purse | null {
  const faction = factionIds.find((id) => id === subject)
  if (faction) return { of: 'faction', faction }
  const senator = senatorIds.find((id) => id === subject)
  return senator ? { of: 'senator', senator } : null
}

function moved(
  transfers: readonly Transfer[],
  from: string,
  to: string,
  talents: number
): readonly Transfer[] {
  const [source, goal] = [purseOf(from), purseOf(to)]
  return source && goal ? [...transfers, { from: source, to: goal, talents }] : transfers
}

const isPurse = (purse: Purse, subject: string) =>
  (purse.of === 'senator' ? purse.senator : purse.faction) === subject

/** What a purse has after the transfers so far. What comes in may go on, but not before it has come. */
function leftIn(view: RepublicView, own: number, transfers: readonly Transfer[], subject: string): number {
  const senator = senatorIds.find((id) => id === subject)
  const before = senator ? (view.senators[senator]?.talents ?? 0) : own
  return transfers.reduce(
    (sum, { from, to, talents }) =>
      sum - (isPurse(from, subject) ? talents : 0) + (isPurse(to, subject) ? talents : 0),
    before
  )
}

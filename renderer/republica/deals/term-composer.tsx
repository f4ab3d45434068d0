import type { DealTerm } from '#shared/republica/board/deals.ts'
import { dealTermSchema } from '#shared/republica/board/deals.ts'
import type { FactionId } from '#shared/republica/campaign-options.ts'
import { landBillIds } from '#shared/republica/content/ids.ts'
import { idsIn } from '#shared/republica/entries.ts'
import { attendance } from '#shared/republica/queries/precedence.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { type Draft, withoutValue, withValue } from '../../table/decision/draft.ts'
import { Icon } from '../../ui/icon.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { subjectName } from '../interaction/subject-name.ts'
import { CountField } from '../questions/propose/units-field.tsx'

/** What can be promised: the kind of promise, and for votes what they are about. */
const promises = [
  'pay',
  'vote-consuls',
  'vote-censor',
  'vote-dictator',
  'vote-trial',
  'vote-governor',
  'vote-concession',
  'vote-land-bill',
  'vote-command',
  'vote-recruit',
  'nominate-consuls',
  'nominate-censor',
  'card',
  'contribute',
  'spare'
] as const
type PromiseKind = (typeof promises)[number]

interface TermComposerProps {
  readonly view: RepublicView
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The factions of the deal. */
  readonly parties: readonly FactionId[]
  readonly onTerm: (term: DealTerm) => void
}

const text = (draft: Draft, name: string): string => {
  const value = draft.values[name]
  return typeof value === 'string' ? value : ''
}
const amount = (draft: Draft): number => (typeof draft.values.amount === 'number' ? draft.values.amount : 0)

/** Writes one promise: who, what, to whom, how much. */
export function TermComposer({ view, draft, onDraft, parties, onTerm }: TermComposerProps) {
  const words = useRepublicaWords()
  const kind = promises.find((each) => each === text(draft, 'promise')) ?? 'pay'
  const by = parties.find((side) => side === text(draft, 'by')) ?? parties[0]
  if (!by) return null
  const term = termOf(draft, kind, by, parties)
  const select = (name: string, label: string, options: readonly string[]) => (
    <label className="rep-transfer__end">
      <span>{label}</span>
      <select
        className="input"
        value={text(draft, name)}
        onChange={({ target }) => onDraft(withValue(draft, name, target.value))}
      >
        <option value="" />
        {options.map((option) => (
          <option key={option} value={option}>
            {subjectName(words, view, option)}
          </option>
        ))}
      </select>
    </label>
  )
  const needs = fieldsOf(kind)
  const present = attendance(view)
  return (
    <fieldset className="rep-transfer">
      <legend className="rep-slot__label">{words.text('ui.new-promise')}</legend>
      <label className="rep-transfer__end">
        <span>{words.text('ui.who-promises')}</span>
        <select
          className="input"
          value={by}
          onChange={({ target }) => onDraft(withValue(draft, 'by', target.value))}
        >
          {parties.map((side) => (
            <option key={side} value={side}>
              {words.name('side', side)}
            </option>
          ))}
        </select>
      </label>
      <label className="rep-transfer__end">
        <span>{words.text('ui.what-promise')}</span>
        <select
          className="input"
          value={kind}
          onChange={({ target }) => onDraft(withValue(draft, 'promise', target.value))}
        >
          {promises.map((each) => (
            <option key={each} value={each}>
              {words.text(`promise.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {kind.startsWith('vote') && (
        <label className="rep-transfer__end">
          <span>{words.text('ui.how-vote')}</span>
          <select
            className="input"
            value={text(draft, 'stance') || 'for'}
            onChange={({ target }) => onDraft(withValue(draft, 'stance', target.value))}
          >
            <option value="for">{words.text('ui.vote-yes')}</option>
            <option value="against">{words.text('ui.vote-no')}</option>
          </select>
        </label>
      )}
      {needs.includes('to') &&
        select(
          'to',
          words.text('ui.to'),
          parties.filter((side) => side !== by)
        )}
      {needs.includes('faction') &&
        select(
          'spared',
          words.text('ui.whom-to-spare'),
          parties.filter((side) => side !== by)
        )}
      {needs.includes('senator') && select('who', words.text('slot.candidate'), present)}
      {needs.includes('second') && select('second', words.text('slot.colleague'), present)}
      {needs.includes('province') && select('where', words.text('slot.province'), idsIn(view.provinces))}
      {needs.includes('concession') && select('which', words.text('slot.concession'), view.forum.concessions)}
      {needs.includes('bill') && select('bill', words.text('slot.bill'), landBillIds)}
      {needs.includes('war') &&
        select('enemy', words.text('slot.against'), [
          ...idsIn(view.wars),
          ...(view.civilWar ? ['rebel'] : [])
        ])}
      {needs.includes('card') && select('given', words.text('kind.intrigue'), view.own?.hand ?? [])}
      {needs.includes('talents') && (
        <CountField
          mark="talents"
          label={words.text('ui.amount')}
          value={amount(draft)}
          most={MOST_PROMISED}
          onChange={(count) => onDraft(withValue(draft, 'amount', count))}
        />
      )}
      <button
        type="button"
        className="button"
        disabled={!term}
        onClick={() => {
          if (term) onTerm(term)
        }}
      >
        <Icon name="plus" size={14} />
        {words.text('ui.add-promise')}
      </button>
    </fieldset>
  )
}

const MOST_PROMISED = 60

type Need =
  | 'to'
  | 'faction'
  | 'senator'
  | 'second'
  | 'province'
  | 'concession'
  | 'bill'
  | 'war'
  | 'card'
  | 'talents'

/** What a kind of promise names. */
function fieldsOf(kind: PromiseKind): readonly Need[] {
  switch (kind) {
    case 'pay':
      return ['to', 'talents']
    case 'card':
      return ['to', 'card']
    case 'contribute':
      return ['talents']
    case 'spare':
      return ['faction']
    case 'vote-consuls':
    case 'nominate-consuls':
      return ['senator', 'second']
    case 'vote-governor':
      return ['senator', 'province']
    case 'vote-concession':
      return ['senator', 'concession']
    case 'vote-land-bill':
      return ['bill']
    case 'vote-command':
      return ['senator', 'war']
    case 'vote-recruit':
      return []
    case 'vote-censor':
    case 'vote-dictator':
    case 'vote-trial':
    case 'nominate-censor':
      return ['senator']
  }
}

/** The promise, once everything of it is named. */
function termOf(
  draft: Draft,
  kind: PromiseKind,
  by: FactionId,
  parties: readonly FactionId[]
): DealTerm | null {
  const others = parties.filter((side) => side !== by)
  const named = (name: string) => text(draft, name)
  const to = named('to') || (others.length === 1 ? others[0] : undefined)
  const pair = [named('who'), named('second')]
  const on = (about: object) => ({ does: 'vote', by, on: about, inFavour: named('stance') !== 'against' })
  const content = () => {
    switch (kind) {
      case 'pay':
        return { does: 'pay', by, to, talents: amount(draft) }
      case 'card':
        return { does: 'card', by, to, card: named('given') }
      case 'contribute':
        return { does: 'contribute', by, talents: amount(draft) }
      case 'spare':
        return {
          does: 'spare',
          by,
          faction: named('spared') || (others.length === 1 ? others[0] : undefined)
        }
      case 'nominate-consuls':
        return { does: 'nominate', by, whom: { topic: 'consuls', pair } }
      case 'nominate-censor':
        return { does: 'nominate', by, whom: { topic: 'censor', senator: named('who') } }
      case 'vote-consuls':
        return on({ topic: 'consuls', pair })
      case 'vote-censor':
        return on({ topic: 'censor', senator: named('who') })
      case 'vote-dictator':
        return on({ topic: 'dictator', senator: named('who') })
      case 'vote-trial':
        return on({ topic: 'trial', accused: named('who') })
      case 'vote-governor':
        return on({ topic: 'governor', senator: named('who'), province: named('where') })
      case 'vote-concession':
        return on({ topic: 'concession', senator: named('who'), concession: named('which') })
      case 'vote-land-bill':
        return on({ topic: 'land-bill', bill: named('bill') })
      case 'vote-command':
        return on({ topic: 'command', senator: named('who'), against: named('enemy') })
      case 'vote-recruit':
        return on({ topic: 'recruit' })
    }
  }
  if (pair[0] === pair[1] && fieldsOf(kind).includes('second')) return null
  return dealTermSchema.safeParse(content()).data ?? null
}

/** The draft for the next promise of a deal. */
export function withoutPromise(draft: Draft): Draft {
  return ['amount', 'who', 'second', 'where', 'which', 'given'].reduce<Draft>(
    (left, name) => withoutValue(left, name),
    draft
  )
}

import { useDeferredValue, useState } from 'react'
import { type CardId, card } from '#shared/byzantion/content/cards/index.ts'
import { type EventId, event } from '#shared/byzantion/content/events/index.ts'
import { optionIds } from '#shared/byzantion/content/ids.ts'
import type { EventTask } from '#shared/byzantion/content/records.ts'
import { CardMention } from '../../cards/card-viewer.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount, Amounts } from '../tokens/token.tsx'
import { TypeIcons } from '../tokens/type-icon.tsx'
import { UnitPieces } from '../tokens/unit-piece.tsx'
import { type CourtEntryKind, findEntries, loreKinds } from './find-entries.ts'

/** The encyclopedia: all cards and events of the box, and what is known of them. */
export function LorePanel() {
  const words = useByzantionWords()
  const [kind, setKind] = useState<CourtEntryKind>('empire')
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query.trim())
  const { cards, events } = findEntries(kind, sought, words)
  return (
    <div className="byz-lore">
      <SearchField
        className="rules__search"
        label={words.text('lore.search')}
        value={query}
        onChange={setQuery}
      />
      {sought === '' && (
        <Segmented<CourtEntryKind>
          label={words.text('lore.kinds')}
          hideLabel
          value={kind}
          options={loreKinds.map((value) => ({ value, label: words.text(`lore.${value}`) }))}
          onChange={setKind}
        />
      )}
      {cards.length + events.length === 0 && <p className="quiet-word">{words.text('lore.nothing')}</p>}
      <ul className="byz-lore__list">
        {cards.map((id) => (
          <CardLine key={id} id={id} />
        ))}
        {events.map((id) => (
          <EventLine key={id} id={id} />
        ))}
      </ul>
    </div>
  )
}

/** A card opens in its own dialog, with its note. */
function CardLine({ id }: { readonly id: CardId }) {
  const words = useByzantionWords()
  const { types, cost } = card(id)
  return (
    <li className="byz-lore__line">
      <CardMention card={id}>{words.name('card', id)}</CardMention>
      <TypeIcons types={types} size={16} />
      <Amount id="nomismata" count={cost} size={14} />
    </li>
  )
}

function EventLine({ id }: { readonly id: EventId }) {
  const words = useByzantionWords()
  const record = event(id)
  return (
    <li>
      <details className="byz-lore__event">
        <summary>
          {record.year} · {words.name('happening', id)}
        </summary>
        <p className="byz-note">{words.text(`background.${id}`)}</p>
        {record.kind === 'choice' ? (
          optionIds.map((option) => (
            <Task
              key={option}
              title={words.name('choice', `${id}.${option}`)}
              task={record.options[option]}
            />
          ))
        ) : (
          <Task title={words.text('ui.challenge')} task={record.task} />
        )}
      </details>
    </li>
  )
}

function Task({ title, task }: { readonly title: string; readonly task: EventTask }) {
  return (
    <div className="byz-lore__task">
      <span>{title}</span>
      <Amounts stuff={task.requires} size={16} />
      <UnitPieces units={task.units} size={18} />
    </div>
  )
}

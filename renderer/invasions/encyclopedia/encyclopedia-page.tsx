import { useDeferredValue, useState } from 'react'
import { sideOf } from '#shared/invasions/catalogue.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { CardEntry } from './card-entry.tsx'
import { type EncyclopediaEntry, type EntryKind, entryKinds, entryName, findEntries } from './entries.ts'
import type { EntryProps } from './entry-props.ts'
import { LeaderEntry } from './leader-entry.tsx'
import { NationEntry } from './nation-entry.tsx'
import { ProvinceEntry } from './province-entry.tsx'

/** The list of entries, and the open entry. */
export function EncyclopediaPage(props: EntryProps & { readonly entry: EncyclopediaEntry }) {
  const { entry, onEntry } = props
  const words = useInvasionsWords()
  const [kind, setKind] = useState<EntryKind>(entry.kind)
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query.trim())
  const listed = findEntries(kind, sought, words)
  return (
    <div className="rules__page">
      <aside className="rules__side">
        <SearchField
          className="rules__search"
          label={words.text('lore.search')}
          value={query}
          onChange={setQuery}
        />
        {sought === '' && (
          <div className="lore__kinds">
            <Segmented<EntryKind>
              label={words.text('lore.kinds')}
              hideLabel
              value={kind}
              options={entryKinds.map((each) => ({ value: each, label: words.text(`lore.${each}`) }))}
              onChange={setKind}
            />
          </div>
        )}
        <nav className="rules__contents" aria-label={words.text('lore.title')}>
          {listed.length === 0 && <p className="quiet-word">{words.text('lore.nothing')}</p>}
          {listed.map((each) => (
            <button
              key={`${each.kind} ${each.id}`}
              type="button"
              className="lore__line"
              aria-current={each.kind === entry.kind && each.id === entry.id ? 'page' : undefined}
              onClick={() => onEntry(each)}
            >
              {each.kind === 'nation' && <Emblem side={sideOf(each.id)} size={14} />}
              {entryName(each, words)} {sought !== '' && <small>{words.text(`lore.a-${each.kind}`)}</small>}
            </button>
          ))}
        </nav>
      </aside>
      <article className="rules__reading lore" key={`${entry.kind} ${entry.id}`}>
        <Page {...props} />
      </article>
    </div>
  )
}

function Page({ entry, ...props }: EntryProps & { readonly entry: EncyclopediaEntry }) {
  switch (entry.kind) {
    case 'nation':
      return <NationEntry nation={entry.id} {...props} />
    case 'leader':
      return <LeaderEntry leader={entry.id} {...props} />
    case 'province':
      return <ProvinceEntry province={entry.id} {...props} />
    case 'card':
      return <CardEntry design={entry.design} {...props} />
  }
}

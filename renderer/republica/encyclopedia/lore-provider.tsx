import './lore.css'
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import type { RepublicView } from '#shared/republica/view.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { PageDialog, usePageDialog } from '../../ui/page-dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SubjectFace } from '../cards/subject-face.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { Subject } from '../interaction/pick.ts'
import { subjectName } from '../interaction/subject-name.ts'
import { kindOf, type LoreShelf, loreEntries, loreKinds } from './entries.ts'
import { LoreContext } from './lore-context.ts'

interface LoreProviderProps {
  readonly view: RepublicView
  readonly onPlace: (place: string) => void
  readonly children: ReactNode
}

/** The encyclopedia: families, statesmen, wars, provinces and cards. Everything inside can open it. */
export function LoreProvider({ view, children }: LoreProviderProps) {
  const words = useRepublicaWords()
  const page = usePageDialog()
  const [entry, setEntry] = useState<Subject>('cornelius')
  const open = useCallback(
    (wanted?: Subject) => {
      if (wanted) setEntry(wanted)
      page.open()
    },
    [page.open]
  )
  useCommands({ 'show-lore': () => open() })
  return (
    <LoreContext value={open}>
      {children}
      <PageDialog page={page} title={words.text('lore.title')} className="rules">
        {() => <LorePage view={view} entry={entry} onEntry={setEntry} />}
      </PageDialog>
    </LoreContext>
  )
}

interface LorePageProps {
  readonly view: RepublicView
  readonly entry: Subject
  readonly onEntry: (entry: Subject) => void
}

/** The list of entries, and the open entry. */
function LorePage({ view, entry, onEntry }: LorePageProps) {
  const words = useRepublicaWords()
  const [kind, setKind] = useState<LoreShelf>(kindOf(entry))
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query.trim()).toLocaleLowerCase(words.language)
  const listed = (sought === '' ? loreEntries[kind] : loreKinds.flatMap((each) => loreEntries[each]))
    .map((id) => ({ id, name: subjectName(words, view, id) }))
    .filter(({ name }) => name.toLocaleLowerCase(words.language).includes(sought))
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
          <fieldset className="rep-lore__kinds">
            <legend className="visually-hidden">{words.text('lore.kinds')}</legend>
            {loreKinds.map((each) => (
              <label key={each} className="rep-lore__kind">
                <input type="radio" name="lore-kind" checked={each === kind} onChange={() => setKind(each)} />
                <span>{words.text(`lore.${each}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <nav className="rules__contents" aria-label={words.text('lore.title')}>
          {listed.length === 0 && <p className="quiet-word">{words.text('lore.nothing')}</p>}
          {listed.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="rep-lore__line"
              aria-current={id === entry ? 'page' : undefined}
              onClick={() => onEntry(id)}
            >
              {name}
            </button>
          ))}
        </nav>
      </aside>
      <article className="rules__reading rep-lore" key={entry}>
        <SubjectFace view={view} id={entry} />
      </article>
    </div>
  )
}

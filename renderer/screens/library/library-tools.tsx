import { useWords } from '../../i18n/words.tsx'
import { changeSetting, settingChoices } from '../../state/settings.ts'
import { useAppDispatch } from '../../state/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { LibraryFilter } from './arrange-cards.ts'

interface LibraryToolsProps {
  readonly filter: LibraryFilter
  readonly onSearch: (search: string) => void
  readonly onArchived: (archived: boolean) => void
  /** How many campaigns are archived. */
  readonly archived: number
}

/** Search, sort order, and a switch for archived campaigns. */
export function LibraryTools({ filter, onSearch, onArchived, archived }: LibraryToolsProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  return (
    <div className="library__tools">
      <SearchField
        className="library__search"
        inputClassName="input"
        label={words.text('library.search')}
        value={filter.search}
        onChange={onSearch}
      />
      <label className="library__sort">
        {words.text('settings.library-sort')}
        <select
          className="input"
          value={filter.sort}
          onChange={({ target }) => dispatch(changeSetting('library-sort', target.value))}
        >
          {settingChoices['library-sort'].map((sort) => (
            <option key={sort} value={sort}>
              {words.text(`settings.library-sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      {(archived > 0 || filter.archived) && (
        <button
          type="button"
          className="button"
          aria-pressed={filter.archived}
          onClick={() => onArchived(!filter.archived)}
        >
          <Icon name="archive" />
          {words.text('library.show-archived', { count: archived })}
        </button>
      )}
    </div>
  )
}

import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { ariaKeys } from '../../commands/key-names.ts'
import type { MapStrings } from '../map-strings.ts'
import type { PlaceRef } from '../map-types.ts'
import { type NamedPlace, searchPlaces } from '../model/place-search.ts'

interface JumpBoxProps {
  readonly places: readonly NamedPlace[]
  readonly strings: MapStrings
  readonly onJump: (place: PlaceRef) => void
}

const shown = 8

/** A search field for places: Enter takes the first match, the arrow keys choose another. */
export function JumpBox({ places, strings, onJump }: JumpBoxProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const list = useId()
  const found = useMemo(() => searchPlaces(places, query, shown), [places, query])

  const take = (place: NamedPlace | undefined) => {
    if (!place) return
    setQuery('')
    onJump(place.ref)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') setChosen((i) => Math.min(found.length - 1, i + 1))
    else if (event.key === 'ArrowUp') setChosen((i) => Math.max(0, i - 1))
    else if (event.key === 'Enter') {
      take(found[chosen])
      event.currentTarget.blur()
    } else if (event.key === 'Escape') {
      setQuery('')
      event.currentTarget.blur()
    } else return
    event.preventDefault()
  }

  return (
    <div className="province-map__jump" data-map-control>
      <input
        data-map-jump
        type="search"
        role="combobox"
        aria-label={strings.jump}
        aria-keyshortcuts={ariaKeys('find-place')}
        aria-expanded={query !== ''}
        aria-controls={list}
        aria-activedescendant={found[chosen] ? `${list}-${chosen}` : undefined}
        placeholder={strings.jump}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <div id={list} role="listbox" aria-label={strings.jump}>
          {found.length === 0 && <p>{strings.jumpNothing}</p>}
          {found.map((place, i) => (
            <button
              key={`${place.kind}:${place.ref.id}:${place.name}`}
              id={`${list}-${i}`}
              type="button"
              role="option"
              aria-selected={i === chosen}
              tabIndex={-1}
              onPointerEnter={() => setChosen(i)}
              onClick={() => take(place)}
            >
              <span>{place.name}</span>
              <small>
                {strings[place.kind]}
                {place.within ? ` · ${place.within}` : ''}
              </small>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { languageFor } from '#shared/words/language.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { type EncyclopediaEntry, entryName, entryText } from './entries.ts'
import type { EntryProps } from './entry-props.ts'

/** The name of an entry, its historical text, and a button that shows it on the map. */
export function EntryHead({
  entry,
  place,
  onPlace,
  children
}: Pick<EntryProps, 'onPlace'> & {
  readonly entry: Exclude<EncyclopediaEntry, { readonly kind: 'card' }>
  /** Where it is on the map, if anywhere. */
  readonly place: string | null
  readonly children?: ReactNode
}) {
  const words = useInvasionsWords()
  return (
    <header className="lore__head">
      <h3>
        {children}
        {entryName(entry, words)}
        {place !== null && (
          <button type="button" className="button lore__map" onClick={() => onPlace(place)}>
            <Icon name="pin" size={16} />
            {words.text('lore.on-map')}
          </button>
        )}
      </h3>
      <p className="lore__story">{entryText(entry, languageFor(words.language, []))}</p>
    </header>
  )
}

/** A name that opens its entry. */
export function EntryLink({
  entry,
  onEntry
}: Pick<EntryProps, 'onEntry'> & { readonly entry: EncyclopediaEntry }) {
  const words = useInvasionsWords()
  return (
    <button type="button" className="name--place" onClick={() => onEntry(entry)}>
      {entryName(entry, words)}
    </button>
  )
}

/** A label, its value, and the rule that says more. */
export type EntryFact = readonly [label: string, value: ReactNode, rule?: string | undefined]

/** Facts in two columns. */
export function EntryFacts({ facts }: { readonly facts: readonly EntryFact[] }) {
  return (
    <dl className="lore__facts">
      {facts.map(([label, value, rule]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} {rule && <RuleChip rule={rule} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

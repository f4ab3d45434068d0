import type { InvasionsView } from '#shared/invasions/view.ts'
import type { EncyclopediaEntry } from './entries.ts'

/** The props of every entry's page. */
export interface EntryProps {
  readonly view: InvasionsView
  readonly onEntry: (entry: EncyclopediaEntry) => void
  /** Closes the encyclopedia and points at a place on the map. */
  readonly onPlace: (place: string) => void
}

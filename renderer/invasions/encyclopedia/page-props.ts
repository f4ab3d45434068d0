import type { InvasionsView } from '#shared/invasions/view.ts'
import type { Entry } from './entries.ts'

/** The props of every entry's page. */
export interface EntryProps {
  readonly view: InvasionsView
  readonly onEntry: (entry: Entry) => void
  /** Closes the encyclopedia and points at a place on the map. */
  readonly onPlace: (place: string) => void
}

import type { InvasionsView } from '#shared/invasions/view.ts'
import type { Entry } from './entries.ts'

/** What every page of the encyclopedia is given. */
export interface EntryProps {
  readonly view: InvasionsView
  readonly onEntry: (entry: Entry) => void
  /** Puts the encyclopedia away and points at a place on the map. */
  readonly onPlace: (place: string) => void
}

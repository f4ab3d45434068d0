import type { SectionId } from './tags.ts'

/** The code and tests that carry a section's number, each as `file:line name`. */
export interface SectionPlaces {
  readonly functions: readonly string[]
  /** Types, constants and tables. */
  readonly data: readonly string[]
  readonly tests: readonly string[]
}

/** A doc comment or a test name that opens with sections. */
export interface TaggedPlace {
  readonly tags: readonly SectionId[]
  /** Null for a tag that precedes nothing with a name. */
  readonly kind: keyof SectionPlaces | null
  readonly place: string
}

/** All tags of one file or of a whole game. */
export interface TagIndex {
  readonly places: readonly TaggedPlace[]
  /** Tags that lead nowhere, each as `file:line why`. */
  readonly problems: readonly string[]
}

export function chapterOf(tag: SectionId): string {
  return tag.split('.')[0] ?? tag
}

/** The places with exactly this tag, a section or a chapter. */
export function placesOf({ places }: TagIndex, tag: SectionId): SectionPlaces {
  const tagged = places.filter(({ tags }) => tags.includes(tag))
  const ofKind = (wanted: keyof SectionPlaces) =>
    tagged.filter(({ kind }) => kind === wanted).map(({ place }) => place)
  return { functions: ofKind('functions'), data: ofKind('data'), tests: ofKind('tests') }
}

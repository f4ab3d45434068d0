/** A section of a rulebook: `XX.G`, `I.5`, `E`. */
export interface Section {
  readonly id: string
  readonly title: string
}

/** How sections are written where a comment or the name of a test begins with one; each is a regular expression. */
export interface TagGrammar {
  /** What stands before the point. */
  readonly chapter: string
  /** What stands after it: one letter or digit. */
  readonly part: string
  /** Sections without a chapter. */
  readonly alone?: string
}

/** What leads from the sections of a game's rulebook to its code: `cli rules`. */
export interface RuleIndex {
  /** In the order of the rulebook. */
  readonly sections: readonly Section[]
  /** Sections that sum up others, and those that they sum up. */
  readonly overviews: Readonly<Record<string, readonly string[]>>
  /** Chapters that code may cite though their sections are not listed. */
  readonly otherChapters: readonly string[]
  readonly grammar: TagGrammar
  /** Which files to look through, as patterns from the root of the project. */
  readonly files: readonly string[]
}

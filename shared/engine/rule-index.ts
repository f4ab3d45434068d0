/** A section of a rulebook: `XX.G`, `I.5`, `E`. */
export interface Section {
  readonly id: string
  readonly title: string
}

/** How section tags look at the beginning of comments and test titles. Each field is a regular expression. */
export interface TagGrammar {
  /** The part before the point. */
  readonly chapter: string
  /** The part after the point: one letter or digit. */
  readonly part: string
  /** Sections without a chapter. */
  readonly alone?: string
}

/** Maps the sections of a game's rulebook to its code, for `cli rules`. */
export interface RuleIndex {
  /** In the order of the rulebook. */
  readonly sections: readonly Section[]
  /** Sections that summarise others, with those others. */
  readonly overviews: Readonly<Record<string, readonly string[]>>
  /** Chapters that code may cite although `sections` does not list them. */
  readonly otherChapters: readonly string[]
  readonly grammar: TagGrammar
  /** The files to search, as glob patterns from the project's root. */
  readonly files: readonly string[]
}

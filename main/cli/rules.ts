import { CommandError } from '#shared/engine/game-command.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import type { RuleIndex, Section } from '#shared/engine/rule-index.ts'
import { type Command, defineCommand } from './command.ts'
import { gameOption, kitNamed } from './game-options.ts'
import { chapterOf, placesOf, type SectionPlaces, type TagIndex } from './rules/tagged-places.ts'

/**
 * `coded`: functions and tests carry its number. That says where to look, and no more.
 * `overview`: it sums up other sections, which `see` names. `missing`: no function or no test carries it.
 */
export type SectionStatus = 'coded' | 'overview' | 'missing'

export interface SectionReport extends Section, SectionPlaces {
  readonly status: SectionStatus
  readonly see?: readonly string[]
}

/** Every section of the table with the places that implement and test it. */
export function reportSections(rules: RuleIndex, found: TagIndex): SectionReport[] {
  return rules.sections.map((section) => reportOf(rules, found, section))
}

function reportOf({ overviews }: RuleIndex, found: TagIndex, { id, title }: Section): SectionReport {
  const places = placesOf(found, id)
  const see = overviews[id]
  const isCoded = places.functions.length > 0 && places.tests.length > 0
  const status = isCoded ? (see ? 'overview' : 'coded') : 'missing'
  return { id, title, status, ...(see ? { see } : {}), ...places }
}

/** One section (`XX.G`), or a chapter (`XX`) with all its sections, and the places tagged with the chapter alone. */
export function findSections(rules: RuleIndex, asked: string, found: TagIndex) {
  const wanted = asked.toUpperCase()
  const isAsked = ({ id }: Section) => id === wanted || id.startsWith(`${wanted}.`)
  const sections = [...rules.sections, ...sectionsOutsideTable(rules, found)].filter(isAsked)
  if (sections.length === 0) {
    const example = rules.sections.find(({ id }) => id.includes('.'))?.id ?? ''
    throw new CommandError(`no section or chapter '${asked}': try ${example}, or ${chapterOf(example)}`)
  }
  return {
    sections: sections.map((each) => reportOf(rules, found, each)),
    chapter: placesOf(found, chapterOf(wanted))
  }
}

/** The code may cite sections of chapters that are not in the table. */
function sectionsOutsideTable(rules: RuleIndex, { places }: TagIndex): Section[] {
  const listed = new Set(rules.sections.map(({ id }) => id))
  const tags = new Set(places.flatMap(({ tags }) => tags).filter((tag) => tag.includes('.')))
  return [...tags]
    .filter((tag) => !listed.has(tag))
    .sort()
    .map((id) => ({ id, title: 'outside the table of sections' }))
}

function missingPartsOf({ id, title, functions, tests }: SectionReport) {
  const lacks = [...(functions.length === 0 ? ['function'] : []), ...(tests.length === 0 ? ['test'] : [])]
  return { id, title, lacks }
}

function countsOf(report: readonly SectionReport[]): Record<SectionStatus, number> {
  const count = (wanted: SectionStatus) => report.filter(({ status }) => status === wanted).length
  return { coded: count('coded'), overview: count('overview'), missing: count('missing') }
}

export function rulesCommand(kits: KitRegistry): Command {
  return defineCommand({
    name: 'rules',
    summary: 'file and line of the functions and tests of a section, a chapter, or all',
    words: '[SECTION or CHAPTER]',
    options: { game: gameOption(kits) },
    async run(given) {
      const { rules } = kitNamed(kits, given.text('game'))
      // Loaded on demand: the parser takes longer to load than most commands to run.
      const { readTagIndex } = await import('./rules/tag-index.ts')
      const found = readTagIndex(rules)
      if (found.problems.length > 0) throw new CommandError(found.problems.join('\n'))
      const [asked] = given.words
      if (asked) return findSections(rules, asked, found)
      const report = reportSections(rules, found)
      const missing = report.filter(({ status }) => status === 'missing').map(missingPartsOf)
      return { sections: report, counts: countsOf(report), missing }
    }
  })
}

import { overviews } from '#shared/invasions/section-notes.ts'
import { type Section, sections } from '#shared/invasions/sections.ts'
import { type Command, CommandError } from './command.ts'
import { type FileMarks, marksOfTheTree, type Places, placesOf } from './rules/rules-index.ts'

/**
 * `coded`: functions and tests bear its number, which says where to look and no more.
 * `overview`: it sums up other sections, which `see` names. `missing`: no function or no test bears it.
 */
export type SectionStatus = 'coded' | 'overview' | 'missing'

export interface SectionReport extends Section, Places {
  readonly status: SectionStatus
  readonly see?: readonly string[]
}

/** Every section of chapters V to XXXI with what implements and what proves it. */
export function reportSections(index: FileMarks = marksOfTheTree()): SectionReport[] {
  return sections.map((section) => reportOf(index, section))
}

function reportOf({ marks }: FileMarks, { id, title }: Section): SectionReport {
  const places = placesOf(marks, id)
  const see = overviews[id]
  const isCoded = places.functions.length > 0 && places.tests.length > 0
  const status = isCoded ? (see ? 'overview' : 'coded') : 'missing'
  return { id, title, status, ...(see ? { see } : {}), ...places }
}

/** One section (`XX.G`), or a chapter (`XX`) with all of its own, and what bears the chapter's number alone. */
export function sectionsAsked(asked: string, index: FileMarks = marksOfTheTree()) {
  const wanted = asked.toUpperCase()
  const [chapter = ''] = wanted.split('.')
  const isAsked = ({ id }: { readonly id: string }) => id === wanted || id.startsWith(`${wanted}.`)
  const found = [...sections, ...tagsBeyondTheTable(index)].filter(isAsked)
  if (found.length === 0) throw new CommandError(`no section or chapter '${asked}': try XX.G, or XX`)
  return { sections: found.map((each) => reportOf(index, each)), chapter: placesOf(index.marks, chapter) }
}

/** The table begins with chapter V; of pieces and map (III, XXXIII) the code knows sections, too. */
function tagsBeyondTheTable({ marks }: FileMarks): Section[] {
  const listed = new Set(sections.map(({ id }) => id))
  const tags = new Set(marks.flatMap(({ tags }) => tags).filter((tag) => tag.includes('.')))
  return [...tags]
    .filter((tag) => !listed.has(tag))
    .sort()
    .map((id) => ({ id, title: 'outside the table of sections' }))
}

function lackOf({ id, title, functions, tests }: SectionReport) {
  const lacks = [...(functions.length === 0 ? ['function'] : []), ...(tests.length === 0 ? ['test'] : [])]
  return { id, title, lacks }
}

function countsOf(report: readonly SectionReport[]): Record<SectionStatus, number> {
  const count = (wanted: SectionStatus) => report.filter(({ status }) => status === wanted).length
  return { coded: count('coded'), overview: count('overview'), missing: count('missing') }
}

export const rulesCommand: Command = {
  name: 'rules',
  usage: 'rules [SECTION or CHAPTER]',
  run([asked]) {
    const index = marksOfTheTree()
    if (index.problems.length > 0) throw new CommandError(index.problems.join('\n'))
    if (asked) return sectionsAsked(asked, index)
    const report = reportSections(index)
    const missing = report.filter(({ status }) => status === 'missing').map(lackOf)
    return { sections: report, counts: countsOf(report), missing }
  }
}

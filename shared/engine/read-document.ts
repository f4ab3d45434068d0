import type { z } from 'zod'

/** A fault in one field of a document. */
export interface DocumentProblem {
  readonly field: string
  readonly problem: string
}

/** Parses a document with its schema; every fault names its field. */
export function readDocument<Document>(
  schema: z.ZodType<Document>,
  input: unknown
):
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly problems: DocumentProblem[] } {
  const { data, error } = schema.safeParse(input, {
    error: (issue) => (issue.input === undefined ? 'is missing' : undefined)
  })
  if (error) return { ok: false, problems: problemsIn(error) }
  return { ok: true, document: data }
}

/** The faults of a schema error, one for each field. */
export function problemsIn(error: z.ZodError): DocumentProblem[] {
  return error.issues.flatMap((issue) => problemsOf(issue, []))
}

/** Joins all faults to one line. */
export function inOneLine(problems: readonly DocumentProblem[]): string {
  return problems.map(({ field, problem }) => `${field}: ${problem}`).join('; ')
}

function problemsOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): DocumentProblem[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: fieldOf([...path, key]),
      problem: 'is no field of the document'
    }))
  const meant = within(issue)
  if (meant) return meant.flatMap((inner) => problemsOf(inner, path))
  return [{ field: fieldOf(path), problem: issue.message }]
}

/** The inner issues of one that only says that some part is wrong. */
function within(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] | undefined {
  if (issue.code === 'invalid_key') return issue.issues
  return issue.code === 'invalid_union' ? branchMeant(issue.errors) : undefined
}

/** The branch of a union that the author probably meant: the only one with a single fault, if there is one. */
function branchMeant(
  branches: readonly (readonly z.core.$ZodIssue[])[]
): readonly z.core.$ZodIssue[] | undefined {
  const near = branches.filter(({ length }) => length === 1)
  return near.length === 1 ? near[0] : undefined
}

/** `set.units[0].at` */
function fieldOf(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return text.replace(/^\./, '') || 'document'
}

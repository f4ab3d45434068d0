import { z } from 'zod'
import type { FieldValue } from '#shared/engine/decision.ts'
import type { DealTerm } from '#shared/republica/board/deals.ts'
import { dealTermSchema } from '#shared/republica/board/deals.ts'
import { type FactionId, factionIds } from '#shared/republica/campaign-options.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'

const termsSchema = z.array(dealTermSchema).catch([])
const listSchema = z.array(z.enum(factionIds)).catch([])

/** The terms of the deal that is being written. */
export const termsIn = ({ values }: Draft): readonly DealTerm[] => termsSchema.parse(values.terms)
/** Those to whom it is offered. */
export const partnersIn = ({ values }: Draft): readonly FactionId[] => listSchema.parse(values.partners)

export function withTerms(draft: Draft, terms: readonly DealTerm[]): Draft {
  // Terms are plain JSON objects, which a draft may hold.
  const field: FieldValue = terms.map((term) => ({ ...term }))
  return withValue(draft, 'terms', field)
}

export function withPartner(draft: Draft, side: FactionId): Draft {
  const before = partnersIn(draft)
  const after = before.includes(side) ? before.filter((each) => each !== side) : [...before, side]
  return withValue(draft, 'partners', after)
}

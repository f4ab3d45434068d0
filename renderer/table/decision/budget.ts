import type { Decision } from '#shared/engine/decision.ts'
import { type OptionKey, sameKey } from '#shared/engine/option-key.ts'
import { chosenIn, type Draft } from './draft.ts'

export interface Budget {
  readonly available: number
  readonly spent: number
  readonly left: number
}

/** What a draft spends of the budget; null if the decision has none. */
export function budgetOf(draft: Draft, { body }: Decision): Budget | null {
  if (body.type === 'choice' || body.budget === undefined) return null
  const spent = body.fields.reduce((sum, field) => {
    if (field.field === 'number') return sum + (field.price ?? 0) * Number(draft.values[field.name] ?? 0)
    if (!('options' in field)) return sum
    const { options, name } = field
    const priceOf = (key: OptionKey) => options.find((option) => sameKey(option.key, key))?.price ?? 0
    return chosenIn(draft, name).reduce((total, key) => total + priceOf(key), sum)
  }, 0)
  return { available: body.budget, spent, left: body.budget - spent }
}

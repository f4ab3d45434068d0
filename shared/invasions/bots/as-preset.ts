import type { InvasionsInquiry } from '../decisions.ts'
import type { Judgement, Mind } from './policy.ts'

/** What the rules would fill in for a person, where they have a proposal. */
export function asPreset(_mind: Mind, { body }: InvasionsInquiry): Judgement | null {
  if (!body.preset) return null
  const reasons = [body.preset.reason]
  return body.type === 'choice'
    ? { answer: { option: body.preset.answer }, reasons }
    : { answer: { values: body.preset.answer }, reasons }
}

import type { ChoiceBody } from '../../../engine/decision.ts'
import { message } from '../../words/message.ts'

/** XX.E: the die that promises most, or none; `keep` lets the dice lie. */
export function presetReroll(best: string | null): ChoiceBody['preset'] {
  return best === null
    ? { answer: 'keep', reason: message('preset.no-better-dice') }
    : { answer: best, reason: message('preset.best-reroll') }
}

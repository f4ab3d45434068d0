import type { Preset } from '../../../engine/decision.ts'
import type { OptionKey } from '../../../engine/option-key.ts'
import { message } from '../../words/message.ts'

/** XX.E: the preset of a re-roll: the die with the greatest expected gain, or `keep` when none gains. */
export function rerollPreset<Key extends OptionKey>(best: Key | null): Preset<Key | 'keep'> {
  return best === null
    ? { answer: 'keep', reason: message('preset.no-better-dice') }
    : { answer: best, reason: message('preset.best-reroll') }
}

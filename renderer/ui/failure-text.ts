import type { Translator } from '../i18n/translator.ts'
import type { Failure } from '../state/failure.ts'

/** The text of a failure. */
export function failureText(words: Translator, failure: Failure): string {
  if (failure.code === 'refused') return words.say(failure.refusal.reason)
  const detail = 'detail' in failure ? failure.detail : ''
  return words.text(`error.${failure.code}`, { detail })
}

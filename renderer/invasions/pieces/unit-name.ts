import type { InvasionsView } from '#shared/invasions/view.ts'
import { message, reference } from '#shared/invasions/words/message.ts'
import type { Translator } from '../../i18n/translator.ts'

/** Names a unit by its kind and nation, because its id means nothing to a player. */
export function unitName(
  view: InvasionsView,
  ref: string,
  id: string,
  words: Translator
): string | undefined {
  const unit = ref === 'unit' ? view.units[id] : undefined
  if (!unit) return undefined
  const nation = reference('nation', unit.people ?? unit.nation)
  return words.say(message('unit.of', { kind: reference('unit-kind', unit.kind), nation }))
}

/** Notes on a unit that its name leaves out: damage and hire. */
export function unitNotes(view: InvasionsView, id: string, words: Translator): readonly string[] {
  const unit = view.units[id]
  if (!unit) return []
  const { damaged, nation, controller } = unit
  return [
    ...(damaged ? [words.say(message('unit.damaged'))] : []),
    ...(nation === controller
      ? []
      : [words.say(message('unit.hired', { nation: reference('nation', nation) }))])
  ]
}

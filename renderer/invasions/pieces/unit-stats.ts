import { unitKind } from '#shared/invasions/catalogue.ts'
import type { UnitKindId } from '#shared/invasions/content/ids.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'

/** III.B: the abilities of a kind of unit, in a few words. */
export function unitStats(kind: UnitKindId, words: InvasionsTranslator): string {
  const { arm, movement, elite, heavy, archer, amphibious, alpine, francisca } = unitKind(kind)
  return [
    words.text(`stat.${arm}`),
    ...(movement > 0 ? [words.text('stat.steps', { steps: movement })] : []),
    ...(elite > 0 ? [words.text('stat.elite')] : []),
    ...(heavy ? [words.text('stat.heavy')] : []),
    ...(archer ? [words.text('stat.archer')] : []),
    ...(amphibious ? [words.text('stat.amphibious')] : []),
    ...(alpine ? [words.text('stat.alpine')] : []),
    ...(francisca ? [words.text('stat.francisca')] : [])
  ].join(' · ')
}

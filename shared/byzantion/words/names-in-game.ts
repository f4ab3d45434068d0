import type { Language } from '../../words/dictionary.ts'
import type { DisplayName } from '../../words/game-words.ts'
import type { StuffId, UnitId } from '../content/ids.ts'
import { amountOf, figuresOf } from './amounts.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { sideName } from './side-name.ts'

const dictionaries = { en, es }

/** Sides, which are one or many, and amounts, which no dictionary lists. The dictionaries have all other names. */
export function nameInGame(ref: string, id: string, language: Language): DisplayName | undefined {
  switch (ref) {
    case 'side':
    case 'actor':
      return sideName(id, language)
    case 'amount': {
      const amount = amountOf(id)
      return amount && { text: amountText(language, amount.thing, amount.count), many: amount.count !== 1 }
    }
    case 'figures': {
      const amount = figuresOf(id)
      return amount && { text: unitsText(language, amount.thing, amount.count), many: amount.count !== 1 }
    }
    default:
      return undefined
  }
}

/** `2 Fides`, `1 Nomisma`. */
export function amountText(language: Language, thing: StuffId, count: number): string {
  const words = dictionaries[language]
  const name = thing === 'nomismata' && count === 1 ? words['good.nomisma'] : words[`good.${thing}`]
  return `${count} ${name}`
}

/** `1 legion`, `2 legions`. */
export function unitsText(language: Language, unit: UnitId, count: number): string {
  const words = dictionaries[language]
  return `${count} ${count === 1 ? words[`figure.${unit}`] : words[`figure-many.${unit}`]}`
}

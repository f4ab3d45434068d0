import type { Language } from '../../words/dictionary.ts'
import type { DisplayName } from '../../words/game-words.ts'
import { type SideId, sideIds } from '../campaign-options.ts'
import { names as en } from './en/names.ts'
import { names as es } from './es/names.ts'

const names = { en, es }

const isSide = (id: string): id is SideId => sideIds.some((side) => side === id)

/** The factions are many, Justinian is one. */
export function sideName(id: string, language: Language): DisplayName | undefined {
  return isSide(id) ? { text: names[language][`demos.${id}`], many: id !== 'justinian' } : undefined
}

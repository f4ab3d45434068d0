import type { Dictionary, Language } from '../../words/dictionary.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'

export const appDictionaries: Readonly<Record<Language, Dictionary>> = { en, es }

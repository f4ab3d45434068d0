import { en } from './en/index.ts'
import { es } from './es/index.ts'

/** The encyclopedia: language, chapter, id of the record it speaks of. */
export const books = { en, es }

export type Chapter = keyof typeof en

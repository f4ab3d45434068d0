import { en } from './en/index.ts'
import { es } from './es/index.ts'

/** The encyclopedia, by language, chapter and id of the record. */
export const books = { en, es }

export type EncyclopediaChapter = keyof typeof en

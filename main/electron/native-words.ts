import { about as englishAbout } from '#shared/app/words/en/about.ts'
import { commands as englishCommands } from '#shared/app/words/en/commands.ts'
import { menu as englishMenu } from '#shared/app/words/en/menu.ts'
import { native as english } from '#shared/app/words/en/native.ts'
import { about as spanishAbout } from '#shared/app/words/es/about.ts'
import { commands as spanishCommands } from '#shared/app/words/es/commands.ts'
import { menu as spanishMenu } from '#shared/app/words/es/menu.ts'
import { native as spanish } from '#shared/app/words/es/native.ts'
import type { AppGaps } from '#shared/app/words/gaps.ts'
import type { Language } from '#shared/words/dictionary.ts'
import type { MessageArguments } from '#shared/words/message.ts'

const en = { ...english, ...englishMenu, ...englishCommands, ...englishAbout }
const es = { ...spanish, ...spanishMenu, ...spanishCommands, ...spanishAbout }
const dictionaries: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, es }

/** Texts outside the page in one language, by key and the values for its gaps. */
export type NativeWords = <Key extends keyof typeof en>(
  key: Key,
  ...filling: MessageArguments<(typeof en)[Key], AppGaps>
) => string

export function nativeWords(language: Language): NativeWords {
  return (key, ...[params]) => filled(dictionaries[language][key], params ?? {})
}

function filled(text: string, params: object): string {
  return Object.entries(params).reduce(
    (said, [gap, value]) => said.replaceAll(`{{${gap}}}`, String(value)),
    text
  )
}

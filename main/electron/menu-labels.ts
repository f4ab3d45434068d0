import { commands as englishCommands } from '#shared/app/words/en/commands.ts'
import { menu as english } from '#shared/app/words/en/menu.ts'
import { commands as spanishCommands } from '#shared/app/words/es/commands.ts'
import { menu as spanish } from '#shared/app/words/es/menu.ts'

export type MenuLabels = Readonly<Record<keyof typeof english | keyof typeof englishCommands, string>>

const labels = {
  en: { ...english, ...englishCommands },
  es: { ...spanish, ...spanishCommands }
} as const satisfies Readonly<Record<string, MenuLabels>>

/** The labels for the first of the player's languages that we have. */
export function menuLabels(languages: readonly string[]): MenuLabels {
  const known = languages.map((tag) => tag.split('-', 1)[0]).find((tag) => tag === 'en' || tag === 'es')
  return labels[known ?? 'en']
}

import { type CommandId, chordParts, commands } from '#shared/app/commands.ts'
import type { AppKey } from '#shared/app/words/message.ts'
import type { Translator } from '../i18n/translator.ts'
import { isMac } from './keyboard.ts'

/** Symbols for keys whose cap shows neither their name nor their character. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−'
}

const WORDS: Readonly<Record<string, Extract<AppKey, `key.${string}`>>> = {
  Enter: 'key.enter',
  Escape: 'key.escape',
  Home: 'key.home',
  Shift: 'key.shift',
  Space: 'key.space'
}

/** Keys with the same modifiers, labelled as on the keyboard: Shift and any of four arrows. */
export interface KeyGroup {
  readonly modifiers: readonly string[]
  readonly keys: readonly string[]
}

/** The keys of a command as the player sees them. A shortcut of the native menu counts only if there is a menu. */
export function keyGroups(id: CommandId, words: Translator, hasMenu: boolean, mac = isMac): KeyGroup[] {
  const { keys, menu } = commands[id]
  const chords = keys.length === 0 && menu && hasMenu ? [menu.key] : keys
  const parts = chords.map(chordParts)
  return [...Map.groupBy(parts, ({ modifiers }) => modifiers.join('+')).values()].map((alike) => ({
    modifiers: (alike[0]?.modifiers ?? []).map((name) => keyLabel(name, words, mac)),
    keys: alike.map(({ key }) => keyLabel(key, words, mac))
  }))
}

function keyLabel(key: string, words: Translator, mac: boolean): string {
  if (key === 'Mod') return mac ? '⌘' : 'Ctrl'
  const word = WORDS[key]
  return word ? words.text(word) : (SYMBOLS[key] ?? (key.length === 1 ? key.toUpperCase() : key))
}

/** The first key of a command as the player sees it, for a text that names it: 'Ctrl+Z'. */
export function keyOf(id: CommandId, words: Translator, mac = isMac): string {
  const [group] = keyGroups(id, words, false, mac)
  return group ? [...group.modifiers, group.keys[0]].join('+') : ''
}

/** Appends the first key of a command to a label: 'Undo (Ctrl+Z)'. */
export function withKey(label: string, id: CommandId, words: Translator, mac = isMac): string {
  const key = keyOf(id, words, mac)
  return key === '' ? label : `${label} (${key})`
}

/** The keys of a command in the spelling of `aria-keyshortcuts`. */
export function ariaKeys(id: CommandId, mac = isMac): string {
  const names: Readonly<Record<string, string>> = { Mod: mac ? 'Meta' : 'Control', '+': 'Plus' }
  return commands[id].keys
    .map((chord) => {
      const { modifiers, key } = chordParts(chord)
      return [...modifiers, key.length === 1 ? key.toUpperCase() : key]
        .map((name) => names[name] ?? name)
        .join('+')
    })
    .join(' ')
}

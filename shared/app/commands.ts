/** Where a command applies. All but `map` may hold at once; `map` holds while the map has the focus, and comes first. */
export const scopes = ['everywhere', 'table', 'decision', 'map'] as const
export type Scope = (typeof scopes)[number]

/** The native menu that a command stands in. `app` is the app's own menu on a Mac, else the file menu. */
export type MenuName = 'app' | 'file' | 'help'

/** One thing that a key, a menu or a button does. Who can do it binds it; this says how it is called for. */
export interface Command {
  readonly scope: Scope
  /** Heard by the page, as in `Shift+ArrowUp`; `Mod` is Command on a Mac and Control elsewhere. */
  readonly keys: readonly string[]
  /** Heard as well, for other hands and keyboards; the key list does not name them. */
  readonly also?: readonly string[]
  /** Goes on while its key is held down. */
  readonly repeats?: true
  /** Its place in the native menu, and the key heard there: never a bare one, which is for typing. */
  readonly menu?: { readonly in: MenuName; readonly key: string }
}

/** Every command, in the order in which the key list and the menus show them. */
const table = {
  'show-keys': { scope: 'everywhere', keys: ['?', 'F1'], menu: { in: 'help', key: 'F1' } },
  'open-settings': { scope: 'everywhere', keys: ['Mod+,'], menu: { in: 'app', key: 'Mod+,' } },
  // A browser keeps these keys to itself: they are the native menu's only.
  'new-campaign': { scope: 'everywhere', keys: [], menu: { in: 'file', key: 'Mod+n' } },
  'new-window': { scope: 'everywhere', keys: [], menu: { in: 'file', key: 'Mod+Shift+n' } },
  'import-file': { scope: 'everywhere', keys: [], menu: { in: 'file', key: 'Mod+o' } },

  'undo-answer': { scope: 'table', keys: ['Mod+z'] },
  'find-place': { scope: 'table', keys: ['/'] },
  'show-score': { scope: 'table', keys: ['p'] },
  'show-ties': { scope: 'table', keys: ['t'] },
  'show-story': { scope: 'table', keys: ['c'] },
  'look-back': { scope: 'table', keys: ['l'] },
  'show-rules': { scope: 'table', keys: ['b'] },
  'show-lore': { scope: 'table', keys: ['e'] },
  'inspect-place': { scope: 'table', keys: ['i'] },
  'skip-show': { scope: 'table', keys: ['s'] },
  'replay-show': { scope: 'table', keys: ['r'] },
  'next-step': { scope: 'table', keys: ['.'], repeats: true },

  'choose-option': { scope: 'decision', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] },
  'confirm-answer': { scope: 'decision', keys: ['Enter'] },
  'ask-hint': { scope: 'decision', keys: ['h'] },
  'next-ready': { scope: 'decision', keys: ['n'] },
  'previous-ready': { scope: 'decision', keys: ['Shift+n'] },
  'mark-way': { scope: 'decision', keys: ['w'] },
  'step-back': { scope: 'decision', keys: ['Escape'] },
  'end-orders': { scope: 'decision', keys: ['Mod+Enter'] },

  'pan-map': {
    scope: 'map',
    keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    repeats: true
  },
  'zoom-in': { scope: 'map', keys: ['+'], also: ['='], repeats: true },
  'zoom-out': { scope: 'map', keys: ['-'], also: ['_'], repeats: true },
  'whole-map': { scope: 'map', keys: ['Home'] },
  'show-place': { scope: 'map', keys: ['Enter', 'Space'] },
  'next-place': { scope: 'map', keys: ['Tab'], repeats: true },
  'previous-place': { scope: 'map', keys: ['Shift+Tab'], repeats: true },
  'walk-map': {
    scope: 'map',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowRight'],
    also: ['Alt+ArrowLeft', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowRight'],
    repeats: true
  },
  'let-go': { scope: 'map', keys: ['Escape'] }
} as const satisfies Readonly<Record<string, Command>>

export type CommandId = keyof typeof table
export const commands: Readonly<Record<CommandId, Command>> = table

function isCommandId(id: string): id is CommandId {
  return Object.hasOwn(table, id)
}
export const commandIds: readonly CommandId[] = Object.keys(table).filter(isCommandId)

/** A chord taken apart: `Mod+Shift+z` is z with Mod and Shift. The key itself may be a plus. */
export function chordParts(chord: string): { readonly modifiers: readonly string[]; readonly key: string } {
  const cut = chord.slice(0, -1).lastIndexOf('+')
  return { modifiers: cut === -1 ? [] : chord.slice(0, cut).split('+'), key: chord.slice(cut + 1) }
}

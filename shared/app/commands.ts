/** Where a command applies. `map` applies while the map has the focus and takes precedence; the others may overlap. */
export const scopes = ['everywhere', 'table', 'decision', 'map'] as const
export type Scope = (typeof scopes)[number]

/** The native menu of a command. `app` is the application menu on a Mac, elsewhere the file menu. */
export type MenuName = 'app' | 'file' | 'help'

/** A command with its keys and its place in the menus. The component that carries it out binds a handler. */
export interface Command {
  readonly scope: Scope
  /** Keys that the page listens for, such as `Shift+ArrowUp`; `Mod` is Command on a Mac and Control elsewhere. */
  readonly keys: readonly string[]
  /** Further keys for other keyboards; the key list does not show them. */
  readonly also?: readonly string[]
  /** Some games do not have it: at their tables the key list leaves it out. */
  readonly ofSomeGames?: true
  /** Repeats while its key is held down. */
  readonly repeats?: true
  /** The native menu and its accelerator, which always has a modifier: bare keys are for typing. */
  readonly menu?: { readonly in: MenuName; readonly key: string }
}

/** All commands in the order of the key list and the menus. */
const table = {
  'show-keys': { scope: 'everywhere', keys: ['?', 'F1'], menu: { in: 'help', key: 'F1' } },
  'open-settings': { scope: 'everywhere', keys: ['Mod+,'], menu: { in: 'app', key: 'Mod+,' } },
  // Browsers reserve these keys: only the native menu has them.
  'new-campaign': { scope: 'everywhere', keys: [], menu: { in: 'file', key: 'Mod+n' } },
  'new-window': { scope: 'everywhere', keys: [], menu: { in: 'file', key: 'Mod+Shift+n' } },
  'import-file': { scope: 'everywhere', keys: [], menu: { in: 'file', key: 'Mod+o' } },

  'take-over': { scope: 'everywhere', keys: ['g'] },
  'undo-answer': { scope: 'table', keys: ['Mod+z'] },
  'find-place': { scope: 'table', keys: ['/'] },
  'fold-panels': { scope: 'table', keys: ['f'] },
  'show-score': { scope: 'table', keys: ['p'], ofSomeGames: true },
  'show-ties': { scope: 'table', keys: ['t'], ofSomeGames: true },
  'show-routine': { scope: 'table', keys: ['q'], ofSomeGames: true },
  'show-story': { scope: 'table', keys: ['c'], ofSomeGames: true },
  'look-back': { scope: 'table', keys: ['l'] },
  'show-rules': { scope: 'table', keys: ['b'] },
  'show-lessons': { scope: 'table', keys: ['o'], ofSomeGames: true },
  'show-lore': { scope: 'table', keys: ['e'], ofSomeGames: true },
  'inspect-place': { scope: 'table', keys: ['i'], ofSomeGames: true },
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

/** Splits a chord: `Mod+Shift+z` is z with Mod and Shift. The key itself may be a plus. */
export function chordParts(chord: string): { readonly modifiers: readonly string[]; readonly key: string } {
  const cut = chord.slice(0, -1).lastIndexOf('+')
  return { modifiers: cut === -1 ? [] : chord.slice(0, cut).split('+'), key: chord.slice(cut + 1) }
}

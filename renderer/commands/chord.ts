/** The part of a keyboard event that says which keys are down. */
export interface KeyDown {
  readonly key: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The pressed keys, spelled as in the table of commands. */
export function chordOf(event: KeyDown, isMac: boolean): string {
  const key = keyName(event.key)
  const modifiers = [
    [isMac ? event.metaKey : event.ctrlKey, 'Mod'],
    [isMac ? event.ctrlKey : event.metaKey, isMac ? 'Control' : 'Meta'],
    [event.altKey, 'Alt'],
    // Keyboards differ in which symbols need Shift, so Shift does not count for a symbol.
    [event.shiftKey && !isSymbol(key), 'Shift']
  ] as const
  return [...modifiers.flatMap(([isDown, name]) => (isDown ? [name] : [])), key].join('+')
}

function keyName(key: string): string {
  if (key === ' ') return 'Space'
  return key.length === 1 ? key.toLowerCase() : key
}

function isSymbol(key: string): boolean {
  return key.length === 1 && !/\p{L}/u.test(key)
}

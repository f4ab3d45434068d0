import type { Direction } from './model/focus.ts'

export type KeyCommand =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'step'; readonly direction: Direction }
  | { readonly kind: 'next'; readonly by: 1 | -1 }
  | { readonly kind: 'all' }
  | { readonly kind: 'show' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'find' }

interface Key {
  readonly key: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const arrows: Readonly<Record<string, { dx: number; dy: number; direction: Direction }>> = {
  ArrowLeft: { dx: 1, dy: 0, direction: 'left' },
  ArrowRight: { dx: -1, dy: 0, direction: 'right' },
  ArrowUp: { dx: 0, dy: 1, direction: 'up' },
  ArrowDown: { dx: 0, dy: -1, direction: 'down' }
}

/** What a key means to the map; null leaves it to the page. */
export function keyCommand(event: Key): KeyCommand | null {
  if (event.ctrlKey || event.metaKey) return null
  const arrow = arrows[event.key]
  if (arrow) {
    if (event.altKey || event.shiftKey) return { kind: 'step', direction: arrow.direction }
    return { kind: 'pan', dx: arrow.dx, dy: arrow.dy }
  }
  switch (event.key) {
    case '+':
    case '=':
      return { kind: 'zoom', factor: 1.5 }
    case '-':
    case '_':
      return { kind: 'zoom', factor: 1 / 1.5 }
    case 'Home':
      return { kind: 'all' }
    case 'Tab':
      return { kind: 'next', by: event.shiftKey ? -1 : 1 }
    case 'Enter':
    case ' ':
      return { kind: 'show' }
    case 'Escape':
      return { kind: 'clear' }
    case '/':
      return { kind: 'find' }
    default:
      return null
  }
}

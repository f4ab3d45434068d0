import { type Scope, scopes } from '#shared/app/commands.ts'
import { chordOf, type KeyDown } from './chord.ts'

/** A key that went down, and which scopes may hear it. */
export interface KeyPress {
  readonly chord: string
  readonly key: string
  readonly repeat: boolean
  readonly target: EventTarget | null
  readonly scopes: readonly Scope[]
  /** Keeps the browser from doing what it does by itself. */
  readonly use: () => void
}

/** The page as the command centre needs it. */
export interface Page {
  listen(hear: (press: KeyPress) => void): () => void
}

/** Whether the keys are those of a Mac. */
export const isMac = /Mac|iP(hone|ad)/.test(navigator.platform)

/** The real page. */
export const thisPage: Page = {
  listen(hear) {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const { key, repeat, target } = event
      const heard = scopesHearing(event)
      hear({
        chord: chordOf(event, isMac),
        key,
        repeat,
        target,
        scopes: heard,
        use: () => event.preventDefault()
      })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }
}

const TYPED_INTO =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]'
const PRESSED = 'button, a, summary'

/**
 * A dialog, a text field and a button under a plain Enter have the keys for themselves; a popover leaves the app its
 * own.
 */
function scopesHearing(event: KeyDown & { readonly target: EventTarget | null }): readonly Scope[] {
  const { key, target } = event
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (document.querySelector('dialog:modal')) return []
  if (target instanceof Element) {
    if (target.closest(TYPED_INTO)) return []
    if (isPlain && (key === 'Enter' || key === ' ') && target.closest(PRESSED)) return []
  }
  return document.querySelector('[popover=auto]:popover-open') ? ['everywhere'] : scopes
}

import { type Scope, scopes } from '#shared/app/commands.ts'
import { chordOf, type KeyDown } from './chord.ts'

/** A pressed key, and the scopes whose commands it may run. */
export interface KeyPress {
  readonly chord: string
  readonly key: string
  readonly repeat: boolean
  readonly target: EventTarget | null
  readonly scopes: readonly Scope[]
  /** Prevents the browser's default action. */
  readonly preventDefault: () => void
}

/** The source of key presses for the command dispatcher. */
export interface KeyboardSource {
  listen(hear: (press: KeyPress) => void): () => void
}

/** Whether the page runs on a Mac or iOS keyboard. */
export const isMac = /Mac|iP(hone|ad)/.test(navigator.platform)

/** The keyboard of the real document. */
export const documentKeyboard: KeyboardSource = {
  listen(onPress) {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const { key, repeat, target } = event
      const scopesOfPress = scopesFor(event)
      onPress({
        chord: chordOf(event, isMac),
        key,
        repeat,
        target,
        scopes: scopesOfPress,
        preventDefault: () => event.preventDefault()
      })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }
}

const TEXT_FIELDS =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]'
const PRESSABLE = 'button, a, summary'

/**
 * Dialogs and text fields keep all keys; a focused button keeps plain Enter and Space. While a popover is open, only
 * commands of the scope `everywhere` run.
 */
function scopesFor(event: KeyDown & { readonly target: EventTarget | null }): readonly Scope[] {
  const { key, target } = event
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  if (document.querySelector('dialog:modal')) return []
  if (target instanceof Element) {
    if (target.closest(TEXT_FIELDS)) return []
    if (isPlain && (key === 'Enter' || key === ' ') && target.closest(PRESSABLE)) return []
  }
  return document.querySelector('[popover=auto]:popover-open') ? ['everywhere'] : scopes
}

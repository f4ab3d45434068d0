import { ariaKeys, withKey } from '../../commands/key-names.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOpenRules } from './rules-context.ts'

/** Opens the rules where the reader left them. */
export function RulesButton() {
  const words = useWords()
  const open = useOpenRules()
  if (!open) return null
  return (
    <button
      type="button"
      className="button button--icon"
      aria-label={words.text('book.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys('show-rules')}
      title={withKey(words.text('book.title'), 'show-rules', words)}
      onClick={() => open()}
    >
      <Icon name="book" />
    </button>
  )
}

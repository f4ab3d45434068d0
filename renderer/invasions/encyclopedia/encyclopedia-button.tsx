import { ariaKeys, withKey } from '../../commands/key-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { useEncyclopedia } from './encyclopedia-context.ts'

/** Opens the encyclopedia at the last entry. */
export function EncyclopediaButton() {
  const words = useInvasionsWords()
  const openEncyclopedia = useEncyclopedia()
  return (
    <button
      type="button"
      className="button ties-open"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeys('show-lore')}
      title={withKey(words.text('lore.title'), 'show-lore', words)}
      onClick={() => openEncyclopedia()}
    >
      <Icon name="book" size={16} />
      {words.text('lore.open')}
    </button>
  )
}

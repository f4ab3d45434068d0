import { useWords } from '../i18n/words.tsx'
import { Icon } from './icon.tsx'

interface DialogHeadProps {
  /** The id of the title, which labels the dialog. */
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

/** The title of a dialog and its close button. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const words = useWords()
  return (
    <header className="dialog__head">
      <h2 id={id}>{title}</h2>
      <button
        type="button"
        className="button button--icon"
        aria-label={words.text('app.close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </header>
  )
}

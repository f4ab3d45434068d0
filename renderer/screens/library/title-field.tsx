import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { renameCampaign } from '../../state/library.ts'
import { useAppDispatch } from '../../state/store.ts'

interface TitleFieldProps {
  readonly id: string
  readonly title: string
  readonly onDone: () => void
}

/** Edits a title in place: Enter and blur save it, Escape does not. */
export function TitleField({ id, title, onDone }: TitleFieldProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const [text, setText] = useState(title)
  const keep = () => {
    const wanted = text.trim()
    if (wanted !== '' && wanted !== title) dispatch(renameCampaign(id, wanted))
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep()
    if (event.key === 'Escape') onDone()
  }
  return (
    <input
      className="input campaign__rename"
      aria-label={words.text('library.rename-label')}
      value={text}
      maxLength={80}
      // biome-ignore lint/a11y/noAutofocus: the player has just asked to type here
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={keep}
    />
  )
}

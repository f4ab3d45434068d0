import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useAppDispatch } from '../../state/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { importFiles } from './import-files.ts'

/** Imports campaign files that are dropped anywhere on it. */
export function DropZone({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const [over, setOver] = useState(false)
  // The browser reports entering a child before leaving its parent, so only the balance tells whether the pointer is
  // inside.
  const depth = useRef(0)
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const step = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the import button does the same by keyboard
    <div
      className="drop-zone"
      onDragEnter={(event) => carriesFiles(event) && step(1)}
      onDragLeave={(event) => carriesFiles(event) && step(-1)}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        depth.current = 0
        setOver(false)
        dispatch(importFiles([...event.dataTransfer.files]))
      }}
    >
      {children}
      {over && (
        <div className="drop-zone__hint">
          <Icon name="upload" size={40} />
          <p>{words.text('library.drop')}</p>
        </div>
      )}
    </div>
  )
}

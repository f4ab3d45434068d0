import { useRef } from 'react'
import { product } from '#shared/app/product.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAppDispatch } from '../../state/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { importFiles } from './import-files.ts'

interface ImportButtonProps {
  readonly className: string
  readonly label?: string
}

export function ImportButton({ className, label }: ImportButtonProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        title={words.text('library.import-hint')}
        onClick={() => picker.current?.click()}
      >
        <Icon name="upload" />
        {label ?? words.text('library.import')}
      </button>
      <input
        ref={picker}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={`.${product.fileExtension},application/json`}
        onChange={({ target }) => {
          dispatch(importFiles([...(target.files ?? [])]))
          // Reset, so that the same file can be picked again.
          target.value = ''
        }}
      />
    </>
  )
}

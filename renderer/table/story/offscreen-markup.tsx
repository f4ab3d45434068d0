import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface PrintedProps {
  readonly children: ReactNode
  /** Receives the markup of the rendered children. */
  readonly onPrinted: (body: string) => void
}

/** Renders its children into a detached element, within the current providers, and reports the markup. */
export function OffscreenMarkup({ children, onPrinted }: PrintedProps) {
  const [sheet] = useState(() => document.createElement('main'))
  return createPortal(
    <Suspense fallback={null}>
      {children}
      <ReportMounted onFinished={() => onPrinted(sheet.innerHTML)} />
    </Suspense>,
    sheet
  )
}

/** Mounts when everything beside it has loaded. */
function ReportMounted({ onFinished }: { readonly onFinished: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once
  useEffect(onFinished, [])
  return null
}

import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface PrintedProps {
  readonly children: ReactNode
  /** Told the markup of what was printed. */
  readonly onPrinted: (body: string) => void
}

/** Draws its children on a sheet that nobody sees, with the words of the room around it, and hands over the markup. */
export function Printed({ children, onPrinted }: PrintedProps) {
  const [sheet] = useState(() => document.createElement('main'))
  return createPortal(
    <Suspense fallback={null}>
      {children}
      <Finished onFinished={() => onPrinted(sheet.innerHTML)} />
    </Suspense>,
    sheet
  )
}

/** It is there when all beside it is. */
function Finished({ onFinished }: { readonly onFinished: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once
  useEffect(onFinished, [])
  return null
}

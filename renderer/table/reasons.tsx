import type { Message } from '#shared/engine/message.ts'
import { Words } from '../i18n/words.tsx'

interface ReasonsProps {
  readonly reasons: readonly Message[]
  /** The text if there are no reasons. */
  readonly none: string
}

/** The reasons for an answer, a sentence each. */
export function Reasons({ reasons, none }: ReasonsProps) {
  if (reasons.length === 0) return <p className="quiet-word">{none}</p>
  return (
    <ul className="reasons">
      {reasons.map((reason, index) => (
        // The reasons never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <Words message={reason} />
        </li>
      ))}
    </ul>
  )
}

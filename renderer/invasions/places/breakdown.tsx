import type { ReactNode } from 'react'
import { RuleChip } from '../../table/decision/rule-chip.tsx'

/** A line of a calculation: what it adds or counts, and the rule behind it. */
export interface BreakdownLine {
  readonly what: ReactNode
  readonly amount: string
  readonly rule: string
}

interface BreakdownProps {
  /** The number. A click opens its calculation. */
  readonly summary: ReactNode
  readonly lines: readonly BreakdownLine[]
}

/** A number that opens its calculation. */
export function Breakdown({ summary, lines }: BreakdownProps) {
  // A number without a calculation opens nothing.
  if (lines.length === 0) return <p className="why-number">{summary}</p>
  return (
    <details className="why-number">
      <summary>{summary}</summary>
      <table>
        <tbody>
          {lines.map(({ what, amount, rule }, index) => (
            // Lines of a calculation never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index}>
              <th scope="row">{what}</th>
              <td>{amount}</td>
              <td>
                <RuleChip rule={rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

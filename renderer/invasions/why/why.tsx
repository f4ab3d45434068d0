import type { ReactNode } from 'react'
import { RuleChip } from '../../table/decision/rule-chip.tsx'

/** A line of a calculation: what it adds, or what is counted, and the rule that says so. */
export interface WhyLine {
  readonly what: ReactNode
  readonly amount: string
  readonly rule: string
}

interface WhyProps {
  /** The number itself, which opens its calculation. */
  readonly summary: ReactNode
  readonly lines: readonly WhyLine[]
}

/** A number that opens how it was come by. */
export function Why({ summary, lines }: WhyProps) {
  // What nothing was counted for opens nothing.
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

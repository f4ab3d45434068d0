import type { Item } from '#shared/invasions/queries/battle/situation.ts'
import type { Modifier } from '#shared/invasions/rolls.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { useInvasionsWords } from '../words.ts'

interface ShownItem {
  readonly why: Item['why']
  readonly rule: string
  readonly amount: string
  readonly tone: 'good' | 'bad' | 'swap'
}

/** The lines of a calculation as small labels, each with its rule: what gives dice or points, and why. */
function Labels({ items }: { readonly items: readonly ShownItem[] }) {
  const words = useInvasionsWords()
  return (
    <ul className="labels">
      {items.map(({ why, rule, amount, tone }, index) => (
        // Lines of a calculation never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className={`label label--${tone}`}>
          <strong>{amount}</strong>
          <span>{words.name('modifier', why)}</span>
          <RuleChip rule={rule} />
        </li>
      ))}
    </ul>
  )
}

/** XX.F, XX.G: what makes a pool of dice. */
export function PoolItems({ items }: { readonly items: readonly Item[] }) {
  const words = useInvasionsWords()
  const shown = items.map(({ white, black, why, rule }): ShownItem => {
    const swaps = white !== 0 && black !== 0
    if (swaps) return { why, rule, amount: `${Math.abs(black)} ${black > 0 ? '□→■' : '■→□'}`, tone: 'swap' }
    const amount = white + black
    return {
      why,
      rule,
      amount: `${words.signed(amount)} ${black !== 0 ? '■' : '□'}`,
      tone: amount > 0 ? 'good' : 'bad'
    }
  })
  return <Labels items={shown} />
}

/** What is added to a roll. */
export function Modifiers({ items }: { readonly items: readonly Modifier[] }) {
  const words = useInvasionsWords()
  return (
    <Labels
      items={items.map(({ amount, why, rule }) => ({
        why,
        rule,
        amount: words.signed(amount),
        tone: amount > 0 ? 'good' : 'bad'
      }))}
    />
  )
}

/** XXI.E: the same of a battle's round, whose lines count in white. */
export function RoundModifiers({ items }: { readonly items: readonly Item[] }) {
  return <Modifiers items={items.map(({ white, why, rule }) => ({ amount: white, why, rule }))} />
}

import type { ReactNode } from 'react'
import type { DieColour } from '#shared/invasions/queries/battle/dice.ts'
import type { BreakdownItem } from '#shared/invasions/queries/battle/situation.ts'
import type { Modifier } from '#shared/invasions/rolls.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

interface ShownItem {
  readonly why: BreakdownItem['why']
  readonly rule: string
  readonly amount: ReactNode
  readonly tone: 'good' | 'bad' | 'swap'
}

/** The lines of a calculation as small labels, each with its rule. */
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

/** XX.F, XX.G: the items of a dice pool. */
export function DicePoolLabels({ items }: { readonly items: readonly BreakdownItem[] }) {
  const words = useInvasionsWords()
  const shown = items.filter(givesDice).map(({ white, black, why, rule }): ShownItem => {
    const swaps = white !== 0 && black !== 0
    if (swaps)
      return { why, rule, amount: <Swap count={Math.abs(black)} toBlack={black > 0} />, tone: 'swap' }
    const change = white + black
    const amount = (
      <>
        {words.signed(change)} <MiniDie colour={black !== 0 ? 'black' : 'white'} />
      </>
    )
    return { why, rule, amount, tone: change > 0 ? 'good' : 'bad' }
  })
  return <Labels items={shown} />
}

/** Units that count only as a Limes give no dice. */
const givesDice = ({ white, black }: BreakdownItem): boolean => white !== 0 || black !== 0

/** XX.G: this many dice change their colour. */
function Swap({ count, toBlack }: { readonly count: number; readonly toBlack: boolean }) {
  const words = useInvasionsWords()
  const label = words.text(toBlack ? 'fight.swap-to-black' : 'fight.swap-to-white', { count })
  return (
    <span role="img" aria-label={label} title={label}>
      {count} <MiniDie colour={toBlack ? 'white' : 'black'} />
      {' → '}
      <MiniDie colour={toBlack ? 'black' : 'white'} />
    </span>
  )
}

function MiniDie({ colour }: { readonly colour: DieColour }) {
  const words = useInvasionsWords()
  return (
    <span
      className={`mini-die mini-die--${colour}`}
      role="img"
      aria-label={words.text(`fight.die-${colour}`)}
    />
  )
}

/** The modifiers of a roll. */
export function ModifierLabels({ items }: { readonly items: readonly Modifier[] }) {
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

/** XXI.E: the modifiers of a battle round, whose items count in white. */
export function RoundModifierLabels({ items }: { readonly items: readonly BreakdownItem[] }) {
  return <ModifierLabels items={items.map(({ white, why, rule }) => ({ amount: white, why, rule }))} />
}

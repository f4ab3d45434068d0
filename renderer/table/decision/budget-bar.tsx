import { useWords } from '../../i18n/words.tsx'
import type { Budget } from './budget.ts'

/** The running total: what the draft costs, and what remains. */
export function BudgetBar({ budget }: { readonly budget: Budget }) {
  const words = useWords()
  const { available, spent, left } = budget
  return (
    <div className={left < 0 ? 'budget budget--over' : 'budget'}>
      <p className="budget__sum" aria-live="polite">
        <span>{words.text('budget.spent', { count: spent, available })}</span>
        <strong>
          {left < 0
            ? words.text('budget.over', { count: -left })
            : words.text('budget.left', { count: left })}
        </strong>
      </p>
      <meter
        className="budget__bar"
        aria-label={words.text('budget.label')}
        min={0}
        max={available}
        value={Math.min(spent, available)}
      />
    </div>
  )
}

import type { Modifier } from '#shared/invasions/rolls.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { ModifierLabels } from './modifier-labels.tsx'
import { clampedPercent } from './odds-bar.tsx'

interface ChanceProps {
  readonly chance: number
  /** What it is the chance of, in words. */
  readonly of?: string
}

/** A chance as a percentage and as part of a ring. */
export function Chance({ chance, of }: ChanceProps) {
  const words = useInvasionsWords()
  const percent = clampedPercent(chance)
  const label = words.text('fight.percent', { percent })
  return (
    <span className="chance" role="img" aria-label={of === undefined ? label : `${of}: ${label}`}>
      <svg className="chance__ring" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle className="chance__whole" cx="18" cy="18" r="15" pathLength="100" />
        <circle
          className="chance__part"
          cx="18"
          cy="18"
          r="15"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      <strong>{label}</strong>
      {of !== undefined && <span className="chance__of">{of}</span>}
    </span>
  )
}

interface RollNeededProps {
  /** The least modified D10 that succeeds. */
  readonly atLeast: number
  readonly modifiers: readonly Modifier[]
  readonly rerolls?: number
}

const HIGHEST_FACE = 10

/** What the die must show. A click opens the modifiers. */
export function RollNeeded({ atLeast, modifiers, rerolls = 0 }: RollNeededProps) {
  const words = useInvasionsWords()
  const needed = atLeast - modifiers.reduce((sum, { amount }) => sum + amount, 0)
  const text =
    needed <= 1
      ? words.text('fight.sure')
      : needed > HIGHEST_FACE
        ? words.text('fight.beyond')
        : words.text('fight.needed', { needed })
  return (
    <details className="needed">
      <summary>
        {text}
        {rerolls > 0 && ` · ${words.text('fight.rerolls', { count: rerolls })}`}
      </summary>
      {modifiers.length > 0 ? (
        <ModifierLabels items={modifiers} />
      ) : (
        <p className="quiet-word">{words.text('fight.no-modifiers')}</p>
      )}
    </details>
  )
}

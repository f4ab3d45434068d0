import { useWords } from '../../i18n/words.tsx'

/** The section of the rules that something comes from; nothing where no rule says it. */
export function RuleChip({ rule }: { readonly rule: string | null }) {
  const words = useWords()
  if (rule === null) return null
  return (
    <span className="rule-chip" title={words.text('decision.rule', { rule })}>
      <span className="visually-hidden">{words.text('decision.rule', { rule })}</span>
      <span aria-hidden="true">{rule}</span>
    </span>
  )
}

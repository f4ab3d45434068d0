import { useWords } from '../../i18n/words.tsx'

/** The section of the rules that something comes from; nothing where no rule says it. */
export function RuleChip({ rule }: { readonly rule: string | null }) {
  const words = useWords()
  if (rule === null) return null
  const chapter = `chapter.${rule.split('.')[0]}`
  const named = words.has(chapter)
    ? words.text('decision.rule-of', { rule, chapter: words.say({ key: chapter }) })
    : words.text('decision.rule', { rule })
  return (
    <span className="rule-chip" title={named}>
      <span className="visually-hidden">{named}</span>
      <span aria-hidden="true">{rule}</span>
    </span>
  )
}

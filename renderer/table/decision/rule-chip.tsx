import { useWords } from '../../i18n/words.tsx'
import { useOpenRules } from '../rules/rules-context.ts'

/** A chip with a section of the rules that opens it; nothing if there is no rule. */
export function RuleChip({ rule }: { readonly rule: string | null }) {
  const words = useWords()
  const open = useOpenRules()
  if (rule === null) return null
  const chapter = `chapter.${rule.split('.')[0]}`
  const named = words.has(chapter)
    ? words.text('decision.rule-of', { rule, chapter: words.say({ key: chapter }) })
    : words.text('decision.rule', { rule })
  const shown = (
    <>
      <span className="visually-hidden">{named}</span>
      <span aria-hidden="true">{rule}</span>
    </>
  )
  if (!open) {
    return (
      <span className="rule-chip" title={named}>
        {shown}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="rule-chip rule-chip--open"
      title={named}
      aria-haspopup="dialog"
      onClick={() => open(rule)}
    >
      {shown}
    </button>
  )
}

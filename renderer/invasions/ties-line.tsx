import { useWords } from '../i18n/words.tsx'
import type { Tie } from './ties.ts'

/** Whom a nation is bound to, or set against, in one line a kind. */
export function TiesLine({ ties }: { readonly ties: readonly Tie[] }) {
  const words = useWords()
  if (ties.length === 0) return null
  return (
    <ul className="ties">
      {[...Map.groupBy(ties, ({ key }) => key)].map(([key, same]) => {
        const others = same.map(({ other }) => words.name('nation', other))
        return <li key={key}>{words.text(key, { others: words.list(others) })}</li>
      })}
    </ul>
  )
}

import { reference } from '#shared/engine/message.ts'
import type { Tie } from './ties.ts'
import { useInvasionsWords } from './words.ts'

/** Whom a nation is bound to, or set against, in one line a kind. */
export function TiesLine({ ties }: { readonly ties: readonly Tie[] }) {
  const words = useInvasionsWords()
  if (ties.length === 0) return null
  return (
    <ul className="ties">
      {[...Map.groupBy(ties, ({ key }) => key)].map(([key, same]) => {
        // Two foedera with one power are one bond to tell.
        const others = [...new Set(same.map(({ other }) => other))].map((id) => reference('nation', id))
        return <li key={key}>{words.text(key, { others })}</li>
      })}
    </ul>
  )
}

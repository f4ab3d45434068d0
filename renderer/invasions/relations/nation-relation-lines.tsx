import { reference } from '#shared/engine/message.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import type { NationRelation } from './nation-relations.ts'

/** The relations of a nation, one line for each kind. */
export function NationRelationLines({ relations }: { readonly relations: readonly NationRelation[] }) {
  const words = useInvasionsWords()
  if (relations.length === 0) return null
  return (
    <ul className="ties">
      {[...Map.groupBy(relations, ({ key }) => key)].map(([key, same]) => {
        // Two Foedera with the same nation are one entry.
        const others = [...new Set(same.map(({ other }) => other))].map((id) => reference('nation', id))
        return <li key={key}>{words.text(key, { others })}</li>
      })}
    </ul>
  )
}

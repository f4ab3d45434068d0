import { type ReactNode, useCallback } from 'react'
import { useWords, WordsProvider } from '../i18n/words.tsx'
import { isInvasionsView } from '../invasions/view.ts'
import { UnitFactsProvider } from './unit-facts.tsx'

interface TableWordsProps {
  readonly view: object
  readonly children: ReactNode
}

/** Inside it the units on the table are called by what they are: their ids tell nobody anything. */
export function TableWords({ view, children }: TableWordsProps) {
  const words = useWords()
  const units = isInvasionsView(view) ? view.units : null
  const nameOf = useCallback(
    (ref: string, id: string) => {
      const unit = ref === 'unit' ? units?.[id] : undefined
      if (!unit) return undefined
      const nation = words.name('nation', unit.people ?? unit.nation)
      return words.text('unit.of', { kind: words.name('unit-kind', unit.kind), nation })
    },
    [units, words]
  )
  return (
    <WordsProvider nameOf={nameOf}>
      <UnitFactsProvider view={view}>{children}</UnitFactsProvider>
    </WordsProvider>
  )
}

import type { Republica } from '#shared/republica/game-types.ts'
import type { TableOf } from '../table/game/game-client.ts'
import { useRepublicaWords } from './i18n/use-republica-words.ts'
import { InfluenceTable } from './panels/influence-table.tsx'

/** How the game ended: the fall of Rome, or the way of the winner, and everybody's influence. */
export function Ending({ table: { view } }: { readonly table: TableOf<Republica> }) {
  const words = useRepublicaWords()
  const { ending } = view
  if (!ending) return null
  return (
    <div className="rep-ending">
      <p className="rep-ending__how">
        {ending.defeat
          ? words.text(`defeat.${ending.defeat}`)
          : ending.route
            ? words.text(`route.${ending.route}`)
            : words.text('route.draw')}
      </p>
      <InfluenceTable view={view} isNarrow />
    </div>
  )
}

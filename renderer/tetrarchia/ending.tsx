import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { hasVariant } from '#shared/tetrarchia/queries/board-queries.ts'
import { titlesOf } from '#shared/tetrarchia/queries/rivalry.ts'
import { scaleOf } from '#shared/tetrarchia/queries/scale.ts'
import { reference } from '#shared/tetrarchia/words/message.ts'
import { emperorIds } from '#shared/tetrarchia/world/ids.ts'
import type { TableOf } from '../table/game/game-client.ts'
import { useTetrarchiaWords } from './i18n/use-tetrarchia-words.ts'
import { VictoryScale } from './panels/victory-scale.tsx'

/** The ten-point scale line by line, and the titles of the emperors. */
export function Ending({ table: { view } }: { readonly table: TableOf<Tetrarchia> }) {
  const words = useTetrarchiaWords()
  const { points } = scaleOf(view)
  if (!view.ending) return null
  return (
    <div className="ending">
      <p className="ending__why">
        {words.text(view.ending.won ? 'event.won' : `event.lost-${view.ending.why}`, { points })}
      </p>
      <VictoryScale view={view} />
      {hasVariant(view, 'el-grande') && view.ending.won && <TitlesLine view={view} />}
    </div>
  )
}

function TitlesLine({ view }: { readonly view: Tetrarchia['View'] }) {
  const words = useTetrarchiaWords()
  const titles = titlesOf(view)
  const claims = (['great', 'east', 'west'] as const).flatMap((title) => {
    const emperor = titles[title]
    return emperor ? [words.text(`ending.${title}`, { emperor: reference('emperor', emperor) })] : []
  })
  return (
    <section aria-label={words.text('ending.titles')}>
      {(claims.length > 0 ? claims : [words.text('ending.kept')]).map((claim) => (
        <p key={claim}>{claim}</p>
      ))}
      <p>
        {words.list(
          emperorIds.map((id) =>
            words.text('ending.rival', { emperor: reference('emperor', id), points: titles.points[id] })
          )
        )}
      </p>
    </section>
  )
}

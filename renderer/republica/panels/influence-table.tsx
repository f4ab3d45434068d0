import { figures } from '#shared/republica/figures.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import { factionInfluence, senatorsOf } from '#shared/republica/queries/republic.ts'
import { factionVotes } from '#shared/republica/queries/senate/votes.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'

/** The page behind the score: who is how far on each way to victory. */
export function ScorePage({ table: { view } }: TableProps<Republica>) {
  const words = useRepublicaWords()
  return (
    <div className="rep-score">
      <p className="rep-note">
        {words.text('ui.routes', { influence: figures.victory.influence, most: figures.victory.wars })}
      </p>
      <InfluenceTable view={view} />
    </div>
  )
}

/** The factions with their influence, their greatest senator, votes and senators. */
interface InfluenceTableProps {
  readonly view: RepublicView
  /** Beside the question there is room for the most important columns only. */
  readonly isNarrow?: boolean
}

export function InfluenceTable({ view, isNarrow = false }: InfluenceTableProps) {
  const words = useRepublicaWords()
  const rows = view.sides
    .map((side) => {
      const senators = senatorsOf(view, side).map((id) => ({
        id,
        influence: view.senators[id]?.influence ?? 0
      }))
      const [best] = senators.toSorted((one, other) => other.influence - one.influence)
      return { side, best, count: senators.length, influence: factionInfluence(view, side) }
    })
    .toSorted((one, other) => other.influence - one.influence)
  return (
    <table className="rep-influence">
      <thead>
        <tr>
          <th scope="col">{words.text('ui.faction')}</th>
          <th scope="col">{words.text('rating.faction-influence')}</th>
          <th scope="col">{words.text('ui.greatest')}</th>
          {!isNarrow && (
            <>
              <th scope="col">{words.text('rating.votes-in-rome')}</th>
              <th scope="col">{words.text('ui.senators')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ side, best, count, influence }) => (
          <tr key={side}>
            <th scope="row">
              <Emblem side={side} size={18} /> {words.name('side', side)}
            </th>
            <td>{influence}</td>
            <td>{best ? `${words.name('senator', best.id)} ${best.influence}` : '–'}</td>
            {!isNarrow && (
              <>
                <td>{factionVotes(view, side)}</td>
                <td>{count}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

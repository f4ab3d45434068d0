import { sideOf } from '#shared/invasions/catalogue.ts'
import type { LeaderLife } from '#shared/invasions/story/hall-of-leaders.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { StoryTableHead } from './story-table-head.tsx'

/** The leaders who fought, the greatest first. */
export function LeaderTable({ lives }: { readonly lives: readonly LeaderLife[] }) {
  const words = useInvasionsWords()
  return (
    <section className="hall">
      <h2>{words.text('book.hall')}</h2>
      {lives.length === 0 ? (
        <p>{words.text('hall.none')}</p>
      ) : (
        <table>
          <StoryTableHead
            columns={[
              { label: words.text('hall.leader') },
              { label: words.text('hall.nation') },
              { label: words.text('hall.since'), isFigure: true },
              { label: words.text('hall.battles'), isFigure: true },
              { label: words.text('hall.won'), isFigure: true },
              { label: words.text('hall.fate') }
            ]}
          />
          <tbody>
            {lives.map(({ leader, nation, since, battles, won, end }) => (
              <tr key={leader}>
                <th scope="row">{words.name('leader', leader)}</th>
                <td>
                  <span className="standings__side">
                    <Emblem side={sideOf(nation)} size={18} />
                    {words.name('nation', nation)}
                  </span>
                </td>
                <td className="figure">{since}</td>
                <td className="figure">{battles}</td>
                <td className="figure">{won}</td>
                <td>{end && words.text(`hall.${end.cause}`, { turn: end.turn })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

import { sideOf } from '#shared/invasions/catalogue.ts'
import type { LeaderLife } from '#shared/invasions/story/leaders.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../words.ts'

/** The leaders who fought, the greatest first. */
export function Hall({ lives }: { readonly lives: readonly LeaderLife[] }) {
  const words = useInvasionsWords()
  return (
    <section className="hall">
      <h2>{words.text('book.hall')}</h2>
      {lives.length === 0 ? (
        <p>{words.text('hall.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.text('hall.leader')}</th>
              <th scope="col">{words.text('hall.nation')}</th>
              <th scope="col" className="figure">
                {words.text('hall.since')}
              </th>
              <th scope="col" className="figure">
                {words.text('hall.battles')}
              </th>
              <th scope="col" className="figure">
                {words.text('hall.won')}
              </th>
              <th scope="col">{words.text('hall.fate')}</th>
            </tr>
          </thead>
          <tbody>
            {lives.map(({ leader, nation, since, battles, won, fell }) => (
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
                <td>{fell && words.text(`hall.${fell.cause}`, { turn: fell.turn })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

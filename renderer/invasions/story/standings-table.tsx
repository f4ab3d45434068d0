import type { Message } from '#shared/engine/message.ts'
import { standingsOf } from '#shared/invasions/story/standings.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

interface StandingsTableProps {
  readonly view: InvasionsView
  readonly isOver: boolean
  readonly brief: readonly Message[]
}

/** V.C: the ranks of the sides, and what decided between equal points. */
export function StandingsTable({ view, isOver, brief }: StandingsTableProps) {
  const words = useInvasionsWords()
  const { ranks, ties } = standingsOf(view.score, view.turn)
  const most = Math.max(1, ...ranks.map(({ points }) => points))
  return (
    <section className="standings">
      <h2>{words.text(isOver ? 'book.standings' : 'book.standings-now')}</h2>
      <p className="standings__brief">{brief.map((sentence) => words.say(sentence)).join(' ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text('standing.rank')}</th>
            <th scope="col">{words.text('standing.side')}</th>
            <td className="standings__bars" />
            <th scope="col" className="figure">
              {words.text('standing.points')}
            </th>
            <th scope="col" className="figure">
              {words.text('standing.last-turn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranks.map(({ side, points, lastTurn }, index) => (
            <tr key={side} className={sideClass(side)}>
              <td>{index + 1}</td>
              <th scope="row">
                <span className="standings__side">
                  <Emblem side={side} size={22} />
                  {words.name('side', side)}
                </span>
              </th>
              <td className="standings__bars">
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="standings__bar" width={(100 * Math.max(0, points)) / most} height="6" />
                </svg>
              </td>
              <td className="figure standings__points">{points}</td>
              <td className="figure">{lastTurn}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ties.map((tie) => (
        <p key={words.say(tie)} className="standings__tie">
          {words.say(tie)} (V.C)
        </p>
      ))}
    </section>
  )
}

import { useMemo, useState } from 'react'
import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import {
  nextScoringTurn,
  pointsAtStake,
  pointsBySourceAndSide
} from '#shared/invasions/queries/scoring/points.ts'
import { chronicleOf } from '#shared/invasions/story/prose.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { ScoreChart } from '../../table/score-chart.tsx'
import { turnSummaryOf, turnsIn } from '../chronicle/turn-summary.ts'
import { TurnSummaryView } from '../chronicle/turn-summary-view.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { scoreHistory } from './score-history.ts'

/** Where the points came from, what is at stake, and a summary of every turn so far. */
export function ScorePage({ table, onPlace }: TableProps<Invasions>) {
  const { view, log, summary } = table
  const history = useMemo(() => scoreHistory(log), [log])
  return (
    <div className="annals">
      <div className="annals__score">
        <Sources view={view} scores={summary.scores} />
        {history.length > 1 && <ScoreChart history={history} sides={sideIds} />}
        <Stakes view={view} />
      </div>
      <Turns log={log} onPlace={onPlace} />
    </div>
  )
}

function Sources({
  view,
  scores
}: Pick<TableProps<Invasions>['table'], 'view'> & { scores: Readonly<Record<string, number>> }) {
  const words = useInvasionsWords()
  const sources = pointsBySourceAndSide(view.score.ledger)
  const known = (side: SideId) => sources.reduce((sum, { sides }) => sum + (sides[side] ?? 0), 0)
  // Campaigns of earlier versions have no ledger of their first points.
  const earlier = sideIds.map((side) => (scores[side] ?? 0) - known(side))
  return (
    <table className="annals__sources">
      <caption>{words.text('score.sources')}</caption>
      <thead>
        <tr>
          <th scope="col">{words.text('score.for')}</th>
          {sideIds.map((side) => (
            <th key={side} scope="col" className={sideClass(side)}>
              <Emblem side={side} size={18} />
              <span className="visually-hidden">{words.name('side', side)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, sides }) => (
          <tr key={source}>
            <th scope="row">{words.name('reason', source)}</th>
            {sideIds.map((side) => (
              <td key={side}>{sides[side] ?? ''}</td>
            ))}
          </tr>
        ))}
        {earlier.some((points) => points !== 0) && (
          <tr>
            <th scope="row">{words.text('score.earlier')}</th>
            {sideIds.map((side, index) => (
              <td key={side}>{earlier[index] || ''}</td>
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.text('score.total')}</th>
          {sideIds.map((side) => (
            <td key={side}>{scores[side] ?? 0}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function Stakes({ view }: { readonly view: InvasionsView }) {
  const words = useInvasionsWords()
  const turn = nextScoringTurn(view)
  return (
    <section className="annals__stakes">
      <h3>{words.text('score.stake', { turn })}</h3>
      <ul>
        {sideIds.map((side) => {
          const nations = pointsAtStake(view, side)
          return (
            <li key={side} className={sideClass(side)}>
              <p className="story__side">
                <Emblem side={side} size={18} />
                <span>{words.name('side', side)}</span>
                <strong>{words.signed(nations.reduce((sum, { now }) => sum + now, 0))}</strong>
              </p>
              <ul>
                {nations
                  .filter(({ now }) => now > 0)
                  .map(({ nation, now, most }) => (
                    <li key={nation} className="story__line">
                      {words.name('nation', nation)}
                      <span className="story__figure">{words.text('score.of-most', { now, most })}</span>
                    </li>
                  ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Turns({
  log,
  onPlace
}: Pick<TableProps<Invasions>['table'], 'log'> & Pick<TableProps<Invasions>, 'onPlace'>) {
  const words = useInvasionsWords()
  const turns = useMemo(() => turnsIn(log), [log])
  const [chosen, setChosen] = useState(() => turns.at(-1) ?? 1)
  const story = useMemo(() => turnSummaryOf(log, chosen), [log, chosen])
  const chronicle = useMemo(() => chronicleOf(log, []), [log])
  return (
    <section className="annals__turns" aria-label={words.text('score.turns')}>
      <ol className="annals__tabs">
        {turns.map((turn) => (
          <li key={turn}>
            <button
              type="button"
              className="button"
              aria-pressed={turn === chosen}
              onClick={() => setChosen(turn)}
            >
              {words.text('sequence.turn', { turn })}
            </button>
          </li>
        ))}
      </ol>
      <TurnSummaryView
        story={story}
        prose={chronicle.find(({ turn }) => turn === chosen)}
        onPlace={onPlace}
      />
    </section>
  )
}

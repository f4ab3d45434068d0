import { useEffect, useRef } from 'react'
import { sideOf, unitKind } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import {
  leadersNow,
  type UnitTally,
  unitTallies,
  upcomingEntries
} from '#shared/invasions/queries/nations/roster.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { LedgerView } from '../administration/ledger-view.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { Medallion } from '../leaders/medallion.tsx'
import { glyphOf } from '../map/map-stacks.ts'
import { Counter } from '../pieces/counter.tsx'
import { unitStats } from '../pieces/unit-stats.ts'
import { leaderValues } from './leader-values.ts'
import { NationObjectives } from './nation-objectives.tsx'
import { StatusChange } from './status-change.tsx'

/** A section of the page that explains a number. */
export type NationPageSection = 'objectives' | 'becoming' | 'accounts' | 'counters'

interface NationPageProps {
  readonly view: InvasionsView
  readonly nation: NationId
  /** The section to scroll to; none for the top of the page. */
  readonly section?: NationPageSection | null
  readonly onPlace: (place: string) => void
}

/** All public facts of a nation: its objectives, accounts, counters, leaders, and what is to come. */
export function NationPage({ view, nation, section = null, onPlace }: NationPageProps) {
  const words = useInvasionsWords()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (section) page.current?.querySelector(`[data-account=${section}]`)?.scrollIntoView()
  }, [section])
  return (
    <div className="nation-page" ref={page}>
      <NationObjectives view={view} nation={nation} onPlace={onPlace} />
      <StatusChange view={view} nation={nation} />
      <section data-account="accounts">
        <h3>{words.text('sheet.accounts')}</h3>
        <LedgerView view={view} nation={nation} spending={0} />
      </section>
      <Counters nation={nation} muster={unitTallies(boardOf(view), nation)} />
      <Leaders view={view} nation={nation} onPlace={onPlace} />
      <Calendar view={view} nation={nation} />
    </div>
  )
}

interface CountersProps {
  readonly nation: NationId
  readonly muster: readonly UnitTally[]
}

function Counters({ nation, muster }: CountersProps) {
  const words = useInvasionsWords()
  return (
    <section data-account="counters">
      <h3>{words.text('sheet.counters')}</h3>
      <table className="nation-page__table">
        <thead>
          <tr>
            <th scope="col">{words.text('sheet.kind')}</th>
            <th scope="col">{words.text('sheet.on-map')}</th>
            <th scope="col">{words.text('sheet.waiting')}</th>
            <th scope="col">{words.text('sheet.gone')}</th>
          </tr>
        </thead>
        <tbody>
          {muster.map(({ kind, onMap, damaged, waiting, gone }) => (
            <tr key={kind}>
              <th scope="row" className="nation-page__kind">
                <Counter side={sideOf(nation)} glyph={glyphOf(kind)} diamonds={unitKind(kind).elite} />
                {words.name('unit-kind', kind)}
                <small>{unitStats(kind, words)}</small>
              </th>
              <td>
                {onMap}
                {damaged > 0 && <small>{words.text('sheet.damaged', { count: damaged })}</small>}
              </td>
              <td>{waiting}</td>
              <td>{gone}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Leaders({ view, nation, onPlace }: NationPageProps) {
  const words = useInvasionsWords()
  const leaders = leadersNow(boardOf(view), nation)
  return (
    <section>
      <h3>{words.text('sheet.leaders')}</h3>
      {leaders.length === 0 ? (
        <p className="quiet-word">{words.text('sheet.no-leaders')}</p>
      ) : (
        <table className="nation-page__table">
          <thead>
            <tr>
              <th scope="col">{words.text('sheet.leader')}</th>
              {leaderValues.map(([value, rule]) => (
                <th key={value} scope="col">
                  {words.text(`sheet.${value}`)} <RuleChip rule={rule} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {leaders.map(({ leader: { id, at, served }, card }) => (
              <tr key={id}>
                <th scope="row" className="nation-page__kind">
                  <Medallion leader={id} size={2.75} />
                  {words.name('leader', id)}
                  <small>
                    {at !== null && (
                      <button type="button" className="name--place" onClick={() => onPlace(at)}>
                        {words.name('place', at)}
                      </button>
                    )}
                    {'turns' in card && words.text('sheet.serves', { served, turns: card.turns.length })}
                  </small>
                </th>
                {leaderValues.map(([value]) => (
                  <td key={value}>{card[value]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Calendar({ view, nation }: Pick<NationPageProps, 'view' | 'nation'>) {
  const words = useInvasionsWords()
  const coming = upcomingEntries(boardOf(view), nation)
  return (
    <section>
      <h3>{words.text('sheet.calendar')}</h3>
      {coming.length === 0 && <p className="quiet-word">{words.text('sheet.no-calendar')}</p>}
      <ol className="nation-page__calendar">
        {coming.map((entry) => (
          <li
            key={`${entry.turn} ${entry.what} ${'leader' in entry ? entry.leader : ''}`}
            className="nation-page__row"
          >
            <span className="nation-page__turn">{words.text('sequence.turn', { turn: entry.turn })}</span>
            {entry.what === 'reinforcements'
              ? words.text('sheet.reinforcements', { count: entry.units })
              : entry.what === 'leader'
                ? words.text('sheet.leader-comes', { leader: reference('leader', entry.leader) })
                : words.text(`sheet.${entry.what}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}

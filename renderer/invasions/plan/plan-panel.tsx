import './plan.css'
import { useDeferredValue, useMemo } from 'react'
import { sideIds } from '#shared/invasions/content/ids.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { nextScoringTurn } from '#shared/invasions/queries/scoring/points.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { useOpenPanels } from '../../table/open-panels.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { NationMark } from '../pieces/nation-mark.tsx'
import { arrivalsOf, type Goal, type NationPlan, type PlannedArrival, plansOf, rivalsOf } from './plan.ts'

export const PLAN = 'plan'

/** What the player's nations want, what rivals score, and who comes next. Computed only while it is open. */
export function PlanPanel({ table, onPlace }: TableProps<Invasions>) {
  const { isOpen } = useOpenPanels()
  const view = useDeferredValue(table.view)
  const side = sideIds.find((id) => id === table.side) ?? null
  if (!isOpen(PLAN)) return null
  return <Plan view={view} side={side} onPlace={onPlace} />
}

const GOALS = 6
const ARRIVALS = 8

interface PlanProps {
  readonly view: InvasionsView
  readonly side: (typeof sideIds)[number] | null
  readonly onPlace: (place: string) => void
}

function Plan({ view, side, onPlace }: PlanProps) {
  const words = useInvasionsWords()
  const plans = useMemo(
    () => (side ? plansOf(view, side) : sideIds.flatMap((id) => plansOf(view, id))),
    [view, side]
  )
  const rivals = useMemo(() => (side ? rivalsOf(view, side) : []), [view, side])
  const arrivals = useMemo(() => arrivalsOf(view, ARRIVALS), [view])
  return (
    <div className="plan">
      <p className="quiet-word">{words.text('plan.next', { turn: nextScoringTurn(view) })}</p>
      {plans.map((plan) => (
        <NationGoals key={plan.nation} plan={plan} onPlace={onPlace} />
      ))}
      {rivals.length > 0 && (
        <section>
          <h4>{words.text('plan.rivals')}</h4>
          <ul className="plan__rivals">
            {rivals.map((rival) => (
              <li key={rival.side} className={sideClass(rival.side)}>
                <Emblem side={rival.side} size={18} />
                {words.name('side', rival.side)}
                <strong>{words.signed(rival.points)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      {arrivals.length > 0 && (
        <section>
          <h4>{words.text('plan.arrivals')}</h4>
          <ol className="plan__arrivals">
            {arrivals.map(({ nation, entry }) => (
              <ArrivalLine
                key={`${nation} ${entry.turn} ${entry.what} ${'leader' in entry ? entry.leader : ''}`}
                nation={nation}
                entry={entry}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

interface NationGoalsProps {
  readonly plan: NationPlan
  readonly onPlace: (place: string) => void
}

function NationGoals({ plan: { nation, now, most, goals }, onPlace }: NationGoalsProps) {
  const words = useInvasionsWords()
  return (
    <section>
      <h4>
        <NationMark nation={nation} size={20} />
        {words.name('nation', nation)}
        <span className="plan__figure">{words.text('score.of-most', { now, most })}</span>
      </h4>
      {goals.length === 0 && <p className="quiet-word">{words.text('plan.has-all')}</p>}
      <ul>
        {goals.slice(0, GOALS).map((goal) => (
          <GoalLine key={goal.place} goal={goal} onPlace={onPlace} />
        ))}
      </ul>
    </section>
  )
}

function GoalLine({ goal, onPlace }: { readonly goal: Goal; readonly onPlace: (place: string) => void }) {
  const words = useInvasionsWords()
  const { place, kind, gain, holder, defenders } = goal
  return (
    <li className="plan__goal">
      <button type="button" className="name--place" onClick={() => onPlace(place)}>
        {words.name(kind === 'area' ? 'area' : 'place', place)}
      </button>
      <small>
        {holder ? words.text('plan.held', { nation: reference('nation', holder) }) : words.text('plan.free')}
        {defenders > 0 && `, ${words.text('plan.defenders', { count: defenders })}`}
      </small>
      <strong>{words.signed(gain)}</strong>
    </li>
  )
}

function ArrivalLine({ nation, entry }: PlannedArrival) {
  const words = useInvasionsWords()
  return (
    <li>
      <span className="plan__turn">{words.text('sequence.turn', { turn: entry.turn })}</span>
      <NationMark nation={nation} size={18} />
      <span>
        {words.name('nation', nation)}
        {': '}
        {entry.what === 'leader'
          ? words.text('sheet.leader-comes', { leader: reference('leader', entry.leader) })
          : entry.what === 'reinforcements'
            ? null
            : words.text(`sheet.${entry.what}`)}
      </span>
    </li>
  )
}

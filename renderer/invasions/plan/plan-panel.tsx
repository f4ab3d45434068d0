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
import { useMarch } from '../march/march-provider.tsx'
import { roundedPercent } from '../march/rounded-percent.ts'
import { NationMark } from '../pieces/nation-mark.tsx'
import { arrivalsOf, type Goal, type NationPlan, type PlannedArrival, plansOf, rivalsOf } from './plan.ts'
import { type WayToGoal, wayToGoal } from './way-to-goal.ts'

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
  const plans = useMemo(() => {
    const all = side ? plansOf(view, side) : sideIds.flatMap((id) => plansOf(view, id))
    const isActive = ({ nation }: NationPlan) => Number(view.active.includes(nation))
    return all.toSorted((one, other) => isActive(other) - isActive(one))
  }, [view, side])
  const rivals = useMemo(() => (side ? rivalsOf(view, side) : []), [view, side])
  const arrivals = useMemo(() => arrivalsOf(view, ARRIVALS), [view])
  return (
    <div className="plan">
      <p className="quiet-word">{words.text('plan.next', { turn: nextScoringTurn(view) })}</p>
      {plans.map((plan) => (
        <NationGoals key={plan.nation} view={view} plan={plan} onPlace={onPlace} />
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
  readonly view: InvasionsView
  readonly plan: NationPlan
  readonly onPlace: (place: string) => void
}

function NationGoals({ view, plan: { nation, now, most, goals }, onPlace }: NationGoalsProps) {
  const words = useInvasionsWords()
  const planner = useMarch()?.planner ?? null
  const shown = useMemo(
    () =>
      goals.slice(0, GOALS).map((goal) => ({ goal, way: wayToGoal(view, planner, nation, goal.provinces) })),
    [view, planner, nation, goals]
  )
  return (
    <section>
      <h4>
        <NationMark nation={nation} size={20} />
        {words.name('nation', nation)}
        <span className="plan__figure">{words.text('score.of-most', { now, most })}</span>
      </h4>
      {goals.length === 0 && <p className="quiet-word">{words.text('plan.has-all')}</p>}
      <ul>
        {shown.map(({ goal, way }) => (
          <GoalLine key={goal.place} goal={goal} way={way} onPlace={onPlace} />
        ))}
      </ul>
    </section>
  )
}

interface GoalLineProps {
  readonly goal: Goal
  readonly way: WayToGoal | null
  readonly onPlace: (place: string) => void
}

function GoalLine({ goal, way, onPlace }: GoalLineProps) {
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
      {way && <Way way={way} onPlace={onPlace} />}
    </li>
  )
}

/** From where the goal can be taken, with its chances. If it can be ordered now, a click proposes the march. */
function Way({ way, onPlace }: { readonly way: WayToGoal; readonly onPlace: (place: string) => void }) {
  const words = useInvasionsWords()
  const march = useMarch()
  const { from, to, wins, falls, pieces } = way
  const chances = [
    ...(wins === null ? [] : [words.text('plan.wins', { percent: roundedPercent(wins) })]),
    ...(falls === null ? [] : [words.text('plan.falls', { percent: roundedPercent(falls) })])
  ]
  const text = words.text('plan.way', {
    from: reference('place', from),
    to: reference('place', to),
    what: chances.length > 0 ? words.list(chances) : words.text('plan.open')
  })
  if (!march || !pieces) return <small className="plan__way">{text}</small>
  const propose = () => {
    march.dispatch({ do: 'propose', place: from, pieces, via: [], target: to })
    onPlace(to)
  }
  return (
    <button type="button" className="plan__way quiet-link" onClick={propose}>
      {text}
    </button>
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

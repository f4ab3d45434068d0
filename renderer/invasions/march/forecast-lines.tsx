import { reference } from '#shared/engine/message.ts'
import type { Board } from '#shared/invasions/board.ts'
import { ASSUMPTIONS } from '#shared/invasions/queries/forecast/assumptions.ts'
import type { FightForecast } from '#shared/invasions/queries/forecast/fight-forecast.ts'
import type { MarchForecast } from '#shared/invasions/queries/forecast/march-forecast.ts'
import type { SiegeForecast } from '#shared/invasions/queries/forecast/siege-forecast.ts'
import type { MarchOption } from '#shared/invasions/queries/march-orders/march-options.ts'
import { INTERCEPTION_SUCCEEDS_AT } from '#shared/invasions/queries/movement/interception.ts'
import { battleAccount } from '#shared/invasions/queries/odds/battle-account.ts'
import { CITY_FALLS_AT } from '#shared/invasions/queries/siege/siege.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { RollNeeded } from '../fight/chance.tsx'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { placeFactsAt } from '../places/place-facts.ts'
import type { MarchControls } from './march-provider.tsx'
import { BattleOddsBreakdown } from './odds-breakdown.tsx'
import { roundedPercent } from './rounded-percent.ts'
import { SeaForecastLines } from './sea-forecast-lines.tsx'

interface PlaceForecastProps {
  readonly view: InvasionsView
  readonly march: MarchControls
  readonly place: string
}

/** The forecast of sending the selected pieces to a place, or why they cannot go. */
export function PlaceForecast({ view, march, place }: PlaceForecastProps) {
  const words = useInvasionsWords()
  const { planner, selection, ordersByPlace, ordersTo } = march
  const [order] = ordersTo(place)
  const refusalAt = (to: string) => {
    const [direct] = ordersByPlace.get(to) ?? []
    const rerouted = direct && planner.orderVia(selection.pieces, direct, selection.via)
    return rerouted && !rerouted.ok ? rerouted.refusal : planner.whyNot(selection.pieces, to)
  }
  if (order) {
    const forecast = planner.forecast(selection.pieces, order)
    return <ForecastLines view={view} order={order} forecast={forecast} brief />
  }
  const refusal = place === selection.place ? null : refusalAt(place)
  if (!refusal) return null
  return (
    <p className="outlook__refusal">
      {words.text('hand.why-not', { what: words.say(refusal.reason) })} <RuleChip rule={refusal.rule} />
    </p>
  )
}

interface ForecastLinesProps {
  readonly view: InvasionsView
  readonly order: MarchOption
  readonly forecast: MarchForecast | null
  /** In a tooltip: names the likeliest interceptor and counts the others. */
  readonly brief?: boolean
}

/** A tooltip has eight lines at most, so it names one interceptor and counts the others. */
const MOST_NAMED = 1

/** An order with its cost, who may intercept it, the odds of what follows, and the points it may gain. */
export function ForecastLines({ view, order, forecast, brief = false }: ForecastLinesProps) {
  const words = useInvasionsWords()
  const interceptors = (forecast?.reactions ?? [])
    .flatMap(({ at, stacks }) => stacks.map((stack) => ({ ...stack, at })))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => other.chance - one.chance)
  const named = brief ? interceptors.slice(0, MOST_NAMED) : interceptors
  const forces = forcesText(view, order.to, words)
  return (
    <div className="outlook">
      <p className="outlook__head">
        <b>{words.text(`hand.kind.${order.kind}`)}</b>
        {order.steps > 0 && <span>{words.text('hand.cost', { count: order.steps })}</span>}
      </p>
      {forces !== '' && <p className="outlook__stands">{words.text('hand.stands', { what: forces })}</p>}
      {order.naval && forecast?.sea && (
        <SeaForecastLines order={order.naval} sea={forecast.sea} most={brief ? MOST_NAMED : undefined} />
      )}
      {named.map(({ nation, from, chance, at, modifiers }, index) => (
        <div key={`${at} ${from} ${nation}`} className="outlook__risk">
          <p className={brief ? 'outlook__brief' : undefined}>
            {words.text('hand.intercept', {
              nation: reference('nation', nation),
              province: reference('province', at),
              from: reference('province', from),
              percent: roundedPercent(chance)
            })}
            {index === named.length - 1 && named.length < interceptors.length && (
              <> {words.text('inspect.more', { count: interceptors.length - named.length })}</>
            )}
          </p>
          {!brief && <RollNeeded atLeast={INTERCEPTION_SUCCEEDS_AT} modifiers={modifiers} />}
        </div>
      ))}
      {forecast?.fight && (
        <FightLines
          board={boardOf(view)}
          fight={forecast.fight}
          brief={brief}
          short={brief && forecast.siege !== null}
        />
      )}
      {forecast?.siege && <SiegeLines siege={forecast.siege} brief={brief} />}
      {!brief && forecast && (forecast.fight || forecast.siege) && (
        <small className="quiet">{words.text(ASSUMPTIONS.march)}</small>
      )}
      {forecast !== null && forecast.gain > 0 && (
        <p className="outlook__gain">{words.text('hand.gain', { count: forecast.gain })}</p>
      )}
    </div>
  )
}

interface SiegeLinesProps {
  readonly siege: SiegeForecast
  readonly brief: boolean
}

/** XXIV.C: the chances of a siege and of an assault. On the target card each opens its modifiers. */
function SiegeLines({ siege: { terror, plain, assault, modifiers, rerolls }, brief }: SiegeLinesProps) {
  const words = useInvasionsWords()
  const surrenders = terror > 0 ? words.text('hand.terror', { percent: roundedPercent(terror) }) : null
  const ways = [
    { odds: words.text('hand.siege', { percent: roundedPercent(plain) }), added: modifiers.plain },
    { odds: words.text('hand.assault', { percent: roundedPercent(assault) }), added: modifiers.assault }
  ]
  if (brief) {
    const lines = [...(surrenders ? [surrenders] : []), ...ways.map(({ odds }) => odds)]
    return <p className="outlook__odds">{lines.join(' · ')}</p>
  }
  return (
    <>
      {surrenders && <p className="outlook__odds">{surrenders}</p>}
      {ways.map(({ odds, added }) => (
        <div key={odds} className="outlook__odds">
          <p>{odds}</p>
          <RollNeeded atLeast={CITY_FALLS_AT} modifiers={added} rerolls={rerolls} />
        </div>
      ))}
    </>
  )
}

interface FightLinesProps {
  readonly board: Board
  readonly fight: FightForecast
  readonly brief: boolean
  /** Leaves out the average losses. */
  readonly short: boolean
}

function FightLines({ board, fight: { by, order, odds }, brief, short }: FightLinesProps) {
  const words = useInvasionsWords()
  const { attackerWins, lastingLosses } = odds
  if (by === 'limes') return <p className="outlook__odds">{words.text('fight.limes-alone')}</p>
  const chance = words.text('hand.battle', { percent: roundedPercent(attackerWins) })
  return (
    <>
      {brief ? (
        <p className="outlook__odds">{chance}</p>
      ) : (
        <BattleOddsBreakdown odds={chance} account={battleAccount(board, order)} />
      )}
      <meter className="outlook__meter" min={0} max={1} value={attackerWins} />
      {!short && (
        <p>
          {words.text('hand.losses', {
            count: rounded(lastingLosses.attacker),
            amount: rounded(lastingLosses.defender)
          })}
        </p>
      )}
    </>
  )
}

/** The forces at a place, in one line. */
function forcesText(view: InvasionsView, place: string, words: InvasionsTranslator): string {
  const forces = placeFactsAt(view, place).forces.filter(({ units, horde }) => units > 0 || horde)
  return words.list(
    forces.map(({ nation, units, leaders, horde }) => {
      const parts = [
        ...(units > 0 ? [words.text('hand.strength', { count: units })] : []),
        ...leaders.map((leader) => words.name('leader', leader)),
        ...(horde ? [words.text('ground.horde')] : [])
      ]
      return `${words.name('nation', nation)} (${words.list(parts)})`
    })
  )
}

function rounded(amount: number): number {
  return Math.round(amount * 10) / 10
}

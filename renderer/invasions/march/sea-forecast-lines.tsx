import { reference } from '#shared/engine/message.ts'
import type { SeaEncounter, SeaForecast } from '#shared/invasions/queries/forecast/sea-forecast.ts'
import type { NavalOrder } from '#shared/invasions/queries/march-orders/naval-order.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { ModifierLabels } from '../fight/modifier-labels.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { NavalOddsBreakdown } from './odds-breakdown.tsx'
import { roundedPercent } from './rounded-percent.ts'

interface SeaLinesProps {
  readonly order: NavalOrder
  readonly sea: SeaForecast
  /** The number of fleets to name; all if undefined. */
  readonly most?: number | undefined
}

/** XXV: the risks of an order by sea: a landing on a foreign shore, and the fleets on the route. */
export function SeaForecastLines({ order, sea: { landing, meetings }, most }: SeaLinesProps) {
  const words = useInvasionsWords()
  const zones = 'crossing' in order ? order.crossing.zones : []
  return (
    <>
      {zones.length > 0 && (
        <p>
          {words.text('hand.over-seas', { what: words.list(zones.map((zone) => words.name('place', zone))) })}
        </p>
      )}
      {landing?.risk && (
        <div className="outlook__odds">
          {words.text('hand.sea-risk', { percent: roundedPercent(landing.probability) })}
          <ModifierLabels items={landing.modifiers} />
        </div>
      )}
      {meetings.slice(0, most).map((meeting) => (
        <Meeting
          key={`${meeting.zone} ${meeting.nation}`}
          meeting={meeting}
          brief={most !== undefined}
          hunts={order.sort === 'attack'}
        />
      ))}
      {most !== undefined && meetings.length > most && (
        <p className="outlook__risk">{words.text('inspect.more', { count: meetings.length - most })}</p>
      )}
    </>
  )
}

interface MeetingProps {
  readonly meeting: SeaEncounter
  readonly brief: boolean
  readonly hunts: boolean
}

function Meeting({ meeting, brief, hunts }: MeetingProps) {
  const words = useInvasionsWords()
  const { zone, nation, fleets, chance, battle } = meeting
  const met = words.text(hunts ? 'hand.hunt' : 'hand.at-sea', {
    nation: reference('nation', nation),
    sea: reference('sea', zone),
    count: fleets,
    percent: roundedPercent(chance)
  })
  const follows = battle
    ? words.text('hand.sea-battle', {
        percent: roundedPercent(battle.won),
        amount: roundedPercent(battle.lost)
      })
    : words.text('hand.turned-back')
  const tone = hunts ? undefined : 'outlook__risk'
  if (brief || !battle) return <p className={tone}>{`${met}. ${follows}`}</p>
  return (
    <div className={tone}>
      <p>
        {met} <RuleChip rule="XXV.B" />
      </p>
      <NavalOddsBreakdown odds={follows} battle={battle} />
    </div>
  )
}

import type { NationId } from '../content/ids.ts'
import { historicalLeaders } from '../content/leaders.ts'
import type { LeaderId } from '../state.ts'
import { type EventLog, eventsOfType, logByTurn } from './log-by-turn.ts'

/** The life of a leader as the log tells it. */
export interface LeaderLife {
  readonly leader: LeaderId
  readonly nation: NationId
  /** The turn of his first event. */
  readonly since: number
  readonly battles: number
  readonly won: number
  /** The turn and cause of his end; null while he is in play. */
  readonly end: { readonly turn: number; readonly cause: 'battle' | 'assassination' | 'card' | 'time' } | null
}

const MOST_REMEMBERED = 14

/** The historical leaders with their nations. The log of another version may name others. */
const named: ReadonlyMap<LeaderId, NationId> = new Map(
  historicalLeaders.map(({ id, nation }) => [id, nation])
)

/** The historical leaders who fought, the greatest first. Intrinsic leaders are left out. */
export function hallOfLeaders(log: EventLog): LeaderLife[] {
  const lives = new Map<LeaderId, LeaderLife>()
  const update = (
    leader: LeaderId,
    nation: NationId,
    turn: number,
    changed: (life: LeaderLife) => Partial<LeaderLife>
  ) => {
    if (!named.has(leader)) return
    const life = lives.get(leader) ?? { leader, nation, since: turn, battles: 0, won: 0, end: null }
    lives.set(leader, { ...life, ...changed(life) })
  }
  for (const { turn, events } of logByTurn(log)) {
    for (const { leader, nation } of eventsOfType(events, 'leader-arrived'))
      update(leader, nation, turn, () => ({}))
    for (const { leader, nation, won } of battlesLed(events)) {
      update(leader, nation, turn, (life) => ({ battles: life.battles + 1, won: life.won + (won ? 1 : 0) }))
    }
    for (const { leader, nation, cause } of eventsOfType(events, 'leader-eliminated')) {
      update(leader, nation, turn, () => ({ end: { turn, cause } }))
    }
    // IX.C: his turns are over.
    for (const { leader, nation } of eventsOfType(events, 'leader-left')) {
      update(leader, nation, turn, ({ end }) => ({ end: end ?? { turn, cause: 'time' } }))
    }
  }
  return [...lives.values()]
    .filter(({ battles, end }) => battles > 0 || (end !== null && end.cause !== 'time'))
    .sort((left, right) => right.won - left.won || right.battles - left.battles || left.since - right.since)
    .slice(0, MOST_REMEMBERED)
}

interface BattleLed {
  readonly leader: LeaderId
  readonly nation: NationId
  readonly won: boolean
}

/** XX.A: the leaders of each decided battle. */
function battlesLed(events: Parameters<typeof eventsOfType>[0]): BattleLed[] {
  const led: BattleLed[] = []
  let field: readonly LeaderId[] = []
  for (const event of events) {
    if (event.type === 'battle-began') field = event.leaders
    if (event.type !== 'battle-won') continue
    for (const leader of field) {
      const nation = named.get(leader)
      if (nation && (nation === event.winner || nation === event.loser)) {
        led.push({ leader, nation, won: nation === event.winner })
      }
    }
    field = []
  }
  return led
}

import type { NationId } from '../content/ids.ts'
import { historicalLeaders } from '../content/leaders.ts'
import type { LeaderId } from '../state.ts'
import { annalsOf, eventsOf, type ToldLog } from './annals.ts'

/** What is remembered of a leader. */
export interface LeaderLife {
  readonly leader: LeaderId
  readonly nation: NationId
  /** The turn in which he was first heard of. */
  readonly since: number
  readonly battles: number
  readonly won: number
  /** The turn in which he was gone, and how; null while he is there. */
  readonly end: { readonly turn: number; readonly cause: 'battle' | 'assassination' | 'card' | 'time' } | null
}

const MOST_REMEMBERED = 14

/** The leaders with a name, and whose they are; the log of another version may know others. */
const named: ReadonlyMap<LeaderId, NationId> = new Map(
  historicalLeaders.map(({ id, nation }) => [id, nation])
)

/** The leaders who fought, the greatest first; those without a name of their own are not remembered. */
export function hallOf(log: ToldLog): LeaderLife[] {
  const lives = new Map<LeaderId, LeaderLife>()
  const live = (
    leader: LeaderId,
    nation: NationId,
    turn: number,
    changed: (life: LeaderLife) => Partial<LeaderLife>
  ) => {
    if (!named.has(leader)) return
    const life = lives.get(leader) ?? { leader, nation, since: turn, battles: 0, won: 0, end: null }
    lives.set(leader, { ...life, ...changed(life) })
  }
  for (const { turn, events } of annalsOf(log)) {
    for (const { leader, nation } of eventsOf(events, 'leader-arrived'))
      live(leader, nation, turn, () => ({}))
    for (const { leader, nation, won } of battlesLed(events)) {
      live(leader, nation, turn, (life) => ({ battles: life.battles + 1, won: life.won + (won ? 1 : 0) }))
    }
    for (const { leader, nation, cause } of eventsOf(events, 'leader-eliminated')) {
      live(leader, nation, turn, () => ({ end: { turn, cause } }))
    }
    // IX.C: his turns are over.
    for (const { leader, nation } of eventsOf(events, 'leader-left')) {
      live(leader, nation, turn, ({ end }) => ({ end: end ?? { turn, cause: 'time' } }))
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

/** XX.A: who led in each battle that was fought to its end. */
function battlesLed(events: Parameters<typeof eventsOf>[0]): BattleLed[] {
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

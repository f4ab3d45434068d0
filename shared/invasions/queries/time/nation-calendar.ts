import type { HistoricalLeader, Nation, Turn } from '../../content/content-schema.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { historicalLeaders } from '../../content/leaders.ts'
import { nations } from '../../content/nations/index.ts'
import { scenario350 } from '../../content/scenarios/350.ts'
import { contingents, timeTable } from '../../content/time-table.ts'
import type { ProvinceId } from '../../world/provinces.ts'

const turns: readonly Turn[] = timeTable
const leaders: readonly HistoricalLeader[] = historicalLeaders
const allNations: readonly Nation[] = nations

export interface NationCalendar {
  readonly entry: {
    readonly turn: number
    readonly province: ProvinceId | null
    readonly how: EntryKind
  } | null
  readonly invasions: readonly number[]
  readonly raids: readonly number[]
  readonly reinforcements: readonly { readonly turn: number; readonly units: number }[]
  readonly leaders: readonly { readonly turn: number; readonly leader: string }[]
}

type EntryKind = 'set-up' | 'arrival' | 'if it comes to pass'

function entryOf(nation: NationId): NationCalendar['entry'] {
  const setup = scenario350.nations.find((entry) => entry.nation === nation)
  if (setup) return { turn: 1, province: setup.seat ?? setup.land[0]?.province ?? null, how: 'set-up' }
  for (const { turn, arrivals } of turns) {
    const arrival = arrivals.find((entry) => entry.nation === nation)
    if (arrival) return { turn, province: arrival.province, how: 'arrival' }
  }
  const contingent = contingents.find((entry) => entry.nation === nation)
  if (!contingent) return null
  return { turn: contingent.from, province: contingent.province, how: 'if it comes to pass' }
}

/** The entries of the Time Table that a nation's card repeats (I), collected from the table itself. */
export function calendarOf(nation: NationId): NationCalendar {
  const turnsWith = (list: (turn: Turn) => readonly NationId[]) =>
    turns.filter((turn) => list(turn).includes(nation)).map(({ turn }) => turn)
  return {
    entry: entryOf(nation),
    invasions: turnsWith((turn) => turn.invasions),
    raids: turnsWith((turn) => turn.raids),
    reinforcements: turns.flatMap(({ turn, reinforcements }) =>
      reinforcements
        .filter((entry) => entry.nation === nation)
        .map((entry) => ({
          turn,
          units: entry.any + entry.units.reduce((total, { count }) => total + count, 0)
        }))
    ),
    leaders: leaders
      .filter((leader) => leader.nation === nation)
      .flatMap((leader) => leader.turns.map((turn) => ({ turn, leader: leader.id })))
      .sort((a, b) => a.turn - b.turn)
  }
}

/** The nations of a side that the Military Phase of a turn activates, unless they are out of the game by then. */
export function activatedNations(side: SideId, turn: number): NationId[] {
  return allNations
    .filter((nation) => nation.side === side && nation.activity !== 'inactive' && nation.initiative !== null)
    .filter(({ id }) => {
      const entry = entryOf(id)
      if (!entry || entry.turn > turn) return false
      // A successor of an Empire counts only from the turn in which the Time Table itself makes it independent.
      return entry.how !== 'if it comes to pass' || independentOn(id, turn)
    })
    .map(({ id }) => id)
}

const independentOn = (nation: NationId, turn: number): boolean =>
  turns.some((row) =>
    row.events.some((event) => event.event === 'independence' && event.nation === nation && row.turn <= turn)
  )

export const leadersOn = (turn: number): HistoricalLeader[] =>
  leaders.filter((leader) => leader.turns.includes(turn))

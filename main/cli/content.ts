import { eventCards } from '#shared/invasions/content/cards/decks.ts'
import { contentFacts } from '#shared/invasions/content/check/all.ts'
import { hooks } from '#shared/invasions/content/hooks.ts'
import { intrinsicLeaders } from '#shared/invasions/content/intrinsic-leaders.ts'
import { historicalLeaders } from '#shared/invasions/content/leaders.ts'
import { nations } from '#shared/invasions/content/nations/index.ts'
import { commonPrices, priceLists } from '#shared/invasions/content/prices.ts'
import { scenario350 } from '#shared/invasions/content/scenario-350.ts'
import { sides } from '#shared/invasions/content/sides.ts'
import { contingents, timeTable } from '#shared/invasions/content/time-table.ts'
import { unitKinds } from '#shared/invasions/content/unit-kinds.ts'
import { counterMix } from '#shared/invasions/content/units.ts'
import { calendarOf, leadersOn } from '#shared/invasions/queries/calendar.ts'
import { type Command, CommandError } from './command.ts'

function check() {
  const facts = contentFacts()
  const failed = facts.filter((fact) => !fact.ok)
  return { ok: failed.length === 0, checked: facts.length, failed: failed.length, facts }
}

const tables: Readonly<Record<string, () => unknown>> = {
  nations: () => ({
    sides,
    nations: nations.map((nation) => ({ ...nation, calendar: calendarOf(nation.id) })),
    hooks
  }),
  leaders: () => ({ intrinsic: intrinsicLeaders, historical: historicalLeaders }),
  units: () => ({
    kinds: unitKinds,
    counters: counterMix,
    prices: { common: commonPrices, lists: priceLists }
  }),
  events: () => eventCards,
  timetable: () => ({
    turns: timeTable.map((turn) => ({ ...turn, leaders: leadersOn(turn.turn).map((leader) => leader.id) })),
    contingents
  }),
  scenario: () => scenario350,
  check
}

const names = Object.keys(tables).join('|')

/** The components, table by table, for owners of the printed game to compare. */
export const content: Command = {
  name: 'content',
  usage: `content ${names}`,
  run([table, ...rest]) {
    const show = table === undefined ? undefined : tables[table]
    if (!show || rest.length > 0) throw new CommandError(`usage: content ${names}`)
    return show()
  }
}

import { CommandError, type WordsCommand } from '../../engine/game-command.ts'
import { eventCards } from '../content/cards/decks.ts'
import { contentFacts } from '../content/check/content-facts.ts'
import { intrinsicLeaders } from '../content/intrinsic-leaders.ts'
import { historicalLeaders } from '../content/leaders.ts'
import { nations } from '../content/nations/index.ts'
import { commonPrices, priceLists } from '../content/prices.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { sides } from '../content/sides.ts'
import { specialRuleTexts } from '../content/special-rule-texts.ts'
import { contingents, timeTable } from '../content/time-table.ts'
import { unitKinds } from '../content/unit-kinds.ts'
import { counterMix } from '../content/units.ts'
import { calendarOf, leadersOn } from '../queries/time/nation-calendar.ts'

function check() {
  const facts = contentFacts()
  const failed = facts.filter((fact) => !fact.ok)
  return { ok: failed.length === 0, checked: facts.length, failed: failed.length, facts }
}

const tables: Readonly<Record<string, () => unknown>> = {
  nations: () => ({
    sides,
    nations: nations.map((nation) => ({ ...nation, calendar: calendarOf(nation.id) })),
    hooks: specialRuleTexts
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
  scenario: () => scenarios,
  check
}

const names = Object.keys(tables).join('|')

/** Prints the components table by table, so that owners of the printed game can compare them. */
export const contentCommand: WordsCommand = {
  name: 'content',
  summary: 'the components, table by table',
  takes: 'words',
  usage: names,
  run([table, ...rest]) {
    const show = table === undefined ? undefined : tables[table]
    if (!show || rest.length > 0) throw new CommandError(`usage: content ${names}`)
    return show()
  }
}

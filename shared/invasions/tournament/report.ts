import { mean } from '../../engine/mean.ts'
import {
  type ObservedCampaign,
  type ReportSection,
  type ReportTable,
  reportColumns
} from '../../engine/tournament.ts'
import { sideIds } from '../content/ids.ts'
import { addCalibration, type Calibration } from './calibration.ts'
import type { CampaignFacts, TurnSurvey } from './campaign-statistics.ts'
import type { CampaignNotes } from './observer.ts'

/** The report sections of this game, besides wins, points and times. */
export function reportSections(campaigns: readonly ObservedCampaign<CampaignNotes>[]): ReportSection[] {
  const facts = campaigns.map(({ notes }) => notes.facts)
  const players = distinct(campaigns.flatMap((campaign) => Object.values(campaign.players)))
  return [
    idleActivations(facts),
    holdings('provinces at the end of turn', facts, ({ provinces }) => provinces, 1),
    holdings('points at the end of turn', facts, ({ points }) => points, 0),
    counts(facts),
    milestones(facts),
    { title: 'kingdoms', text: kingdoms(facts) },
    { title: 'gone', text: gone(facts) },
    ...players.flatMap((player) => calibrationOf(campaigns, player))
  ]
}

/** The share of a side's activations without a battle, siege, raid or change of control. */
function idleActivations(facts: readonly CampaignFacts[]): ReportTable {
  const rows = sideIds.map((side) => {
    const own = facts.map(({ activations }) => activations[side] ?? { all: 0, idle: 0 })
    const share = mean(own.map(({ idle }) => idle)) / Math.max(1, mean(own.map(({ all }) => all)))
    return { name: side, values: [share] }
  })
  return { title: 'activations', columns: reportColumns(['idle'], 'percent'), rows }
}

function holdings(
  title: string,
  facts: readonly CampaignFacts[],
  held: (survey: TurnSurvey) => TurnSurvey['points'],
  digits: 0 | 1
): ReportTable {
  const surveys = facts.flatMap((one) => one.surveys)
  const turns = [...new Set(surveys.map(({ turn }) => turn))].sort((left, right) => left - right)
  const on = (turn: number) => surveys.filter((survey) => survey.turn === turn)
  const rows = sideIds.map((side) => ({
    name: side,
    values: turns.map((turn) => mean(on(turn).map((survey) => held(survey)[side])))
  }))
  return { title, columns: reportColumns(turns.map(String), digits), rows, drawn: true }
}

/** The mean number in a campaign, and the share of campaigns with at least one. */
function counts(facts: readonly CampaignFacts[]): ReportTable {
  const names = distinct(facts.flatMap((one) => Object.keys(one.counts)))
  const rows = names.map((name) => {
    const numbers = facts.map((one) => one.counts[name] ?? 0)
    return { name, values: [mean(numbers), mean(numbers.map((number) => (number > 0 ? 1 : 0)))] }
  })
  const columns = [...reportColumns(['mean'], 1), ...reportColumns(['in'], 'percent')]
  return { title: 'a campaign has', columns, rows }
}

/** The turns of the longest campaign. */
const TURNS = Array.from({ length: 12 }, (_, index) => index + 1)

/** By turn: the share of campaigns that had reached each milestone. */
function milestones(facts: readonly CampaignFacts[]): ReportTable {
  const firsts = facts.map(({ firstTurnOf }) => new Map(Object.entries(firstTurnOf)))
  const names = distinct(firsts.flatMap((first) => [...first.keys()]))
  const rows = names.map((name) => ({
    name,
    values: TURNS.map((turn) =>
      mean(firsts.map((first) => ((first.get(name) ?? Number.POSITIVE_INFINITY) <= turn ? 1 : 0)))
    )
  }))
  return {
    title: 'come to pass by turn',
    columns: reportColumns(TURNS.map(String), 'percent'),
    rows,
    drawn: true
  }
}

/** Kingdoms by nation and Area, with the share of campaigns. */
function kingdoms(facts: readonly CampaignFacts[]): string {
  const founded = facts.flatMap((one) => [...new Set(one.kingdoms)])
  return [...new Set(founded)]
    .sort()
    .map((name) => `${name} ${percent(founded.filter((other) => other === name).length / facts.length)}`)
    .join(', ')
}

/** Nations that were gone at the end: the share of campaigns, and the mean turn since then. */
function gone(facts: readonly CampaignFacts[]): string {
  const entries = facts.flatMap((one) => Object.entries(one.gone))
  return distinct(entries.map(([nation]) => nation))
    .map((nation) => {
      const turns = entries.flatMap(([name, turn]) => (name === nation ? [turn] : []))
      return `${nation} ${percent(turns.length / facts.length)} (turn ${mean(turns).toFixed(1)})`
    })
    .join(', ')
}

/** A player's forecasts against the outcomes, in steps of ten percent. */
function calibrationOf(campaigns: readonly ObservedCampaign<CampaignNotes>[], player: string): ReportTable[] {
  const sums: Calibration = {}
  for (const { notes } of campaigns) addCalibration(sums, notes.calibration[player] ?? {})
  const rows = Object.entries(sums)
    .sort(([left], [right]) => Number(left) - Number(right))
    .map(([name, { called: count, cameTrue, percents }]) => ({
      name,
      values: [percents / count / 100, cameTrue / count, count]
    }))
  const columns = [...reportColumns(['on average', 'happens'], 'percent'), ...reportColumns(['times'], 0)]
  return rows.length === 0 ? [] : [{ title: `${player} calls`, columns, rows }]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}

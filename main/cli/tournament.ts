import { writeFileSync } from 'node:fs'
import { asPage } from '../tournament/as-page.ts'
import { asText } from '../tournament/as-text.ts'
import type { CampaignRecord, Fixture } from '../tournament/contest.ts'
import { keepRecords, keptRecords } from '../tournament/kept-records.ts'
import { reportOf } from '../tournament/report.ts'
import { runContest } from '../tournament/run-contest.ts'
import { seatingsOf } from '../tournament/seatings.ts'
import { twinReportOf } from '../tournament/twins.ts'
import { type Command, CommandError, wholeNumber } from './command.ts'
import { readGameArguments } from './game-options.ts'
import { playersOf } from './players.ts'

export const tournamentCommand: Command = {
  name: 'tournament',
  usage:
    'tournament --games N --sides legate,legate,recruit,recruit [--seatings] [--twin legate] [--seed S] ' +
    '[--processes 2] [--json FILE] [--html FILE] [--played FILE,FILE] [--combat basic|advanced]',
  async run(args) {
    const own = ['games', 'sides', 'twin', 'seed', 'processes', 'json', 'html', 'played']
    const { values, game, options } = readGameArguments(
      args.filter((arg) => arg !== '--seatings'),
      own
    )
    const sides = game.sidesOf(options)
    const before = values.played?.split(',').flatMap(recordsIn) ?? []
    // Who only wants to know what was played plays nothing more.
    const games = wholeNumber('--games', values.games ?? (values.played ? '0' : '20'), values.played ? 0 : 1)
    const seed = values.seed ?? 't'
    const fixture = (index: number, players: readonly string[]): Fixture => ({
      game: game.id,
      seed: `${seed}/${index}`,
      players,
      options
    })
    const seatings = values.twin
      ? twinSeatings(sides, values.twin)
      : wantedSeatings(playersOf(game, sides, values.sides), args.includes('--seatings'))
    const seeds = Math.ceil(games / seatings.length)
    const fixtures = Array.from({ length: seeds }, (_, index) =>
      seatings.map((players) => fixture(index, players))
    ).flat()
    const began = performance.now()
    const played: CampaignRecord[] = []
    const records = await runContest(
      fixtures,
      wholeNumber('--processes', values.processes ?? '2', 1),
      (record) => {
        played.push(record)
        if (values.json) keepRecords(values.json, [...before, ...played])
        process.stderr.write(`${lineOf(record, played.length, fixtures.length)}\n`)
      }
    )
    const all = [...before, ...records]
    const report = reportOf(all, Math.round(performance.now() - began))
    if (values.json) keepRecords(values.json, all, report)
    if (values.html) writeFileSync(values.html, asPage(report))
    return values.twin ? `${asText(report)}\n\n${twinReportOf(all, values.twin)}` : asText(report)
  }
}

function recordsIn(path: string): readonly CampaignRecord[] {
  const records = keptRecords(path)
  if (!records) throw new CommandError(`${path} keeps no campaigns of a tournament`)
  return records
}

function wantedSeatings(players: readonly string[], all: boolean): (readonly string[])[] {
  return all ? seatingsOf(players) : [players]
}

/** Everybody random, and then the one player in each seat in turn. */
function twinSeatings(sides: readonly string[], player: string): string[][] {
  const random = sides.map(() => 'random')
  return [random, ...sides.map((_, seat) => random.with(seat, player))]
}

function lineOf(
  { seed, players, scores, winners, failures, broken, milliseconds }: CampaignRecord,
  done: number,
  of: number
): string {
  const sides = Object.keys(scores).map(
    (side) => `${side} (${players[side]}) ${scores[side]}${winners.includes(side) ? '*' : ''}`
  )
  const wrong = failures.length + broken.length
  return `${done}/${of} ${seed}: ${sides.join(', ')} in ${milliseconds} ms${wrong > 0 ? ` with ${wrong} FAILURES` : ''}`
}

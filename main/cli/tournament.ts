import { writeFileSync } from 'node:fs'
import { asPage } from '../tournament/as-page.ts'
import { asText } from '../tournament/as-text.ts'
import type { CampaignRecord, Fixture } from '../tournament/contest.ts'
import { reportOf } from '../tournament/report.ts'
import { runContest } from '../tournament/run-contest.ts'
import { seatingsOf } from '../tournament/seatings.ts'
import { twinReportOf } from '../tournament/twins.ts'
import { type Command, wholeNumber } from './command.ts'
import { readGameArguments } from './game-options.ts'
import { playersOf } from './players.ts'

export const tournamentCommand: Command = {
  name: 'tournament',
  usage:
    'tournament --games N --sides legate,legate,recruit,recruit [--seatings] [--twin legate] [--seed S] ' +
    '[--processes 2] [--json FILE] [--html FILE] [--combat basic|advanced]',
  async run(args) {
    const own = ['games', 'sides', 'twin', 'seed', 'processes', 'json', 'html']
    const { values, game, options } = readGameArguments(
      args.filter((arg) => arg !== '--seatings'),
      own
    )
    const sides = game.sidesOf(options)
    const games = wholeNumber('--games', values.games ?? '20', 1)
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
    let done = 0
    const records = await runContest(
      fixtures,
      wholeNumber('--processes', values.processes ?? '2', 1),
      (record) => {
        done += 1
        process.stderr.write(`${lineOf(record, done, fixtures.length)}\n`)
      }
    )
    const report = reportOf(records, Math.round(performance.now() - began))
    if (values.json) writeFileSync(values.json, JSON.stringify({ report, records }))
    if (values.html) writeFileSync(values.html, asPage(report))
    return values.twin ? `${asText(report)}\n\n${twinReportOf(records, values.twin)}` : asText(report)
  }
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

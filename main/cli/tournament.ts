import { writeFileSync } from 'node:fs'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import { CommandError } from '#shared/engine/game-command.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import type { CampaignRecord, Fixture } from '../tournament/fixture.ts'
import { htmlReport } from '../tournament/html-report.ts'
import { tournamentReportOf } from '../tournament/report.ts'
import { runFixtures } from '../tournament/run-fixtures.ts'
import { loadRecords, saveRecords } from '../tournament/saved-records.ts'
import { seatingsOf } from '../tournament/seatings.ts'
import { textReport } from '../tournament/text-report.ts'
import { twinReportOf } from '../tournament/twins.ts'
import { type Command, defineCommand, wholeNumber } from './command.ts'
import { gameOption, kitNamed, readGameOptions } from './game-options.ts'
import { playerNamed, readPlayers, sidesOption } from './players.ts'

export function tournamentCommand(kits: KitRegistry): Command {
  return defineCommand({
    name: 'tournament',
    summary: 'campaigns of computer players: wins, ratings, scores, times and what the game tells',
    options: {
      game: gameOption(kits),
      games: { value: 'N', about: 'how many campaigns (20; none with --played)' },
      sides: sidesOption,
      seatings: { about: 'plays each seed with every different seating of these players' },
      twin: { value: 'P', about: 'compares a player with a random one on the same seed and seat' },
      seed: { value: 'S', about: 'what the dice come from (t)' },
      processes: { value: 'N', about: 'how many campaigns are played at a time (2)' },
      json: { value: 'FILE', about: 'keeps every campaign as it comes, and the report' },
      html: { value: 'FILE', about: 'draws the report' },
      played: { value: 'FILE,FILE', about: 'adds campaigns that were kept before' }
    },
    takesGameOptions: true,
    async run(given) {
      const kit = kitNamed(kits, given.text('game'))
      const { game, tournament } = kit
      const options = readGameOptions(kit, given.gameOptions)
      const sides = game.sidesOf(options)
      const earlier = given.text('played')?.split(',')
      const before = earlier?.flatMap((path) => recordsIn(path, game.id)) ?? []
      // With --played alone the command reports earlier campaigns and plays none.
      const games = wholeNumber('--games', given.text('games') ?? (earlier ? '0' : '20'), earlier ? 0 : 1)
      const seed = given.text('seed') ?? 't'
      const fixture = (index: number, players: readonly string[]): Fixture => ({
        game: game.id,
        seed: `${seed}/${index}`,
        players,
        options
      })
      const twin = given.text('twin')
      const seatings =
        twin === undefined
          ? wantedSeatings(readPlayers(game, sides, given.text('sides')), given.has('seatings'))
          : twinSeatings(sides, playerNamed(game, twin))
      const seeds = Math.ceil(games / seatings.length)
      const fixtures = Array.from({ length: seeds }, (_, index) =>
        seatings.map((players) => fixture(index, players))
      ).flat()
      const json = given.text('json')
      const began = performance.now()
      const played: CampaignRecord[] = []
      const processes = wholeNumber('--processes', given.text('processes') ?? '2', 1)
      const records = await runFixtures(fixtures, processes, (record) => {
        played.push(record)
        if (json) saveRecords(json, [...before, ...played])
        process.stderr.write(`${lineOf(record, played.length, fixtures.length)}\n`)
      })
      const all = [...before, ...records]
      const report = tournamentReportOf(tournament, all, Math.round(performance.now() - began))
      if (json) saveRecords(json, all, report)
      const html = given.text('html')
      if (html) writeFileSync(html, htmlReport(report))
      return twin === undefined ? textReport(report) : `${textReport(report)}\n\n${twinReportOf(all, twin)}`
    }
  })
}

function recordsIn(path: string, game: string): readonly CampaignRecord[] {
  const records = loadRecords(path)
  if (!records) throw new CommandError(`${path} keeps no campaigns of a tournament`)
  if (records.some((record) => record.game !== game))
    throw new CommandError(`${path} keeps campaigns of another game or of an earlier version`)
  return records
}

function wantedSeatings(players: readonly string[], all: boolean): (readonly string[])[] {
  return all ? seatingsOf(players) : [players]
}

/** One seating of random players, then one for each seat with the player in it. */
function twinSeatings(sides: readonly string[], player: string): string[][] {
  const random = sides.map(() => RANDOM_PLAYER)
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
  const failureCount = failures.length + broken.length
  return `${done}/${of} ${seed}: ${sides.join(', ')} in ${milliseconds} ms${failureCount > 0 ? ` with ${failureCount} FAILURES` : ''}`
}

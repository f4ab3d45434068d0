import { CommandError } from '#shared/engine/game-command.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import { type SoakProgress, type SoakShare, soak } from '../soak/soak.ts'
import { type Command, defineCommand, wholeNumber } from './command.ts'
import { gameOption, kitNamed, readGameOptions } from './game-options.ts'

export function soakCommand(kits: KitRegistry): Command {
  return defineCommand({
    name: 'soak',
    summary: 'random campaigns to their end, in search of faults',
    options: {
      game: gameOption(kits),
      games: { value: 'N', about: 'how many campaigns (20)' },
      seed: { value: 'S', about: 'what dice and answers come from (1)' },
      out: { value: 'FOLDER', about: 'where failing campaigns are written (soak-failures)' },
      players: { value: 'PLAYER', about: 'lets a computer player of the game answer instead' },
      coverage: { about: 'counts how often each way of the rules was seen' },
      share: { value: 'PART/OF', about: 'plays only a part of the campaigns: 2/3 is the second third' }
    },
    takesGameOptions: true,
    run(given) {
      const kit = kitNamed(kits, given.text('game'))
      const player = given.text('players')
      if (player !== undefined && !kit.game.players.includes(player))
        throw new CommandError(`--players wants one of ${kit.game.players.join(', ')}, not '${player}'`)
      // Refuses options that the game does not know.
      readGameOptions(kit, given.gameOptions)
      const { coverage, missing, ...report } = soak({
        target: kit.soakTarget(),
        ...(player === undefined ? {} : { player }),
        options: Object.fromEntries(given.gameOptions),
        games: wholeNumber('--games', given.text('games') ?? '20', 1),
        seed: given.text('seed') ?? '1',
        failuresTo: given.text('out') ?? 'soak-failures',
        share: shareOf(given.text('share') ?? '1/1'),
        onGame: (played) => process.stderr.write(`${lineOf(played)}\n`)
      })
      const printed = given.has('coverage') ? { ...report, coverage, missing } : report
      if (report.failures.length > 0) {
        process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`)
        throw new CommandError(`${report.failures.length} of ${report.games} campaigns failed`)
      }
      return printed
    }
  })
}

function lineOf({ number, options, decisions, failure }: SoakProgress): string {
  return `campaign ${number + 1} (${Object.values(options).join(' ')}): ${decisions} decisions, ${failure ? `FAILED: ${failure}` : 'ok'}`
}

/** `2/3` is the second third. */
function shareOf(text: string): SoakShare {
  const [part = '', of = ''] = text.split('/')
  const share = { part: wholeNumber('--share', part, 1), of: wholeNumber('--share', of, 1) }
  if (share.part > share.of) throw new CommandError(`--share wants a part of a whole, not '${text}'`)
  return share
}

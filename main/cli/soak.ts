import { parseArgs } from 'node:util'
import { type PlayedGame, type Share, soak } from '../soak/soak.ts'
import { watches } from '../soak/watches.ts'
import { type Command, CommandError, wholeNumber } from './command.ts'

export const soakCommand: Command = {
  name: 'soak',
  usage: 'soak [--game G] --games N --seed S [--out FOLDER] [--coverage] [--share PART/OF]',
  run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: 'invasions' },
        games: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        out: { type: 'string', default: 'soak-failures' },
        coverage: { type: 'boolean', default: false },
        share: { type: 'string', default: '1/1' }
      }
    })
    const watch = watches[values.game]
    if (!watch)
      throw new CommandError(`there is no game '${values.game}': use ${Object.keys(watches).join(' | ')}`)
    const { coverage, missing, ...report } = soak({
      target: watch(),
      games: wholeNumber('--games', values.games, 1),
      seed: values.seed,
      failuresTo: values.out,
      share: shareOf(values.share),
      onGame: (played) => process.stderr.write(`${lineOf(played)}\n`)
    })
    const printed = values.coverage ? { ...report, coverage, missing } : report
    if (report.failures.length > 0) {
      process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`)
      throw new CommandError(`${report.failures.length} of ${report.games} campaigns failed`)
    }
    return printed
  }
}

function lineOf({ number, options, decisions, failure }: PlayedGame): string {
  return `campaign ${number + 1} (${Object.values(options).join(' ')}): ${decisions} decisions, ${failure ? `FAILED: ${failure}` : 'ok'}`
}

/** `2/3`: the second of three. */
function shareOf(text: string): Share {
  const [part = '', of = ''] = text.split('/')
  const share = { part: wholeNumber('--share', part, 1), of: wholeNumber('--share', of, 1) }
  if (share.part > share.of) throw new CommandError(`--share wants a part of a whole, not '${text}'`)
  return share
}

import { parseArgs } from 'node:util'
import { soak } from '../soak/soak.ts'
import { type Command, CommandError, wholeNumber } from './command.ts'

export const soakCommand: Command = {
  name: 'soak',
  usage: 'soak --games N --seed S [--out FOLDER] [--coverage]',
  run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        out: { type: 'string', default: 'soak-failures' },
        coverage: { type: 'boolean', default: false }
      }
    })
    const { coverage, missing, ...report } = soak({
      games: wholeNumber('--games', values.games, 1),
      seed: values.seed,
      failuresTo: values.out,
      onGame: (done, failures) => process.stderr.write(`${done} played, ${failures} failed\n`)
    })
    const printed = values.coverage ? { ...report, coverage, missing } : report
    if (report.failures.length > 0) {
      process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`)
      throw new CommandError(`${report.failures.length} of ${report.games} campaigns failed`)
    }
    return printed
  }
}

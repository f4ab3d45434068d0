import { runCli } from './cli/run.ts'
import { kits } from './games.ts'

const { code, stdout, stderr } = await runCli(process.argv.slice(2), kits)
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code

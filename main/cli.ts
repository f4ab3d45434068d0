import { endWhenPipeCloses } from './cli/closed-pipe.ts'
import { runCli } from './cli/run.ts'
import { kits } from './games.ts'

endWhenPipeCloses(process.stdout, process.stderr)
const { code, stdout, stderr } = await runCli(process.argv.slice(2), kits)
process.exitCode = code
process.stdout.write(stdout)
process.stderr.write(stderr)

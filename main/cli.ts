import { CommandError } from './cli/command.ts'
import { commands } from './cli/commands.ts'

const [name, ...args] = process.argv.slice(2)
const command = commands.find((candidate) => candidate.name === name)

try {
  if (!command) {
    const known = commands.map((candidate) => candidate.usage).join(' | ')
    throw new CommandError(
      name ? `unknown command '${name}': use ${known}` : `usage: cli <command>: ${known}`
    )
  }
  const result = await command.run(args)
  process.stdout.write(`${typeof result === 'string' ? result : JSON.stringify(result, null, 2)}\n`)
} catch (error) {
  const misread = isMisread(error)
  if (!misread && !(error instanceof CommandError)) throw error
  process.stderr.write(`${error.message}${misread ? `: ${command?.usage}` : ''}\n`)
  process.exitCode = 2
}

/** An option that no command knows, or one without its value. */
function isMisread(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}

import { parseArgs } from 'node:util'
import { CommandError } from '#shared/engine/game-command.ts'
import type { CommandShape, OptionSpecs } from './command.ts'

/** The arguments after the name of a command. */
export interface Arguments<Name extends string> {
  /** The value of an option, if given. */
  text(name: Name): string | undefined
  /** Whether a flag was given. */
  has(name: Name): boolean
  /** Arguments that belong to no option. */
  readonly words: readonly string[]
  /** Options that the command does not know and the game reads. */
  readonly gameOptions: readonly (readonly [name: string, value: string])[]
}

/** Reads `--name value`, `--name=value` and flags. Throws a CommandError for what the command does not take. */
export function readArguments<Options extends OptionSpecs>(
  shape: CommandShape & { readonly options: Options },
  args: readonly string[]
): Arguments<keyof Options & string> {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, allowPositionals: true })
  const own: OptionSpecs = shape.options
  const given = new Map<string, string>()
  const others = new Map<string, string>()
  const words: string[] = []
  const valueAt = (index: number): string | undefined => {
    const [token, next] = tokens.slice(index, index + 2)
    if (token?.kind !== 'option') return undefined
    return token.value ?? (next?.kind === 'positional' ? next.value : undefined)
  }
  const takesValue = (name: string) => !Object.hasOwn(own, name) || own[name]?.value !== undefined
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const isValue = before?.kind === 'option' && before.value === undefined && takesValue(before.name)
    if (token.kind === 'positional' && !isValue) words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName } = token
    const value = takesValue(name) ? valueAt(index) : ''
    if (Object.hasOwn(own, name)) {
      if (!value && takesValue(name)) throw new CommandError(`${rawName} wants a value: ${own[name]?.value}`)
      given.set(name, value ?? '')
    } else if (shape.takesGameOptions) others.set(name, value ?? '')
    else throw new CommandError(`${shape.name} has no option ${rawName}: see 'cli ${shape.name} --help'`)
  }
  if (words[0] !== undefined && shape.words === undefined)
    throw new CommandError(`'${words[0]}' belongs to no option: see 'cli ${shape.name} --help'`)
  return {
    text: (name) => given.get(name),
    has: (name) => given.has(name),
    words,
    gameOptions: [...others]
  }
}

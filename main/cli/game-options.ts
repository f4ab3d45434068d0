import { parseArgs } from 'node:util'
import type { GameBox } from '#shared/engine/game-box.ts'
import { games } from '../games.ts'
import { CommandError } from './command.ts'

/** The arguments of a command that concerns a game: its own, which game, and what is left for the game to read. */
export interface GameArguments {
  readonly values: Readonly<Record<string, string | undefined>>
  readonly game: GameBox
  readonly options: unknown
}

/** Reads `--name value` pairs: those that the command does not know are options of the game (`--combat advanced`). */
export function readGameArguments(args: readonly string[], own: readonly string[]): GameArguments {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, allowPositionals: true })
  const given: Record<string, string> = {}
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'option') {
      const next = tokens[index + 1]
      given[token.name] = token.value ?? (next?.kind === 'positional' ? next.value : '')
    } else if (token.kind === 'positional' && tokens[index - 1]?.kind !== 'option') {
      throw new CommandError(`'${token.value}' belongs to no option`)
    }
  }
  const game = gameNamed(given.game)
  const known = new Set([...own, 'game'])
  const entries = Object.entries(given)
  const values = Object.fromEntries(entries.filter(([name]) => known.has(name)))
  const empty = Object.keys(values).find((name) => values[name] === '')
  if (empty) throw new CommandError(`--${empty} wants a value`)
  return {
    values,
    game,
    options: optionsOf(
      game,
      entries.filter(([name]) => !known.has(name))
    )
  }
}

function gameNamed(id: string | undefined): GameBox {
  const [first] = games.values()
  const game = id === undefined ? first : games.get(id)
  if (!game) throw new CommandError(`there is no game '${id ?? ''}': use ${[...games.keys()].join(' | ')}`)
  return game
}

function optionsOf(game: GameBox, entries: readonly (readonly [string, string])[]): unknown {
  try {
    return game.readOptions(Object.fromEntries(entries))
  } catch {
    const named = entries.map(([name, value]) => `--${name} ${value}`).join(' ')
    throw new CommandError(`${game.id} does not take ${named}`)
  }
}

import { CommandError } from '#shared/engine/game-command.ts'
import type { GameKit, KitRegistry } from '#shared/engine/kit.ts'

/** The option that names the game of a command. */
export function gameOption(kits: KitRegistry) {
  const [first, ...others] = kits.keys()
  const named = [`${first} (unless it is said)`, ...others].join(' | ')
  return { value: 'GAME', about: named } as const
}

/** The kit of the named game, or of the first. */
export function kitNamed(kits: KitRegistry, id: string | undefined): GameKit {
  const [first] = kits.values()
  const kit = id === undefined ? first : kits.get(id)
  if (!kit) throw new CommandError(`there is no game '${id ?? ''}': use ${[...kits.keys()].join(' | ')}`)
  return kit
}

/** The game's options, read from text. */
export function readGameOptions(kit: GameKit, given: readonly (readonly [string, string])[]): unknown {
  const { game, options } = kit
  const names = options.map(({ name }) => `--${name}`).join(', ')
  const unknown = given.find(([name]) => !options.some((option) => option.name === name))
  if (unknown) throw new CommandError(`${game.id} has no option --${unknown[0]}: it has ${names || 'none'}`)
  try {
    return game.readOptions(Object.fromEntries(given))
  } catch {
    const named = given.map(([name, value]) => `--${name} ${value}`).join(' ')
    throw new CommandError(`${game.id} does not take ${named}`)
  }
}

import type { GameKit, KitRegistry } from '#shared/engine/kit.ts'
import type { Command } from './command.ts'

/** One line for each command. */
export function helpOnAll(commands: readonly Command[]): string {
  return [
    'usage: cli <command> [options]',
    '',
    ...rows(commands.map(({ name, summary }) => [name, summary])),
    '',
    "'cli <command> --help' tells what a command takes."
  ].join('\n')
}

/** What a command does and which arguments it takes, including the games' options and players where it takes them. */
export function helpOn(command: Command, kits: KitRegistry): string {
  const { name, summary, words, options, takesGameOptions } = command
  const own = Object.entries(options).map(([option, { value, about }]) => [
    value === undefined ? `--${option}` : `--${option} ${value}`,
    about
  ])
  const usage = ['usage: cli', name, words, own.length > 0 ? '[options]' : ''].filter(Boolean).join(' ')
  return [
    usage,
    `  ${summary}`,
    ...(own.length > 0 ? ['', 'options:', ...rows(own)] : []),
    ...(takesGameOptions ? [...kits.values()].flatMap(helpOnGame) : [])
  ].join('\n')
}

function helpOnGame({ game, options }: GameKit): string[] {
  return [
    '',
    `of ${game.id}:`,
    ...rows(options.map(({ name, value, about }) => [`--${name} ${value}`, about])),
    `  computer players: ${game.players.join(', ')}`
  ]
}

/** Two columns, the first as wide as its widest cell. */
function rows(cells: readonly (readonly string[])[]): string[] {
  const width = Math.max(0, ...cells.map(([first = '']) => first.length))
  return cells.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}

import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { GameBox } from '#shared/engine/game-box.ts'
import { playCampaign } from '../tournament/play-campaign.ts'
import { type Command, CommandError, wholeNumber } from './command.ts'
import { readGameArguments } from './game-options.ts'

/** What a table of win rates says: how it was measured, and the games won by the value of the option that varies. */
const ratesSchema = z.object({
  rules: z.int(),
  player: z.string(),
  seed: z.string(),
  games: z.int(),
  wins: z.record(z.string(), z.int())
})
type Rates = z.infer<typeof ratesSchema>

/** No game of computers comes near so many turns; one that does is not won. */
const MOST_TURNS = 200

/** How often computers who play together win a game, by one of its options. */
export const winRatesCommand: Command = {
  name: 'win-rates',
  usage: 'win-rates --game G --vary OPTION=a,b,c --player P [--games 500] [--seed rates] [--into FILE.ts]',
  async run(args) {
    const { values, game } = readGameArguments(args, ['vary', 'player', 'games', 'seed', 'into'])
    const [option = '', list = ''] = (values.vary ?? '').split('=')
    if (list === '')
      throw new CommandError('--vary wants an option of the game and its values: level=4200,4211')
    const player = values.player ?? game.adviser
    if (!game.players.includes(player)) throw new CommandError(`${game.id} has no player '${player}'`)
    const games = wholeNumber('--games', values.games ?? '500', 1)
    const how = { rules: game.rulesVersion, player, seed: values.seed ?? 'rates', games }
    const wins: Record<string, number> = {}
    for (const value of list.split(',')) {
      wins[value] = winsOf(game, { [option]: value }, `${how.seed}/${value}`, how)
      process.stderr.write(`${value}: ${wins[value]} of ${games}\n`)
    }
    const rates = { ...how, wins }
    if (values.into) await writeInto(resolve(values.into), rates)
    return rates
  }
}

function winsOf(
  game: GameBox,
  options: object,
  seed: string,
  { player, games }: Omit<Rates, 'wins'>
): number {
  const sides = game.sidesOf(options)
  const players = Object.fromEntries(sides.map((side) => [side, player]))
  let won = 0
  for (let number = 0; number < games; number++) {
    const name = `${seed}/${number}`
    const match = game.begin(options, name)
    const goesOn = () => match.summary.turn <= MOST_TURNS
    const { failures } = playCampaign(game, match, players, name, undefined, goesOn)
    if (failures[0]) throw new Error(`${name}: ${failures[0].why}`)
    if (match.summary.result?.winners.length === sides.length) won += 1
  }
  return won
}

/** Adds to the table of a module; what was measured in the same way before stays there. */
async function writeInto(file: string, { wins, ...how }: Rates): Promise<void> {
  const known = existsSync(file) ? await readRates(file) : null
  const { wins: before = {}, ...then } = known ?? {}
  const isSame = JSON.stringify(then) === JSON.stringify(how)
  const all = Object.entries({ ...(isSame ? before : {}), ...wins })
  // The higher the number the easier: text in falling order.
  const rows = all
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([value, won]) => `    '${value}': ${won}`)
  const facts = Object.entries(how).map(
    ([name, fact]) => `  ${name}: ${typeof fact === 'string' ? `'${fact}'` : fact},`
  )
  writeFileSync(
    file,
    [
      '/** Made by `cli win-rates`: how often computers win together. */',
      'export const winRates = {',
      ...facts,
      '  wins: {',
      rows.join(',\n'),
      '  }',
      '}',
      ''
    ].join('\n')
  )
}

async function readRates(file: string): Promise<Rates> {
  const module: { readonly winRates?: unknown } = await import(pathToFileURL(file).href)
  return ratesSchema.parse(module.winRates)
}

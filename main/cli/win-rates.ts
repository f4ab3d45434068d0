import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { AnyGame } from '#shared/engine/any-game.ts'
import { CommandError } from '#shared/engine/game-command.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import { playCampaign } from '../tournament/play-campaign.ts'
import { type Command, defineCommand, wholeNumber } from './command.ts'
import { gameOption, kitNamed, readGameOptions } from './game-options.ts'
import { playerNamed } from './players.ts'

/** A table of win rates: how they were measured, and the results by value of the varied option. */
const ratesSchema = z.object({
  rules: z.int(),
  player: z.string(),
  seed: z.string(),
  rates: z.record(z.string(), z.object({ won: z.int(), games: z.int() }))
})
type Rates = z.infer<typeof ratesSchema>
type WinRate = Rates['rates'][string]

/** Plays this many games of each value in turn, so that a run that stops early has measured all values equally. */
const BATCH = 20

/** Far more turns than computer players need. A game that reaches this limit counts as lost. */
const MAX_TURNS = 200

/** Measures how often computer players win together, by the values of one option. */
export function winRatesCommand(kits: KitRegistry): Command {
  return defineCommand({
    name: 'win-rates',
    summary: 'how often computer players win together, by an option of the game',
    options: {
      game: gameOption(kits),
      vary: { value: 'OPTION=A,B', about: 'the option of the game and its values' },
      player: { value: 'P', about: 'who plays every side (the one who gives hints)' },
      games: { value: 'N', about: 'how many games of each value (500)' },
      seed: { value: 'S', about: 'what the dice come from (rates)' },
      into: { value: 'FILE.ts', about: 'adds to the table in that file' }
    },
    async run(given) {
      const kit = kitNamed(kits, given.text('game'))
      const { game } = kit
      const [option = '', list = ''] = (given.text('vary') ?? '').split('=')
      if (list === '') throw new CommandError('--vary wants an option of the game and its values: OPTION=A,B')
      const varied = list.split(',')
      for (const value of varied) readGameOptions(kit, [[option, value]])
      const player = playerNamed(game, given.text('player') ?? game.adviser)
      const games = wholeNumber('--games', given.text('games') ?? '500', 1)
      const conditions = { rules: game.rulesVersion, player, seed: given.text('seed') ?? 'rates' }
      const into = given.text('into')
      const file = into ? resolve(into) : null
      const rates = await knownRates(file, conditions)
      for (let most = Math.min(BATCH, games); ; most = Math.min(most + BATCH, games)) {
        for (const value of varied) {
          const before = rates[value] ?? { won: 0, games: 0 }
          if (before.games >= most) continue
          rates[value] = playOn(
            game,
            { [option]: value },
            `${conditions.seed}/${value}`,
            player,
            before,
            most
          )
          process.stderr.write(`${value}: ${rates[value].won} of ${rates[value].games}\n`)
          if (file) writeInto(file, { ...conditions, rates })
        }
        if (most === games) break
      }
      return { ...conditions, rates: Object.fromEntries(varied.map((value) => [value, rates[value]])) }
    }
  })
}

/** Plays the games from `before.games` up to `games`. Game n of a value has the seed `seed/value/n`. */
function playOn(
  game: AnyGame,
  options: object,
  seed: string,
  player: string,
  before: WinRate,
  games: number
): WinRate {
  const sides = game.sidesOf(options)
  const players = Object.fromEntries(sides.map((side) => [side, player]))
  let { won } = before
  for (let number = before.games; number < games; number++) {
    const name = `${seed}/${number}`
    const match = game.begin(options, name)
    const goesOn = () => match.summary(null).turn <= MAX_TURNS
    const { failures } = playCampaign(game, match, players, name, undefined, goesOn)
    if (failures[0]) throw new Error(`${name}: ${failures[0].why}`)
    if (match.summary(null).result?.winners.length === sides.length) won += 1
  }
  return { won, games }
}

/** The rates that the file holds, if they were measured in the same way. Otherwise none. */
async function knownRates(file: string | null, conditions: Omit<Rates, 'rates'>): Promise<Rates['rates']> {
  if (!file || !existsSync(file)) return {}
  const module: { readonly winRates?: unknown } = await import(pathToFileURL(file).href)
  const { rates, ...then } = ratesSchema.parse(module.winRates)
  return JSON.stringify(then) === JSON.stringify(conditions) ? rates : {}
}

function writeInto(file: string, { rates, ...conditions }: Rates): void {
  // Higher numbers are easier levels: the table lists them first.
  const rows = Object.entries(rates)
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([value, { won, games }]) => `    '${value}': { won: ${won}, games: ${games} }`)
  const facts = Object.entries(conditions).map(
    ([name, fact]) => `  ${name}: ${typeof fact === 'string' ? `'${fact}'` : fact},`
  )
  // Written to a new file and renamed, so that a concurrent reader never sees half a table.
  const draft = `${file}.new`
  writeFileSync(
    draft,
    [
      '/** Made by `cli win-rates`: how often computers win together. */',
      'export const winRates = {',
      ...facts,
      '  rates: {',
      rows.join(',\n'),
      '  }',
      '}',
      ''
    ].join('\n')
  )
  renameSync(draft, file)
}

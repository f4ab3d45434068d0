import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { GameBox } from '#shared/engine/game-box.ts'
import type { KitShelf } from '#shared/engine/kit.ts'
import { playCampaign } from '../tournament/play-campaign.ts'
import { type Command, CommandError, defineCommand, wholeNumber } from './command.ts'
import { gameOption, kitNamed, optionsOf } from './game-options.ts'
import { playerNamed } from './players.ts'

/** What a table of win rates says: how it was measured, and by the value of the option that varies what came of it. */
const ratesSchema = z.object({
  rules: z.int(),
  player: z.string(),
  seed: z.string(),
  rates: z.record(z.string(), z.object({ won: z.int(), games: z.int() }))
})
type Rates = z.infer<typeof ratesSchema>
type Measured = Rates['rates'][string]

/** So many games of each value before the next ones: wherever a long run is stopped, all values are known alike. */
const BATCH = 20

/** No game of computers comes near so many turns; one that does is not won. */
const MOST_TURNS = 200

/** How often computers who play together win a game, by one of its options. */
export function winRatesCommand(kits: KitShelf): Command {
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
      for (const value of varied) optionsOf(kit, [[option, value]])
      const player = playerNamed(game, given.text('player') ?? game.adviser)
      const games = wholeNumber('--games', given.text('games') ?? '500', 1)
      const how = { rules: game.rulesVersion, player, seed: given.text('seed') ?? 'rates' }
      const into = given.text('into')
      const file = into ? resolve(into) : null
      const rates = await knownRates(file, how)
      for (let most = Math.min(BATCH, games); ; most = Math.min(most + BATCH, games)) {
        for (const value of varied) {
          const before = rates[value] ?? { won: 0, games: 0 }
          if (before.games >= most) continue
          rates[value] = playOn(game, { [option]: value }, `${how.seed}/${value}`, player, before, most)
          process.stderr.write(`${value}: ${rates[value].won} of ${rates[value].games}\n`)
          if (file) writeInto(file, { ...how, rates })
        }
        if (most === games) break
      }
      return { ...how, rates: Object.fromEntries(varied.map((value) => [value, rates[value]])) }
    }
  })
}

/** The games after those that were played before, up to so many: game n of a value is that of the seed `seed/value/n`. */
function playOn(
  game: GameBox,
  options: object,
  seed: string,
  player: string,
  before: Measured,
  games: number
): Measured {
  const sides = game.sidesOf(options)
  const players = Object.fromEntries(sides.map((side) => [side, player]))
  let { won } = before
  for (let number = before.games; number < games; number++) {
    const name = `${seed}/${number}`
    const match = game.begin(options, name)
    const goesOn = () => match.summary(null).turn <= MOST_TURNS
    const { failures } = playCampaign(game, match, players, name, undefined, goesOn)
    if (failures[0]) throw new Error(`${name}: ${failures[0].why}`)
    if (match.summary(null).result?.winners.length === sides.length) won += 1
  }
  return { won, games }
}

/** What was measured in the same way before; what was not is forgotten. */
async function knownRates(file: string | null, how: Omit<Rates, 'rates'>): Promise<Rates['rates']> {
  if (!file || !existsSync(file)) return {}
  const module: { readonly winRates?: unknown } = await import(pathToFileURL(file).href)
  const { rates, ...then } = ratesSchema.parse(module.winRates)
  return JSON.stringify(then) === JSON.stringify(how) ? rates : {}
}

function writeInto(file: string, { rates, ...how }: Rates): void {
  // The higher the number the easier: text in falling order.
  const rows = Object.entries(rates)
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([value, { won, games }]) => `    '${value}': { won: ${won}, games: ${games} }`)
  const facts = Object.entries(how).map(
    ([name, fact]) => `  ${name}: ${typeof fact === 'string' ? `'${fact}'` : fact},`
  )
  // In one piece: whoever reads it meanwhile finds the table as it was or as it is.
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

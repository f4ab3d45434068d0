import { gameRegistry } from '#shared/engine/any-game.ts'
import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import { Recorder } from '../host/recorder.ts'
import { type PlayedAnswer, playCampaign } from '../tournament/play-campaign.ts'
import { type Command, defineCommand, wholeNumber } from './command.ts'
import { gameOption, kitNamed, readGameOptions } from './game-options.ts'
import { readPlayers, sidesOption } from './players.ts'
import { campaignStatus, libraryOf, resumeStored, withStore } from './stored-campaigns.ts'

/** Plays a campaign with computer players. */
export function playCommand(kits: KitRegistry): Command {
  return defineCommand({
    name: 'play',
    summary: 'a campaign by computer players, and how it ends',
    options: {
      game: gameOption(kits),
      seed: { value: 'S', about: 'what the dice come from (1)' },
      sides: sidesOption,
      turns: { value: 'N', about: 'plays so many turns only' },
      db: { value: 'FILE', about: 'keeps the campaign in a database' }
    },
    takesGameOptions: true,
    run(given) {
      const kit = kitNamed(kits, given.text('game'))
      const { game } = kit
      const options = readGameOptions(kit, given.gameOptions)
      const sides = game.sidesOf(options)
      const players = readPlayers(game, sides, given.text('sides'))
      const turnLimit = given.text('turns')
      const turns = turnLimit === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--turns', turnLimit, 1)
      const seed = given.text('seed') ?? '1'
      const started = performance.now()
      const play = (match: OpenMatch, onAnswer?: (answered: PlayedAnswer) => void) => {
        const playersBySide = Object.fromEntries(sides.map((side, seat) => [side, players[seat] ?? '']))
        const goesOn = () => match.summary(null).turn <= turns
        const { failures } = playCampaign(game, match, playersBySide, `cli/${seed}`, onAnswer, goesOn)
        return {
          ...campaignStatus(match),
          players: playersBySide,
          ...(kit.pointsBySource ? { pointsBySource: kit.pointsBySource(match.state) } : {}),
          failures,
          milliseconds: Math.round(performance.now() - started)
        }
      }
      const file = given.text('db')
      if (file === undefined) return play(game.begin(options, seed))
      return withStore(file, (store) => {
        const games = gameRegistry(game)
        const seats = Object.fromEntries(
          sides.map((side, seat) => [side, { kind: 'computer' as const, player: players[seat] ?? '' }])
        )
        const title = `Computer play ${seed}`
        const campaign = libraryOf(store, games).create({ game: game.id, title, seats, options, seed })
        const { match } = resumeStored(store, games, campaign)
        const recorder = new Recorder(store, game, campaign, match)
        return {
          campaign,
          ...play(match, ({ emitted, player, reasons, memo }) =>
            recorder.append(match, emitted, player === RANDOM_PLAYER ? undefined : { player, reasons, memo })
          )
        }
      })
    }
  })
}

import type { AnyGame } from '#shared/engine/any-game.ts'
import { gameRegistry } from '#shared/engine/any-game.ts'
import { sideInputSchema } from '#shared/engine/decision.ts'
import { CommandError } from '#shared/engine/game-command.ts'
import type { KitRegistry } from '#shared/engine/kit.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { gameOf } from '../host/game-of.ts'
import { Recorder } from '../host/recorder.ts'
import { isCheckpointIntact, resumeCampaign } from '../host/resume-campaign.ts'
import { type Command, defineCommand } from './command.ts'
import { gameOption, kitNamed, readGameOptions } from './game-options.ts'
import {
  campaignStatus,
  libraryOf,
  loadFrom,
  requireSameRules,
  resumeStored,
  withStore
} from './stored-campaigns.ts'

const db = { value: 'FILE', about: 'the database of campaigns' } as const
const campaign = { value: 'ID', about: 'which campaign' } as const

/** The commands that create a campaign, show it, answer its question and verify it. */
export function campaignCommands(kits: KitRegistry): Command[] {
  const games = gameRegistry(...[...kits.values()].map(({ game }) => game))

  const newCommand = defineCommand({
    name: 'new',
    summary: 'begins a campaign of people in a database',
    options: {
      db,
      game: gameOption(kits),
      title: { value: 'T', about: 'its title' },
      seed: { value: 'S', about: 'what the dice come from; another each time unless it is said' }
    },
    takesGameOptions: true,
    run(given) {
      const kit = kitNamed(kits, given.text('game'))
      const options = readGameOptions(kit, given.gameOptions)
      const seed = given.text('seed')
      return withStore(given.text('db'), (store) => {
        const id = libraryOf(store, games).create({
          game: kit.game.id,
          title: given.text('title') ?? 'Campaign',
          seats: humanSeats(kit.game, options),
          options,
          ...(seed ? { seed } : {})
        })
        return { campaign: id, ...campaignStatus(resumeStored(store, games, id).match) }
      })
    }
  })

  const showCommand = defineCommand({
    name: 'show',
    summary: 'how a campaign stands, its open question and what a side sees',
    options: {
      db,
      campaign,
      side: { value: 'SIDE', about: 'whose view; of whoever is asked unless it is said' }
    },
    run: (given) =>
      withStore(given.text('db'), (store) => {
        const { match } = resumeStored(store, games, given.text('campaign'))
        const side = given.text('side') ?? match.decision?.side ?? null
        return { ...campaignStatus(match), decision: match.decision, view: match.view(side) }
      })
  })

  const answerCommand = defineCommand({
    name: 'answer',
    summary: 'answers the open question of a campaign',
    options: { db, campaign, answer: { value: 'JSON', about: 'such as {"option": "yes"}' } },
    run(given) {
      const answer = readAnswer(given.text('answer'))
      return withStore(given.text('db'), (store) => {
        const { stored, game, match } = resumeStored(store, games, given.text('campaign'))
        const recorder = new Recorder(store, game, stored.id, match)
        const { decision } = match
        if (!decision) throw new CommandError('the campaign is over')
        const outcome = match.answer(decision.side, decision.number, answer)
        if (!outcome.ok) {
          const { reason, rule } = outcome.refusal
          throw new CommandError(`refused: ${reason.key}${rule ? ` (${rule})` : ''}`)
        }
        recorder.append(match, outcome.events)
        return {
          ...campaignStatus(match),
          events: outcome.events.map(({ event }) => event),
          decision: match.decision
        }
      })
    }
  })

  const verifyCommand = defineCommand({
    name: 'verify',
    summary: 'replays a campaign from its start and from each checkpoint',
    options: { db, campaign },
    run: (given) =>
      withStore(given.text('db'), (store) => {
        const stored = loadFrom(store, given.text('campaign'))
        const game = gameOf(games, stored.game)
        const { match: whole } = resumeCampaign(game, { ...requireSameRules(game, stored), checkpoints: [] })
        const differing = stored.checkpoints.filter((checkpoint) => {
          const { match } = resumeCampaign(game, { ...stored, checkpoints: [checkpoint] })
          return !isCheckpointIntact(checkpoint) || match.hash !== whole.hash
        })
        if (whole.answers !== stored.answers.length || differing.length > 0) {
          throw new CommandError(
            `the campaign does not replay: ${whole.answers} of ${stored.answers.length} answers from the start, ` +
              `${differing.length} of ${stored.checkpoints.length} checkpoints lead elsewhere`
          )
        }
        return { ...campaignStatus(whole), verified: true, checkpoints: stored.checkpoints.length }
      })
  })

  return [newCommand, showCommand, answerCommand, verifyCommand]
}

function humanSeats(game: AnyGame, options: unknown): Seats {
  return Object.fromEntries(game.sidesOf(options).map((side) => [side, { kind: 'human', name: side }]))
}

function readAnswer(json: string | undefined): unknown {
  try {
    return sideInputSchema.parse(JSON.parse(json ?? ''))
  } catch {
    throw new CommandError(`--answer wants JSON such as {"option": "yes"}, not '${json ?? ''}'`)
  }
}

import { z } from 'zod'
import type { AnyGame, GameRegistry } from '#shared/engine/any-game.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import { CampaignFileError, type CampaignInFile, readCampaignFile } from '../store/campaign-file.ts'
import type { CampaignStanding, Checkpoint, NewCampaign } from '../store/campaign-store.ts'
import { findExcess } from '../store/json-bounds.ts'
import { CallFailure } from './call-failure.ts'
import { gameOf } from './game-of.ts'
import { checkpointOf, standingOf } from './recorder.ts'
import { resumeCampaign } from './resume-campaign.ts'

/**
 * Reads a campaign file and checks everything in it. This takes time and memory, so it runs in a thread of its own.
 * Throws a CallFailure that names the place of the error.
 */
export function verifyCampaignFile(games: GameRegistry, content: string): Omit<NewCampaign, 'id'> {
  try {
    const campaign = readCampaignFile(content)
    const game = gameOf(games, campaign.game)
    checkSeats(game, campaign)
    for (const [index, checkpoint] of campaign.checkpoints.entries()) checkState(game, checkpoint, index)
    return campaign.rulesVersion === game.rulesVersion ? resumed(game, campaign) : unreplayed(game, campaign)
  } catch (error) {
    if (error instanceof CampaignFileError) throw CallFailure.of(error.code, error.message)
    if (error instanceof CallFailure) throw error
    throw damagedAt('campaign', String(error))
  }
}

function damagedAt(path: string, why: string): CallFailure {
  return CallFailure.of('damaged-file', `The campaign file is damaged at ${path}: ${why}`)
}

function checkSeats(game: AnyGame, { options, seats }: CampaignInFile): void {
  let sides: readonly string[]
  try {
    sides = game.sidesOf(options)
  } catch (error) {
    throw damagedAt('campaign.options', firstIssue(error))
  }
  const missing = sides.find((side) => !Object.hasOwn(seats, side))
  if (missing !== undefined) throw damagedAt(`campaign.seats.${missing}`, 'nobody sits there')
  const surplus = Object.keys(seats).find((side) => !sides.includes(side))
  if (surplus !== undefined) throw damagedAt(`campaign.seats.${surplus}`, 'there is no such side')
  for (const [side, seat] of Object.entries(seats)) {
    if (seat.kind === 'computer' && !game.players.includes(seat.player)) {
      throw damagedAt(`campaign.seats.${side}`, `there is no player '${seat.player}'`)
    }
  }
}

/** The engine's part of a state, the same for all rules. It allows no scripted dice. */
const anyStateSchema = z.looseObject({
  agenda: z.array(z.looseObject({ task: z.string() })).max(1000),
  random: z.strictObject({ words: z.array(z.int()).length(4), moves: z.int() })
})

function checkState(game: AnyGame, { state, hash, rulesVersion }: Checkpoint, index: number): void {
  const path = `campaign.checkpoints.${index}.state`
  try {
    const excess = findExcess(state)
    if (excess) throw new Error(excess)
    const json: unknown = JSON.parse(state)
    if (stableHash(json) !== hash) throw new Error('it is not what was saved')
    anyStateSchema.parse(json)
    // States of other rules are read when the player chooses to continue from them.
    if (rulesVersion === game.rulesVersion) game.readState(state)
  } catch (error) {
    throw damagedAt(path, firstIssue(error))
  }
}

function firstIssue(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error)
  const [issue] = error.issues
  return `${issue?.path.join('.')}: ${issue?.message}`
}

/** Adds a checkpoint at the end, so that the campaign opens quickly even if the file has few. */
function resumed(game: AnyGame, campaign: CampaignInFile): Omit<NewCampaign, 'id'> {
  const { match } = resumeCampaign(game, campaign)
  const last = checkpointOf(game, match)
  const others = campaign.checkpoints.filter(({ answers }) => answers !== last.answers)
  const checkpoints = [...others, last].sort((left, right) => left.answers - right.answers)
  return { ...campaign, checkpoints, standing: { ...standingOf(match), answers: campaign.answers.length } }
}

/** Replays nothing, because the rules differ. The card shows the newest recorded position. */
function unreplayed(game: AnyGame, campaign: CampaignInFile): Omit<NewCampaign, 'id'> {
  return { ...campaign, standing: recordedStanding(game, campaign) }
}

/** The standing of a campaign of other rules, from its newest checkpoint. */
function recordedStanding(
  game: AnyGame,
  { answers, checkpoints }: Pick<NewCampaign, 'answers' | 'checkpoints'>
): CampaignStanding {
  const [newest] = checkpoints.slice(-1)
  if (!newest) throw damagedAt('campaign.checkpoints', 'there is none')
  return { answers: answers.length, summary: game.openPosition(newest.state).summary(null), waitingFor: [] }
}

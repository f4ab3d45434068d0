import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { product } from '#shared/app/product.ts'
import type { AnyGame } from '#shared/engine/any-game.ts'
import type { SoakTarget } from '#shared/engine/soak-target.ts'
import { checkpointOf, standingOf } from '../host/recorder.ts'
import { writeCampaignFile } from '../store/campaign-file.ts'
import { type SoakedCampaign, soakCampaign } from './soak-campaign.ts'
import { computerPlayer, soakPlayerOf } from './soak-players.ts'

export interface SoakReport {
  readonly games: number
  readonly failures: readonly {
    readonly seed: string
    readonly failure: string
    readonly file: string | null
  }[]
  readonly decisions: number
  readonly milliseconds: number
  readonly winners: Readonly<Record<string, number>>
  /** How often each covered case occurred, and those that never did. */
  readonly coverage: Readonly<Record<string, number>>
  readonly missing: readonly string[]
}

export interface SoakRun {
  readonly target: SoakTarget
  readonly games: number
  readonly seed: string
  /** Options of the game instead of those that the target would choose. */
  readonly options?: Readonly<Record<string, string>>
  /** The folder for files of failing campaigns, which the app can open. None are written by default. */
  readonly failuresTo?: string
  /** The computer player of every side; random players by default. */
  readonly player?: string
  /** Plays only this share of the campaigns, so that several processes can divide them. */
  readonly share?: SoakShare
  /** Replaces the target's inspection of states. */
  readonly inspect?: (state: object, asked: string | null) => readonly string[]
  /** Called after each game, for progress. */
  readonly onGame?: (played: SoakProgress) => void
}

/** One share of the campaigns: `part` counts from 1 to `of`. */
export interface SoakShare {
  readonly part: number
  readonly of: number
}

export interface SoakProgress {
  readonly number: number
  readonly options: Readonly<Record<string, string>>
  readonly decisions: number
  readonly failure: string | null
}

/** Plays campaigns one after the other with the options of the soak target. */
export function soak({ target, seed, failuresTo, onGame, player, ...run }: SoakRun): SoakReport {
  const { game, everyState = false } = target
  const inspect = run.inspect ?? target.inspect
  const started = performance.now()
  const failures: SoakReport['failures'][number][] = []
  const winners: Record<string, number> = {}
  let decisions = 0
  const numbers = numbersOf(run)
  for (const number of numbers) {
    const campaignSeed = `${seed}/${number}`
    const options = { ...target.optionsOf(number), ...run.options }
    const soaked = soakCampaign({
      game,
      options,
      seed: campaignSeed,
      inspect,
      everyState,
      player: player
        ? computerPlayer(player, campaignSeed)
        : (target.playerOf?.(number) ?? soakPlayerOf(number, campaignSeed)),
      onEvent: target.follow()
    })
    const { answers, failure } = soaked
    decisions += answers.length
    for (const winner of soaked.match.summary(null).result?.winners ?? []) {
      winners[winner] = (winners[winner] ?? 0) + 1
    }
    if (failure) {
      const file = failuresTo ? writeFailure(game, failuresTo, campaignSeed, options, soaked) : null
      failures.push({ seed: campaignSeed, failure, file })
    }
    onGame?.({ number, options, decisions: answers.length, failure })
  }
  const { counts, missing } = target.coverage()
  return {
    games: numbers.length,
    failures,
    decisions,
    milliseconds: Math.round(performance.now() - started),
    winners,
    coverage: counts,
    missing
  }
}

function numbersOf({ games, share = { part: 1, of: 1 } }: Pick<SoakRun, 'games' | 'share'>): number[] {
  return Array.from({ length: games }, (_, number) => number).filter(
    (number) => number % share.of === share.part - 1
  )
}

function writeFailure(
  game: AnyGame,
  folder: string,
  seed: string,
  options: unknown,
  soaked: SoakedCampaign
): string {
  mkdirSync(folder, { recursive: true })
  const { match, answers, log } = soaked
  const file = join(folder, `${seed.replaceAll(/[^\w-]/g, '_')}.${product.fileExtension}`)
  const content = writeCampaignFile({
    title: `Soak failure ${seed}`,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: Object.fromEntries(game.sidesOf(options).map((side) => [side, { kind: 'human', name: side }])),
    seed,
    standing: { ...standingOf(match), answers: answers.length },
    answers: answers.map((answer) => ({ ...answer, rules: game.rulesVersion, position: null })),
    log,
    checkpoints: [checkpointOf(game, game.begin(options, seed))]
  })
  writeFileSync(file, content)
  return file
}

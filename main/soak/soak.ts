import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { product } from '#shared/app/product.ts'
import { boxGame } from '#shared/engine/game-box.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { invasions } from '#shared/invasions/game.ts'
import { brokenInvariants } from '#shared/invasions/invariants.ts'
import type { InvasionsState } from '#shared/invasions/state.ts'
import { checkpointOf, standingOf } from '../host/recorder.ts'
import { writeCampaignFile } from '../store/campaign-file.ts'
import { Course } from './course.ts'
import { Coverage } from './coverage.ts'
import { type SoakedCampaign, soakCampaign } from './soak-campaign.ts'
import { playerOf } from './temperament.ts'
import { watchedGame } from './watched-game.ts'

const game = boxGame(watchedGame(invasions))

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
  /** How often each way of the rules was seen, and those that never were. */
  readonly coverage: Readonly<Record<string, number>>
  readonly missing: readonly string[]
}

export interface SoakRun {
  readonly games: number
  readonly seed: string
  /** Where failing campaigns are written, as files that open in the app; nowhere when not given. */
  readonly failuresTo?: string
  /** Only every so-many-th of the campaigns, so that several processes can share them. */
  readonly share?: Share
  /** What to look for in every state besides what the campaign itself shows: the game's invariants. */
  readonly inspect?: (state: object) => readonly string[]
  /** Called after each game, for progress. */
  readonly onGame?: (played: PlayedGame) => void
}

/** The first, second... of so many shares. */
export interface Share {
  readonly part: number
  readonly of: number
}

export interface PlayedGame {
  readonly number: number
  readonly combat: 'basic' | 'advanced'
  readonly decisions: number
  readonly failure: string | null
}

/** Plays campaigns one after the other; every second one with the advanced battle system. */
export function soak({ seed, failuresTo, onGame, inspect = invariantsOf, ...run }: SoakRun): SoakReport {
  const started = performance.now()
  const failures: SoakReport['failures'][number][] = []
  const winners: Record<string, number> = {}
  const coverage = new Coverage()
  let decisions = 0
  const numbers = numbersOf(run)
  for (const number of numbers) {
    const campaignSeed = `${seed}/${number}`
    const combat = number % 2 === 0 ? 'basic' : 'advanced'
    const options = { combat }
    const course = new Course()
    const soaked = soakCampaign({
      game,
      options,
      seed: campaignSeed,
      inspect,
      player: playerOf(number, campaignSeed),
      onEvent: (event, state) => {
        coverage.note(event as InvasionsEvent, state as InvasionsState)
        course.note(event as InvasionsEvent, state as InvasionsState)
      }
    })
    const { answers, failure } = soaked
    decisions += answers.length
    for (const winner of soaked.match.summary.result?.winners ?? []) {
      winners[winner] = (winners[winner] ?? 0) + 1
    }
    if (failure) {
      const file = failuresTo ? writeFailure(failuresTo, campaignSeed, options, soaked) : null
      failures.push({ seed: campaignSeed, failure, file })
    }
    onGame?.({ number, combat, decisions: answers.length, failure })
  }
  return {
    games: numbers.length,
    failures,
    decisions,
    milliseconds: Math.round(performance.now() - started),
    winners,
    coverage: coverage.counts,
    missing: coverage.missing
  }
}

function numbersOf({ games, share = { part: 1, of: 1 } }: Pick<SoakRun, 'games' | 'share'>): number[] {
  return Array.from({ length: games }, (_, number) => number).filter(
    (number) => number % share.of === share.part - 1
  )
}

/** The soak plays Invasions only, so its states and events are what the game says they are. */
function invariantsOf(state: object): string[] {
  return brokenInvariants(state as InvasionsState).map(({ invariant, detail }) => `${invariant}: ${detail}`)
}

function writeFailure(folder: string, seed: string, options: unknown, soaked: SoakedCampaign): string {
  mkdirSync(folder, { recursive: true })
  const { match, answers, log } = soaked
  const file = join(folder, `${seed.replaceAll(/[^\w-]/g, '_')}.${product.fileExtension}`)
  const content = writeCampaignFile({
    id: '00000000',
    title: `Soak failure ${seed}`,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: Object.fromEntries(game.sidesOf(options).map((side) => [side, { kind: 'human', name: side }])),
    seed,
    standing: { ...standingOf(match), answers: answers.length },
    answers,
    log,
    checkpoints: [checkpointOf(game, game.begin(options, seed))],
    createdAt: 0,
    playedAt: 0
  })
  writeFileSync(file, content)
  return file
}

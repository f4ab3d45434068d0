import { Match } from '../../engine/match.ts'
import { createRandom, type RandomState, randomInt } from '../../engine/random.ts'
import { invasionsBots } from '../bots/index.ts'
import { invasions } from '../game.ts'
import type { Invasions } from '../game-types.ts'
import { boardOf } from '../view-board.ts'
import { type Commitment, type CommitmentKind, commitmentKinds } from './commitment.ts'
import { commitmentsAt, kindsByQuestion } from './commitments.ts'
import { playOut } from './play-out.ts'
import { type ClaimReport, type Comparison, Observations, reportOf } from './tally.ts'

export interface TrialOptions {
  readonly kinds: readonly CommitmentKind[]
  /** How many positions of each kind, if the campaigns have them. */
  readonly positions: number
  /** How often each is played. */
  readonly plays: number
  readonly seed: string
  readonly campaigns: number
  /** The answers of a campaign after which it is left. */
  readonly answers: number
}

export interface TrialReport extends Omit<TrialOptions, 'kinds'> {
  readonly kinds: Readonly<Partial<Record<CommitmentKind, KindReport>>>
}

export interface KindReport {
  readonly positions: number
  readonly nations: number
  readonly claims: Readonly<Record<string, ClaimReport>>
}

const PLAYERS = ['random', 'legate', 'random', 'recruit'] as const
/** One suitable question in so many, so that positions lie apart. */
const SELDOM = 2

/** Compares forecasts with plays of the rules, in positions of campaigns of random and of computer players. */
export function tryForecasts(options: TrialOptions): TrialReport {
  const trial = new Trial(options)
  for (let number = 0; number < options.campaigns && !trial.isComplete; number++) trial.visitCampaign(number)
  return { ...options, kinds: trial.report() }
}

class Trial {
  readonly #options: TrialOptions
  readonly #comparisons: Comparison[] = []
  readonly #counts = new Map<CommitmentKind, { positions: number; nations: Set<string> }>()

  constructor(options: TrialOptions) {
    this.#options = options
  }

  get isComplete(): boolean {
    return this.#options.kinds.every((kind) => this.#countOf(kind).positions >= this.#options.positions)
  }

  /** Both combat systems and all players take turns. */
  visitCampaign(number: number): void {
    const { kinds, seed, answers } = this.#options
    const game = { ...invasions, players: { bots: invasionsBots, adviser: 'legate' } }
    const combat = Math.floor(number / 2) % 2 === 0 ? 'basic' : 'advanced'
    const player = PLAYERS[number % PLAYERS.length] ?? 'random'
    const match = Match.begin(game, { scenario: '350', combat }, `${seed}/${number}`)
    const random = createRandom(`${seed}/${number}/positions`)
    const memos = new Map<string, unknown>()
    const left = new Map(kinds.map((kind) => [kind, this.#shareOfCampaign(kind)]))
    const isWanted = (kind: CommitmentKind) => (left.get(kind) ?? 0) > 0
    while (match.awaited && match.answers < answers && kinds.some(isWanted)) {
      const { side, number: asked } = match.awaited
      const decision = match.decisionFor(side)
      if (decision && kindsByQuestion[decision.kind]?.some(isWanted) && randomInt(random, SELDOM) === 0) {
        const board = boardOf(match.view(side))
        for (const commitment of commitmentsAt(board, decision, random)) {
          if (!isWanted(commitment.kind)) continue
          left.set(commitment.kind, (left.get(commitment.kind) ?? 0) - 1)
          this.#compare(match, side, commitment, `${combat} ${player} ${number}/${asked}`)
        }
      }
      const reply = match.botReply(side, player, memos.get(side) ?? null, `${seed}/${number}/${asked}`)
      memos.set(side, reply.memo)
      const outcome = match.answer(side, asked, reply.answer)
      if (!outcome.ok) takeSample(match, side, asked, random)
    }
  }

  report(): TrialReport['kinds'] {
    return Object.fromEntries(
      commitmentKinds.flatMap((kind) => {
        const own = this.#comparisons.filter((each) => each.kind === kind)
        if (own.length === 0) return []
        const byClaim = Object.entries(Object.groupBy(own, ({ claim }) => claim))
        const claims = Object.fromEntries(byClaim.map(([claim, of = []]) => [claim, reportOf(of)]))
        const { positions, nations } = this.#countOf(kind)
        return [[kind, { positions, nations: nations.size, claims }]]
      })
    )
  }

  #shareOfCampaign(kind: CommitmentKind): number {
    const { positions, campaigns } = this.#options
    const missing = positions - this.#countOf(kind).positions
    return Math.min(missing, Math.ceil((2 * positions) / campaigns))
  }

  #countOf(kind: CommitmentKind) {
    const count = this.#counts.get(kind) ?? { positions: 0, nations: new Set<string>() }
    this.#counts.set(kind, count)
    return count
  }

  #compare(match: Match<Invasions>, side: string, commitment: Commitment, where: string): void {
    const { kind, nation, what, claims } = commitment
    const observations = new Observations()
    for (let play = 0; play < this.#options.plays; play++)
      observations.add(playOut(match, side, commitment, `${this.#options.seed}/${where}/${kind}/${play}`))
    const count = this.#countOf(kind)
    count.positions += 1
    count.nations.add(nation)
    for (const [claim, claimed] of Object.entries(claims)) {
      const compared = observations.compare(claim, claimed, !claim.includes('lose'))
      if (compared)
        this.#comparisons.push({ kind, claim, nation, what: `${where}: ${what}`, claimed, ...compared })
    }
  }
}

function takeSample(match: Match<Invasions>, side: string, asked: number, random: RandomState): void {
  const outcome = match.answer(side, asked, match.sample(random, side))
  if (!outcome.ok) throw new Error(`a sample was refused: ${outcome.refusal.reason.key}`)
}

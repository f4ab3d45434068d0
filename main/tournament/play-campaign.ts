import type { AnyGame } from '#shared/engine/any-game.ts'
import { type BotReply, botSeed, RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { Message } from '#shared/engine/message.ts'
import type { EmittedEvent, OpenMatch } from '#shared/engine/open-match.ts'
import { countDuration, type Durations } from './durations.ts'

/** A computer player failed to answer, and another answered for it. */
export interface PlayerFailure {
  readonly side: string
  readonly player: string
  readonly kind: string
  readonly answers: number
  readonly why: string
}

/** An answer that the match has taken, for observers. */
export interface PlayedAnswer {
  readonly side: string
  readonly player: string
  readonly kind: string
  readonly milliseconds: number
  readonly reasons: readonly Message[]
  /** The player's memo for its next question. */
  readonly memo: unknown
  readonly emitted: readonly EmittedEvent[]
}

export interface PlayedCampaign {
  readonly match: OpenMatch
  readonly failures: readonly PlayerFailure[]
  /** The durations of each player's answers. */
  readonly times: Readonly<Record<string, Durations>>
}

/** The player of each side. */
export type PlayersBySide = Readonly<Record<string, string>>

/** Plays a match with computer players alone, to its end or while `goesOn` returns true. */
export function playCampaign(
  game: AnyGame,
  match: OpenMatch,
  players: PlayersBySide,
  campaign: string,
  onAnswer: (answered: PlayedAnswer) => void = () => {},
  goesOn: () => boolean = () => true
): PlayedCampaign {
  const memos = new Map<string, unknown>()
  const failures: PlayerFailure[] = []
  const times: Record<string, Durations> = {}
  while (match.awaited && goesOn()) {
    const { side, kind, number } = match.awaited
    const wanted = players[side] ?? RANDOM_PLAYER
    const chance = botSeed(campaign, match.answers, side)
    // Tries each player once, in this order.
    for (const player of new Set([wanted, game.adviser, RANDOM_PLAYER])) {
      const began = performance.now()
      const reply = replyOf(match, side, player, memos.get(side) ?? null, chance)
      const milliseconds = performance.now() - began
      const outcome = 'why' in reply ? reply : taken(match, side, number, reply)
      if ('why' in outcome) {
        if (player === RANDOM_PLAYER) throw new Error(`${kind}: ${outcome.why}`)
        failures.push({ side, player, kind, answers: match.answers, why: outcome.why })
        continue
      }
      times[player] ??= {}
      countDuration(times[player], milliseconds)
      memos.set(side, outcome.memo)
      onAnswer({
        side,
        player,
        kind,
        milliseconds,
        reasons: outcome.reasons,
        memo: outcome.memo,
        emitted: outcome.told
      })
      break
    }
  }
  return { match, failures, times }
}

interface FailedReply {
  readonly why: string
}

function taken(
  match: OpenMatch,
  side: string,
  number: number,
  reply: BotReply
): (BotReply & { readonly told: readonly EmittedEvent[] }) | FailedReply {
  const outcome = match.answer(side, number, reply.answer)
  return outcome.ok ? { ...reply, told: outcome.events } : { why: `refused: ${outcome.refusal.reason.key}` }
}

function replyOf(
  match: OpenMatch,
  side: string,
  player: string,
  memo: unknown,
  chance: string
): BotReply | FailedReply {
  try {
    return match.botReply(side, player, memo, chance)
  } catch (error) {
    return { why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

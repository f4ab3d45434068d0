import { type BotReply, botChance, RANDOM_PLAYER } from '#shared/engine/bot.ts'
import type { GameBox } from '#shared/engine/game-box.ts'
import type { Message } from '#shared/engine/message.ts'
import type { OpenMatch, Told } from '#shared/engine/open-match.ts'
import { type Durations, noteDuration } from './durations.ts'

/** A computer player whose answer could not be taken: another had to answer for it. */
export interface PlayerFailure {
  readonly side: string
  readonly player: string
  readonly kind: string
  readonly answers: number
  readonly why: string
}

/** An answer that was taken, for those who look on. */
export interface Answered {
  readonly side: string
  readonly player: string
  readonly kind: string
  readonly milliseconds: number
  readonly reasons: readonly Message[]
  /** What the player wants to remember. */
  readonly memo: unknown
  readonly told: readonly Told[]
}

export interface PlayedCampaign {
  readonly match: OpenMatch
  readonly failures: readonly PlayerFailure[]
  /** How long the answers of each player took. */
  readonly times: Readonly<Record<string, Durations>>
}

/** Who plays each side. */
export type Players = Readonly<Record<string, string>>

/** Plays a match to its end, or while `goesOn`, by computer players alone. */
export function playCampaign(
  game: GameBox,
  match: OpenMatch,
  players: Players,
  campaign: string,
  onAnswer: (answered: Answered) => void = () => {},
  goesOn: () => boolean = () => true
): PlayedCampaign {
  const memos = new Map<string, unknown>()
  const failures: PlayerFailure[] = []
  const times: Record<string, Durations> = {}
  while (match.awaited && goesOn()) {
    const { side, kind, number } = match.awaited
    const wanted = players[side] ?? RANDOM_PLAYER
    const chance = botChance(campaign, match.answers, side)
    // Each of them once, in this order.
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
      noteDuration(times[player], milliseconds)
      memos.set(side, outcome.memo)
      onAnswer({
        side,
        player,
        kind,
        milliseconds,
        reasons: outcome.reasons,
        memo: outcome.memo,
        told: outcome.told
      })
      break
    }
  }
  return { match, failures, times }
}

interface Failed {
  readonly why: string
}

function taken(
  match: OpenMatch,
  side: string,
  number: number,
  reply: BotReply
): (BotReply & { readonly told: readonly Told[] }) | Failed {
  const outcome = match.answer(side, number, reply.answer)
  return outcome.ok ? { ...reply, told: outcome.events } : { why: `refused: ${outcome.refusal.reason.key}` }
}

function replyOf(
  match: OpenMatch,
  side: string,
  player: string,
  memo: unknown,
  chance: string
): BotReply | Failed {
  try {
    return match.botReply(side, player, memo, chance)
  } catch (error) {
    return { why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

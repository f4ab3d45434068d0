import type { GameEvent } from '#shared/engine/game.ts'
import type { LogEntryOf } from '../table/game/game-client.ts'

export type BattleRole = 'attacker' | 'defender'

/** What is known of one side of a battle in progress. */
export interface Fighting {
  readonly nation: string
  /** The dice it rolls in this round; the basic system only. */
  readonly pool: { readonly white: number; readonly black: number } | null
  /** What it has scored in this round, once it has rolled. */
  readonly hits: number | null
}

export type BattleNow = Readonly<Record<BattleRole, Fighting>>

/** No battle is told in more answers than this. */
const FAR_ENOUGH = 60

/** The battle being fought at a place, read from the log; null when there is none. */
export function battleNow(log: readonly LogEntryOf<GameEvent>[], place: string): BattleNow | null {
  const here = log
    .slice(-FAR_ENOUGH)
    .flatMap(({ events }) => events)
    .filter((event) => read(event, 'province') === place)
  const start = here.findLastIndex(({ type }) => type === 'battle-began')
  const began = here[start]
  const since = here.slice(start + 1)
  if (!began || since.some(({ type }) => type === 'battle-won')) return null
  const side = (role: BattleRole): Fighting => ({
    nation: String(read(began, role)),
    ...since.filter((event) => read(event, 'side') === role).reduce(round, { pool: null, hits: null })
  })
  return { attacker: side('attacker'), defender: side('defender') }
}

type Round = Pick<Fighting, 'pool' | 'hits'>

function round(before: Round, event: GameEvent): Round {
  switch (event.type) {
    case 'battle-pool':
      return { pool: { white: numberIn(event, 'white'), black: numberIn(event, 'black') }, hits: null }
    case 'battle-modifiers':
      return { pool: null, hits: null }
    case 'battle-dice':
    case 'battle-roll':
      return { ...before, hits: numberIn(event, 'hits') }
    default:
      return before
  }
}

function read(event: GameEvent, field: string): unknown {
  return Reflect.get(event, field)
}

function numberIn(event: GameEvent, field: string): number {
  return Number(read(event, field))
}

import { createRequire } from 'node:module'
import { copyOf } from '#shared/engine/json.ts'
import type { OpenMatch } from '#shared/engine/match.ts'
import { createRandom } from '#shared/engine/random.ts'
import { game } from '../../main/app-host.ts'

export interface EngineBench {
  readonly decisions: number
  readonly stateBytes: number
  readonly decisionsPerSecond: number
  /** boardgame.io making as many moves on a state of the same JSON size, in the same run. */
  readonly boardgameIoMovesPerSecond: number
  readonly timesFaster: number
  /** Microseconds a decision in each turn: how cost grows from turn 1 to 12. */
  readonly microsecondsByTurn: Readonly<Record<number, number>>
}

const ROUNDS = 5

/**
 * Decisions per second of this thread in random play, beside boardgame.io. The two take turns, a campaign here and
 * as many moves there, so that whatever else the machine does slows both. The first round only warms them up.
 */
export function benchEngine(): EngineBench {
  const spent = new Map<number, { time: number; decisions: number }>()
  const warmUp = playOut(game.begin({}, 'bench/warm-up'), 'bench/warm-up', new Map())
  const theirs = boardgameIo(copyOf(warmUp.state))
  theirs.move(warmUp.decisions)
  const ours = { decisions: 0, milliseconds: 0 }
  let theirMilliseconds = 0
  for (let round = 0; round < ROUNDS; round++) {
    const started = threadMilliseconds()
    const { decisions } = playOut(game.begin({}, `bench/${round}`), `bench/${round}`, spent)
    ours.decisions += decisions
    ours.milliseconds += threadMilliseconds() - started
    theirMilliseconds += theirs.move(decisions)
  }
  theirs.stop()
  const perSecond = (ours.decisions / ours.milliseconds) * 1000
  const theirPerSecond = (ours.decisions / theirMilliseconds) * 1000
  return {
    decisions: ours.decisions,
    stateBytes: JSON.stringify(warmUp.state).length,
    decisionsPerSecond: Math.round(perSecond),
    boardgameIoMovesPerSecond: Math.round(theirPerSecond),
    timesFaster: Math.round((perSecond / theirPerSecond) * 10) / 10,
    microsecondsByTurn: Object.fromEntries(
      [...spent].map(([turn, { time, decisions: count }]) => [turn, Math.round((time / count) * 1000)])
    )
  }
}

/** What this thread has worked so far, whoever else uses the machine. */
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function playOut(
  match: OpenMatch,
  seed: string,
  spent: Map<number, { time: number; decisions: number }>
): { readonly decisions: number; readonly state: object } {
  const random = createRandom(`${seed}/answers`)
  while (match.awaited) {
    const { side, number } = match.awaited
    const { turn } = match.summary
    const before = threadMilliseconds()
    match.answer(side, number, match.sample(random))
    const entry = spent.get(turn) ?? { time: 0, decisions: 0 }
    spent.set(turn, { time: entry.time + threadMilliseconds() - before, decisions: entry.decisions + 1 })
  }
  return { decisions: match.answers, state: match.state }
}

interface BoardgameIo {
  Client(options: unknown): { start(): void; stop(): void; moves: Record<string, (key: string) => void> }
}

/** The same state in boardgame.io as it comes from npm; each move changes one unit, as small a move as there is. */
function boardgameIo(state: object): { move(times: number): number; stop(): void } {
  const { Client }: BoardgameIo = createRequire(import.meta.url)('boardgame.io/client')
  const units = Object.keys('units' in state && state.units ? state.units : {})
  const client = Client({
    game: {
      setup: () => state,
      moves: {
        touch: ({ G }: { G: { units: Record<string, { damaged: boolean }> } }, key: string) => {
          const unit = G.units[key]
          if (unit) unit.damaged = !unit.damaged
        }
      }
    },
    debug: false
  })
  client.start()
  return {
    move(times) {
      const started = threadMilliseconds()
      for (let move = 0; move < times; move++) client.moves.touch?.(units[move % units.length] ?? '')
      return threadMilliseconds() - started
    },
    stop: () => client.stop()
  }
}

import { createRequire } from 'node:module'
import { boxGame } from '#shared/engine/game-box.ts'
import { copyOf } from '#shared/engine/json.ts'
import { createRandom } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'

export interface EngineBench {
  readonly decisions: number
  readonly stateBytes: number
  readonly decisionsPerSecond: number
  /** In the very first campaign of the process. */
  readonly coldDecisionsPerSecond: number
  /**
   * boardgame.io making as many moves on a state of the same JSON size, in the same run, as it comes: with
   * NODE_ENV=production it leaves out its check that the state is plain data and makes more than twice as many.
   */
  readonly boardgameIoMovesPerSecond: number
  readonly timesFaster: number
  /** Microseconds a decision in each turn: how cost grows from turn 1 to 12. */
  readonly microsecondsByTurn: Readonly<Record<number, number>>
}

/** Rounds that only warm both engines up, until the compiler has seen what is hot, and rounds that count. */
const WARM_UP = 4
const ROUNDS = 6

/**
 * Decisions per second of this thread in random play, beside boardgame.io. The two take turns, a campaign here and
 * as many moves there, so that whatever else the machine does slows both.
 */
export function benchEngine(): EngineBench {
  const spent = new Map<number, { time: number; decisions: number }>()
  const first = playOut('bench/first', new Map())
  const theirs = boardgameIo(copyOf(first.state))
  for (let round = 0; round < WARM_UP; round++) {
    theirs.move(playOut(`bench/warm-up/${round}`, new Map()).decisions)
  }
  const ours = { decisions: 0, milliseconds: 0 }
  let theirMilliseconds = 0
  for (let round = 0; round < ROUNDS; round++) {
    const { decisions, milliseconds } = playOut(`bench/${round}`, spent)
    ours.decisions += decisions
    ours.milliseconds += milliseconds
    theirMilliseconds += theirs.move(decisions)
  }
  theirs.stop()
  const perSecond = (ours.decisions / ours.milliseconds) * 1000
  const theirPerSecond = (ours.decisions / theirMilliseconds) * 1000
  return {
    decisions: ours.decisions,
    stateBytes: JSON.stringify(first.state).length,
    decisionsPerSecond: Math.round(perSecond),
    coldDecisionsPerSecond: Math.round((first.decisions / first.milliseconds) * 1000),
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

interface PlayedOut {
  readonly decisions: number
  readonly milliseconds: number
  readonly state: object
}

const game = boxGame(invasions)

/** One campaign of random answers from start to end; `spent` gathers the time by turn. */
function playOut(seed: string, spent: Map<number, { time: number; decisions: number }>): PlayedOut {
  const random = createRandom(`${seed}/answers`)
  const started = threadMilliseconds()
  const match = game.begin({}, seed)
  let before = threadMilliseconds()
  while (match.awaited) {
    const { side, number } = match.awaited
    const { turn } = match.summary
    match.answer(side, number, match.sample(random))
    const now = threadMilliseconds()
    const entry = spent.get(turn) ?? { time: 0, decisions: 0 }
    spent.set(turn, { time: entry.time + now - before, decisions: entry.decisions + 1 })
    before = now
  }
  return { decisions: match.answers, milliseconds: before - started, state: match.state }
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

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

const GAMES = 5

/** Decisions per second in random play, single thread, beside boardgame.io. */
export function benchEngine(): EngineBench {
  const spent = new Map<number, { time: number; decisions: number }>()
  let decisions = 0
  let state: object = {}
  const started = performance.now()
  for (let number = 0; number < GAMES; number++) {
    const match = game.begin({}, `bench/${number}`)
    decisions += playOut(match, `bench/${number}`, spent)
    state = match.state
  }
  const perSecond = (decisions / (performance.now() - started)) * 1000
  const theirs = boardgameIo(copyOf(state), decisions)
  return {
    decisions,
    stateBytes: JSON.stringify(state).length,
    decisionsPerSecond: Math.round(perSecond),
    boardgameIoMovesPerSecond: Math.round(theirs),
    timesFaster: Math.round((perSecond / theirs) * 10) / 10,
    microsecondsByTurn: Object.fromEntries(
      [...spent].map(([turn, { time, decisions: count }]) => [turn, Math.round((time / count) * 1000)])
    )
  }
}

function playOut(
  match: OpenMatch,
  seed: string,
  spent: Map<number, { time: number; decisions: number }>
): number {
  const random = createRandom(`${seed}/answers`)
  while (match.awaited) {
    const { side, number } = match.awaited
    const { turn } = match.summary
    const before = performance.now()
    match.answer(side, number, match.sample(random))
    const entry = spent.get(turn) ?? { time: 0, decisions: 0 }
    spent.set(turn, { time: entry.time + performance.now() - before, decisions: entry.decisions + 1 })
  }
  return match.answers
}

interface BoardgameIo {
  Client(options: unknown): { start(): void; stop(): void; moves: Record<string, (key: string) => void> }
}

/** The same state in boardgame.io; each move changes one unit, as small a move as there is. */
function boardgameIo(state: object, moves: number): number {
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
  const started = performance.now()
  for (let move = 0; move < moves; move++) client.moves.touch?.(units[move % units.length] ?? '')
  const elapsed = performance.now() - started
  client.stop()
  return (moves / elapsed) * 1000
}

import type { GameRegistry } from '#shared/engine/any-game.ts'
import type { CallResult } from '#shared/ipc/contract.ts'
import { CallFailure } from './call-failure.ts'

/** A longer list helps nobody. */
const MOST_PROBLEMS = 20

/** Reads a document as a scenario of the first game that takes it. Otherwise returns what the first reader found. */
export function readScenario(games: GameRegistry, content: string): CallResult<'library.read-scenario'> {
  const document = parsed(content)
  const readings = [...games.values()].flatMap((game) => {
    const reading = game.readScenario(document)
    return reading ? [{ game: game.id, reading }] : []
  })
  for (const { game, reading } of readings) {
    // What the schemas of scenarios accept is plain data.
    if (reading.ok) return { ok: true, game, options: JSON.parse(JSON.stringify(reading.options)) }
  }
  const [first] = readings
  if (!first || first.reading.ok) throw CallFailure.of('damaged-file', 'No game here reads scenarios.')
  return { ok: false, problems: first.reading.problems.slice(0, MOST_PROBLEMS) }
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw CallFailure.of('damaged-file', error instanceof Error ? error.message : '')
  }
}

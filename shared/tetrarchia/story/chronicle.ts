import type { Message } from '../../engine/message.ts'
import type { TetrarchiaEvent } from '../events.ts'
import { sentenceOf } from '../words/sentences.ts'
import type { EmperorId } from '../world/ids.ts'
import { blowsInProse, deedsInProse } from './prose.ts'

/** An emperor's turn in prose: his deeds, and the blows of the barbarian phase. */
export interface TurnChronicle {
  readonly emperor: EmperorId
  readonly deeds: readonly Message[]
  readonly blows: readonly Message[]
}

export interface RoundChronicle {
  readonly round: number
  readonly turns: readonly TurnChronicle[]
}

export interface Chronicle {
  /** The set-up before the first turn. */
  readonly prelude: readonly Message[]
  readonly rounds: readonly RoundChronicle[]
}

interface TurnEvents {
  readonly round: number
  readonly emperor: EmperorId
  readonly deeds: TetrarchiaEvent[]
  readonly blows: TetrarchiaEvent[]
}

/** The whole game, round by round. */
export function chronicleOf(events: Iterable<TetrarchiaEvent>): Chronicle {
  const setUp: TetrarchiaEvent[] = []
  const turns: TurnEvents[] = []
  let current = setUp
  for (const event of events) {
    if (event.type === 'turn-began') {
      const turn: TurnEvents = { round: event.round, emperor: event.emperor, deeds: [], blows: [] }
      turns.push(turn)
      current = turn.deeds
    } else if (event.type === 'barbarians-began') current = turns.at(-1)?.blows ?? current
    else current.push(event)
  }
  return {
    prelude: setUp.filter(({ type }) => type !== 'roll').map(sentenceOf),
    rounds: [...Map.groupBy(turns, ({ round }) => round)].map(([round, ofRound]) => ({
      round,
      turns: ofRound.map(({ emperor, deeds, blows }) => ({
        emperor,
        deeds: deedsInProse(emperor, deeds),
        blows: blowsInProse(blows)
      }))
    }))
  }
}

import type { Message } from '../../engine/message.ts'
import type { TetrarchiaEvent } from '../events.ts'
import { sentenceOf } from '../words/sentences.ts'
import type { EmperorId } from '../world/ids.ts'

/** An emperor's turn in sentences: his deeds, and the blows of the barbarian phase. */
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

/** Events without a sentence: later events show the result of dice and links; turns and phases are headings. */
const WITHOUT_SENTENCE: ReadonlySet<TetrarchiaEvent['type']> = new Set([
  'roll',
  'turn-began',
  'barbarians-began',
  'link-tested',
  'held-up'
])

/** The whole game, round by round. */
export function chronicleOf(events: Iterable<TetrarchiaEvent>): Chronicle {
  const prelude: Message[] = []
  const rounds: { round: number; turns: TurnChronicle[] }[] = []
  let current = prelude
  let blows: Message[] = []
  for (const event of events) {
    if (event.type === 'turn-began') {
      const deeds: Message[] = []
      blows = []
      if (rounds.at(-1)?.round !== event.round) rounds.push({ round: event.round, turns: [] })
      rounds.at(-1)?.turns.push({ emperor: event.emperor, deeds, blows })
      current = deeds
    } else if (event.type === 'barbarians-began') current = blows
    else if (!WITHOUT_SENTENCE.has(event.type)) current.push(sentenceOf(event))
  }
  return { prelude, rounds }
}

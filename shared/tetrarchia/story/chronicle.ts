import type { Message } from '../../engine/message.ts'
import type { TetrarchiaEvent } from '../events.ts'
import { sentenceOf } from '../words/sentences.ts'
import type { EmperorId } from '../world/ids.ts'

/** An emperor's turn in sentences: what he did, and what the barbarians did then. */
export interface TurnTale {
  readonly emperor: EmperorId
  readonly deeds: readonly Message[]
  readonly blows: readonly Message[]
}

export interface RoundTale {
  readonly round: number
  readonly turns: readonly TurnTale[]
}

export interface Chronicle {
  /** What lay on the board before the first turn. */
  readonly prelude: readonly Message[]
  readonly rounds: readonly RoundTale[]
}

/** Dice and links are told by what came of them; turns and phases are headings. */
const UNTOLD: ReadonlySet<TetrarchiaEvent['type']> = new Set([
  'roll',
  'turn-began',
  'barbarians-began',
  'link-tested',
  'held-up'
])

/** The whole game, round by round. */
export function chronicleOf(events: Iterable<TetrarchiaEvent>): Chronicle {
  const prelude: Message[] = []
  const rounds: { round: number; turns: TurnTale[] }[] = []
  let told = prelude
  let blows: Message[] = []
  for (const event of events) {
    if (event.type === 'turn-began') {
      const deeds: Message[] = []
      blows = []
      if (rounds.at(-1)?.round !== event.round) rounds.push({ round: event.round, turns: [] })
      rounds.at(-1)?.turns.push({ emperor: event.emperor, deeds, blows })
      told = deeds
    } else if (event.type === 'barbarians-began') told = blows
    else if (!UNTOLD.has(event.type)) told.push(sentenceOf(event))
  }
  return { prelude, rounds }
}

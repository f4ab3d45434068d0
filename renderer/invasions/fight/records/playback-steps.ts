import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { FightRecord } from './fight-records.ts'

/** What one step of a playback shows. */
export type PlaybackStepKind =
  | 'opening'
  | 'advantages'
  | 'ambush'
  | 'pools'
  | 'dice'
  | 'again'
  | 'losses'
  | 'outcome'
  | 'aftermath'

export interface PlaybackStep {
  readonly kind: PlaybackStepKind
  /** The number of events shown by then. */
  readonly until: number
}

const KINDS: Partial<Readonly<Record<InvasionsEvent['type'], PlaybackStepKind>>> = {
  'battle-began': 'opening',
  'raid-declared': 'opening',
  'naval-interception': 'opening',
  'tactical-advantages': 'advantages',
  ambush: 'ambush',
  'battle-pool': 'pools',
  'battle-modifiers': 'pools',
  'leader-option': 'pools',
  roll: 'dice',
  'battle-dice': 'dice',
  'battle-roll': 'dice',
  'naval-dice': 'dice',
  'die-rolled-again': 'again',
  'rolled-again': 'again',
  'hits-taken': 'losses',
  'unit-damaged': 'losses',
  'unit-eliminated': 'losses',
  'fleet-damaged': 'losses',
  'fleet-sunk': 'losses',
  'battle-conceded': 'outcome',
  'battle-won': 'outcome',
  'naval-battle': 'outcome',
  siege: 'outcome',
  raid: 'outcome',
  interception: 'outcome',
  flight: 'outcome'
}

/**
 * The playback steps of a fight record. Consecutive events of one kind are one step, but each roll of a siege is its own.
 * A re-roll is a step of its own only if `every` is set; otherwise the die just changes.
 */
export function playbackStepsOf(
  { events, kind }: Pick<FightRecord, 'events' | 'kind'>,
  every = true
): readonly PlaybackStep[] {
  const steps: PlaybackStep[] = []
  for (const [index, event] of events.entries()) {
    const own = isReroll(event) ? 'again' : (KINDS[event.type] ?? 'aftermath')
    const last = steps.at(-1)
    if (last && own === 'again' && !every) {
      steps[steps.length - 1] = { ...last, until: index + 1 }
      continue
    }
    const apart = event.type === 'roll' && (own === 'again' || kind === 'siege')
    if (last && last.kind === own && !apart) steps[steps.length - 1] = { kind: own, until: index + 1 }
    else steps.push({ kind: own, until: index + 1 })
  }
  return steps
}

/** XX.E, XXI.D: whether a roll is a re-roll. */
function isReroll(event: InvasionsEvent): boolean {
  return event.type === 'roll' && /^(battle|naval)-reroll/.test(event.reason)
}

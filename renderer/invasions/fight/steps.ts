import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { Tale } from './tales.ts'

/** What is shown at once when a tale is told step by step. */
export type StepKind =
  | 'opening'
  | 'advantages'
  | 'ambush'
  | 'pools'
  | 'dice'
  | 'again'
  | 'losses'
  | 'outcome'
  | 'aftermath'

export interface Step {
  readonly kind: StepKind
  /** How many events of the tale have been told when it is shown. */
  readonly until: number
}

const KINDS: Partial<Readonly<Record<InvasionsEvent['type'], StepKind>>> = {
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

/** The steps of a tale: what follows each other of the same kind is one, but each die of a siege is its own. */
export function stepsOf({ events, kind }: Pick<Tale, 'events' | 'kind'>): readonly Step[] {
  const steps: Step[] = []
  for (const [index, event] of events.entries()) {
    const own = KINDS[event.type] ?? 'aftermath'
    const last = steps.at(-1)
    const apart = own === 'again' || (kind === 'siege' && event.type === 'roll')
    // A missile die belongs to the pool that was counted for it.
    if (last && last.kind === own && !apart) steps[steps.length - 1] = { kind: own, until: index + 1 }
    else steps.push({ kind: own, until: index + 1 })
  }
  return steps
}

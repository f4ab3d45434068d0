/** The phases of a turn, in order (IV). */
export const phases = ['time', 'administration', 'military', 'scoring'] as const
export type Phase = (typeof phases)[number]

/**
 * The sequence of play (IV, and the detailed sequence at the end of the rulebook) as a table.
 * `rules/time/turn-steps.ts` gives each step its script; `rules/time/turn.ts` walks through it.
 */
export interface SequenceStep {
  readonly id: string
  readonly phase: Phase
  readonly rule: string
  /** Who plays the step, one after the other. `once`: a single script plays it for everybody. */
  readonly who:
    | 'barbarians'
    | 'civilised'
    /** Kingdoms before Empires, and the youngest first (IV, XXX.A). */
    | 'civilised-youngest-first'
    | 'nations'
    /** Minor kingdoms that never act themselves also recover here, as the oldest Kingdoms (XXVII.C). */
    | 'nations-and-inactive'
    | 'sides'
    | 'once'
  /** The turn that opens a scenario starts at the Events step and skips caravans and administration (V.A, IV). */
  readonly inOpening: boolean
}

/** IV, X.A: the steps in order. The rulebook's Events step is split in three: cards, raids, caravans. */
export const sequence = [
  { id: 'barbarians-age', phase: 'time', rule: 'VI.D', who: 'barbarians', inOpening: false },
  { id: 'civilised-age', phase: 'time', rule: 'VI.E', who: 'civilised', inOpening: false },
  { id: 'heresies-age', phase: 'time', rule: 'VI.F', who: 'once', inOpening: false },
  { id: 'arrivals', phase: 'time', rule: 'IX.B', who: 'once', inOpening: false },
  { id: 'reinforcements', phase: 'time', rule: 'IX.A', who: 'nations-and-inactive', inOpening: false },
  { id: 'event-cards', phase: 'time', rule: 'X.B', who: 'sides', inOpening: true },
  { id: 'raids', phase: 'time', rule: 'X.C', who: 'once', inOpening: true },
  { id: 'caravans', phase: 'time', rule: 'X.D', who: 'once', inOpening: false },
  { id: 'diplomacy', phase: 'time', rule: 'XXX.A', who: 'civilised-youngest-first', inOpening: true },

  { id: 'conversion', phase: 'administration', rule: 'XXXI.B', who: 'nations', inOpening: false },
  { id: 'administration-cards', phase: 'administration', rule: 'XIII.D', who: 'civilised', inOpening: false },
  { id: 'income', phase: 'administration', rule: 'XIV.A', who: 'nations-and-inactive', inOpening: false },
  { id: 'purchases', phase: 'administration', rule: 'XV.B', who: 'nations', inOpening: false },
  { id: 'suppression', phase: 'administration', rule: 'XVI.F', who: 'nations', inOpening: false },

  { id: 'foedera', phase: 'military', rule: 'XXVIII.A', who: 'once', inOpening: true },
  { id: 'activation', phase: 'military', rule: 'VI.G', who: 'nations', inOpening: true },
  { id: 'end-of-diplomacy', phase: 'military', rule: 'XXX.A', who: 'once', inOpening: true },

  { id: 'scoring', phase: 'scoring', rule: 'V.B', who: 'once', inOpening: true }
] as const satisfies readonly SequenceStep[]

type AnyStep = (typeof sequence)[number]
export type StepId = AnyStep['id']
/** Steps that are played once for everybody, by each player, and by each nation. */
export type OnceStepId = Extract<AnyStep, { who: 'once' }>['id']
export type SideStepId = Extract<AnyStep, { who: 'sides' }>['id']
export type NationStepId = Exclude<StepId, OnceStepId | SideStepId>

export function isOnceStep(id: StepId): id is OnceStepId {
  return stepOf(id).who === 'once'
}

export function isSideStep(id: StepId): id is SideStepId {
  return stepOf(id).who === 'sides'
}

const byId: ReadonlyMap<string, SequenceStep> = new Map(sequence.map((step) => [step.id, step]))

export function stepOf(id: StepId): SequenceStep {
  const step = byId.get(id)
  if (!step) throw new Error(`there is no step '${id}'`)
  return step
}

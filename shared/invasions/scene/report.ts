import type { Answer, BlockedOption, Decision, Field } from '../../engine/decision.ts'
import type { OptionKey } from '../../engine/option-key.ts'
import { only } from '../../engine/show.ts'
import type { NationId, SideId } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import type { InvasionsEvent } from '../events.ts'
import { allLeaders, allUnits, isOffMap } from '../queries/placement.ts'
import type { InvasionsState, Leader, NationState, Unit } from '../state.ts'
import type { Asked, Ran, ScriptedAnswer, Stop } from './run.ts'
import type { TieSetUp } from './set-up.ts'
import { tieOf } from './ties.ts'

/** What came of a scene, as plain data. */
export interface SceneReport {
  readonly events: readonly InvasionsEvent[]
  readonly asked: readonly AskedReport[]
  /** As it is at the end, or where the run stopped. */
  readonly state: StateReport
  readonly unusedDice: readonly number[]
  readonly unusedAnswers: readonly ScriptedAnswer[]
  /** Null: it was played to its end. */
  readonly stopped: StopReport | null
}

export interface AskedReport extends Pick<Decision, 'kind' | 'side' | 'rule'> {
  readonly actor: string | null
  /** The keys of a choice; of a form those of all its lists, one after the other. */
  readonly options: readonly OptionKey[]
  readonly blocked: readonly {
    readonly key: OptionKey
    readonly reason: string
    readonly rule: string | null
  }[]
  /** What a form wants, field by field; a choice has none. */
  readonly fields?: readonly FieldReport[]
  /** Null where the run stopped at the question. */
  readonly answer: Answer | null
}

export interface FieldReport {
  readonly name: string
  readonly field: Field['field']
  readonly options?: readonly OptionKey[]
  readonly min?: number
  readonly max?: number
}

export interface StateReport {
  readonly control: InvasionsState['control']
  readonly areaControl: InvasionsState['areaControl']
  /** On the map only, as the leaders. */
  readonly units: readonly Pick<Unit, 'id' | 'nation' | 'kind' | 'at' | 'controller' | 'damaged'>[]
  readonly leaders: readonly Pick<Leader, 'id' | 'at'>[]
  /** Those that are or were in play. */
  readonly nations: Partial<Record<NationId, NationReport>>
  /** As a set-up would say them. */
  readonly relations: readonly TieSetUp[]
  readonly scores: Readonly<Record<SideId, number>>
}

export interface NationReport
  extends Pick<
    NationState,
    'presence' | 'status' | 'age' | 'decline' | 'treasury' | 'religion' | 'seat' | 'capitalLostOn'
  > {
  readonly active: boolean
  readonly points: number
}

export type StopReport =
  | { readonly why: 'no-answer'; readonly kind: string; readonly side: string }
  | {
      readonly why: 'refused'
      readonly kind: string
      readonly side: string
      readonly answer: Extract<Stop, { readonly cause: 'refused' }>['answer']
      readonly reason: string
      readonly rule: string | null
    }
  | { readonly why: 'no-die'; readonly roll: string; readonly rule: string; readonly faces: number }
  | {
      readonly why: 'wrong-die'
      readonly roll: string
      readonly rule: string
      readonly faces: number
      readonly face: number
    }
  /** XXVI.B: nothing happens: the nation acts together with its ally, in the later activation. */
  | { readonly why: 'waits-for-ally'; readonly nation: NationId }

export function reportOf(state: InvasionsState, ran: Ran<unknown>): SceneReport {
  const { events, asked, unusedDice, unusedAnswers, ended } = ran
  return {
    events,
    asked: asked.map(askedReport),
    state: stateReport(state),
    unusedDice,
    unusedAnswers,
    stopped: 'stop' in ended ? stopReport(ended.stop) : null
  }
}

function askedReport({ decision, answer }: Asked): AskedReport {
  const { kind, side, rule, actor = null, body } = decision
  const shared = { kind, side, actor, rule, blocked: (body.blocked ?? []).map(blockedReport), answer }
  if (body.type === 'choice') return { ...shared, options: body.options.map(({ key }) => key) }
  const fields = body.fields.map(fieldReport)
  return { ...shared, options: fields.flatMap(({ options = [] }) => options), fields }
}

function blockedReport({ key, refusal }: BlockedOption): AskedReport['blocked'][number] {
  return { key, reason: refusal.reason.key, rule: refusal.rule }
}

function fieldReport(field: Field): FieldReport {
  const { name, field: type } = field
  return {
    name,
    field: type,
    ...('options' in field ? { options: field.options.map(({ key }) => key) } : {}),
    ...('min' in field ? { min: field.min, max: field.max } : {})
  }
}

const shownUnit = only<Unit>()('id', 'nation', 'kind', 'at', 'controller', 'damaged')
const shownLeader = only<Leader>()('id', 'at')
const shownNation = only<NationState>()(
  'presence',
  'status',
  'age',
  'decline',
  'treasury',
  'religion',
  'seat',
  'capitalLostOn'
)

function stateReport(state: InvasionsState): StateReport {
  const { control, areaControl, relations, score } = state
  const known = entriesOf(state.nations).filter(([, { presence }]) => presence !== 'unborn')
  return {
    control,
    areaControl,
    units: allUnits(state)
      .filter(({ at }) => !isOffMap(at))
      .map(shownUnit),
    leaders: allLeaders(state)
      .filter(({ presence }) => presence === 'in-play')
      .map(shownLeader),
    nations: Object.fromEntries(known.map(([id, nation]) => [id, nationReport(nation, score.nations[id])])),
    relations: relations.map(tieOf),
    scores: score.sides
  }
}

function nationReport(nation: NationState, points = 0): NationReport {
  return { ...shownNation(nation), active: nation.activity === 'active', points }
}

function stopReport(stop: Stop): StopReport {
  switch (stop.cause) {
    case 'no-answer':
      return { why: 'no-answer', kind: stop.decision.kind, side: stop.decision.side }
    case 'refused': {
      const { decision, answer, refusal } = stop
      const { kind, side } = decision
      return { why: 'refused', kind, side, answer, reason: refusal.reason.key, rule: refusal.rule }
    }
    case 'no-die':
      return { why: 'no-die', ...rollReport(stop.roll) }
    case 'wrong-die':
      return { why: 'wrong-die', ...rollReport(stop.roll), face: stop.face }
  }
}

function rollReport({ reason, rule, faces }: Extract<Stop, { cause: 'no-die' }>['roll']) {
  return { roll: reason, rule, faces }
}

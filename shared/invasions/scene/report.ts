import { type RunReport, reportOfRun, type StopReport } from '../../engine/scene/report.ts'
import type { Ran } from '../../engine/scene/run.ts'
import { only } from '../../engine/show.ts'
import type { NationId, SideId } from '../content/ids.ts'
import { entriesOf } from '../entries.ts'
import type { InvasionsEvent } from '../events.ts'
import { allLeaders, allUnits, isOffMap } from '../queries/placement.ts'
import type { InvasionsState, Leader, NationState, Unit } from '../state.ts'
import type { TieSetUp } from './set-up.ts'
import { tieOf } from './ties.ts'

/** The result of a scene, as plain data. */
export interface SceneReport extends Omit<RunReport<InvasionsEvent>, 'stopped'> {
  /** The state at the end, or where the run stopped. */
  readonly state: StateReport
  readonly stopped: StopReport | WaitsForAlly | null
}

/** XXVI.B: nothing happens, because the nation acts together with its ally in the later activation. */
export interface WaitsForAlly {
  readonly why: 'waits-for-ally'
  readonly nation: NationId
}

export interface StateReport {
  readonly control: InvasionsState['control']
  readonly areaControl: InvasionsState['areaControl']
  /** Units on the map. */
  readonly units: readonly Pick<Unit, 'id' | 'nation' | 'kind' | 'at' | 'controller' | 'damaged'>[]
  readonly leaders: readonly Pick<Leader, 'id' | 'at'>[]
  /** Nations that are or were in play. */
  readonly nations: Partial<Record<NationId, NationReport>>
  /** In the form of a set-up. */
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

export function reportOf(state: InvasionsState, ran: Ran<InvasionsEvent, unknown>): SceneReport {
  const { events, asked, unusedDice, unusedAnswers, stopped } = reportOfRun(ran)
  return { events, asked, state: stateReport(state), unusedDice, unusedAnswers, stopped }
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

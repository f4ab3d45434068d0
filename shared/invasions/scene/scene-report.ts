import { pickFields } from '../../engine/projection.ts'
import { type RunReport, reportOfRun, type StopReport } from '../../engine/scene/report.ts'
import type { ScriptedRun } from '../../engine/scene/run-scripted.ts'
import type { NationId, SideId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { presentEntries } from '../present-entries.ts'
import { allLeaders, allUnits, isOffMap } from '../queries/pieces/placement.ts'
import type { InvasionsState, Leader, NationState, Unit } from '../state.ts'
import type { RelationSetUp } from './set-up.ts'
import { relationSetUpOf } from './set-up-relations.ts'

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
  readonly revolts: InvasionsState['revolts']
  readonly heresies: InvasionsState['heresies']
  /** Units on the map. */
  readonly units: readonly Pick<Unit, 'id' | 'nation' | 'kind' | 'at' | 'controller' | 'damaged'>[]
  readonly leaders: readonly Pick<Leader, 'id' | 'at'>[]
  /** Nations that are or were in play. */
  readonly nations: Partial<Record<NationId, NationReport>>
  /** In the form of a set-up. */
  readonly relations: readonly RelationSetUp[]
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

export function sceneReportOf(state: InvasionsState, ran: ScriptedRun<InvasionsEvent, unknown>): SceneReport {
  const { events, asked, unusedDice, unusedAnswers, stopped } = reportOfRun(ran)
  return { events, asked, state: stateReport(state), unusedDice, unusedAnswers, stopped }
}

const shownUnit = pickFields<Unit>()('id', 'nation', 'kind', 'at', 'controller', 'damaged')
const shownLeader = pickFields<Leader>()('id', 'at')
const shownNation = pickFields<NationState>()(
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
  const { control, areaControl, revolts, heresies, relations, score } = state
  const known = presentEntries(state.nations).filter(([, { presence }]) => presence !== 'unborn')
  return {
    control,
    areaControl,
    revolts,
    heresies,
    units: allUnits(state)
      .filter(({ at }) => !isOffMap(at))
      .map(shownUnit),
    leaders: allLeaders(state)
      .filter(({ presence }) => presence === 'in-play')
      .map(shownLeader),
    nations: Object.fromEntries(known.map(([id, nation]) => [id, nationReport(nation, score.nations[id])])),
    relations: relations.map(relationSetUpOf),
    scores: score.sides
  }
}

function nationReport(nation: NationState, points = 0): NationReport {
  return { ...shownNation(nation), active: nation.activity === 'active', points }
}

import type { Answer, Decision, FormValues } from '../../engine/decision.ts'
import type { RandomState } from '../../engine/random.ts'
import type { Script } from '../ask.ts'
import type { NationId, UnitKindId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import type { InvasionsPlay } from '../play.ts'
import { placeUnit, unitsIn } from '../queries/placement.ts'
import { reserveOf } from '../queries/realm.ts'
import { baseWorld } from '../queries/world-tables.ts'
import { computeControl } from '../rules/control.ts'
import type { InvasionsState, Place, UnitId } from '../state.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { drive } from './drive.ts'

/** Small changes to a position, for tests. */

/** Puts counters of a kind from a nation's reserve on the map; returns their ids. */
export function muster(
  state: InvasionsState,
  nation: NationId,
  kind: UnitKindId,
  at: Place,
  count = 1
): UnitId[] {
  const ids = reserveOf(state, nation)
    .filter((unit) => unit.kind === kind && unit.people === undefined)
    .slice(0, count)
    .map(({ id }) => id)
  if (ids.length < count) throw new Error(`${nation} has only ${ids.length} ${kind} in reserve`)
  for (const id of ids) placeUnit(state, id, at)
  return ids
}

/** Sends all units in a place back to the reserve. */
export function clear(state: InvasionsState, place: Place): void {
  for (const { id } of [...unitsIn(state, place)]) placeUnit(state, id, 'reserve')
}

/** Sends all units of a nation back to the reserve. */
export function disarm(state: InvasionsState, nation: NationId): void {
  for (const unit of Object.values(state.units)) {
    if (unit.nation === nation && unit.at !== 'removed') placeUnit(state, unit.id, 'reserve')
  }
}

/** Empties an Area and gives it to a nation, or to nobody. */
export function holdArea(state: InvasionsState, nation: NationId | null, area: AreaId): void {
  hold(
    state,
    nation,
    baseWorld.provinces.filter((province) => province.area === area).map(({ id }) => id)
  )
}

/** Empties provinces and gives them to a nation; whether it keeps them empty depends on the Area (XII.B). */
export function hold(state: InvasionsState, nation: NationId | null, provinces: readonly ProvinceId[]): void {
  for (const id of provinces) {
    clear(state, id)
    if (nation) state.control[id] = nation
    else delete state.control[id]
  }
  computeControl(state)
}

/** Puts one unit of a nation into each province and gives it the province, its city included. */
export function garrison(
  state: InvasionsState,
  nation: NationId,
  kind: UnitKindId,
  provinces: readonly ProvinceId[]
): UnitId[] {
  const ids = provinces.flatMap((id) => {
    clear(state, id)
    state.control[id] = nation
    return muster(state, nation, kind, id)
  })
  computeControl(state)
  return ids
}

/** Brings a nation into play with nothing on the map but what the test gives it. */
export function enter(state: InvasionsState, nation: NationId, seat: ProvinceId | null): void {
  Object.assign(state.nations[nation], {
    presence: 'in-play',
    activity: 'active',
    seat: seat && { kind: state.nations[nation].status === 'barbarian' ? 'horde' : 'capital', at: seat }
  })
}

/** Makes a Kingdom of a nation, with its capital where it stands. */
export function crown(state: InvasionsState, nation: NationId, capital: ProvinceId): void {
  Object.assign(state.nations[nation], {
    presence: 'in-play',
    activity: 'active',
    status: 'kingdom',
    age: 1,
    statusSince: 0,
    seat: { kind: 'capital', at: capital }
  })
}

/** Runs a script with random legal answers; a sample that its own question refuses is a failure. */
export function driveAtRandom(
  state: InvasionsState,
  start: (play: InvasionsPlay) => Script,
  random: RandomState
): InvasionsEvent[] {
  return drive(state, function* (play) {
    const script = start(play)
    let step = script.next({ side: '', answer: { values: {} } })
    while (!step.done) {
      const { refusal } = step.value
      const [question] = step.value.questions
      if (!question) throw new Error('a script waits without a question')
      if (refusal) throw new Error(`${question.inquiry.kind} refused its own sample: ${refusal.reason.key}`)
      step = script.next({ side: question.inquiry.side, answer: question.sample(random) })
    }
  }).events
}

/** Answers by the kind of the question; the first option where the test does not care. */
export function answering(
  answers: Readonly<Record<string, string | FormValues>> = {}
): (decision: Decision) => Answer {
  return ({ kind, body }) => {
    const given = answers[kind]
    if (typeof given === 'string') return { option: given }
    if (given) return { values: { ...given } }
    const [first] = body.type === 'choice' ? body.options : []
    if (!first) throw new Error(`no answer scripted for ${kind}`)
    return { option: first.key }
  }
}

import type { Script } from '../../ask.ts'
import { isHistorical, leaderCard, nationCard } from '../../catalogue.ts'
import type { Turn, TurnEvent } from '../../content/content-schema.ts'
import type { NationId, UnitKindId } from '../../content/ids.ts'
import { timeTable } from '../../content/time-table.ts'
import { counterMix } from '../../content/units.ts'
import type { InvasionsPlay } from '../../play.ts'
import { availableCounters } from '../../queries/nations/realm.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { plainestInfantry } from '../../queries/pieces/unit-types.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { handOver, settleControl } from '../control/control.ts'
import { releaseLeaders } from '../pieces/leaders.ts'
import { bringLeader, disbandUnit, raiseUnit } from '../pieces/muster.ts'
import { makeClient } from '../relations/clients.ts'
import { advanceAge } from './ageing-tracks.ts'
import { displace } from './displacement.ts'
import { disbandForVanished } from './vanished-nations.ts'

export interface ArrivalEvent {
  readonly type: 'nation-arrived'
  readonly nation: NationId
  readonly province: ProvinceId
  readonly rule: string
}

const turns: readonly Turn[] = timeTable

export function timeTableEntry(turn: number): Turn | undefined {
  return turns.find((entry) => entry.turn === turn)
}

/**
 * IX.A: before any nation is reinforced, carries out the events of the time table and lets new nations arrive in its
 * order.
 */
export function* nationsArrive(play: InvasionsPlay): Script {
  const { state } = play
  releaseLeaders(Object.values(state.leaders))
  const entry = timeTableEntry(state.turn)
  for (const event of entry?.events ?? []) yield* turnEvent(play, event)
  for (const { nation, province, units, client: patron } of entry?.arrivals ?? []) {
    if (state.nations[nation].presence === 'gone') continue
    yield* enterPlay(play, nation, province)
    placeContingent(play, nation, province, units, 'IX.B')
    if (patron && state.nations[patron].presence === 'in-play')
      yield* makeClient(play, patron, nation, 'time-table')
    settleControl(play)
  }
  for (const arrived of play.hooks.all('nationsArrived')) yield* arrived(play)
  yield* disbandForVanished(play)
}

/**
 * IX.E: carries out the general events of the time table. Special rules handle theirs; other rules read the table
 * themselves (XV.B, XXIV.C).
 */
function* turnEvent(play: InvasionsPlay, event: TurnEvent): Script {
  if (event.event === 'limes-opened') openLimes(play, event.province)
  if (event.event === 'people-renewed') renew(play, event.nation)
  for (const heed of play.hooks.all('timeTableEvent')) yield* heed(play, event)
}

/** IX.E: removes the Limes of a border that the time table opens. */
function openLimes(play: InvasionsPlay, province: ProvinceId): void {
  for (const unit of unitsIn(play.state, province)) {
    if (unit.kind === 'limes') disbandUnit(play, unit.id, 'IX.E', 'removed')
  }
}

/** VI.D: a people that is still Barbarian starts again at age 1. */
function renew(play: InvasionsPlay, nation: NationId): void {
  const { presence, status, age } = play.state.nations[nation]
  if (presence === 'in-play' && status === 'barbarian') advanceAge(play, nation, 1 - age, 'VI.D')
}

/** IX.B, VI.A, XXIII.A: a nation enters play, or raiders settle, in a province. Others must leave it and its city. */
export function* enterPlay(play: InvasionsPlay, nation: NationId, province: ProvinceId): Script {
  const { state } = play
  yield* displace(play, province, nation)
  const card = nationCard(nation)
  const seat = counterMix.find((entry) => entry.nation === nation)?.seat ?? null
  Object.assign(state.nations[nation], {
    presence: 'in-play',
    activity: card.activity === 'raider' ? 'active' : card.activity,
    statusSince: state.turn,
    seat: seat === null ? null : { kind: seat, at: province }
  })
  const city = state.cities[province]
  if (city) handOver(state, province, nation)
  if (seat === 'capital' && city) city.fortified = true
  const rex = Object.values(state.leaders).find(
    (leader) => leader.nation === nation && !isHistorical(leaderCard(leader.id))
  )
  if (rex) bringLeader(play, rex.id, province, 'IX.C')
  play.emit({ type: 'nation-arrived', nation, province, rule: 'IX.B' })
}

/** IX.D: takes units of the named kinds from the reserve. The plainest infantry replaces missing ones. */
export function placeContingent(
  play: InvasionsPlay,
  nation: NationId,
  province: ProvinceId,
  units: readonly { readonly kind: UnitKindId; readonly count: number }[],
  rule: string
): void {
  for (const { kind, count } of units) {
    for (let copy = 0; copy < count; copy++) {
      const reserve = availableCounters(play.state, nation)
      const unit = reserve.find((entry) => entry.kind === kind) ?? plainestInfantry(reserve)
      if (unit) raiseUnit(play, unit.id, province, rule)
    }
  }
}

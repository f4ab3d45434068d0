import type { Moment } from '../cards.ts'
import type { Window } from '../content/cards/vocabulary.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import { placeUnit, unitsIn } from '../queries/placement.ts'
import { computeControl } from '../rules/control.ts'
import { addTies } from '../rules/tie-list.ts'
import type { InvasionsState, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { freshState } from './drive.ts'

/** A position in which every card finds a moment and a target. */
export function busyState(seed = 'busy'): InvasionsState {
  const state = freshState({}, seed)
  state.turn = 2
  for (const id of nationIds) if (state.nations[id].presence === 'in-play') state.nations[id].treasury += 20
  state.nations.romans.decline = 1
  state.revolts.dardania = '-'
  state.heresies.africa = { grade: '-', religion: 'catholic' }
  addTies(
    state,
    {
      kind: 'foedus',
      federator: 'byzantines',
      federate: 'visigoths',
      provinces: ['moesia_inferior', 'dardania'],
      since: 1,
      mercenary: null
    },
    { kind: 'vassal', suzerain: 'alamanni', vassal: 'franks', since: 1, mercenary: null },
    { kind: 'alliance', nations: ['armenians', 'colchians'], since: 1, until: 'activations' }
  )
  computeControl(state)
  return state
}

/** A battle of four Visigoths with a leader against three Byzantines, one of them foreign, beyond a river or not. */
export function battleAt(
  state: InvasionsState,
  window: Window,
  province: ProvinceId,
  from: ProvinceId,
  leader?: string
): Moment {
  for (const { id } of unitsIn(state, province)) placeUnit(state, id, 'reserve')
  const attackers = ['visigoths-1', 'visigoths-2', 'visigoths-6', 'visigoths-12']
  const defenders = ['byzantines-14', 'byzantines-17', 'byzantines-36']
  for (const id of [...attackers, ...defenders]) placeUnit(state, id, province)
  return {
    window,
    nation: 'visigoths',
    opponent: 'byzantines',
    province,
    units: attackers,
    opponentUnits: defenders,
    ...(leader ? { leader } : {}),
    from: Object.fromEntries(attackers.map((id) => [id, from]))
  }
}

/** Moments of a window that between them suit every card played in it; each moves the units it needs. */
export function momentsOf(state: InvasionsState, window: Window): (() => Moment)[] {
  switch (window) {
    case 'caravans':
    case 'diplomacy-step':
      return [() => ({ window })]
    case 'event-played':
      return [() => ({ window, side: 'romans', event: 'fog' })]
    case 'battle-start':
    case 'battle-pools':
    case 'battle-rolled':
    case 'battle-ended':
      return [
        () => battleAt(state, window, 'moesia_superior', 'valachia', 'athanaricus'),
        () => battleAt(state, window, 'dardania', 'moesia_superior')
      ]
    case 'siege-start':
      return [
        () => siege(state, 'visigoths', 'achaia'),
        () => siege(state, 'visigoths', 'thracia'),
        () => siege(state, 'persians', 'syria')
      ]
    case 'leader-lost':
      return [() => ({ window, nation: 'byzantines', leader: 'constantius-ii', province: 'thracia' })]
    case 'raid-declared':
      return [() => ({ window, nation: 'picts', province: 'bernicia' })]
    case 'revolt-roll':
      return [() => ({ window, nation: 'byzantines', province: 'dardania' })]
    case 'movement':
      return [() => stack(state, window, 'alamanni', 'noricum')]
    case 'province-entered':
      return [() => stack(state, window, 'visigoths', 'achaia')]
    case 'naval-movement':
    case 'naval-battle':
      return [
        () => ({
          window,
          nation: 'byzantines',
          opponent: 'persians',
          sea: 'mare_aegeum',
          units: ['byzantines-23', 'byzantines-26']
        })
      ]
    default:
      return activeNations(state).map((nation) => () => ({ window, nation, province: 'thracia', units: [] }))
  }
}

function activeNations(state: InvasionsState): NationId[] {
  return nationIds.filter(
    (id) => state.nations[id].presence === 'in-play' && state.nations[id].activity === 'active'
  )
}

function bring(state: InvasionsState, nation: NationId, province: ProvinceId): UnitId[] {
  const units = Object.values(state.units)
    .filter((unit) => unit.nation === nation && unit.at !== 'reserve' && unit.stack === undefined)
    .slice(0, 3)
  for (const { id } of units) placeUnit(state, id, province)
  return units.map(({ id }) => id)
}

function stack(state: InvasionsState, window: Window, nation: NationId, province: ProvinceId): Moment {
  for (const { id } of unitsIn(state, province)) placeUnit(state, id, 'reserve')
  return { window, nation, province, units: bring(state, nation, province) }
}

function siege(state: InvasionsState, nation: NationId, province: ProvinceId): Moment {
  const moment = stack(state, 'siege-start', nation, province)
  const opponent = state.control[province]
  return opponent ? { ...moment, opponent } : moment
}

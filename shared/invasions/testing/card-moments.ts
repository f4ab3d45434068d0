import type { CardAim, CardMoment, PendingEffect } from '../card-rules.ts'
import type { Effect } from '../content/cards/effect.ts'
import type { Window } from '../content/cards/vocabulary.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import { runEffects } from '../rules/cards/run-effects.ts'
import { computeControl } from '../rules/control/control.ts'
import type { InvasionsState, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { type DriveOptions, drive } from './drive.ts'
import { clear, move, opening } from './position.ts'
import { onMap } from './read-results.ts'

/** A position with a moment and a target for every card. */
export function busyState(seed = 'busy'): InvasionsState {
  const state = opening({
    seed,
    turn: 2,
    relations: [
      {
        kind: 'foedus',
        between: ['byzantines', 'visigoths'],
        provinces: ['moesia_inferior', 'dardania'],
        since: 1
      },
      { kind: 'vassal', between: ['alamanni', 'franks'], since: 1 },
      { kind: 'alliance', between: ['aesti', 'venedae'], since: 1 }
    ]
  })
  for (const id of nationIds) if (state.nations[id].presence === 'in-play') state.nations[id].treasury += 20
  state.nations.romans.decline = 1
  state.revolts.dardania = '-'
  state.heresies.africa = { grade: '-', religion: 'catholic' }
  computeControl(state)
  return state
}

/** A battle of four Visigoths, with or without a leader, against three Byzantines, one of them foreign. */
export function battleMoment(
  state: InvasionsState,
  window: Window,
  province: ProvinceId,
  from: ProvinceId,
  leader?: string
): CardMoment {
  clear(state, province)
  const attackers = ['visigoths-1', 'visigoths-2', 'visigoths-6', 'visigoths-12']
  const defenders = ['byzantines-14', 'byzantines-17', 'byzantines-36']
  move(state, [...attackers, ...defenders], province)
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

/** Moments of a window that together suit every card played in it. Each moves the units that it needs. */
export function momentsFor(state: InvasionsState, window: Window): (() => CardMoment)[] {
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
        () => battleMoment(state, window, 'moesia_superior', 'valachia', 'athanaricus'),
        () => battleMoment(state, window, 'dardania', 'moesia_superior')
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
      return [
        () => stack(state, window, 'visigoths', 'achaia'),
        () => stack(state, window, 'alamanni', 'noricum')
      ]
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
  const units = onMap(state, nation).filter((unit) => unit.stack === undefined)
  return move(
    state,
    units.slice(0, 3).map(({ id }) => id),
    province
  )
}

function stack(state: InvasionsState, window: Window, nation: NationId, province: ProvinceId): CardMoment {
  clear(state, province)
  return { window, nation, province, units: bring(state, nation, province) }
}

function siege(state: InvasionsState, nation: NationId, province: ProvinceId): CardMoment {
  const moment = stack(state, 'siege-start', nation, province)
  const opponent = state.control[province]
  return opponent ? { ...moment, opponent } : moment
}

export interface CardRun extends DriveOptions {
  readonly aim?: Partial<CardAim>
  readonly moment?: CardMoment
  readonly playerNation?: NationId
}

/** Runs effects on a state as if the Goths had played them from a card. */
export function runCard(
  state: InvasionsState,
  effects: readonly Effect[],
  { aim = {}, moment, playerNation, ...how }: CardRun = {}
) {
  const pending: PendingEffect[] = []
  const card = {
    card: 'test',
    rule: 'X.B',
    player: 'goths',
    playerNation: playerNation ?? null,
    aim: { key: 'test', ...aim },
    moment: moment ?? { window: 'at-once', side: 'goths' },
    member: null,
    pending
  } as const
  const { events, decisions } = drive(state, (play) => runEffects({ play, ...card }, effects), {
    otherwise: 'first',
    ...how
  })
  return { state, pending, events, decisions }
}

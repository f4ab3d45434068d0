import type { CampaignOptions } from '../campaign-options.ts'
import type { NationId } from '../content/ids.ts'
import type { BattleSetup } from '../queries/battle/battle-setup.ts'
import { areaOf } from '../queries/map/provinces.ts'
import type { InvasionsState, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { emptyMap, put } from './position.ts'

/** A battle of the rulebook's examples on the map, with names for its units. */
export interface PrintedBattle<Name extends string> {
  readonly state: InvasionsState
  readonly order: BattleSetup
  readonly units: Readonly<Record<Name, readonly UnitId[]>>
}

function cameFrom(units: readonly UnitId[], province: 'amida' | 'agri_decumates' | 'moesia_inferior') {
  return Object.fromEntries(units.map((id) => [id, province]))
}

/** XX ex. 3, XXI ex. 1 */
export function nisibisOnMap(combat: CampaignOptions['combat'] = 'basic') {
  const at = 'assyria'
  const state = emptyMap({
    combat,
    control: { assyria: 'persians', akkad: 'persians' },
    leaders: [
      { id: 'iulianus', at },
      { id: 'sapor-ii', at }
    ]
  })
  const units = {
    romanLegions: put(state, 'romans', 'legion', at, 2),
    legions: put(state, 'byzantines', 'legion', at, 3),
    guard: put(state, 'romans', 'guard', at),
    palatine: put(state, 'romans', 'palatine-cavalry', at),
    clibanarii: put(state, 'persians', 'clibanarii', at),
    heavyCavalry: put(state, 'persians', 'heavy-cavalry', at),
    horseArchers: put(state, 'persians', 'horse-archers', at, 3),
    eliteInfantry: put(state, 'persians', 'elite-infantry', at)
  }
  const romans = [...units.romanLegions, ...units.legions, ...units.guard, ...units.palatine]
  const persians = [...units.clibanarii, ...units.heavyCavalry, ...units.horseArchers, ...units.eliteInfantry]
  const order: BattleSetup = {
    province: at,
    attacker: { nation: 'romans', units: romans, leader: 'iulianus', hordes: [] },
    defender: { nation: 'persians', units: persians, leader: 'sapor-ii', hordes: [] },
    from: cameFrom(romans, 'amida'),
    intercepted: false
  }
  return { state, order, units }
}

/** XX ex. 4, XXI ex. 2 */
export function argentoratumOnMap(combat: CampaignOptions['combat'] = 'basic') {
  const at = 'lotharingia'
  const state = emptyMap({
    combat,
    control: { lotharingia: 'romans' },
    nations: { alamanni: { seat: { kind: 'horde', at } } },
    leaders: [
      { id: 'rex-alamanni', at },
      { id: 'gratianus', at }
    ]
  })
  const units = {
    infantry: put(state, 'alamanni', 'infantry', at, 6),
    archer: put(state, 'alamanni', 'archers', at),
    eliteCavalry: put(state, 'romans', 'elite-cavalry', at),
    legions: put(state, 'romans', 'legion', at, 2),
    auxiliaries: put(state, 'romans', 'infantry', at, 2, { people: 'alamanni' }),
    palatine: put(state, 'romans', 'palatine-cavalry', at, 1, { damaged: true })
  }
  const alamans = [...units.infantry, ...units.archer]
  const romans = [...units.eliteCavalry, ...units.legions, ...units.auxiliaries, ...units.palatine]
  const order: BattleSetup = {
    province: at,
    attacker: {
      nation: 'alamanni',
      units: alamans,
      leader: 'rex-alamanni',
      hordes: ['alamanni']
    },
    defender: { nation: 'romans', units: romans, leader: 'gratianus', hordes: [] },
    from: cameFrom(alamans, 'agri_decumates'),
    intercepted: true
  }
  return { state, order, units }
}

/** XX ex. 5, XXI ex. 3 */
export function adrianopleOnMap(combat: CampaignOptions['combat'] = 'basic') {
  const at = 'dardania'
  const state = emptyMap({
    combat,
    turn: 2,
    control: { dardania: 'byzantines', thracia: 'byzantines', macedonia: 'byzantines' },
    areas: { [areaOf('thracia')]: 'byzantines', [areaOf('dardania')]: 'byzantines' },
    leaders: [
      { id: 'fritigernus', at },
      { id: 'valens', at }
    ]
  })
  const units = {
    cavalry: put(state, 'visigoths', 'noble-cavalry', at, 4),
    lent: put(state, 'ostrogoths', 'noble-cavalry', at, 1, { controller: 'visigoths' }),
    archer: put(state, 'visigoths', 'archers', at),
    palatine: put(state, 'byzantines', 'palatine-cavalry', at),
    horseArcher: put(state, 'byzantines', 'horse-archers', at, 1, { people: 'alans' }),
    guard: put(state, 'byzantines', 'guard', at),
    legion: put(state, 'byzantines', 'legion', at),
    auxiliary: put(state, 'byzantines', 'infantry', at, 1, { people: 'visigoths' })
  }
  const waiting = put(state, 'visigoths', 'infantry', at)
  const goths = [...units.cavalry, ...units.lent, ...units.archer]
  const romans = [
    ...units.palatine,
    ...units.horseArcher,
    ...units.guard,
    ...units.legion,
    ...units.auxiliary
  ]
  const order: BattleSetup = {
    province: at,
    attacker: { nation: 'visigoths', units: goths, leader: 'fritigernus', hordes: [] },
    defender: { nation: 'byzantines', units: romans, leader: 'valens', hordes: [] },
    from: cameFrom([...goths, ...waiting], 'moesia_inferior'),
    intercepted: true
  }
  return { state, order, units: { ...units, waiting } }
}

/** A battle of two stacks; the attackers came from an adjacent province. */
export function battleOrder(
  attacker: readonly [NationId, readonly UnitId[]],
  defender: readonly [NationId, readonly UnitId[]],
  province: ProvinceId,
  from: ProvinceId,
  rest: Partial<BattleSetup> = {}
): BattleSetup {
  return {
    province,
    attacker: { nation: attacker[0], units: attacker[1], leader: null, hordes: [] },
    defender: { nation: defender[0], units: defender[1], leader: null, hordes: [] },
    from: Object.fromEntries(attacker[1].map((id) => [id, from])),
    intercepted: false,
    ...rest
  }
}

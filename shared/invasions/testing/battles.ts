import type { CampaignOptions } from '../options.ts'
import type { BattleOrder } from '../queries/battle/order.ts'
import { areaOf } from '../queries/terrain.ts'
import type { InvasionsState, UnitId } from '../state.ts'
import { camp, emptyMap, lead, put } from './battlefield.ts'

/** The printed battles on the map, with names for their units. */
export interface PrintedBattle<Name extends string> {
  readonly state: InvasionsState
  readonly order: BattleOrder
  readonly units: Readonly<Record<Name, readonly UnitId[]>>
}

function cameFrom(units: readonly UnitId[], province: 'amida' | 'agri_decumates' | 'moesia_inferior') {
  return Object.fromEntries(units.map((id) => [id, province]))
}

/** XX ex. 3, XXI ex. 1 */
export function nisibisOnMap(combat: CampaignOptions['combat'] = 'basic') {
  const state = emptyMap(combat)
  state.control = { assyria: 'persians', akkad: 'persians' }
  const at = 'assyria'
  const units = {
    romanLegions: put(state, 'romans', 'legion', 2, at),
    legions: put(state, 'byzantines', 'legion', 3, at),
    guard: put(state, 'romans', 'guard', 1, at),
    palatine: put(state, 'romans', 'palatine-cavalry', 1, at),
    clibanarii: put(state, 'persians', 'clibanarii', 1, at),
    heavyCavalry: put(state, 'persians', 'heavy-cavalry', 1, at),
    horseArchers: put(state, 'persians', 'horse-archers', 3, at),
    eliteInfantry: put(state, 'persians', 'elite-infantry', 1, at)
  }
  const romans = [...units.romanLegions, ...units.legions, ...units.guard, ...units.palatine]
  const persians = [...units.clibanarii, ...units.heavyCavalry, ...units.horseArchers, ...units.eliteInfantry]
  const order: BattleOrder = {
    province: at,
    attacker: { nation: 'romans', units: romans, leader: lead(state, 'iulianus', at), hordes: [] },
    defender: { nation: 'persians', units: persians, leader: lead(state, 'sapor-ii', at), hordes: [] },
    from: cameFrom(romans, 'amida'),
    intercepted: false
  }
  return { state, order, units }
}

/** XX ex. 4, XXI ex. 2 */
export function argentoratumOnMap(combat: CampaignOptions['combat'] = 'basic') {
  const state = emptyMap(combat)
  state.control = { lotharingia: 'romans' }
  const at = 'lotharingia'
  camp(state, 'alamanni', at)
  const units = {
    infantry: put(state, 'alamanni', 'infantry', 6, at),
    archer: put(state, 'alamanni', 'archers', 1, at),
    eliteCavalry: put(state, 'romans', 'elite-cavalry', 1, at),
    legions: put(state, 'romans', 'legion', 2, at),
    auxiliaries: put(state, 'romans', 'infantry', 2, at, { people: 'alamanni' }),
    palatine: put(state, 'romans', 'palatine-cavalry', 1, at, { damaged: true })
  }
  const alamans = [...units.infantry, ...units.archer]
  const romans = [...units.eliteCavalry, ...units.legions, ...units.auxiliaries, ...units.palatine]
  const order: BattleOrder = {
    province: at,
    attacker: {
      nation: 'alamanni',
      units: alamans,
      leader: lead(state, 'rex-alamanni', at),
      hordes: ['alamanni']
    },
    defender: { nation: 'romans', units: romans, leader: lead(state, 'gratianus', at), hordes: [] },
    from: cameFrom(alamans, 'agri_decumates'),
    intercepted: true
  }
  return { state, order, units }
}

/** XX ex. 5, XXI ex. 3 */
export function adrianopleOnMap(combat: CampaignOptions['combat'] = 'basic') {
  const state = emptyMap(combat)
  state.turn = 2
  state.control = { dardania: 'byzantines', thracia: 'byzantines', macedonia: 'byzantines' }
  state.areaControl = { [areaOf('thracia')]: 'byzantines', [areaOf('dardania')]: 'byzantines' }
  const at = 'dardania'
  const units = {
    cavalry: put(state, 'visigoths', 'noble-cavalry', 4, at),
    lent: put(state, 'ostrogoths', 'noble-cavalry', 1, at, { controller: 'visigoths' }),
    archer: put(state, 'visigoths', 'archers', 1, at),
    palatine: put(state, 'byzantines', 'palatine-cavalry', 1, at),
    horseArcher: put(state, 'byzantines', 'horse-archers', 1, at, { people: 'alans' }),
    guard: put(state, 'byzantines', 'guard', 1, at),
    legion: put(state, 'byzantines', 'legion', 1, at),
    auxiliary: put(state, 'byzantines', 'infantry', 1, at, { people: 'visigoths' })
  }
  const waiting = put(state, 'visigoths', 'infantry', 1, at)
  const goths = [...units.cavalry, ...units.lent, ...units.archer]
  const romans = [
    ...units.palatine,
    ...units.horseArcher,
    ...units.guard,
    ...units.legion,
    ...units.auxiliary
  ]
  const order: BattleOrder = {
    province: at,
    attacker: { nation: 'visigoths', units: goths, leader: lead(state, 'fritigernus', at), hordes: [] },
    defender: { nation: 'byzantines', units: romans, leader: lead(state, 'valens', at), hordes: [] },
    from: cameFrom([...goths, ...waiting], 'moesia_inferior'),
    intercepted: true
  }
  return { state, order, units: { ...units, waiting } }
}

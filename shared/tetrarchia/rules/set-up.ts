import type { RandomState } from '../../engine/random.ts'
import { choose, type Script } from '../ask.ts'
import { type ArmyId, armyIds, type Emperor } from '../board.ts'
import { initialLeaders, levelOf, sidesOf, type TetrarchiaOptions } from '../campaign-options.ts'
import { figures } from '../figures.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { armyAt, discAt } from '../queries/board-queries.ts'
import type { TetrarchiaState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { type EmperorId, seaIds } from '../world/ids.ts'
import type { FrontierId, ProvinceId } from '../world/provinces.ts'
import { outerRegionIds, provinceAt, provincesOf, regionAt } from '../world/queries.ts'
import { outerRegions } from '../world/regions.ts'

/** S: the empty board. The first tasks place the threats and the fleets. */
export function setUp(options: TetrarchiaOptions, random: RandomState): TetrarchiaState {
  const leaders = initialLeaders(options)
  const emperor = (id: EmperorId): Emperor => ({
    at: null,
    leader: leaders[id],
    given: 0,
    glory: 0,
    ahead: 0
  })
  return {
    agenda: [{ task: 'turn', emperor: 'diocletian' }, { task: 'fleets' }, { task: 'threats' }],
    random,
    level: levelOf(options.level),
    variants: options.variants,
    sides: sidesOf(options),
    shared: options.players === 3 ? options.shared : null,
    round: 0,
    phase: 'set-up',
    active: 'diocletian',
    imperium: 0,
    powerUsed: false,
    pointMoved: false,
    emperors: {
      diocletian: emperor('diocletian'),
      galerius: emperor('galerius'),
      constantius: emperor('constantius'),
      maximian: emperor('maximian')
    },
    armies: {},
    fleets: [],
    discs: {},
    fight: null,
    ending: null
  }
}

/** S: places a revolt in each outer region, then the revolts and armies of the level. */
export function* placeInitialThreats(play: TetrarchiaPlay): Script {
  const { level } = play.state
  for (const region of outerRegionIds) beginRevolt(play, provincesOf(region)[firstRevolt(play) - 1])
  for (let number = 0; number < level.revolts; number++) beginRevolt(play, freeProvince(play))
  for (const army of armyIds.slice(0, level.armies)) placeArmy(play, army, freeFrontier(play))
}

function beginRevolt({ state, emit }: TetrarchiaPlay, province: ProvinceId | undefined): void {
  if (!province) return
  state.discs[province] = 'revolt'
  emit({ type: 'threat-placed', province })
}

/** S: never in the province with the number 1. */
function firstRevolt(play: TetrarchiaPlay): number {
  for (;;) {
    const { total } = play.roll({ reason: 'threat', rule: 'S', faces: 6 })
    if (total >= figures.setUp.lowest) return total
  }
}

function freeProvince(play: TetrarchiaPlay): ProvinceId {
  for (;;) {
    const { dice } = play.roll({ reason: 'more-revolt', rule: 'S', faces: 6, count: 2 })
    const province = provinceAt(dice[0] ?? 0, dice[1] ?? 0)
    if (discAt(play.state, province) === null) return province
  }
}

function freeFrontier(play: TetrarchiaPlay): FrontierId {
  for (;;) {
    const { total } = play.roll({ reason: 'first-army', rule: 'S', faces: 6 })
    const { frontier } = outerRegions[regionAt(total)]
    if (armyAt(play.state, frontier) === null) return frontier
  }
}

/** S, II.2: an army gathers beyond a frontier. */
export function placeArmy({ state, emit }: TetrarchiaPlay, army: ArmyId, at: FrontierId): void {
  state.armies[army] = at
  emit({ type: 'army-appeared', army, at })
}

/** S: the players place the fleets in any zones, several in one zone if they like. */
export function* placeFleets({ state, emit }: TetrarchiaPlay): Script {
  const { fleets } = state.level
  for (let number = 1; number <= fleets; number++) {
    const sea = yield* choose(
      {
        side: state.emperors.diocletian.leader,
        kind: 'place-fleet',
        rule: 'S',
        prompt: message('prompt.place-fleet', { number, most: fleets }),
        about: { number, of: fleets }
      },
      seaIds.map((id) => ({
        key: id,
        label: message('option.place-fleet', { sea: reference('sea', id) }),
        place: id,
        value: id
      }))
    )
    state.fleets.push(sea)
    emit({ type: 'fleet-placed', sea })
  }
}

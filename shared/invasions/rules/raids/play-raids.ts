import type { Preset } from '../../../engine/decision.ts'
import { sumOfModifiers } from '../../../engine/dice.ts'
import { shuffled } from '../../../engine/random.ts'
import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import { chooseSome } from '../../choose-some.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { timeTable } from '../../content/time-table.ts'
import type { RaidTarget } from '../../decisions/raids.ts'
import type { Raid } from '../../fights-in-progress.ts'
import { unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import { troopsOf } from '../../queries/nations/domain.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import { leastWorth } from '../../queries/pieces/unit-worth.ts'
import {
  isAmphibious,
  type RaidRoute,
  raidChances,
  raidersInReserve,
  raidModifiers,
  raidRoutes,
  raidStarts,
  routesOfNation
} from '../../queries/raids/raids.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import { message, reference, signed } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { whileFighting } from '../battle/while-fighting.ts'
import { playMovesBeforeRaid } from '../movement/marching.ts'
import { carryOutRaid } from './carry-out-raid.ts'

export type RaidEvent =
  | {
      readonly type: 'raid-declared'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly via: readonly string[]
      readonly units: readonly UnitId[]
    }
  | {
      readonly type: 'raid'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly outcome: 'failed' | 'raid-' | 'raid+'
    }
  | { readonly type: 'raid-marker-removed'; readonly province: ProvinceId }
  | {
      readonly type: 'no-raid'
      readonly nation: NationId
      readonly why: 'no-units' | 'no-target' | 'settled'
    }

/** XI.B, XI.C: the number of units in a raid. */
const PARTY_SIZE = figures.raid.party

/** X.C, XI.A: removes raid markers that were not renewed, then plays the raids of the Time Table in its order. */
export function* playRaids(play: InvasionsPlay): Script {
  removeOldMarkers(play)
  const raiders = timeTable.find(({ turn }) => turn === play.state.turn)?.raids ?? []
  for (const nation of raiders) yield* raidByRaidingNation(play, nation)
}

/** XI.E: removes each marker that no raid renewed in the turn after it was placed. */
function removeOldMarkers(play: InvasionsPlay): void {
  const { raids, turn } = play.state
  for (const [province, marker] of presentEntries(raids)) {
    if (marker.turn >= turn - 1) continue
    delete raids[province]
    play.emit({ type: 'raid-marker-removed', province })
  }
}

/** XI.B: draws two units at random from the reserve. They raid from the land on the nation's card. */
export function* raidByRaidingNation(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const { activity, presence } = state.nations[nation]
  // XI.G: a nation that has settled, or is otherwise no longer a raiding nation, does not raid in this step.
  if (activity !== 'raider' || presence === 'gone') {
    play.emit({ type: 'no-raid', nation, why: 'settled' })
    return
  }
  const party = drawParty(play, nation)
  const routes = raidRoutes(state, nation, raidStarts(nation), party.every(isAmphibious))
  if (party.length === 0 || routes.length === 0) {
    play.emit({ type: 'no-raid', nation, why: party.length === 0 ? 'no-units' : 'no-target' })
    return
  }
  const units = party.map(({ id }) => id)
  yield* whileFighting(state, raidOf(nation, units), (raid) => raidAnyOf(play, raid, routes))
}

function* raidAnyOf(play: InvasionsPlay, raid: Raid, routes: readonly RaidRoute[]): Script {
  const route = yield* chooseTarget(play.state, raid, routes)
  if (route) yield* carryOutRaid(play, raid, route)
}

/** A raid at its beginning. */
function raidOf(nation: NationId, units: readonly UnitId[]): Raid {
  return { kind: 'raid', nation, units, route: null, stage: 'target', modifiers: [], total: null }
}

/** XI.B: all of a small reserve, else a random pair. */
function drawParty({ state }: InvasionsPlay, nation: NationId): Unit[] {
  const reserve = raidersInReserve(state, nation)
  if (reserve.length <= PARTY_SIZE) return reserve
  state.random.moves += 1
  return shuffled(state.random, reserve).slice(0, PARTY_SIZE)
}

/** XI.C: a Barbarian nation that is neither federate nor vassal may raid instead of acting. True when it did. */
export function* raidInstead(play: InvasionsPlay, nation: NationId): Script<boolean> {
  const { state } = play
  const routes = routesOfNation(state, nation)
  if (routes.length === 0) return false
  const route = yield* chooseToRaid(state, nation, routes)
  if (!route) return false
  yield* whileFighting(state, { ...raidOf(nation, []), route }, (raid) => raidAfterMoves(play, raid, route))
  return true
}

/** XI.C: before the raid the nation may move between its own provinces, and do nothing else. */
function* raidAfterMoves(play: InvasionsPlay, raid: Raid, route: RaidRoute): Script {
  raid.stage = 'moves'
  raid.modifiers = raidModifiers(play.state, route)
  yield* playMovesBeforeRaid(play, raid.nation)
  raid.stage = 'party'
  raid.units = yield* chooseParty(play, raid.nation, route)
  yield* carryOutRaid(play, raid, route)
}

/** XI.C: chooses two units, wherever they stand; over the sea only amphibious ones. */
function* chooseParty(play: InvasionsPlay, nation: NationId, { bySea, target }: RaidRoute): Script<UnitId[]> {
  const troops: Unit[] = troopsOf(play.state, nation).filter(isLandUnit)
  const able = bySea ? troops.filter(isAmphibious) : troops
  if (able.length <= PARTY_SIZE) return able.map(({ id }) => id)
  const party = yield* chooseSome({
    header: {
      ...questionFor(nation, 'raiding-party', 'XI.C', {
        nation,
        target,
        units: able.map(({ id }) => id),
        count: PARTY_SIZE
      }),
      prompt: message('prompt.raiding-party', { nation: reference('nation', nation) })
    },
    name: 'units',
    label: message('field.raiding-party', { count: PARTY_SIZE }),
    items: able,
    min: PARTY_SIZE,
    max: PARTY_SIZE,
    toOption: unitOption,
    preset: () => ({ items: leastWorth(able, PARTY_SIZE), reason: message('preset.least-missed-in-raid') })
  })
  return party.map(({ id }) => id)
}

/** XI.D: the raider chooses one target. */
function* chooseTarget(
  state: InvasionsState,
  { nation, units }: Raid,
  routes: readonly RaidRoute[]
): Script<RaidRoute | null> {
  const [only, second] = routes
  if (only && !second) return only
  const targets = routes.map((route) => targetOf(state, route))
  return yield* choose(
    {
      ...questionFor(nation, 'raid-target', 'XI.D', { nation, units, targets }),
      prompt: message('prompt.raid-target', { nation: reference('nation', nation) })
    },
    routes.map((route) => raidOption(state, route)),
    { preset: () => easiest(targets) }
  )
}

/** XI.C, XI.D: asks a nation for a target; it may also decline to raid. */
function chooseToRaid(
  state: InvasionsState,
  nation: NationId,
  routes: readonly RaidRoute[]
): Script<RaidRoute | null> {
  const decline: ValuedOptionOf<'raid-instead', RaidRoute | null> = {
    key: 'no-raid',
    label: message('option.no-raid'),
    value: null
  }
  return choose(
    {
      ...questionFor(nation, 'raid-instead', 'XI.C', {
        nation,
        targets: routes.map((route) => targetOf(state, route))
      }),
      prompt: message('prompt.raid-instead', { nation: reference('nation', nation) })
    },
    [decline, ...routes.map((route) => raidOption(state, route))]
  )
}

function targetOf(state: InvasionsState, route: RaidRoute): RaidTarget {
  const { target: province, from, via, defenders } = route
  const modifier = sumOfModifiers(raidModifiers(state, route))
  return { province, from, via, defenders, modifier, chances: raidChances(modifier) }
}

function raidOption(
  state: InvasionsState,
  route: RaidRoute
): ValuedOptionOf<'raid-target', RaidRoute | null> {
  const { target, from } = route
  return {
    key: target,
    label: message('option.raid', { province: reference('province', target) }),
    place: target,
    from,
    preview: [
      message('preview.raid-modifier', { change: signed(sumOfModifiers(raidModifiers(state, route))) })
    ],
    value: route
  }
}

/** XI.E: the preset: the target that is easiest to raid, the first among equals. */
function easiest(targets: readonly RaidTarget[]): Preset<ProvinceId> | undefined {
  const [best] = targets.toSorted((a, b) => b.modifier - a.modifier)
  return best && { answer: best.province, reason: message('preset.easiest-raid') }
}

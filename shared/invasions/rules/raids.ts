import { shuffled } from '../../engine/random.ts'
import { choose, confirm, type Script } from '../../engine/script.ts'
import { nationCard, sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import { timeTable } from '../content/time-table.ts'
import { entriesOf } from '../entries.ts'
import type { InvasionsPlay } from '../play.ts'
import { isLandTroop, keepsTreasury, troopsOf } from '../queries/domain.ts'
import { isWall } from '../queries/pieces.ts'
import { unitsIn } from '../queries/placement.ts'
import {
  isAmphibious,
  type RaidRoute,
  raidersInReserve,
  raidRoutes,
  raidStarts,
  routesOfNation
} from '../queries/raids.ts'
import type { Modifier } from '../rolls.ts'
import type { Grade, InvasionsState, Unit, UnitId } from '../state.ts'
import { message, reference, signed } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { changeTreasury, scorePoints } from './bookkeeping.ts'
import { settleControl } from './control.ts'
import { rollDie } from './dice.ts'
import { eliminateUnit } from './hits.ts'
import { quietMoves } from './marching.ts'
import { disbandUnit } from './musters.ts'
import { pickUnits } from './picks.ts'
import { drawPlunder, markPlundered } from './plunder.ts'
import { settle } from './settling.ts'

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

/** XI.E: the results by the total of the die. */
const FAILS_UP_TO = 4
const RAID_MINUS_UP_TO = 6
const SETTLES_FROM = 11
const POINTS: Readonly<Record<Grade, number>> = { '-': 1, '+': 3 }
const RENEWAL: Readonly<Record<Grade, number>> = { '-': 1, '+': 2 }
/** XI.B, XI.C: so many units make a raid. */
const PARTY = 2

/** X.C, XI.A: the raiding nations of the Time Table, in its order; markers that were not renewed are gone. */
export function* raidsStep(play: InvasionsPlay): Script {
  removeOldMarkers(play)
  const raiders = timeTable.find(({ turn }) => turn === play.state.turn)?.raids ?? []
  for (const nation of raiders) yield* raidByRaiders(play, nation)
}

/** XI.E: a marker not renewed in the turn after it was placed is removed. */
function removeOldMarkers(play: InvasionsPlay): void {
  const { raids, turn } = play.state
  for (const [province, marker] of entriesOf(raids)) {
    if (marker.turn >= turn - 1) continue
    delete raids[province]
    play.emit({ type: 'raid-marker-removed', province })
  }
}

/** XI.B: two units, drawn at random from a larger reserve, raid from the land on the nation's card. */
export function* raidByRaiders(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const { activity, presence } = state.nations[nation]
  // XI.G: whoever has settled, or has become a nation like others, raids no more in this step.
  if (activity !== 'raider' || presence === 'gone') {
    play.emit({ type: 'no-raid', nation, why: 'settled' })
    return
  }
  const units = drawParty(play, nation)
  const routes = raidRoutes(state, nation, raidStarts(nation), seaZonesOf(nation))
  if (units.length === 0 || routes.length === 0) {
    play.emit({ type: 'no-raid', nation, why: units.length === 0 ? 'no-units' : 'no-target' })
    return
  }
  const route = yield* chooseTarget(state, nation, routes, null)
  if (route) yield* raid(play, nation, route, units)
}

/** XI.B */
function drawParty({ state }: InvasionsPlay, nation: NationId): UnitId[] {
  const reserve = raidersInReserve(state, nation).map(({ id }) => id)
  if (reserve.length <= PARTY) return reserve
  state.random.moves += 1
  return shuffled(state.random, reserve).slice(0, PARTY)
}

/** XI.C: a Barbarian nation that is neither federate nor vassal may raid instead of acting; true when it did. */
export function* raidInstead(play: InvasionsPlay, nation: NationId): Script<boolean> {
  const { state } = play
  const routes = routesOfNation(state, nation)
  if (routes.length === 0) return false
  const route = yield* chooseTarget(state, nation, routes, 'no-raid')
  if (!route) return false
  // XI.C: its only other action is to move between its own provinces, before the raid.
  yield* quietMoves(play, nation)
  const units = yield* chooseParty(play, nation, route)
  yield* raid(play, nation, route, units)
  return true
}

/** XI.C: two units from wherever they stand, if there are two; over the sea only amphibious ones. */
function* chooseParty(play: InvasionsPlay, nation: NationId, { bySea }: RaidRoute): Script<UnitId[]> {
  const troops: Unit[] = troopsOf(play.state, nation).filter(isLandTroop)
  const able = bySea ? troops.filter(isAmphibious) : troops
  if (able.length <= PARTY) return able.map(({ id }) => id)
  return yield* pickUnits(nation, able, PARTY, 'raiding-party', 'XI.C')
}

/** XI.D: the raider chooses one target; a nation that need not raid may also decline. */
function* chooseTarget(
  state: InvasionsState,
  nation: NationId,
  routes: readonly RaidRoute[],
  decline: string | null
): Script<RaidRoute | null> {
  const [only, second] = routes
  if (only && !second && !decline) return only
  return yield* choose<RaidRoute | null>(
    {
      side: sideOf(nation),
      kind: decline ? 'raid-instead' : 'raid-target',
      rule: decline ? 'XI.C' : 'XI.D',
      actor: nation,
      prompt: message(decline ? 'prompt.raid-instead' : 'prompt.raid-target', {
        nation: reference('nation', nation)
      })
    },
    [
      ...(decline ? [{ key: decline, label: message('option.no-raid'), value: null }] : []),
      ...routes.map((route) => ({
        key: route.target,
        label: message('option.raid', { province: reference('province', route.target) }),
        place: route.target,
        preview: [message('preview.raid-modifier', { change: signed(sum(raidModifiers(state, route))) })],
        value: route
      }))
    ]
  )
}

/** XI.E */
function raidModifiers(state: InvasionsState, { target, defenders }: RaidRoute): Modifier[] {
  const marker = state.raids[target]
  const modifiers: Modifier[] = []
  if (defenders > 0) modifiers.push({ amount: -defenders, rule: 'XI.E', why: 'civilised-units' })
  if (marker && marker.turn >= state.turn - 1) {
    modifiers.push({ amount: RENEWAL[marker.grade], rule: 'XI.E', why: `raided-before${marker.grade}` })
  }
  return modifiers
}

/** XI.D, XI.E: the raid is declared and rolled; raids cannot be intercepted. */
export function* raid(
  play: InvasionsPlay,
  nation: NationId,
  route: RaidRoute,
  units: readonly UnitId[]
): Script {
  const { target: province } = route
  play.emit({ type: 'raid-declared', nation, province, via: route.via, units })
  const effects = yield* play.cards.openWindow(play, { window: 'raid-declared', nation, province, units })
  const cards = effects.flatMap(({ effect, card }): Modifier[] =>
    effect.do === 'modify-roll' && effect.roll === 'raid'
      ? [{ amount: effect.by, rule: 'X.B', why: `card.${card}` }]
      : []
  )
  const { total } = yield* rollDie(play, {
    reason: 'raid',
    rule: 'XI.E',
    faces: 10,
    modifiers: [...raidModifiers(play.state, route), ...cards],
    actor: nation,
    place: province
  })
  if (total <= FAILS_UP_TO) return yield* failed(play, nation, province, units)
  yield* succeeded(play, nation, province, total <= RAID_MINUS_UP_TO ? '-' : '+')
  if (total >= SETTLES_FROM && (yield* wantsToSettle(nation, province)))
    yield* settle(play, nation, route, units)
}

/** XI.E: one of the raiding units is lost for good; the owner picks which. */
function* failed(
  play: InvasionsPlay,
  nation: NationId,
  province: ProvinceId,
  units: readonly UnitId[]
): Script {
  const { state } = play
  play.emit({ type: 'raid', nation, province, outcome: 'failed' })
  const party = units.flatMap((id) => state.units[id] ?? [])
  const alike = new Set(party.map(({ kind, damaged }) => `${kind}/${damaged}`)).size < 2
  const [lost] = alike ? units : yield* pickUnits(nation, party, 1, 'lost-raider', 'XI.E')
  if (!lost) return
  disbandUnit(play, lost, 'XI.E', 'removed')
  settleControl(play)
}

/** XI.E, XI.F: gold or a plunder marker, points, the marker of the raid; a Raid + also razes the Limes. */
function* succeeded(play: InvasionsPlay, nation: NationId, province: ProvinceId, grade: Grade): Script {
  const { state } = play
  play.emit({ type: 'raid', nation, province, outcome: `raid${grade}` })
  state.raids[province] = { grade, turn: state.turn, by: nation }
  scorePoints(play, nation, POINTS[grade], 'raid', 'XI.E')
  if (grade === '-') {
    if (keepsTreasury(state, nation)) changeTreasury(play, nation, 1, 'raid', 'XI.E')
    return
  }
  for (const wall of unitsIn(state, province).filter(isWall)) eliminateUnit(play, wall.id)
  yield* drawPlunder(play, nation, 1)
  markPlundered(play, province)
  settleControl(play)
}

/** XI.G: to stay is a choice. */
function wantsToSettle(nation: NationId, province: ProvinceId): Script<boolean> {
  return confirm({
    side: sideOf(nation),
    kind: 'settle',
    rule: 'XI.G',
    actor: nation,
    place: province,
    prompt: message('prompt.settle', {
      nation: reference('nation', nation),
      province: reference('province', province)
    })
  })
}

function seaZonesOf(nation: NationId): number {
  return nationCard(nation).raids?.seaZones ?? 0
}

function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { amount }) => total + amount, 0)
}

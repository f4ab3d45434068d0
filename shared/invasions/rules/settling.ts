import type { Script } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { defendingForce } from '../queries/battle/clash.ts'
import { placeUnit } from '../queries/placement.ts'
import type { RaidRoute } from '../queries/raids.ts'
import type { Place, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isProvinceId } from '../world/queries.ts'
import { fightBattle } from './battle.ts'
import { settleControl } from './control.ts'

export type SettlingEvent =
  | {
      readonly type: 'raiders-settled'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly units: readonly UnitId[]
    }
  | { readonly type: 'raiders-driven-off'; readonly nation: NationId; readonly province: ProvinceId }

/** XI.G: the raiders stay, fight at once whoever stands against them, and a raiding nation becomes inactive if they hold their ground. */
export function* settle(
  play: InvasionsPlay,
  nation: NationId,
  route: RaidRoute,
  units: readonly UnitId[]
): Script {
  const { state } = play
  const { target: province } = route
  const people = state.nations[nation]
  const wasRaider = people.activity === 'raider'
  const before = people.presence
  if (wasRaider) Object.assign(people, { presence: 'in-play', activity: 'inactive' })
  for (const id of units) placeUnit(state, id, province)
  const defender = defendingForce(state, nation, province)
  if (defender) {
    yield* fightBattle(play, {
      province,
      attacker: { nation, units, leader: null, hordes: [] },
      defender,
      from: camefrom(route, units),
      intercepted: false,
      raiders: wasRaider
    })
  }
  // XXIX.B: raiders to whom a horde has bowed leave it its province, and have settled where they went.
  const settled = (at: Place | undefined) =>
    at === province || (wasRaider && at !== undefined && isProvinceId(at))
  const stayed = units.filter((id) => settled(state.units[id]?.at))
  if (stayed.length > 0) play.emit({ type: 'raiders-settled', nation, province, units: stayed })
  else {
    if (wasRaider) Object.assign(people, { presence: before, activity: 'raider' })
    play.emit({ type: 'raiders-driven-off', nation, province })
  }
  settleControl(play)
}

/** XX.F: the last province before the target; a raid over the sea crossed no border. */
function camefrom(
  { via, from, bySea }: RaidRoute,
  units: readonly UnitId[]
): Partial<Record<UnitId, ProvinceId>> {
  const last = bySea ? undefined : (via.at(-1) ?? from)
  if (!last || !isProvinceId(last)) return {}
  return Object.fromEntries(units.map((id) => [id, last]))
}

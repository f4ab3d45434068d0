import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { defendingForce } from '../../queries/battle/set-up-battle.ts'
import { placeUnit } from '../../queries/pieces/placement.ts'
import type { RaidRoute } from '../../queries/raids/raids.ts'
import type { Place, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvinceId } from '../../world/world-queries.ts'
import { fightBattle } from '../battle/fight-battle.ts'
import { settleControl } from '../control/control.ts'

export type SettlingEvent =
  | {
      readonly type: 'raiders-settled'
      readonly nation: NationId
      readonly province: ProvinceId
      readonly units: readonly UnitId[]
    }
  | { readonly type: 'raiders-driven-off'; readonly nation: NationId; readonly province: ProvinceId }

/** XI.G: the raiders stay and fight all defenders at once. If they hold the province, a raiding nation becomes inactive. */
export function* settleRaiders(
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
      from: entryOf(route, units),
      intercepted: false,
      raiders: wasRaider
    })
  }
  // XXIX.B: raiders to whom a horde submits leave its province to it. They count as settled where they went.
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

/** XX.F: where the raiders entered from: the last province before the target. A raid by sea crossed no border. */
function entryOf(
  { via, from, bySea }: RaidRoute,
  units: readonly UnitId[]
): Partial<Record<UnitId, ProvinceId>> {
  const last = bySea ? undefined : (via.at(-1) ?? from)
  if (!last || !isProvinceId(last)) return {}
  return Object.fromEntries(units.map((id) => [id, last]))
}

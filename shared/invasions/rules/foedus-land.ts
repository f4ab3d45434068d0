import { accepted, type Field, type FormBody, refused } from '../../engine/decision.ts'
import { type RandomState, randomInt, shuffled } from '../../engine/random.ts'
import { compose, type Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isLandUnit } from '../queries/pieces.ts'
import { unitsIn } from '../queries/placement.ts'
import { leadersOf } from '../queries/realm.ts'
import { stackingLimit, stackingRoom } from '../queries/stacking.ts'
import { isProvince } from '../queries/terrain.ts'
import { foedusLands, ownUnits, type TieOf } from '../queries/ties.ts'
import type { Unit, UnitId } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { evacuate, troopsIn } from './evacuation.ts'
import { leaderArrives, redeployUnit } from './musters.ts'
import { asked, manyUnits, pickPlace, unitIds } from './picks.ts'

/**
 * XXVIII.B: the horde and as many units as fit move to the ceded provinces, the federator's not counted. With a
 * further Foedus (XXVIII.F) nobody has to move. Returns the provinces that the federate has left empty.
 */
export function* settleOnGrant(
  play: InvasionsPlay,
  foedus: TieOf<'foedus'>,
  further: boolean
): Script<ProvinceId[]> {
  const { state } = play
  const { federate, provinces } = foedus
  const before = new Set(ownUnits(state, federate).map(({ at }) => at))
  const oldHorde = state.nations[federate].seat?.at
  if (oldHorde) before.add(oldHorde)
  const horde = yield* pickPlace(
    play,
    { nation: federate, kind: 'place-horde', rule: 'XXVIII.B', other: foedus.federator },
    further ? (foedusLands(state, federate) ?? provinces) : provinces
  )
  if (horde) redeployHorde(play, federate, horde)
  yield* settleUnits(play, foedus, further)
  return [...before]
    .filter(isProvince)
    .filter((id) => !provinces.includes(id) && unitsIn(state, id).length === 0 && id !== horde)
}

/** XXVIII.B: a Barbarian nation's horde and its leaders move without a march. */
export function redeployHorde(play: InvasionsPlay, nation: NationId, to: ProvinceId): void {
  const { state } = play
  const from = state.nations[nation].seat?.at ?? null
  if (from === to) return
  state.nations[nation].seat = { kind: 'horde', at: to }
  play.emit({ type: 'horde-redeployed', nation, from, to, rule: 'XXVIII.B' })
  for (const leader of leadersOf(state, nation)) leaderArrives(play, leader.id, to, 'XXVIII.B')
}

function* settleUnits(play: InvasionsPlay, foedus: TieOf<'foedus'>, further: boolean): Script {
  const { state } = play
  const { federate, provinces } = foedus
  const units = ownUnits(state, federate).filter(isLandUnit)
  const [one, other] = provinces
  const [first, second] = [stackingLimit(state, federate, one), stackingLimit(state, federate, other)]
  const most = Math.min(units.length, first + second)
  const least = further ? 0 : most
  if (most === 0) return
  const form: FormBody = {
    type: 'form',
    fields: [unitsField(one, 'first', units, first), unitsField(other, 'second', units, second)]
  }
  const settled = yield* compose(
    asked({ nation: federate, kind: 'settle-foedus', rule: 'XXVIII.B', other: foedus.federator, place: one }),
    form,
    (values) => {
      const chosen = [unitIds(values.first), unitIds(values.second)]
      if (chosen[0]?.some((id) => chosen[1]?.includes(id)))
        return refused(message('refusal.unit-twice'), 'XXVIII.B')
      const count = chosen.flat().length
      if (count < least) return refused(message('refusal.more-units-fit', { amount: least }), 'XXVIII.B')
      return accepted(chosen)
    },
    (random) => sampleSettlers(random, units, first, second, least, most)
  )
  for (const id of settled[0] ?? []) redeployUnit(play, id, one, 'XXVIII.B')
  for (const id of settled[1] ?? []) redeployUnit(play, id, other, 'XXVIII.B')
}

function sampleSettlers(
  random: RandomState,
  units: readonly Unit[],
  first: number,
  second: number,
  least: number,
  most: number
) {
  const count = least + randomInt(random, most - least + 1)
  const chosen = shuffled(random, units)
    .slice(0, count)
    .map(({ id }) => id)
  const fewest = Math.max(0, count - second)
  const here = fewest + randomInt(random, Math.min(first, count) - fewest + 1)
  return { first: chosen.slice(0, here), second: chosen.slice(here) }
}

/** XXVIII.B: the federator takes out what no longer fits and what else it likes, also to where the federate came from. */
export function* makeRoom(play: InvasionsPlay, foedus: TieOf<'foedus'>, left: readonly ProvinceId[]): Script {
  const { state } = play
  const { federator, provinces } = foedus
  const present = provinces.flatMap((id) => troopsIn(state, federator, id))
  if (present.length === 0) return
  const excess = new Map(
    provinces.map((id) => {
      const over = Math.max(0, -stackingRoom(state, federator, id))
      return [id, Math.min(over, troopsIn(state, federator, id).length)] as const
    })
  )
  const open = left.filter((id) => stackingRoom(state, federator, id) > 0)
  const names = ['retreat', ...open]
  const form: FormBody = {
    type: 'form',
    fields: [
      manyUnits('retreat', message('field.retreat'), present, present.length),
      ...open.map((id) => unitsField(id, id, present, Math.max(0, stackingRoom(state, federator, id))))
    ]
  }
  const plan = yield* compose(
    asked({
      nation: federator,
      kind: 'make-room',
      rule: 'XXVIII.B',
      other: foedus.federate,
      place: provinces[0]
    }),
    form,
    (values) => {
      const going = names.map((name) => ({ name, units: unitIds(values[name]) }))
      const all = going.flatMap(({ units }) => units)
      if (new Set(all).size < all.length) return refused(message('refusal.unit-twice'), 'XXVIII.B')
      for (const [id, over] of excess) {
        const out = all.filter((unit) => state.units[unit]?.at === id).length
        if (out < over) return refused(message('refusal.too-many-stay', { amount: over - out }), 'XXVIII.B')
      }
      return accepted(going)
    },
    (random) => ({
      ...Object.fromEntries(names.map((name) => [name, []])),
      retreat: provinces.flatMap((id) => {
        const here = shuffled(random, troopsIn(state, federator, id))
        return here.slice(0, excess.get(id) ?? 0).map((unit) => unit.id)
      })
    })
  )
  for (const { name, units } of plan) {
    if (isProvince(name)) for (const id of units) redeployUnit(play, id, name, 'XXVIII.B')
  }
  yield* retreatFrom(play, federator, plan.find(({ name }) => name === 'retreat')?.units ?? [])
}

function* retreatFrom(play: InvasionsPlay, nation: NationId, units: readonly UnitId[]): Script {
  const from = new Map<ProvinceId, UnitId[]>()
  for (const id of units) {
    const at = play.state.units[id]?.at
    if (at && isProvince(at)) from.set(at, [...(from.get(at) ?? []), id])
  }
  for (const [province, leaving] of from) yield* evacuate(play, nation, province, leaving)
}

function unitsField(province: ProvinceId, name: string, units: readonly Unit[], max: number): Field {
  return manyUnits(
    name,
    message('field.to-province', { province: reference('province', province) }),
    units,
    max
  )
}

import { accepted, refused } from '../../../engine/decision.ts'
import { type RandomState, randomInt, shuffled } from '../../../engine/random.ts'
import { askForm, type Script } from '../../ask.ts'
import { type FormList, formList } from '../../choose-some.ts'
import type { NationId } from '../../content/ids.ts'
import { unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { stackingLimit, stackingRoom } from '../../queries/movement/stacking.ts'
import { leadersOf } from '../../queries/nations/realm.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import { leastWorth } from '../../queries/pieces/unit-worth.ts'
import { foedusLands, ownUnits, type RelationOf } from '../../queries/relations/relations.ts'
import { stanceMap } from '../../queries/relations/stance-map.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { evacuate, troopsIn } from '../battle/evacuate.ts'
import { pickProvince } from '../pieces/choose-units.ts'
import { bringLeader, redeployUnit } from '../pieces/muster.ts'

/**
 * XXVIII.B: the horde and as many units as fit move to the ceded provinces; units of the federator do not count. With
 * a further Foedus (XXVIII.F) nobody has to move. Returns the provinces that the federate left empty.
 */
export function* settleOnGrant(
  play: InvasionsPlay,
  foedus: RelationOf<'foedus'>,
  further: boolean
): Script<ProvinceId[]> {
  const { state } = play
  const { federate, provinces } = foedus
  const before = new Set(ownUnits(state, federate).map(({ at }) => at))
  const oldHorde = state.nations[federate].seat?.at
  if (oldHorde) before.add(oldHorde)
  const lands = further ? landsOf(state, federate) : provinces
  const horde = yield* pickProvince(
    {
      ...questionFor(federate, 'place-horde', 'XXVIII.B'),
      prompt: message('prompt.place-horde', nationParams(federate, foedus.federator)),
      about: { federator: foedus.federator, federate, provinces: lands }
    },
    lands
  )
  if (horde) redeployHorde(play, federate, horde)
  yield* settleUnits(play, foedus, further)
  return [...before]
    .filter(isProvince)
    .filter((id) => !provinces.includes(id) && unitsIn(state, id).length === 0 && id !== horde)
}

/** XXVIII.E, XXVIII.F: the provinces of all its Foedera in which its horde may be, without those lost to enemies. */
function landsOf(state: InvasionsState, federate: NationId): readonly ProvinceId[] {
  const look = stanceMap(state, federate)
  return (foedusLands(state, federate) ?? []).filter((id) => !look.isDefended(id) && !look.enemyOwner(id))
}

/** XXVIII.B: moves a Barbarian nation's horde and leaders without a march. */
export function redeployHorde(play: InvasionsPlay, nation: NationId, to: ProvinceId): void {
  const { state } = play
  const from = state.nations[nation].seat?.at ?? null
  if (from === to) return
  state.nations[nation].seat = { kind: 'horde', at: to }
  play.emit({ type: 'horde-redeployed', nation, from, to, rule: 'XXVIII.B' })
  for (const leader of leadersOf(state, nation)) bringLeader(play, leader.id, to, 'XXVIII.B')
}

function* settleUnits(play: InvasionsPlay, foedus: RelationOf<'foedus'>, further: boolean): Script {
  const { state } = play
  const { federate, provinces } = foedus
  const units = ownUnits(state, federate).filter(isLandUnit)
  const [one, other] = provinces
  const [first, second] = [stackingLimit(state, federate, one), stackingLimit(state, federate, other)]
  const most = Math.min(units.length, first + second)
  const least = further ? 0 : most
  if (most === 0) return
  const lists = [
    unitsGoingTo(one, 'first', units, first),
    unitsGoingTo(other, 'second', units, second)
  ] as const
  const settled = yield* askForm(
    {
      ...questionFor(federate, 'settle-foedus', 'XXVIII.B'),
      place: one,
      prompt: message('prompt.settle-foedus', { nation: reference('nation', federate) }),
      about: { federator: foedus.federator, federate, provinces, room: [first, second], least }
    },
    {
      form: {
        type: 'form',
        fields: lists.map(({ field }) => field),
        preset: {
          answer: {
            first: units.slice(0, first).map(({ id }) => id),
            second: units.slice(first, most).map(({ id }) => id)
          },
          reason: message('preset.all-who-find-room')
        }
      },
      check: (values) => {
        const [here, there] = [lists[0].read(values.first), lists[1].read(values.second)]
        if (here.some((unit) => there.includes(unit)))
          return refused(message('refusal.unit-twice'), 'XXVIII.B')
        if (here.length + there.length < least)
          return refused(message('refusal.more-units-fit', { amount: least }), 'XXVIII.B')
        return accepted({ here, there })
      },
      sample: (random) => sampleSettlers(random, units, first, second, least, most)
    }
  )
  for (const { id } of settled.here) redeployUnit(play, id, one, 'XXVIII.B')
  for (const { id } of settled.there) redeployUnit(play, id, other, 'XXVIII.B')
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

/**
 * XXVIII.B: the federator withdraws units that no longer fit and others as it likes, also to provinces that the
 * federate left.
 */
export function* makeRoom(
  play: InvasionsPlay,
  foedus: RelationOf<'foedus'>,
  left: readonly ProvinceId[]
): Script {
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
  const retreating = formList({
    name: 'retreat',
    label: message('field.retreat'),
    items: present,
    min: 0,
    max: present.length,
    toOption: unitOption
  })
  const moving = open.map((to) => ({
    to,
    list: unitsGoingTo(to, to, present, Math.max(0, stackingRoom(state, federator, to)))
  }))
  const nobodyMoves = Object.fromEntries(open.map((id) => [id, []]))
  const plan = yield* askForm(
    {
      ...questionFor(federator, 'make-room', 'XXVIII.B'),
      place: provinces[0],
      prompt: message('prompt.make-room', nationParams(federator, foedus.federate)),
      about: {
        nation: federator,
        federate: foedus.federate,
        provinces,
        excess: Object.fromEntries(excess)
      }
    },
    {
      form: {
        type: 'form',
        fields: [retreating.field, ...moving.map(({ list }) => list.field)],
        preset: {
          answer: {
            ...nobodyMoves,
            retreat: provinces.flatMap((id) =>
              leastWorth(troopsIn(state, federator, id), excess.get(id) ?? 0).map((unit) => unit.id)
            )
          },
          reason: message('preset.only-who-must')
        }
      },
      check: (values) => {
        const retreat = retreating.read(values.retreat ?? [])
        const going = moving.map(({ to, list }) => ({ to, units: list.read(values[to] ?? []) }))
        const all = [...retreat, ...going.flatMap(({ units }) => units)]
        if (new Set(all).size < all.length) return refused(message('refusal.unit-twice'), 'XXVIII.B')
        for (const [id, over] of excess) {
          const out = all.filter((unit) => unit.at === id).length
          if (out < over) return refused(message('refusal.too-many-stay', { amount: over - out }), 'XXVIII.B')
        }
        return accepted({ retreat, going })
      },
      sample: (random) => ({
        ...nobodyMoves,
        retreat: provinces.flatMap((id) => {
          const here = shuffled(random, troopsIn(state, federator, id))
          return here.slice(0, excess.get(id) ?? 0).map((unit) => unit.id)
        })
      })
    }
  )
  for (const { to, units } of plan.going) for (const { id } of units) redeployUnit(play, id, to, 'XXVIII.B')
  yield* retreatFrom(
    play,
    federator,
    plan.retreat.map(({ id }) => id)
  )
}

function* retreatFrom(play: InvasionsPlay, nation: NationId, units: readonly UnitId[]): Script {
  const from = new Map<ProvinceId, UnitId[]>()
  for (const id of units) {
    const at = play.state.units[id]?.at
    if (at && isProvince(at)) from.set(at, [...(from.get(at) ?? []), id])
  }
  for (const [province, leaving] of from) yield* evacuate(play, nation, province, { only: leaving })
}

function unitsGoingTo<Name extends string>(
  province: ProvinceId,
  name: Name,
  units: readonly Unit[],
  max: number
): FormList<Unit, Name, UnitId> {
  const label = message('field.to-province', { province: reference('province', province) })
  return formList({ name, label, items: units, min: 0, max, toOption: unitOption })
}

function nationParams(nation: NationId, other: NationId) {
  return { nation: reference('nation', nation), other: reference('nation', other) }
}

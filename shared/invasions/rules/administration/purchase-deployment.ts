import { accepted, type FieldOf, type FormBody, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, type RandomState } from '../../../engine/random.ts'
import { askForm, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import type { InvasionsPlay } from '../../play.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { isFleet } from '../../queries/pieces/unit-arms.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { isWareAllowedIn, landRoom, seaRoom } from './market.ts'
import type { PurchaseOrder } from './purchase-order.ts'

export interface PlacedPurchase {
  readonly unit: UnitId
  readonly at: ProvinceId | SeaId
}

type Bought = PurchaseOrder['units'][number]
type Deployment = ValuesOf<'deploy-purchases'>

/** XV.B: the nation places the bought units in provinces that it holds and that have room. */
export function* deployPurchases(
  play: InvasionsPlay,
  nation: NationId,
  bought: PurchaseOrder['units']
): Script<readonly PlacedPurchase[]> {
  if (bought.length === 0) return []
  const { state } = play
  const places = placesFor(state, nation, bought).map((entry) => entry.places)
  const only = places.map((options) => (options.length === 1 ? options[0] : undefined))
  if (only.every((at) => at !== undefined)) {
    return bought.flatMap(({ unit }, index) => {
      const at = only[index]
      return at ? [{ unit, at }] : []
    })
  }
  const fields = bought.map(
    ({ ware, unit }, index): FieldOf<Deployment> => ({
      field: 'one',
      name: unit,
      label: message('field.deploy', { unit: reference('unit-kind', ware.kind) }),
      options: (places[index] ?? []).map((id) => ({
        key: id,
        label: message('option.place', { place: reference('place', id) }),
        place: id
      }))
    })
  )
  return yield* askForm(
    {
      ...questionFor(nation, 'deploy-purchases', 'XV.B'),
      prompt: message('prompt.deploy-purchases', { nation: reference('nation', nation) }),
      about: {
        nation,
        units: bought.map(({ ware, unit }) => ({ unit, kind: ware.kind })),
        room: Object.fromEntries(roomOf(state, nation))
      }
    },
    {
      form: () => ({ type: 'form', fields, ...presetOf(state, nation, bought) }),
      check: (values) => checkDeployment(state, nation, bought, values),
      sample: (random) => sampleDeployment(random, state, nation, bought)
    }
  )
}

/** Where most of the nation's troops are, as far as there is room. */
function presetOf(
  state: InvasionsState,
  nation: NationId,
  bought: PurchaseOrder['units']
): Pick<FormBody<Deployment>, 'preset'> {
  const room = roomOf(state, nation)
  const troops = (at: ProvinceId | SeaId) =>
    unitsIn(state, at).filter(({ controller }) => controller === nation).length
  const answer: Record<UnitId, ProvinceId | SeaId> = {}
  const pickiest = placesFor(state, nation, bought).sort((a, b) => a.places.length - b.places.length)
  for (const { entry, places } of pickiest) {
    const [at] = places.filter((id) => (room.get(id) ?? 0) > 0).toSorted((a, b) => troops(b) - troops(a))
    if (!at) return {}
    answer[entry.unit] = at
    room.set(at, (room.get(at) ?? 0) - 1)
  }
  return { preset: { answer, reason: message('preset.most-troops') } }
}

/** The places where each of the units may go. */
function placesFor(
  state: InvasionsState,
  nation: NationId,
  bought: PurchaseOrder['units']
): { readonly entry: Bought; readonly places: readonly (ProvinceId | SeaId)[] }[] {
  const zones = [...seaRoom(state, nation).keys()]
  const provinces = [...landRoom(state, nation).keys()]
  return bought.map((entry) => ({
    entry,
    places: isFleet(entry.ware)
      ? zones
      : provinces.filter((id) => isWareAllowedIn(state, nation, entry.ware, id))
  }))
}

function roomOf(state: InvasionsState, nation: NationId): Map<string, number> {
  return new Map<string, number>([...landRoom(state, nation), ...seaRoom(state, nation)])
}

function checkDeployment(
  state: InvasionsState,
  nation: NationId,
  bought: PurchaseOrder['units'],
  values: Deployment
): Verdict<readonly PlacedPurchase[]> {
  const room = roomOf(state, nation)
  const postings: PlacedPurchase[] = []
  for (const { entry, places } of placesFor(state, nation, bought)) {
    const at = places.find((id) => id === values[entry.unit])
    if (!at) return refused(message('refusal.not-an-option'), 'XV.B')
    const left = room.get(at) ?? 0
    if (left < 1) return refused(message('refusal.stacking'), 'XVII.B')
    room.set(at, left - 1)
    postings.push({ unit: entry.unit, at })
  }
  return accepted(postings)
}

/** Places the units with the fewest options first, so that all find one. */
function sampleDeployment(
  random: RandomState,
  state: InvasionsState,
  nation: NationId,
  bought: PurchaseOrder['units']
): Deployment {
  const room = roomOf(state, nation)
  const values: Record<UnitId, ProvinceId | SeaId> = {}
  const pickiest = placesFor(state, nation, bought).sort((a, b) => a.places.length - b.places.length)
  for (const { entry, places } of pickiest) {
    const at = pickOne(
      random,
      places.filter((id) => (room.get(id) ?? 0) > 0)
    )
    values[entry.unit] = at
    room.set(at, (room.get(at) ?? 0) - 1)
  }
  return values
}

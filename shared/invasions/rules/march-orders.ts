import type { FormBody, FormValues, Option, Verdict } from '../../engine/decision.ts'
import type { RandomState } from '../../engine/random.ts'
import type { Offer } from '../ask.ts'
import type { NationId, SideId } from '../content/ids.ts'
import { pieceOffer } from '../offers.ts'
import { campaignerOf } from '../queries/campaigns.ts'
import { interceptors } from '../queries/interception.ts'
import type { Destination } from '../queries/orders/destinations.ts'
import { checkOrder, type MarchOrder } from '../queries/orders/march-order.ts'
import { type MarchScope, marchScope } from '../queries/orders/scope.ts'
import { stepsLeft } from '../queries/pieces.ts'
import type { Lookout } from '../queries/surroundings.ts'
import type { InvasionsState, Movement } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { sampleOrder } from './march-sample.ts'
import { navalOption, navalPieces } from './sea/naval-options.ts'

/** The question of movement for one player: what it lists, how it reads an answer, a random answer. */
export interface MarchQuestion {
  /** There is something to order. */
  readonly open: boolean
  /** Made when looked at: it lists everything. */
  readonly form: FormBody
  check(values: FormValues): Verdict<MarchOrder>
  sample(random: RandomState): FormValues
}

const DONE: Option = { key: 'done', label: message('option.done') }

/** XVIII.A: everything one player may order now; looked up province by province, as far as somebody asks. */
export function marchQuestion(state: InvasionsState, movement: Movement, side: SideId): MarchQuestion {
  const scope = marchScope(state, movement, side)
  const { provinces, mayMarchFrom, redeployments, naval } = scope
  const check = (values: FormValues) => checkOrder(state, movement, scope, values)
  const campaigner = campaignerOf(state, movement)
  return {
    open:
      (campaigner !== null && provinces.includes(campaigner.at) && mayMarchFrom(campaigner.at)) ||
      provinces.some(mayMarchFrom) ||
      redeployments().length > 0 ||
      naval().length > 0,
    get form() {
      return marchForm(state, scope)
    },
    check,
    sample: (random) => sampleOrder(random, state, scope, check)
  }
}

/** All that can be ordered, as a list to choose from, with what is barred and why. */
function marchForm(state: InvasionsState, scope: MarchScope): FormBody {
  const { provinces, seenFrom, naval, from } = scope
  const movable = scope.movable()
  const landward = new Set(movable.map(({ id }) => id))
  const choices: Option[] = [
    ...movable.map((piece) => ({
      ...pieceOffer(piece),
      preview: [message('preview.steps-left', { steps: stepsLeft(state, piece, []) })]
    })),
    ...navalPieces(state, naval()).filter(({ key }) => !landward.has(key))
  ]
  const origin = state.movement ? campaignerOf(state, state.movement)?.at : undefined
  const cache = new Map<ProvinceId, readonly ReturnType<typeof message>[]>()
  const options: Option[] = [
    DONE,
    ...provinces.flatMap((province) =>
      seenFrom(province).found.map((destination) =>
        destinationOption(state, `${province}>${destination.route.to}`, destination, from, cache)
      )
    ),
    ...scope.redeployments().map((to) => ({
      key: `redeploy>${to}`,
      label: message('option.redeploy', { province: reference('province', to) }),
      group: message('group.redeploy'),
      ...(origin ? { from: origin } : {}),
      place: to
    })),
    ...naval().map((offer) => navalOption(state, offer))
  ]
  return {
    type: 'form',
    fields: [
      { field: 'one', name: 'move', label: message('field.move'), options },
      {
        field: 'many',
        name: 'pieces',
        label: message('field.pieces'),
        min: 0,
        max: choices.length,
        options: choices
      }
    ],
    blocked: provinces.flatMap((province) =>
      [...seenFrom(province).blocked].map(([to, refusal]) => ({
        key: `${province}>${to}`,
        label: marchLabel(province, to),
        place: to,
        refusal
      }))
    )
  }
}

function marchLabel(from: ProvinceId, to: ProvinceId) {
  return message('option.march', { from: reference('province', from), to: reference('province', to) })
}

/** What a destination costs, whose it is, and who could come to its help. */
function destinationOption(
  state: InvasionsState,
  key: string,
  { from: origin, route, able }: Destination,
  from: Lookout,
  cache: Map<ProvinceId, readonly ReturnType<typeof message>[]>
): Offer {
  return {
    key,
    label: marchLabel(origin, route.to),
    from: origin,
    place: route.to,
    // Who could intercept takes a while to find out: only those who look at the option need to know.
    get preview() {
      const steps = message('preview.steps', { steps: route.steps })
      const [piece] = able
      const reaction =
        cache.get(route.to) ?? (piece ? reactionPreview(state, piece.nation, route.to, from) : [])
      cache.set(route.to, reaction)
      return [steps, ...reaction]
    }
  }
}

function reactionPreview(state: InvasionsState, nation: NationId, to: ProvinceId, from: Lookout) {
  const owner = from(nation).enemyOwner(to)
  if (!owner) return []
  const stacks = interceptors(state, { nation, target: to, movers: [] }, from)
  const best = Math.max(0, ...stacks.map(({ chance }) => chance))
  return [
    message('preview.enemy-province', { nation: reference('nation', owner) }),
    ...(stacks.length > 0
      ? [message('preview.interceptors', { amount: stacks.length, percent: Math.round(best * 100) })]
      : [])
  ]
}

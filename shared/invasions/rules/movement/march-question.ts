import type { FormBody, Option, Verdict } from '../../../engine/decision.ts'
import type { RandomState } from '../../../engine/random.ts'
import type { MarchOrderValues, Move } from '../../answers/movement.ts'
import type { SideId } from '../../content/ids.ts'
import { pieceOption } from '../../map-options.ts'
import { checkMarchOrder, type MarchOrder } from '../../queries/march-orders/march-order.ts'
import { type MarchScope, marchScope } from '../../queries/march-orders/march-scope.ts'
import { currentCampaigner } from '../../queries/movement/campaigns.ts'
import { stepsLeft } from '../../queries/pieces/pieces.ts'
import type { InvasionsState, Movement, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { navalOption, navalPieces } from '../sea/naval-options.ts'
import { destinationOption, marchLabel } from './march-options.ts'
import { sampleMarchOrder } from './march-sample.ts'

/** The movement question for one player: its form, the check of an answer, a random answer. */
export interface MarchQuestion {
  /** False when the player has nothing to move. */
  readonly open: boolean
  /** Computed on access, because it lists everything. */
  readonly form: FormBody<MarchOrderValues>
  check(values: MarchOrderValues): Verdict<MarchOrder>
  sample(random: RandomState): MarchOrderValues
}

const DONE: Option<Move> = { key: 'done', label: message('option.done') }

/** XVIII.A: everything that one player may order now, computed per province and on demand. */
export function marchQuestion(state: InvasionsState, movement: Movement, side: SideId): MarchQuestion {
  const scope = marchScope(state, movement, side)
  const { provinces, mayMarchFrom, redeployments, navalOptions } = scope
  const check = (values: MarchOrderValues) => checkMarchOrder(state, movement, scope, values)
  const campaigner = currentCampaigner(state, movement)
  return {
    open:
      (campaigner !== null && provinces.includes(campaigner.at) && mayMarchFrom(campaigner.at)) ||
      provinces.some(mayMarchFrom) ||
      redeployments().length > 0 ||
      navalOptions().length > 0,
    get form() {
      return marchForm(state, scope)
    },
    check,
    sample: (random) => sampleMarchOrder(random, state, scope, check)
  }
}

/** The form that lists all possible orders, and the blocked ones with the reason. */
function marchForm(state: InvasionsState, scope: MarchScope): FormBody<MarchOrderValues> {
  const { provinces, destinationsFrom, navalOptions } = scope
  const movable = scope.movable()
  const landward = new Set(movable.map(({ id }) => id))
  const choices: Option<PieceId>[] = [
    ...movable.map((piece) => ({
      ...pieceOption(piece),
      preview: [message('preview.steps-left', { steps: stepsLeft(state, piece, []) })]
    })),
    ...navalPieces(state, navalOptions()).filter(({ key }) => !landward.has(key))
  ]
  const origin = state.movement ? currentCampaigner(state, state.movement)?.at : undefined
  const options: Option<Move>[] = [
    DONE,
    ...provinces.flatMap((province) => destinationsFrom(province).found.map(destinationOption)),
    ...scope.redeployments().map((to) => ({
      key: { redeploy: { to } },
      label: message('option.redeploy', { province: reference('province', to) }),
      group: message('group.redeploy'),
      ...(origin ? { from: origin } : {}),
      place: to
    })),
    ...navalOptions().map((offer) => navalOption(state, offer))
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
      [...destinationsFrom(province).blocked].map(([to, refusal]) => ({
        key: { march: { from: province, to } },
        label: marchLabel(province, to),
        place: to,
        refusal
      }))
    )
  }
}

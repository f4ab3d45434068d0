import { accepted, type FormBody, type Option, refused } from '../../../engine/decision.ts'
import { sameKey } from '../../../engine/option-key.ts'
import { pickOne, type RandomState } from '../../../engine/random.ts'
import type { Answers } from '../../answers/answer-schemas.ts'
import type { HitKey } from '../../answers/pieces.ts'
import { askForm, type QuestionHeaderOf, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import { type HitSlot, lossProblem } from '../../queries/battle/loss-order.ts'
import type { BattleSide, Fighter } from '../../queries/battle/situation.ts'
import type { UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'

/** The hits that one player must distribute over his units, in a battle or elsewhere. */
export type LossesRequest = {
  readonly nation: NationId
  readonly units: readonly UnitId[]
  readonly hits: number
  readonly rule: string
  /** XX.H: a national unit of the stack was already eliminated. */
  readonly nationalLost: boolean
} & (
  | { readonly battle: { readonly province: ProvinceId; readonly side: BattleSide } }
  | { readonly at: ProvinceId | SeaId }
)

/** XX.H: asks for all hits in one form. Its options begin with the least loss. */
export function chooseLosses(
  own: LossesRequest,
  line: readonly Fighter[],
  inOrder: readonly HitSlot[]
): Script<HitSlot[]> {
  const { units, hits, nationalLost } = own
  const keyOf = ({ unit, hit }: HitSlot): HitKey => ({ unit: units[unit] ?? '', hit })
  const options = inOrder.map((slot): Option<HitKey> => {
    const piece = units[slot.unit] ?? ''
    return {
      key: keyOf(slot),
      label: message(slot.fatal ? 'option.lose-unit' : 'option.flip-unit', {
        unit: reference('unit', piece)
      }),
      piece
    }
  })
  const form: FormBody<Answers['battle-losses']['values']> = {
    type: 'form',
    fields: [
      {
        field: 'many',
        name: 'hits',
        label: message('field.hits', { amount: hits }),
        options,
        min: hits,
        max: hits
      }
    ],
    preset: { answer: { hits: inOrder.slice(0, hits).map(keyOf) }, reason: message('preset.least-loss') }
  }
  return askForm(lossesHeader(own), {
    form,
    check: (values) => {
      const chosen = values.hits.flatMap((key) => inOrder.find((slot) => sameKey(keyOf(slot), key)) ?? [])
      const problem = lossProblem(line, chosen, nationalLost)
      return problem ? refused(message(`refusal.${problem}`), 'XX.H') : accepted(chosen)
    },
    sample: (random) => ({ hits: sampleLosses(random, line, inOrder, own).map(keyOf) })
  })
}

function lossesHeader(own: LossesRequest): QuestionHeaderOf<'battle-losses' | 'take-hits'> {
  const { nation, units, hits, rule, nationalLost } = own
  const common = {
    side: sideOf(nation),
    rule,
    actor: nation,
    prompt: message('prompt.battle-losses', { nation: reference('nation', nation), amount: hits })
  }
  const about = { hits, units, nationalFirst: !nationalLost }
  if ('at' in own) return { ...common, kind: 'take-hits', place: own.at, about: { at: own.at, ...about } }
  const { province, side } = own.battle
  return { ...common, kind: 'battle-losses', place: province, about: { province, side, ...about } }
}

function sampleLosses(
  random: RandomState,
  line: readonly Fighter[],
  inOrder: readonly HitSlot[],
  { hits, nationalLost }: LossesRequest
): readonly HitSlot[] {
  const chosen: HitSlot[] = []
  while (chosen.length < hits) {
    const open = inOrder.filter(
      (slot) =>
        !chosen.includes(slot) &&
        (slot.hit === 1 || chosen.some(({ unit, hit }) => unit === slot.unit && hit === 1))
    )
    chosen.push(pickOne(random, open))
  }
  return lossProblem(line, chosen, nationalLost) ? inOrder.slice(0, hits) : chosen
}

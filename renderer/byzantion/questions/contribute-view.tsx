import { answerSchemas } from '#shared/byzantion/answers.ts'
import { type Goods, type ResourceId, resourceIds } from '#shared/byzantion/content/ids.ts'
import { sumOf } from '#shared/byzantion/queries/amounts.ts'
import {
  type Gift,
  giftDoxa,
  giftProblem,
  giftValue,
  kindsIn,
  prospectOf,
  type Substitution,
  substitutionsOf
} from '#shared/byzantion/queries/contributions.ts'
import { stillMissing } from '#shared/byzantion/queries/events.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import type { Substitute } from '#shared/byzantion/table.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount, Amounts } from '../tokens/token.tsx'
import type { ByzantionViewProps } from './kinds.ts'
import { Stepper } from './stepper.tsx'

const { gift: giftSchema, substitutes: substitutesSchema } = answerSchemas.contribute.shape.values.shape

function giftIn({ values }: Draft): Gift {
  return {
    gift: giftSchema.safeParse(values.gift).data ?? {},
    substitutes: substitutesSchema.safeParse(values.substitutes).data ?? []
  }
}

/** A sealed contribution: what is needed, what the others could give at most, and what one gives. */
export function ContributeView({ table, decision, draft, onDraft }: ByzantionViewProps<'contribute'>) {
  const words = useByzantionWords()
  const { view } = table
  const side = view.sides.find((id) => id === decision.side)
  if (!side) return null
  const seat = seatOf(view, side)
  const { requires } = decision.about
  const given = giftIn(draft)
  const value = giftValue(given)
  const others = prospectOf(view, side)?.othersTogether ?? {}
  const problem = giftProblem(seat, requires, given)
  const change = (next: Gift) =>
    onDraft(
      withValue(withValue(draft, 'gift', withoutNone(next.gift)), 'substitutes', toField(next.substitutes))
    )
  return (
    <div className="byz-give">
      <table className="byz-give__table">
        <thead>
          <tr>
            <th scope="col">{words.text('ui.needed')}</th>
            <th scope="col">{words.text('ui.give')}</th>
            <th scope="col">{words.text('ui.others-most')}</th>
            <th scope="col">{words.text('ui.lacking')}</th>
          </tr>
        </thead>
        <tbody>
          {kindsIn(requires).map((id) => {
            const lacking = Math.max(0, (requires[id] ?? 0) - (value[id] ?? 0))
            const instead = (value[id] ?? 0) - (given.gift[id] ?? 0)
            return (
              <tr key={id}>
                <td>
                  <Amount id={id} count={requires[id] ?? 0} size={22} />
                </td>
                <td>
                  <Stepper
                    id={id}
                    value={given.gift[id] ?? 0}
                    most={Math.min((requires[id] ?? 0) - instead, seat.goods[id])}
                    onChange={(count) => change({ ...given, gift: { ...given.gift, [id]: count } })}
                  />
                </td>
                <td>{others[id] ?? 0}</td>
                <td data-short={lacking > (others[id] ?? 0) || undefined}>{lacking}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {substitutionsOf(seat).map((hero) => (
        <SubstituteChoice
          key={hero.card}
          hero={hero}
          requires={requires}
          given={given}
          onChange={(substitutes) => change({ ...given, substitutes })}
        />
      ))}
      <p className="byz-give__sum">
        {words.text('ui.brings')} <Amount id="doxa" count={giftDoxa(given)} />
        {Object.keys(stillMissing(requires, sumOf(value, others))).length > 0 && (
          <span className="byz-give__warning">
            {words.text('ui.out-of-reach')} <Amounts stuff={stillMissing(requires, sumOf(value, others))} />
          </span>
        )}
      </p>
      {problem && <p className="byz-give__warning">{words.text(`refusal.${problem}`)}</p>}
      <SendButton
        values={{ gift: withoutNone(given.gift), substitutes: toField(given.substitutes) }}
        isReady={problem === null}
        isSealed={decision.sealed !== undefined}
      />
    </div>
  )
}

interface SubstituteChoiceProps {
  readonly hero: Substitution
  readonly requires: Goods
  readonly given: Gift
  readonly onChange: (substitutes: Substitute[]) => void
}

/** Which required resource the resource of a hero stands for. */
function SubstituteChoice({ hero, requires, given, onChange }: SubstituteChoiceProps) {
  const words = useByzantionWords()
  const chosen = given.substitutes.find(({ card }) => card === hero.card)
  const rest = given.substitutes.filter(({ card }) => card !== hero.card)
  const required = resourceIds.filter((id) => (requires[id] ?? 0) > 0)
  const choose = (id: ResourceId | undefined) => onChange(id ? [...rest, { card: hero.card, for: id }] : rest)
  return (
    <label className="byz-give__substitute">
      <span>
        {words.name('card', hero.card)}: <Amount id={hero.pay} count={1} size={18} /> →
      </span>
      <select
        value={chosen?.for ?? ''}
        onChange={(event) => choose(required.find((id) => id === event.target.value))}
      >
        <option value="">{words.text('ui.nothing')}</option>
        {required.map((id) => (
          <option key={id} value={id}>
            {words.name('good', id)}
          </option>
        ))}
      </select>
    </label>
  )
}

const toField = (substitutes: readonly Substitute[]) => substitutes.map((each) => ({ ...each }))

/** Leaves out what nothing is given of. */
function withoutNone(gift: Goods): Record<string, number> {
  return Object.fromEntries(Object.entries(gift).filter(([, count]) => count > 0))
}

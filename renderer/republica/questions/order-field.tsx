import { isKeyList } from '#shared/engine/form-fields.ts'
import { type FactionId, factionIds } from '#shared/republica/campaign-options.ts'
import { benchOf, clockwiseFrom } from '#shared/republica/queries/precedence.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { reference } from '#shared/republica/words/message.ts'
import { type Draft, withoutValue, withValue } from '../../table/decision/draft.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'

/** The field of a draft with the order of the vote. */
const ORDER = 'calling'

/** 9.3: in which order the chair calls the factions; as long as he says nothing, clockwise, his own last. */
export function callingOrder(
  view: RepublicView,
  draft: Draft,
  chair: FactionId | null,
  open: readonly FactionId[] = view.sides.filter((side) => benchOf(view, side).length > 0)
): FactionId[] {
  const chosen = chosenOrder(draft).filter((side) => open.includes(side))
  const [own, ...others] = clockwiseFrom(view, chair)
  const usual = [...others, ...(own ? [own] : [])].filter((side) => open.includes(side))
  return [...chosen, ...usual.filter((side) => !chosen.includes(side))]
}

function chosenOrder({ values }: Draft): readonly FactionId[] {
  const value = values[ORDER]
  return isKeyList(value)
    ? factionIds
        .filter((id) => value.includes(id))
        .toSorted((one, other) => value.indexOf(one) - value.indexOf(other))
    : []
}

interface OrderFieldProps {
  readonly view: RepublicView
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly chair: FactionId | null
  readonly open?: readonly FactionId[]
}

/** The order of the vote as a row of emblems. A click calls a faction next. */
export function OrderField({ view, draft, onDraft, chair, open }: OrderFieldProps) {
  const words = useRepublicaWords()
  const order = callingOrder(view, draft, chair, open)
  const chosen = chosenOrder(draft)
  return (
    <fieldset className="rep-order">
      <legend className="rep-slot__label">{words.text('ui.order-of-vote')}</legend>
      <ol className="rep-order__row">
        {order.map((side, index) => (
          <li key={side}>
            <button
              type="button"
              className="rep-order__side"
              data-set={chosen.includes(side) || undefined}
              title={words.text('ui.call-next', { side: reference('side', side) })}
              onClick={() =>
                onDraft(
                  chosen.includes(side)
                    ? withoutValue(draft, ORDER)
                    : withValue(draft, ORDER, [...chosen, side])
                )
              }
            >
              <Emblem side={side} size={20} />
              <span className="visually-hidden">
                {words.text('ui.call-next', { side: reference('side', side) })}
              </span>
              <small>{index + 1}</small>
            </button>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

import { useId } from 'react'
import type { InquiryOf } from '#shared/invasions/decisions.ts'
import { reserveOf } from '#shared/invasions/queries/realm.ts'
import { typeOf } from '#shared/invasions/queries/unit-types.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { UnitCounter } from '../fight/counter.tsx'
import { useInvasionsWords } from '../words.ts'

/** What the key of an option that names a type begins with. */
const ANY = 'any-'

/** IX.D, XXIX.F: a kind of unit, or a type of which the lot decides: with the counters that may come. */
export function LevyChoice({
  table,
  decision,
  draft,
  onDraft
}: DecisionViewProps<Invasions, InquiryOf<'levy-type'> | InquiryOf<'vassal-levy'>>) {
  const words = useInvasionsWords()
  const name = useId()
  const { nation } = decision.about
  const reserve = reserveOf(boardOf(table.view), nation).filter(({ people }) => people === undefined)
  const kinds = [...new Set(reserve.map(({ kind }) => kind))]
  const options = decision.body.type === 'choice' ? decision.body.options : []
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {options.map(({ key, label }, index) => {
        const type = key.startsWith(ANY) ? key.slice(ANY.length) : key
        const single = kinds.filter((kind) => kind === key)
        // Of a type that bears the name of a kind, the question tells which is meant.
        const shown =
          decision.kind === 'vassal-levy' && single.length > 0
            ? single
            : kinds.filter((kind) => typeOf(kind) === type)
        return (
          <label key={key} className="choice levy">
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === draft.option}
              onChange={() => onDraft(withOption(draft, key))}
            />
            <span className="option-text">
              <span className="option-text__label">{words.say(label)}</span>
              <span className="levy__kinds">
                {shown.map((kind) => (
                  <span key={kind} className="levy__kind">
                    <UnitCounter unit={{ kind, nation, controller: nation }} fate="stands" />
                    {words.text('ground.company', {
                      count: reserve.filter((unit) => unit.kind === kind).length,
                      kind: { ref: 'unit-kind', id: kind }
                    })}
                  </span>
                ))}
              </span>
            </span>
            <kbd>{index + 1}</kbd>
          </label>
        )
      })}
    </fieldset>
  )
}

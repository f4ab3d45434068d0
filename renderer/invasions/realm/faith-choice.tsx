import { useId } from 'react'
import type { InquiryOf } from '#shared/invasions/decisions.ts'
import { holdings } from '#shared/invasions/queries/realm.ts'
import { areaReligion } from '#shared/invasions/queries/religion.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { province } from '#shared/invasions/world/queries.ts'
import { withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'

/** VII.D: the faith of a young Kingdom, each with how many of its provinces share it. */
export function FaithChoice({
  table,
  decision,
  draft,
  onDraft
}: DecisionViewProps<Invasions, InquiryOf<'choose-religion'>>) {
  const words = useInvasionsWords()
  const name = useId()
  const { nation, religion } = decision.about
  const faiths = holdings(boardOf(table.view), nation).map((id) => areaReligion(province(id).area))
  const options = decision.body.type === 'choice' ? decision.body.options : []
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {options.map(({ key, label, preview = [] }, index) => (
        <label key={key} className="choice">
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === draft.option}
            onChange={() => onDraft(withOption(draft, key))}
          />
          <span className="option-text">
            <span className="option-text__label">
              {words.say(label)}
              {key === religion && <span className="option-text__note">{words.text('realm.faith-now')}</span>}
            </span>
            <span className="option-text__previews">
              {[
                words.text('realm.faith-shared', { count: faiths.filter((faith) => faith === key).length }),
                ...preview.map((line) => words.say(line))
              ].join(' · ')}
            </span>
          </span>
          <kbd>{index + 1}</kbd>
        </label>
      ))}
    </fieldset>
  )
}

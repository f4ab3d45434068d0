import { useId } from 'react'
import type { InquiryOf } from '#shared/invasions/decisions.ts'
import { holdings } from '#shared/invasions/queries/realm.ts'
import { areaReligion } from '#shared/invasions/queries/religion.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { isAreaId, province } from '#shared/invasions/world/queries.ts'
import { withOption } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'

/** One of several Areas, each with what the nation has in it. */
export function AreaChoice({
  table,
  decision,
  draft,
  onDraft
}: DecisionViewProps<Invasions, InquiryOf<'pick-area' | 'end-heresy'>>) {
  const words = useInvasionsWords()
  const name = useId()
  const held = holdings(boardOf(table.view), decision.about.nation)
  const options = decision.body.type === 'choice' ? decision.body.options : []
  return (
    <fieldset className="choices">
      <legend className="realm-hint">{words.text('realm.click-area')}</legend>
      {options.map(({ key, label }) => (
        <label key={key} className="choice">
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === draft.option}
            onChange={() => onDraft(withOption(draft, key))}
          />
          <span className="option-text">
            <span className="option-text__label">{words.say(label)}</span>
            {isAreaId(key) && (
              <span className="option-text__previews">
                {words.text('realm.area-held', {
                  count: held.filter((id) => province(id).area === key).length,
                  religion: reference('religion', areaReligion(key))
                })}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

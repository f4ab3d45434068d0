import { useId } from 'react'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { InquiryOf } from '#shared/invasions/decisions.ts'
import { unitsOf } from '#shared/invasions/queries/realm.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { withOption } from '../../table/decision/draft.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'

/** IX.B: one of several nations, each with its side, status and strength. */
export function LordChoice({
  table,
  decision,
  draft,
  onDraft
}: DecisionViewProps<Invasions, InquiryOf<'strongest-neighbour'>>) {
  const words = useInvasionsWords()
  const name = useId()
  const board = boardOf(table.view)
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {decision.about.lords.map((lord) => (
        <label key={lord} className="choice">
          <input
            type="radio"
            name={name}
            value={lord}
            checked={lord === draft.option}
            onChange={() => onDraft(withOption(draft, lord))}
          />
          <Emblem side={sideOf(lord)} size={18} />
          <span className="option-text">
            <span className="option-text__label">{words.name('nation', lord)}</span>
            <span className="option-text__previews">
              {[
                words.name('status', board.nations[lord].status),
                words.text('ground.units', { count: unitsOf(board, lord).length })
              ].join(' · ')}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

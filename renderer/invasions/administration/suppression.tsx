import { useId } from 'react'
import type { InquiryOf } from '#shared/invasions/decisions.ts'
import { SUPPRESSED_ON, suppressionModifiers, troopsHere } from '#shared/invasions/queries/suppression.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { withOption } from '../../table/decision/draft.ts'
import { OptionText } from '../../table/decision/option-text.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { Chance, Needed } from '../fight/chance.tsx'
import { useInvasionsWords } from '../words.ts'
import { AdministrationSheet } from './sheet.tsx'

/** XVI.F: each revolt with the chance of putting it down, and what speaks for and against it. */
export function Suppression(props: DecisionViewProps<Invasions, InquiryOf<'suppress-revolt'>>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const name = useId()
  const board = boardOf(table.view)
  const { nation, revolts } = decision.about
  const options = decision.body.type === 'choice' ? decision.body.options : []
  return (
    <AdministrationSheet {...props} nation={nation}>
      <fieldset className="choices">
        <legend className="realm-hint">{words.text('realm.click-place')}</legend>
        {options.map((option) => {
          const revolt = revolts.find(({ province }) => province === option.key)
          return (
            <div key={option.key} className="revolt">
              <label className="choice">
                <input
                  type="radio"
                  name={name}
                  value={option.key}
                  checked={option.key === draft.option}
                  onChange={() => onDraft(withOption(draft, option.key))}
                />
                {revolt ? (
                  <span className="option-text">
                    <span className="option-text__label">
                      {words.say(option.label)}
                      {board.revolts[revolt.province] === '+' && ' +'}
                    </span>
                    <span className="option-text__previews">
                      {words.text('realm.units-there', {
                        units: troopsHere(board, nation, revolt.province).length
                      })}
                    </span>
                    <Chance chance={revolt.chance} of={words.text('realm.put-down')} />
                  </span>
                ) : (
                  <OptionText option={option} />
                )}
              </label>
              {revolt && (
                <Needed
                  atLeast={SUPPRESSED_ON}
                  modifiers={suppressionModifiers(board, nation, revolt.province)}
                  rerolls={revolt.rerolls}
                />
              )}
            </div>
          )
        })}
      </fieldset>
      <p className="realm-hint">{words.text('realm.failure-costs')}</p>
    </AdministrationSheet>
  )
}

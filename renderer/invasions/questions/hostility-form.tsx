import { sideOf } from '#shared/invasions/catalogue.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { unitsOf } from '#shared/invasions/queries/nations/realm.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { chosenIn, toggled } from '../../table/decision/draft.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** XII.D: the nations to declare hostile for this turn, or to be hostile to from now on, each with its seat and strength. */
export function HostilityForm({
  table,
  decision,
  draft,
  onDraft,
  onPlace
}: DecisionViewProps<Invasions, InquiryOf<'declare-hostility' | 'set-attitudes'>>) {
  const words = useInvasionsWords()
  const [field] = decision.body.type === 'form' ? decision.body.fields : []
  if (field?.field !== 'many') return null
  const peoples = decision.kind === 'set-attitudes' ? decision.about.peoples : decision.about.others
  const board = boardOf(table.view)
  const chosen = chosenIn(draft, field.name)
  return (
    <fieldset className="form-field choices">
      <legend className="visually-hidden">{words.say(field.label)}</legend>
      {peoples.map((nation) => {
        const seat = board.nations[nation].seat?.at
        return (
          <div key={nation} className="nation-row">
            <label className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(nation)}
                onChange={() => onDraft(toggled(draft, field, nation))}
              />
              <Emblem side={sideOf(nation)} size={18} />
              <span className="option-text">
                <span className="option-text__label">{words.name('nation', nation)}</span>
                <span className="option-text__previews">
                  {words.text('ground.units', { count: unitsOf(board, nation).length })}
                </span>
              </span>
            </label>
            {seat !== undefined && (
              <button type="button" className="name--place" onClick={() => onPlace(seat)}>
                {words.name('place', seat)}
              </button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

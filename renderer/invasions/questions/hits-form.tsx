import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { Words } from '../../i18n/words.tsx'
import { useAnswering } from '../../table/answering.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { hitControls, manyFieldOf } from '../fight/battle/battle-controls.ts'
import { shownUnit } from '../fight/battle/battle-picture.ts'
import { isAnsweredInFightView } from '../fight/fight-content.tsx'
import { FightPieces } from '../fight/fight-pieces.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** XVIII.I: hits without a fight, taken by counters as in a fight. During a fight the fight view takes them. */
export function HitsForm(props: DecisionViewProps<Invasions, InquiryOf<'take-hits'>>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const { answer, busy } = useAnswering()
  if (isAnsweredInFightView(table.view, decision)) return null
  const question = { decision, draft, onDraft, onAnswer: answer, busy }
  const field = manyFieldOf(question)
  const units = decision.about.units.flatMap((id) => shownUnit(table.view.units, id, false, undefined) ?? [])
  return (
    <fieldset className="form-field hits-form">
      {field && (
        <legend className="form-field__label">
          <Words message={field.label} />
        </legend>
      )}
      <FightPieces line={{ leader: null, hordes: [], units }} controls={hitControls(question)} busy={busy} />
      <p className="realm-hint">{words.text('fight.ask-losses')}</p>
    </fieldset>
  )
}

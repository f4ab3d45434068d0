import type { ReactNode } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { chosenIn } from '../../../table/decision/draft.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { manyFieldOf, unitOfOption, unitPickControls } from '../battle/battle-controls.ts'
import { Chance } from '../chance.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import type { OpenQuestion } from '../fight-controls.ts'
import { FightHintLine } from '../fight-hint.tsx'
import { ForceView } from '../force-view.tsx'
import { OptionButtons } from '../option-buttons.tsx'

interface PickUnitsProps {
  readonly view: InvasionsView
  readonly nation: NationId
  readonly question: OpenQuestion
  /** The enemy force, if there is one. */
  readonly facing?: ReactNode
}

/** Picks some units of a stack: who goes, who stays, who fights. */
export function UnitPickQuestion({ view, nation, question, facing }: PickUnitsProps) {
  const words = useInvasionsWords()
  const field = manyFieldOf(question)
  if (!field) return null
  const chosen = chosenIn(question.draft, field.name).length
  const bounds = { chosen, min: field.min, max: field.max }
  const own = (
    <ForceView
      view={view}
      nation={nation}
      role={words.text(field.min === field.max ? 'field.chosen-exactly' : 'field.chosen', bounds)}
      pieces={field.options.map(unitOfOption)}
      controls={unitPickControls(question, { picked: 'stands', left: 'stands' })}
      busy={question.busy}
      end={facing !== undefined}
    />
  )
  return (
    <>
      {facing === undefined ? (
        own
      ) : (
        <div className="arena__sides">
          {facing}
          {own}
        </div>
      )}
      <footer className="arena__foot">
        <FightHintLine otherwise={words.say(field.label)} />
        <ConfirmButton question={question} />
      </footer>
    </>
  )
}

interface CaravanProps {
  readonly decision: Decision<InquiryOf<'plunder-caravan'>>
  readonly question: OpenQuestion
}

/** X.D: a caravan passes: the chance to plunder it. */
export function CaravanQuestion({ decision, question }: CaravanProps) {
  const words = useInvasionsWords()
  const { chance, markers } = decision.about
  return (
    <footer className="arena__foot">
      <FightHintLine otherwise={words.text('fight.caravan-brings', { count: markers })} />
      <Chance chance={chance} of={words.text('fight.caught-caravan')} />
      <OptionButtons question={question} />
    </footer>
  )
}

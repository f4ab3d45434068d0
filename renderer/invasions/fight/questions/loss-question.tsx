import type { Option } from '#shared/engine/decision.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { isChosen, withOption } from '../../../table/decision/draft.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { choiceOptions } from '../../questions/option-card.tsx'
import { manyFieldOf, unitOfOption, unitPickControls } from '../battle/battle-controls.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import type { FightControls, OpenQuestion } from '../fight-controls.ts'
import { FightHintLine } from '../fight-hint.tsx'
import { ForceView } from '../force-view.tsx'

interface LossQuestionProps {
  readonly view: InvasionsView
  readonly nation: NationId
  readonly question: OpenQuestion
}

/** Units to give up, grouped by place. A click picks another. */
export function LossQuestion({ view, nation, question }: LossQuestionProps) {
  const words = useInvasionsWords()
  const pieces = offered(question).map(unitOfOption)
  const places = Map.groupBy(pieces, (id) => view.units[id]?.at ?? '')
  const controls = manyFieldOf(question)
    ? unitPickControls(question, { picked: 'lost', left: 'stands' })
    : singlePickControls(question)
  return (
    <>
      <div className="arena__losses">
        {[...places].map(([place, here]) => (
          <ForceView
            key={place}
            view={view}
            nation={nation}
            role={place === '' ? '' : words.name('place', place)}
            pieces={here}
            controls={controls}
            busy={question.busy}
          />
        ))}
      </div>
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text('fight.ask-given-up')} />
        <ConfirmButton question={question} label={words.text('fight.take-losses')} />
      </footer>
    </>
  )
}

function offered(question: OpenQuestion): readonly Option[] {
  return manyFieldOf(question)?.options ?? choiceOptions(question.decision)
}

/** If one unit is to be given up, a click on another replaces it. */
function singlePickControls(question: OpenQuestion): FightControls {
  return {
    unit(id) {
      const option = offered(question).find((one) => unitOfOption(one) === id)
      if (!option) return null
      const pressed = isChosen(question.draft, option.key)
      return {
        pressed,
        fate: pressed ? 'lost' : 'stands',
        onClick: () => question.onDraft(withOption(question.draft, option.key))
      }
    }
  }
}

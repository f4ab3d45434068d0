import { answerSchemas } from '#shared/byzantion/answers.ts'
import { without } from '#shared/byzantion/queries/amounts.ts'
import { kindsIn } from '#shared/byzantion/queries/contributions.ts'
import { isChosen, withOption, withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amounts } from '../tokens/token.tsx'
import type { ByzantionViewProps } from './kinds.ts'
import { Stepper } from './stepper.tsx'

const lotSchema = answerSchemas.split.shape.values.shape.lot

/** Splits goods in two lots. */
export function SplitView({ decision, draft, onDraft }: ByzantionViewProps<'split'>) {
  const words = useByzantionWords()
  const { goods } = decision.about
  const lot = lotSchema.safeParse(draft.values.lot).data ?? {}
  const values = { lot: Object.fromEntries(Object.entries(lot).filter(([, count]) => count > 0)) }
  return (
    <div className="byz-give">
      <h3 className="field__label">{words.text('ui.first-lot')}</h3>
      <ul className="byz-split">
        {kindsIn(goods).map((id) => (
          <li key={id}>
            <Stepper
              id={id}
              value={lot[id] ?? 0}
              most={goods[id] ?? 0}
              onChange={(count) => onDraft(withValue(draft, 'lot', { ...lot, [id]: count }))}
            />
          </li>
        ))}
      </ul>
      <h3 className="field__label">{words.text('ui.second-lot')}</h3>
      <p>
        <Amounts stuff={without(goods, lot)} size={24} />
      </p>
      <SendButton values={values} />
    </div>
  )
}

/** One of two lots. */
export function PickLotView({ decision, draft, onDraft }: ByzantionViewProps<'pick-lot'>) {
  const words = useByzantionWords()
  const { lots } = decision.about
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{words.say(decision.prompt)}</legend>
      {decision.body.options.map(({ key, label }) => (
        <label key={key} className="choice">
          <input
            type="radio"
            name="lot"
            aria-label={words.say(label)}
            checked={isChosen(draft, key)}
            onChange={() => onDraft(withOption(draft, key))}
          />
          <Amounts stuff={lots[key]} size={24} />
        </label>
      ))}
    </fieldset>
  )
}

import type { StuffId } from '#shared/byzantion/content/ids.ts'
import { reference } from '#shared/byzantion/words/message.ts'
import { Icon } from '../../ui/icon.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Token } from '../tokens/token.tsx'

interface StepperProps {
  readonly id: StuffId
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** One token with a button for less and one for more. */
export function Stepper({ id, value, most, onChange }: StepperProps) {
  const words = useByzantionWords()
  const resource = reference('good', id)
  return (
    <fieldset className="byz-stepper" aria-label={words.name('good', id)}>
      <button
        type="button"
        className="button byz-stepper__button"
        aria-label={words.text('ui.less', { resource })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <output className="byz-stepper__value">
        <b>{value}</b>
        <Token id={id} size={26} />
      </output>
      <button
        type="button"
        className="button byz-stepper__button"
        aria-label={words.text('ui.more', { resource })}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </fieldset>
  )
}

import { useId } from 'react'
import { useWords } from '../../i18n/words.tsx'
import type { Wishes } from './wishes.ts'

interface CombatChoiceProps {
  readonly value: Wishes['combat']
  readonly onChange: (value: Wishes['combat']) => void
}

const SYSTEMS = ['basic', 'advanced'] as const

export function CombatChoice({ value, onChange }: CombatChoiceProps) {
  const words = useWords()
  const name = useId()
  return (
    <fieldset className="field choice-cards">
      <legend className="field__label">{words.text('new.combat')}</legend>
      <div className="choice-cards__row">
        {SYSTEMS.map((system) => (
          <label key={system} className="choice-card">
            <input type="radio" name={name} checked={value === system} onChange={() => onChange(system)} />
            <span className="choice-card__title">{words.text(`new.${system}`)}</span>
            <span className="choice-card__hint">{words.text(`new.${system}-hint`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { useId } from 'react'
import type { CampaignOptions } from '#shared/invasions/campaign-options.ts'
import { scenarioOf } from '#shared/invasions/queries/time/scenario.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

interface CombatChoiceProps {
  readonly options: CampaignOptions
  readonly onChange: (options: CampaignOptions) => void
}

const ALL_SYSTEMS = ['basic', 'advanced'] as const

/** Choice between the basic and the advanced combat system. */
export function CombatSystemChoice({ options, onChange }: CombatChoiceProps) {
  const words = useInvasionsWords()
  const name = useId()
  const { combat: named } = scenarioOf({ options })
  const systems = ALL_SYSTEMS.filter((combat) => named === 'either' || named === combat)
  return (
    <fieldset className="field choice-cards">
      <legend className="field__label">{words.text('new.combat')}</legend>
      <div className="choice-cards__row">
        {systems.map((combat) => (
          <label key={combat} className="choice-card">
            <input
              type="radio"
              name={name}
              checked={options.combat === combat}
              onChange={() => onChange({ ...options, combat })}
            />
            <span className="choice-card__title">{words.text(`new.${combat}`)}</span>
            <span className="choice-card__hint">{words.text(`new.${combat}-hint`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

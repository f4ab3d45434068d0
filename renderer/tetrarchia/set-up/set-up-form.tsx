import { useId } from 'react'
import {
  type TetrarchiaOptions,
  type VariantId,
  variantIds,
  withVariant
} from '#shared/tetrarchia/campaign-options.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { LevelChoice } from './level-choice.tsx'

interface SetUpFormProps {
  readonly options: TetrarchiaOptions
  readonly onChange: (options: TetrarchiaOptions) => void
}

const PLAYERS = ['1', '2', '3', '4'] as const
const CAESARS = ['galerius', 'constantius'] as const

/** The number of players, the level and the variants. */
export function SetUpForm({ options, onChange }: SetUpFormProps) {
  const words = useTetrarchiaWords()
  const players = PLAYERS.find((count) => Number(count) === options.players) ?? '1'
  return (
    <>
      <div className="field field--wide">
        <Segmented
          label={words.text('set-up.players')}
          value={players}
          options={PLAYERS.map((count) => ({ value: count, label: words.text(`set-up.players-${count}`) }))}
          onChange={(count) => onChange({ ...options, players: Number(count) })}
        />
        {options.players === 3 && (
          <Segmented
            label={words.text('set-up.shared')}
            value={options.shared}
            options={CAESARS.map((id) => ({ value: id, label: words.name('emperor', id) }))}
            onChange={(shared) => onChange({ ...options, shared })}
          />
        )}
      </div>
      <LevelChoice level={options.level} onChange={(level) => onChange({ ...options, level })} />
      <Variants chosen={options.variants} onChange={(variants) => onChange({ ...options, variants })} />
    </>
  )
}

interface VariantsProps {
  readonly chosen: readonly VariantId[]
  readonly onChange: (chosen: VariantId[]) => void
}

function Variants({ chosen, onChange }: VariantsProps) {
  const words = useTetrarchiaWords()
  const name = useId()
  return (
    <fieldset className="field field--wide variants">
      <legend className="field__label">{words.text('set-up.variants')}</legend>
      {variantIds.map((id) => (
        <label key={id} className="variant">
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(id)}
            onChange={({ target: { checked } }) => onChange(withVariant(chosen, id, checked))}
          />
          <span className="variant__name">{words.name('variant', id)}</span>
          <span className="variant__way">
            {words.text(id === 'el-grande' ? 'set-up.harder' : 'set-up.easier')}
          </span>
          <span className="variant__note">{words.text(`variant-note.${id}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { type ByzantionOptions, lengthIds } from '#shared/byzantion/campaign-options.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

interface SetUpFormProps {
  readonly options: ByzantionOptions
  readonly onChange: (options: ByzantionOptions) => void
}

const PLAYERS = ['1', '2', '3', '4'] as const

/** How many factions play, and how long. */
export function SetUpForm({ options, onChange }: SetUpFormProps) {
  const words = useByzantionWords()
  return (
    <div className="field field--wide">
      <Segmented
        label={words.text('set-up.players')}
        value={PLAYERS.find((count) => Number(count) === options.players) ?? '4'}
        options={PLAYERS.map((count) => ({ value: count, label: words.text(`set-up.players-${count}`) }))}
        onChange={(count) => onChange({ ...options, players: Number(count) })}
      />
      <Segmented
        label={words.text('set-up.length')}
        value={options.length}
        options={lengthIds.map((length) => ({ value: length, label: words.text(`set-up.${length}`) }))}
        onChange={(length) => onChange({ ...options, length })}
      />
    </div>
  )
}

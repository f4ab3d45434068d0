import { useWords } from '../../i18n/words.tsx'
import { Segmented } from '../../ui/segmented.tsx'

interface ModeSwitchProps<Id extends string> {
  readonly modes: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly onChoose: (mode: Id) => void
}

/** Chooses what the colours of the board show. */
export function ModeSwitch<Id extends string>({ modes, chosen, onChoose }: ModeSwitchProps<Id>) {
  const words = useWords()
  return (
    <div className="map__modes">
      <Segmented
        label={words.text('map.mode')}
        hideLabel
        value={chosen}
        options={modes.map(({ id, label }) => ({ value: id, label }))}
        onChange={onChoose}
      />
    </div>
  )
}

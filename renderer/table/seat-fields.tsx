import { reference } from '#shared/engine/message.ts'
import { useWords } from '../i18n/words.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { PlayerSelect } from './player-select.tsx'
import type { SeatDraft } from './seat-draft.ts'

interface SeatFieldsProps {
  readonly side: string
  readonly seat: SeatDraft
  readonly onChange: (seat: SeatDraft) => void
}

/** The form fields for who plays a side: a person by name, or a computer player. */
export function SeatFields({ side, seat, onChange }: SeatFieldsProps) {
  const words = useWords()
  return (
    <>
      <Segmented
        label={words.name('side', side)}
        hideLabel
        value={seat.kind}
        options={[
          { value: 'human', label: words.text('new.person') },
          { value: 'computer', label: words.text('new.computer') }
        ]}
        onChange={(kind) => onChange({ ...seat, kind })}
      />
      {seat.kind === 'human' ? (
        <input
          className="input"
          aria-label={words.text('new.player-name', { side: reference('side', side) })}
          value={seat.name}
          maxLength={40}
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      ) : (
        <PlayerSelect side={side} player={seat.player} onChange={(player) => onChange({ ...seat, player })} />
      )}
    </>
  )
}

import { reference } from '#shared/engine/message.ts'
import { useWords } from '../../i18n/words.tsx'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { SeatWish } from './wishes.ts'

interface SeatRowProps {
  readonly side: string
  readonly seat: SeatWish
  readonly onChange: (seat: SeatWish) => void
}

/** Who plays one side. */
export function SeatRow({ side, seat, onChange }: SeatRowProps) {
  const words = useWords()
  const sideName = words.name('side', side)
  return (
    <li className={`seat-row ${sideClass(side)}`}>
      <Emblem side={side} size={36} />
      <span className="seat-row__side">{sideName}</span>
      <Segmented
        label={sideName}
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
          className="input seat-row__name"
          aria-label={words.text('new.player-name', { side: reference('side', side) })}
          value={seat.name}
          maxLength={40}
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      ) : (
        <span className="seat-row__name seat-row__name--computer" aria-hidden="true" />
      )}
    </li>
  )
}

import { useWords } from '../../i18n/words.tsx'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { SeatDraft } from '../../table/seat-draft.ts'
import { SeatFields } from '../../table/seat-fields.tsx'

interface SeatRowProps {
  readonly side: string
  readonly seat: SeatDraft
  readonly onChange: (seat: SeatDraft) => void
}

/** Who plays one side. */
export function SeatRow({ side, seat, onChange }: SeatRowProps) {
  const words = useWords()
  return (
    <li className={`seat-row ${sideClass(side)}`}>
      <Emblem side={side} size={36} />
      <span className="seat-row__side">{words.name('side', side)}</span>
      <SeatFields side={side} seat={seat} onChange={onChange} />
    </li>
  )
}

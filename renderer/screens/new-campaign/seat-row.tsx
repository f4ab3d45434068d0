import { useWords } from '../../i18n/words.tsx'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { SideNote } from '../../table/game/game-client.ts'
import type { SeatDraft } from '../../table/seat-draft.ts'
import { SeatFields } from '../../table/seat-fields.tsx'

interface SeatRowProps {
  readonly side: string
  readonly seat: SeatDraft
  readonly note: SideNote | null
  readonly onChange: (seat: SeatDraft) => void
}

/** Who plays one side, and what it is like to play it. */
export function SeatRow({ side, seat, note, onChange }: SeatRowProps) {
  const words = useWords()
  return (
    <li className={`seat-row ${sideClass(side)}`} data-kind={seat.kind}>
      <Emblem side={side} size={36} />
      <span className="seat-row__side">{words.name('side', side)}</span>
      <SeatFields side={side} seat={seat} onChange={onChange} />
      {note && (
        <p className="seat-row__note">
          {words.say(note.text)} <span className="seat-row__facts">{words.say(note.facts)}</span>
        </p>
      )}
    </li>
  )
}

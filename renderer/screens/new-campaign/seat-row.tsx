import { useWords } from '../../i18n/words.tsx'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { SideNote } from '../../table/game/game-client.ts'
import type { SeatDraft } from '../../table/seat-draft.ts'
import { SeatFields } from '../../table/seat-fields.tsx'

interface SeatRowProps {
  /** The sides that one player leads. */
  readonly sides: readonly string[]
  readonly seat: SeatDraft
  readonly noteOf: (side: string) => SideNote | null
  readonly onChange: (seat: SeatDraft) => void
}

/** Who plays one side, or several together, and what it is like to play them. */
export function SeatRow({ sides, seat, noteOf, onChange }: SeatRowProps) {
  const words = useWords()
  const [first, ...others] = sides
  if (first === undefined) return null
  const isShared = others.length > 0
  return (
    <li
      className={`seat-row ${sideClass(first)}${isShared ? ' seat-row--shared' : ''}`}
      data-kind={seat.kind}
    >
      <span className="seat-row__emblems">
        {sides.map((side) => (
          <Emblem key={side} side={side} size={isShared ? 28 : 36} />
        ))}
      </span>
      <span className="seat-row__side">{words.list(sides.map((side) => words.name('side', side)))}</span>
      <SeatFields side={first} seat={seat} onChange={onChange} />
      {sides.map((side) => {
        const note = noteOf(side)
        return (
          note && (
            <p key={side} className="seat-row__note">
              {isShared && <strong>{words.name('side', side)}: </strong>}
              {words.say(note.text)} <span className="seat-row__facts">{words.say(note.facts)}</span>
            </p>
          )
        )
      })}
    </li>
  )
}

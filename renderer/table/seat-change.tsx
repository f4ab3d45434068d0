import { type FormEvent, useState } from 'react'
import { reference } from '#shared/engine/message.ts'
import type { Seat } from '#shared/ipc/campaign.ts'
import { useWords } from '../i18n/words.tsx'
import { useAppDispatch } from '../state/store.ts'
import { changeSeat } from '../state/table-actions.ts'
import { Popover } from '../ui/popover.tsx'
import { useGameContext } from './game/game-context.ts'
import { isNameless, type SeatDraft, toSeat } from './seat-draft.ts'
import { SeatFields } from './seat-fields.tsx'

interface SeatChangeProps {
  readonly side: string
  readonly seat: Seat
}

interface SeatChangeButtonProps extends SeatChangeProps {
  /** The current player's name. */
  readonly name: string
}

/** A button that changes who plays a seat: the computer, a person, or a person with another name. */
export function SeatChange({ side, seat, name }: SeatChangeButtonProps) {
  const words = useWords()
  return (
    <Popover
      className="seats__change"
      label={`${name}. ${words.text('seat.change', { side: reference('side', side) })}`}
      trigger={name}
    >
      {(close) => <SeatForm key={JSON.stringify(seat)} side={side} seat={seat} onDone={close} />}
    </Popover>
  )
}

function SeatForm({ side, seat, onDone }: SeatChangeProps & { readonly onDone: () => void }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { firstPlayer } = useGameContext()
  const [draft, setDraft] = useState<SeatDraft>(() => ({
    kind: seat.kind,
    name: seat.kind === 'human' ? seat.name : words.text('new.player-default', { number: 1 }),
    player: seat.kind === 'computer' ? seat.player : firstPlayer
  }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isNameless(draft)) return
    onDone()
    dispatch(changeSeat(side, toSeat(draft)))
  }
  return (
    <form className="seat-form" onSubmit={submit}>
      <p className="seat-form__title">{words.text('seat.change', { side: reference('side', side) })}</p>
      <SeatFields side={side} seat={draft} onChange={setDraft} />
      <button type="submit" className="button button--primary" disabled={isNameless(draft)}>
        {words.text('seat.take')}
      </button>
    </form>
  )
}

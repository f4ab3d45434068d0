import type { Table } from '#shared/ipc/table.ts'
import { Emblem } from '../../game/emblem.tsx'
import { deciderOf } from '../../game/seat-name.ts'
import { useWords } from '../../i18n/words.tsx'
import { isHuman } from '../../state/seats.ts'
import { useAppDispatch } from '../../state/store.ts'
import { drawCurtain } from '../../state/table-actions.ts'

/** What stands in place of the question when it is for another, or when there is none left. */
export function Awaited({ table, winner }: { readonly table: Table; readonly winner: string | null }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { waitingFor, campaign } = table
  if (waitingFor === null) return <Over winner={winner} />
  const who = deciderOf(campaign.seats, waitingFor, words)
  const person = isHuman(campaign.seats, waitingFor)
  return (
    <div className="awaited" aria-live="polite">
      <Emblem side={waitingFor} size={40} />
      <p>{words.text(person ? 'decision.waiting-person' : 'decision.waiting-computer', { who })}</p>
      {person && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => dispatch(drawCurtain(waitingFor))}
        >
          {words.text('decision.hand-over', { who })}
        </button>
      )}
    </div>
  )
}

function Over({ winner }: { winner: string | null }) {
  const words = useWords()
  return (
    <div className="awaited awaited--over">
      {winner !== null && <Emblem side={winner} size={56} />}
      <h2>{words.text('decision.over')}</h2>
      <p>
        {winner === null
          ? words.text('decision.over-draw')
          : words.text('decision.over-winner', { side: words.name('side', winner) })}
      </p>
    </div>
  )
}

import type { Table } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { Emblem } from '../../invasions/emblem.tsx'
import { deciderOf } from '../../invasions/seat-name.ts'
import { isHuman } from '../../state/seats.ts'
import { useAppDispatch } from '../../state/store.ts'
import { drawCurtain } from '../../state/table-actions.ts'
import { GameOver } from './game-over.tsx'

/** What stands in place of the question when it is for another, or when there is none left. */
export function Awaited({ table }: { readonly table: Table }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { waitingFor, campaign } = table
  if (waitingFor === null) return <GameOver table={table} />
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

import type { ReactNode } from 'react'
import type { Table } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { isHuman } from '../../state/seats.ts'
import { useAppDispatch } from '../../state/store.ts'
import { drawCurtain } from '../../state/table-actions.ts'
import { Emblem } from '../game/emblem.tsx'
import { deciderReference } from '../seat-name.ts'
import { GameOver } from './game-over.tsx'
import { OpenQuestionPanel } from './open-question-panel.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'
import { StandingPasses } from './standing-passes.tsx'

/** Replaces the question if it is for another side, or if there is none left. */
export function WaitingPanel({ table, ending }: { readonly table: Table; readonly ending: ReactNode }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { waitingFor, campaign } = table
  if (table.looking) return <ReadOnlyNote table={table} />
  const next = waitingFor.find((side) => isHuman(campaign.seats, side)) ?? waitingFor[0]
  if (next === undefined) return <GameOver table={table} ending={ending} />
  const who = deciderReference(campaign.seats, next)
  const person = isHuman(campaign.seats, next)
  if (table.curtain === 'no-one') return <OpenQuestionPanel table={table} />
  return (
    <div className="awaited" aria-live="polite">
      <Emblem side={next} size={40} />
      <p>{words.text(person ? 'decision.waiting-person' : 'decision.waiting-computer', { who })}</p>
      {person && (
        <button type="button" className="button button--primary" onClick={() => dispatch(drawCurtain(next))}>
          {words.text('decision.hand-over', { who })}
        </button>
      )}
      <StandingPasses kinds={table.standingPasses} />
    </div>
  )
}

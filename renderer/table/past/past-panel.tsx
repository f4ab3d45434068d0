import { useMemo } from 'react'
import { useWords, Words } from '../../i18n/words.tsx'
import { branchFrom } from '../../state/past.ts'
import { useAppDispatch } from '../../state/store.ts'
import type { SeatedTable } from '../../state/table.ts'
import { Icon } from '../../ui/icon.tsx'
import { Emblem } from '../game/emblem.tsx'
import { useGameContext } from '../game/game-context.ts'
import { deciderReference } from '../seat-name.ts'
import { timelineContextAt, timelineTurns } from './timeline-moments.ts'

const LONGEST_TITLE = 80

/** Replaces the question at a past moment: who was to decide, and a button to continue from here. */
export function PastPanel({ seated }: { readonly seated: SeatedTable }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { sentence } = useGameContext()
  const { table: present, past } = seated
  const turns = useMemo(() => timelineTurns(present.log, sentence), [present.log, sentence])
  const shown = past?.table ?? null
  if (!shown) return <p className="quiet-word">{words.text('app.loading')}</p>
  const { waitingFor, campaign, answers } = shown
  const { turn, act } = timelineContextAt(turns, answers)
  const branch = words
    .text('past.branch-title', { title: campaign.title, turn: turn?.turn ?? 1, number: answers })
    .slice(0, LONGEST_TITLE)
  return (
    <div className="awaited past">
      {turn && (
        <p className="past__turn">
          <Words message={turn.head.message} />
        </p>
      )}
      {act && (
        <p className="past__act">
          <Words message={act.head.message} />
        </p>
      )}
      {waitingFor.length > 0 && (
        <p className="past__asked">
          {waitingFor.map((side) => (
            <Emblem key={side} side={side} size={20} />
          ))}
          {words.text('past.asked', {
            everybody: waitingFor.map((side) => deciderReference(campaign.seats, side))
          })}
        </p>
      )}
      <p className="quiet-word">{words.text('past.hint')}</p>
      <button
        type="button"
        className="button"
        title={words.text('past.branch-hint')}
        onClick={() => dispatch(branchFrom(answers, branch))}
      >
        <Icon name="branch" />
        {words.text('past.branch')}
      </button>
    </div>
  )
}

import type { Table } from '#shared/ipc/table.ts'
import { useWords } from '../../i18n/words.tsx'
import { isHuman } from '../../state/seats.ts'
import { useAppDispatch } from '../../state/store.ts'
import { drawCurtain, nobodyActs } from '../../state/table-actions.ts'
import { useAnswering } from '../answering.ts'
import { Emblem } from '../game/emblem.tsx'
import { playerName } from '../seat-name.ts'

type OpenToManyProps = {
  readonly table: Pick<Table, 'campaign' | 'curtain' | 'side' | 'waitingFor'>
}

/** A question that several sides may answer. Whoever wants to act takes the computer; nobody is asked in turn. */
export function OpenQuestionPanel({ table }: OpenToManyProps) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { busy } = useAnswering()
  const { campaign, curtain, side, waitingFor } = table
  const people = waitingFor.filter((other) => isHuman(campaign.seats, other))
  const others = people.filter((other) => other !== side)
  if (curtain !== 'no-one' || others.length === 0) return null
  return (
    <fieldset className="open-to-many">
      <legend>{words.text('decision.open-to-many')}</legend>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          className="button"
          disabled={busy}
          onClick={() => dispatch(drawCurtain(other))}
        >
          <Emblem side={other} size={18} />
          {words.text('decision.i-act', { name: playerName(campaign.seats, other, words) })}
        </button>
      ))}
      <button
        type="button"
        className="button button--primary"
        disabled={busy}
        onClick={() => void dispatch(nobodyActs())}
      >
        {words.text('decision.nobody-acts')}
      </button>
    </fieldset>
  )
}

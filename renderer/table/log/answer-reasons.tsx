import { useState } from 'react'
import type { Message } from '#shared/engine/message.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAppDispatch } from '../../state/store.ts'
import { fetchReasons } from '../../state/table-actions.ts'
import { Reasons } from '../reasons.tsx'

/** Asks a computer player for the reasons of an answer. */
export function AnswerReasons({ number }: { readonly number: number }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const [reasons, setReasons] = useState<readonly Message[] | null>(null)
  const ask = async () => setReasons(reasons ? null : await dispatch(fetchReasons(number)))
  return (
    <div className="why">
      <button
        type="button"
        className="why__ask"
        aria-expanded={reasons !== null}
        title={words.text('log.why-hint')}
        onClick={ask}
      >
        {words.text('log.why')}
      </button>
      {reasons && <Reasons reasons={reasons} none={words.text('log.why-unknown')} />}
    </div>
  )
}

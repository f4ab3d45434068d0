import type { Republica } from '#shared/republica/game-types.ts'
import { Words } from '../../i18n/words.tsx'
import { useAnswering } from '../../table/answering.ts'
import type { HintViewProps } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { adviceOf } from './advice.ts'

/** What the computer advises where the game's own view answers: in a sentence, with a button that does it. */
export function HintView({ table, decision, answer }: HintViewProps<Republica>) {
  const words = useRepublicaWords()
  const { busy, answer: send } = useAnswering()
  const advice = adviceOf(table.view, decision, answer)
  return (
    <div className="hint__head">
      <p>{advice ? <Words message={advice} /> : words.text('decision.hint-open')}</p>
      <button type="button" className="button" disabled={busy} onClick={() => send(answer)}>
        {words.text('decision.hint-play')}
      </button>
    </div>
  )
}

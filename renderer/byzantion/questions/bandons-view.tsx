import { arrangementProblem } from '#shared/byzantion/queries/bandons.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { fromField, pilesOf } from '../area/arrangement.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { ByzantionViewProps } from './kinds.ts'

/** The arrangement is made on the table; here is how, and what is wrong with it. */
export function BandonsView({ table: { view }, decision, draft }: ByzantionViewProps<'bandons'>) {
  const words = useByzantionWords()
  const seat = seatOf(view, decision.about.side)
  const piles = fromField(draft.values.piles) ?? pilesOf(seat)
  const problem = arrangementProblem(seat.area, piles)
  return (
    <div className="byz-actions">
      <p className="quiet-word">{words.text('ui.bandons-help')}</p>
      {problem && <p className="byz-give__warning">{words.text(`refusal.${problem}`)}</p>}
      <SendButton
        values={{ piles: piles.map((cards) => ({ cards: [...cards] })) }}
        isReady={problem === null}
      />
    </div>
  )
}

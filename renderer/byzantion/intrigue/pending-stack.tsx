import type { ByzantionView } from '#shared/byzantion/view.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { BriefCard } from '../cards/card-face.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

/** Intrigue that has been played and is not resolved yet. The last card lies on top. */
export function PendingStack({ view: { pending } }: { readonly view: ByzantionView }) {
  const words = useByzantionWords()
  if (pending.length === 0) return null
  return (
    <ol className="byz-pending" aria-label={words.text('ui.pending')}>
      {pending.map(({ side, card }) => (
        <li key={card} className="byz-pending__card">
          <p className="byz-pending__by">
            <Emblem side={side} size={20} />
            {words.name('side', side)}
          </p>
          <BriefCard id={card} />
        </li>
      ))}
    </ol>
  )
}

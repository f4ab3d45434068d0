import { isEmpty } from '#shared/byzantion/queries/amounts.ts'
import { giftValue } from '#shared/byzantion/queries/contributions.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amounts } from '../tokens/token.tsx'

/** The contributions, revealed at once, and what came of them. */
export function Resolution({ view: { resolution, phase, pending } }: { readonly view: ByzantionView }) {
  const words = useByzantionWords()
  // Intrigue lies over it until it is settled.
  if (pending.length > 0 || phase !== 'resolution' || !resolution || resolution.contributions.length === 0)
    return null
  const { contributions, isCompleted, named, challenge } = resolution
  return (
    <section className="byz-reveal" aria-label={words.text('ui.reveal')}>
      <h3 className="byz-reveal__title" data-completed={isCompleted || undefined}>
        {words.text(isCompleted ? 'ui.outcome-completed' : 'ui.outcome-cancelled')}
      </h3>
      <ul className="byz-reveal__gifts">
        {contributions.map((gift) => (
          <li key={gift.side} className={`byz-gift ${sideClass(gift.side)}`}>
            <Emblem side={gift.side} size={22} />
            <span className="byz-gift__what">
              {isEmpty(giftValue(gift)) ? words.text('ui.nothing') : <Amounts stuff={giftValue(gift)} />}
            </span>
            {named === gift.side && (
              <b className="byz-gift__named" title={words.text(isCompleted ? 'ui.victor' : 'ui.defeated')}>
                {isCompleted ? 'V' : 'D'}
              </b>
            )}
            {challenge && (
              <span className="byz-gift__challenge">
                +{challenge.find(({ side }) => side === gift.side)?.amount ?? 0}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

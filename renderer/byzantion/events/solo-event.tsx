import { type SoloEventId, soloEvent } from '#shared/byzantion/content/events/solo.ts'
import { isEmpty } from '#shared/byzantion/queries/amounts.ts'
import { soloMissing } from '#shared/byzantion/queries/solo.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amounts } from '../tokens/token.tsx'
import { UnitPieces } from '../tokens/unit-piece.tsx'
import { EventHead } from './present-event.tsx'

interface SoloEventProps {
  readonly view: ByzantionView
  readonly id: SoloEventId
  readonly isPaid: boolean
  readonly onArea: (area: string) => void
}

/** The event of a round alone: which units it wants where, and what is still missing. */
export function SoloEvent({ view, id, isPaid, onArea }: SoloEventProps) {
  const words = useByzantionWords()
  const { area, units, pay, reward, penalty } = soloEvent(id)
  const missing = soloMissing(view, id)
  return (
    <section className="byz-event" aria-label={words.name('happening', id)}>
      <EventHead
        title={words.name('happening', id)}
        year={null}
        area={area}
        onArea={onArea}
        reward={reward}
        penalty={{ doxa: penalty }}
      />
      <div className="byz-event__options">
        <div className="byz-option" data-state="chosen">
          <p className="byz-option__head">
            <span className="byz-option__title">{words.text('ui.solo-wants')}</span>
          </p>
          <div className="byz-option__task">
            <UnitPieces units={units} size={26} />
            {!isEmpty(pay) && (
              <span data-paid={isPaid || undefined} className="byz-solo__pay">
                <Amounts stuff={pay} />
                {isPaid && '✓'}
              </span>
            )}
          </div>
        </div>
        <div className="byz-option" data-state="open">
          <p className="byz-option__head">
            <span className="byz-option__title">{words.text('ui.solo-missing')}</span>
          </p>
          <div className="byz-option__task">
            {isEmpty(pay) || isPaid ? null : <Amounts stuff={pay} />}
            {Object.keys(missing).length > 0 ? (
              <UnitPieces units={missing} size={26} />
            ) : (
              <span className="byz-solo__done">{words.text('ui.solo-all-there')}</span>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

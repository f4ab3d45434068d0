import type { PossibleAction } from '#shared/tetrarchia/queries/actions.ts'
import type { EmperorId } from '#shared/tetrarchia/world/ids.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

interface HereCardProps {
  readonly emperor: EmperorId
  readonly at: string
  readonly offers: readonly PossibleAction[]
  readonly avoid: readonly string[]
  readonly busy: boolean
  readonly onDo: (offered: PossibleAction) => void
}

/** The card beside the selected emperor: his local actions, one button each with its cost. */
export function LocalActionsCard({ emperor, at, offers, avoid, busy, onDo }: HereCardProps) {
  const words = useTetrarchiaWords()
  if (offers.length === 0) return null
  return (
    <MapPin at={{ province: at, side: emperor }} avoid={avoid} className="here-card">
      {offers.map((offered) => {
        const { action, cost } = offered
        if (action.do !== 'protect' && action.do !== 'subdue' && action.do !== 'calm') return null
        return (
          <button
            key={action.do}
            type="button"
            className="button"
            disabled={busy}
            onClick={() => onDo(offered)}
          >
            {words.text(`here.${action.do}`)}
            <span className="here-card__cost">{cost}</span>
          </button>
        )
      })}
    </MapPin>
  )
}

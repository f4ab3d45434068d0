import type { PossibleAction } from '#shared/tetrarchia/queries/actions.ts'
import { reference } from '#shared/tetrarchia/words/message.ts'
import type { EmperorId } from '#shared/tetrarchia/world/ids.ts'
import type { ProvinceId } from '#shared/tetrarchia/world/provinces.ts'
import { provinceIds } from '#shared/tetrarchia/world/queries.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

interface HereCardProps {
  readonly emperor: EmperorId
  readonly at: ProvinceId
  readonly offers: readonly PossibleAction[]
  readonly busy: boolean
  readonly onDo: (offered: PossibleAction) => void
}

/**
 * The card beside the selected emperor: his local actions, one button each with its cost. It never lies over a circle:
 * where there is no room, the panel of the question alone offers them.
 */
export function LocalActionsCard({ emperor, at, offers, busy, onDo }: HereCardProps) {
  const words = useTetrarchiaWords()
  if (offers.length === 0) return null
  return (
    <MapPin at={{ province: at, side: emperor }} avoid={provinceIds} className="here-card" yields>
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
            {words.text(`here.${action.do}`, { province: reference('province', at) })}
            <span className="here-card__cost">{cost}</span>
          </button>
        )
      })}
    </MapPin>
  )
}

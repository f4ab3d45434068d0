import type { SoloPlacement } from '#shared/byzantion/answers.ts'
import { resourceIds } from '#shared/byzantion/content/ids.ts'
import { units } from '#shared/byzantion/content/units.ts'
import { substitutionsOf } from '#shared/byzantion/queries/contributions.ts'
import type { OpenSeat } from '#shared/byzantion/table.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

interface SubstitutesOfProps {
  readonly seat: OpenSeat
  readonly placement: SoloPlacement
  readonly onChange: (placement: SoloPlacement) => void
}

/** C.1: heroes whose resource may stand for one of the unit's resources. */
export function SubstitutesOf({ seat, placement, onChange }: SubstitutesOfProps) {
  const words = useByzantionWords()
  const { unit, substitutes } = placement
  const priced = resourceIds.filter((id) => (units[unit].cost[id] ?? 0) > 0)
  return substitutionsOf(seat).map(({ card }) => {
    const rest = substitutes.filter((each) => each.card !== card)
    return (
      <select
        key={card}
        aria-label={words.name('card', card)}
        value={substitutes.find((each) => each.card === card)?.for ?? ''}
        onChange={(event) => {
          const wanted = priced.find((id) => id === event.target.value)
          onChange({ ...placement, substitutes: wanted ? [...rest, { card, for: wanted }] : rest })
        }}
      >
        <option value="">{words.name('card', card)}</option>
        {priced.map((id) => (
          <option key={id} value={id}>
            {words.name('good', id)}
          </option>
        ))}
      </select>
    )
  })
}

import type { UnitId, Units } from '#shared/byzantion/content/ids.ts'
import { unitIds } from '#shared/byzantion/content/ids.ts'
import { units } from '#shared/byzantion/content/units.ts'
import { unitsText } from '#shared/byzantion/words/names-in-game.ts'
import { languageFor } from '#shared/words/language.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { unitDrawings } from './unit-drawings.ts'

interface UnitPieceProps {
  readonly unit: UnitId
  readonly count?: number
  readonly size?: number
}

/** A figure of a unit in the colour of its type, with its number if there are several. */
export function UnitPiece({ unit, count = 1, size = 22 }: UnitPieceProps) {
  const said = useUnitsText()(unit, count)
  return (
    <span className={`byz-unit byz-type--${units[unit].type}`} role="img" aria-label={said} title={said}>
      <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="-1 -1 26 26" aria-hidden="true">
        <path d={unitDrawings[unit]} />
      </svg>
      {count > 1 && <b aria-hidden="true">{count}</b>}
    </span>
  )
}

/** Units of several kinds in the usual order. */
export function UnitPieces({ units: placed, size = 22 }: { readonly units: Units; readonly size?: number }) {
  return (
    <span className="byz-units">
      {unitIds.flatMap((unit) => {
        const count = placed[unit] ?? 0
        return count > 0 ? [<UnitPiece key={unit} unit={unit} count={count} size={size} />] : []
      })}
    </span>
  )
}

/** Returns a function that says units with their number: '2 legions'. */
export function useUnitsText(): (unit: UnitId, count: number) => string {
  const words = useByzantionWords()
  const language = languageFor(words.language, [])
  return (unit, count) => unitsText(language, unit, count)
}

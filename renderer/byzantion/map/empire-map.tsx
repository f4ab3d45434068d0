// The content security policy forbids code made from strings; this import makes Pixi work without it.
import 'pixi.js/unsafe-eval'
import { use, useMemo } from 'react'
import { type AreaId, areaIds, type UnitId, unitIds } from '#shared/byzantion/content/ids.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { mapStrings } from '../../i18n/map-strings.ts'
import { ProvinceMap } from '../../map/province-map.tsx'
import { PlacePin } from '../../map/ui/place-pin.tsx'
import { useStableValue } from '../../ui/use-stable-value.ts'
import { useTheme } from '../../ui/use-theme.ts'
import { FlyingUnits } from '../animations/flying-units.tsx'
import type { UnitFlights } from '../animations/use-unit-animation.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { UnitPiece, useUnitsText } from '../tokens/unit-piece.tsx'
import { areaAt, loadDrawing, placeRef } from './drawing.ts'
import { mapFacts, mapLayers } from './map-content.ts'

interface EmpireMapProps {
  readonly map: ByzantionView['map']
  /** The territories of the present event or of the open question. */
  readonly targets: readonly AreaId[]
  /** Pieces that are on their way. */
  readonly flights: UnitFlights | null
  readonly focus: string | null
  readonly onArea: (area: AreaId) => void
  /** A click on a piece; without it pieces are not buttons. */
  readonly onPiece?: ((area: AreaId, unit: UnitId) => void) | undefined
}

/** The six territories with the figures that stand there. */
export function EmpireMap({ map, targets, flights, focus, onArea, onPiece }: EmpireMapProps) {
  const words = useByzantionWords()
  const drawing = use(loadDrawing())
  const theme = useTheme()
  const strings = useMemo(() => mapStrings(words), [words])
  const facts = useMemo(() => mapFacts(words), [words])
  const places = useStableValue(targets)
  const layers = useMemo(() => mapLayers(words, places), [words, places])
  const selected = useMemo(() => (focus === null ? null : placeRef(focus)), [focus])
  const choose = (place: Parameters<typeof areaAt>[0] | null | undefined) => {
    const area = place && areaAt(place)
    if (area) onArea(area)
    return Boolean(area)
  }
  return (
    <ProvinceMap
      drawing={drawing}
      facts={facts}
      layers={layers}
      theme={theme}
      strings={strings}
      selected={selected}
      showJump={false}
      showLegend={false}
      onSelect={choose}
      onEnter={() => choose(selected)}
      onPick={(picked) => choose(picked?.place)}
      hidesTooltip={(place) => areaAt(place) === null}
    >
      {areaIds.map((area) => (
        <PlacePin key={area} place={area} className="byz-pin">
          <Figures area={area} map={map} onPiece={onPiece} />
        </PlacePin>
      ))}
      {flights && <FlyingUnits {...flights} />}
    </ProvinceMap>
  )
}

function Figures({
  area,
  map,
  onPiece
}: Pick<EmpireMapProps, 'map' | 'onPiece'> & { readonly area: AreaId }) {
  const said = useUnitsText()
  const words = useByzantionWords()
  const standing = unitIds.filter((unit) => (map[area][unit] ?? 0) > 0)
  if (standing.length === 0) return null
  return (
    <ul className="byz-pin__units" aria-label={words.name('area', area)}>
      {standing.map((unit) => {
        const count = map[area][unit] ?? 0
        return (
          <li key={unit}>
            {onPiece ? (
              <button
                type="button"
                className="byz-pin__piece"
                aria-label={`${said(unit, count)}, ${words.name('area', area)}`}
                onClick={() => onPiece(area, unit)}
              >
                <UnitPiece unit={unit} count={count} />
              </button>
            ) : (
              <UnitPiece unit={unit} count={count} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

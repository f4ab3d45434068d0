// The content security policy forbids code made from strings; this import makes Pixi work without it.
import 'pixi.js/unsafe-eval'
import { use, useMemo } from 'react'
import type { ProvinceId, WarId } from '#shared/republica/content/ids.ts'
import { entriesIn } from '#shared/republica/entries.ts'
import type { OpenArmy } from '#shared/republica/queries/armies.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { mapStrings } from '../../i18n/map-strings.ts'
import { ProvinceMap } from '../../map/province-map.tsx'
import { PlacePin } from '../../map/ui/place-pin.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { useStableValue } from '../../ui/use-stable-value.ts'
import { useTheme } from '../../ui/use-theme.ts'
import { forceOf } from '../forces/forces.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { PickState } from '../interaction/pick.ts'
import { Mark } from '../marks/mark.tsx'
import { landAt, loadDrawing, placeRef } from './drawing.ts'
import { mapFacts, mapLayers } from './map-content.ts'
import { type MapPlaceId, mapPlaceIds, placeOfArmy, placeOfWar } from './places.ts'

interface MedMapProps {
  readonly view: RepublicView
  readonly pickOf: (subject: WarId | ProvinceId) => PickState
  readonly focus: string | null
  readonly onWar: (war: WarId) => void
  readonly onPlace: (place: MapPlaceId) => void
}

/** The Mediterranean: what Rome holds, and the wars and armies where they are. */
export function MedMap({ view, pickOf, focus, onWar, onPlace }: MedMapProps) {
  const words = useRepublicaWords()
  const drawing = use(loadDrawing())
  const theme = useTheme()
  const strings = useMemo(() => mapStrings(words), [words])
  const facts = useMemo(() => mapFacts(words), [words])
  const targets = useStableValue(
    entriesIn(view.provinces).flatMap(([id]) => (pickOf(id) === null ? [] : [id]))
  )
  const layers = useMemo(() => mapLayers(words, view, targets), [words, view, targets])
  const at = focus === null ? null : landAt({ id: focus })
  const selected = useMemo(() => (at === null ? null : placeRef(at)), [at])
  const choose = (place: Parameters<typeof landAt>[0] | null | undefined) => {
    const land = place && landAt(place)
    if (land) onPlace(land)
    return Boolean(land)
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
      hidesTooltip={(place) => landAt(place) === null}
    >
      {mapPlaceIds.map((place) => (
        <PlacePin key={place} place={place} className="rep-pin">
          <Standing view={view} place={place} pickOf={pickOf} onWar={onWar} />
        </PlacePin>
      ))}
    </ProvinceMap>
  )
}

type StandingProps = Pick<MedMapProps, 'view' | 'pickOf' | 'onWar'> & { readonly place: MapPlaceId }

/** The wars, armies and the governor of one place. */
function Standing({ view, place, pickOf, onWar }: StandingProps) {
  const words = useRepublicaWords()
  const wars = entriesIn(view.wars).filter(([war]) => placeOfWar(war) === place)
  const armies = view.armies.filter((army) => placeOfArmy(army) === place)
  const province = entriesIn(view.provinces).find(([id]) => id === place)?.[1]
  const governor = province?.governor
  const faction = governor ? view.senators[governor]?.faction : null
  if (wars.length + armies.length === 0 && !governor) return null
  return (
    <div className="rep-pin__pile">
      {wars.map(([war, { isActive }]) => (
        <button
          key={war}
          type="button"
          className="rep-pin__war"
          data-active={isActive || undefined}
          data-pick={pickOf(war) ?? undefined}
          title={words.name('war', war)}
          aria-label={words.name('war', war)}
          onClick={() => onWar(war)}
        >
          <Mark id="war" size={13} />
        </button>
      ))}
      {armies.map((army) => (
        <ArmyPin key={army.id} view={view} army={army} />
      ))}
      {governor && (
        <span
          className="rep-pin__governor"
          role="img"
          aria-label={words.name('senator', governor)}
          title={words.name('senator', governor)}
        >
          {faction ? <Emblem side={faction} size={16} /> : <Mark id="province" size={16} />}
        </span>
      )}
    </div>
  )
}

function ArmyPin({ view, army }: { readonly view: RepublicView; readonly army: OpenArmy }) {
  const words = useRepublicaWords()
  const { legions, fleets, faction } = forceOf(view, army)
  const said = [
    army.commander ? words.name('senator', army.commander) : words.text('ui.no-commander'),
    words.text('ui.legions', { legions }),
    words.text('ui.fleets', { fleets })
  ].join(', ')
  return (
    <span className="rep-pin__army" role="img" aria-label={said} title={said}>
      {faction && <Emblem side={faction} size={14} />}
      {legions > 0 && (
        <>
          <Mark id="legion" size={12} />
          <b>{legions}</b>
        </>
      )}
      {fleets > 0 && (
        <>
          <Mark id="fleet" size={12} />
          <b>{fleets}</b>
        </>
      )}
    </span>
  )
}

import { useMemo } from 'react'
import { reference } from '#shared/engine/message.ts'
import { sideOf } from '#shared/invasions/catalogue.ts'
import { type ControlTitle, inspectProvince } from '#shared/invasions/queries/control/province-inspection.ts'
import { coastalCities } from '#shared/invasions/queries/sea/naval-stacks.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import { isProvinceId, isSeaId, provinceById as recordOf } from '#shared/invasions/world/world-queries.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEncyclopedia } from '../encyclopedia/encyclopedia-context.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { formatIncome } from '../map/income.ts'
import { ForceLine, placeFactNotes } from './place-card.tsx'
import { placeFactsAt } from './place-facts.ts'
import { ControlBreakdown, IncomeBreakdown, StackingBreakdown } from './province-breakdowns.tsx'
import { StacksInReach } from './stacks-in-reach.tsx'

interface InspectorProps {
  readonly view: InvasionsView
  readonly place: string
  readonly onPlace: (place: string) => void
  readonly onClose: () => void
}

/** All about a place: terrain, who holds it and why, who stands there, what it is worth, who can march there. */
export function PlaceInspector({ view, place, onPlace, onClose }: InspectorProps) {
  const words = useInvasionsWords()
  const ground = placeFactsAt(view, place)
  return (
    <MapPin at={{ province: place, side: '' }} className="inspector">
      <section aria-label={words.text('inspect.label', { place: reference('place', place) })}>
        <header className="inspector__head">
          <h3>{words.name('place', place)}</h3>
          <button
            type="button"
            className="button button--icon"
            aria-label={words.text('inspect.close')}
            onClick={onClose}
          >
            <Icon name="close" size={16} />
          </button>
        </header>
        <p className="inspector__notes">
          {[...placeFactNotes({ ...ground, holder: null }, words), ...landNotes(place)].join(' · ')}
        </p>
        {isProvinceId(place) && (
          <>
            <Holding view={view} province={place} />
            <ControlBreakdown view={view} province={place} />
            <IncomeBreakdown view={view} province={place} />
          </>
        )}
        {ground.forces.length > 0 && (
          <ul className="ground__forces">
            {ground.forces.map((force) => (
              <ForceLine key={force.nation} force={force} />
            ))}
          </ul>
        )}
        {isProvinceId(place) && <ObjectivesAndStacks view={view} province={place} onPlace={onPlace} />}
        {isProvinceId(place) && (
          <>
            <StackingBreakdown view={view} province={place} />
            <AboutPlace province={place} />
          </>
        )}
        {isSeaId(place) && <Ports view={view} zone={place} onPlace={onPlace} />}
      </section>
    </MapPin>
  )

  function landNotes(id: string): string[] {
    if (!isProvinceId(id)) return []
    const { income, area } = recordOf(id)
    return [
      words.text('inspect.income', { what: formatIncome(income) }),
      words.text('inspect.area', { area: reference('area', area) })
    ]
  }
}

/** Opens the encyclopedia's entry of a province. */
function AboutPlace({ province }: { readonly province: ProvinceId }) {
  const words = useInvasionsWords()
  const openEncyclopedia = useEncyclopedia()
  return (
    <button
      type="button"
      className="inspector__read"
      aria-haspopup="dialog"
      onClick={() => openEncyclopedia({ kind: 'province', id: province })}
    >
      <Icon name="book" size={14} />
      {words.text('lore.read', { what: words.name('place', province) })}
    </button>
  )
}

interface ProvinceProps {
  readonly view: InvasionsView
  readonly province: ProvinceId
}

const TITLE_TEXTS: Readonly<
  Record<
    ControlTitle,
    {
      readonly text: `inspect.${'capital' | 'city' | 'garrison' | 'area-held' | 'kept'}`
      readonly rule: string
    }
  >
> = {
  capital: { text: 'inspect.capital', rule: 'III.G' },
  city: { text: 'inspect.city', rule: 'XII.B' },
  garrison: { text: 'inspect.garrison', rule: 'XII.B' },
  area: { text: 'inspect.area-held', rule: 'XII.C' },
  kept: { text: 'inspect.kept', rule: 'XII.B' }
}

/** XII.B, XII.C: who holds it, and why. */
function Holding({ view, province }: ProvinceProps) {
  const words = useInvasionsWords()
  const { holder, title } = useInspection(view, province)
  if (!holder || !title) return <p>{words.text('inspect.nobody')}</p>
  const { text, rule } = TITLE_TEXTS[title]
  return (
    <p className="inspector__holder">
      <Emblem side={sideOf(holder)} size={18} />
      <span>{words.text(text, { nation: reference('nation', holder) })}</span>
      <RuleChip rule={rule} />
    </p>
  )
}

/** V.B, XVIII: what it is worth to whom, and who can march there. */
function ObjectivesAndStacks({ view, province, onPlace }: ProvinceProps & Pick<InspectorProps, 'onPlace'>) {
  const words = useInvasionsWords()
  const { objectives, arrivals } = useInspection(view, province)
  return (
    <>
      {objectives.length > 0 && (
        <>
          <h4>{words.text('inspect.objectives')}</h4>
          <ul className="inspector__list">
            {objectives.map(({ nation, of, points, now }) => (
              <li key={`${nation} ${of}`} data-scores={now > 0 || undefined}>
                <Emblem side={sideOf(nation)} size={14} />
                <span>
                  {words.name('nation', nation)}, {words.text(`inspect.of-${of}`)}
                </span>
                <small>
                  {words.text('inspect.worth', { points })}
                  {', '}
                  {words.text('inspect.worth-now', { now })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      <StacksInReach stacks={arrivals} onPlace={onPlace} />
    </>
  )
}

/** A costly query over the whole map, memoized by view and province. */
function useInspection(view: InvasionsView, province: ProvinceId) {
  return useMemo(() => inspectProvince(boardOf(view), province), [view, province])
}

interface PortsProps extends Pick<InspectorProps, 'view' | 'onPlace'> {
  readonly zone: Parameters<typeof coastalCities>[1]
}

/** III.F: the cities with a port in a sea zone, and their holders. Who holds all of them always catches a fleet there. */
function Ports({ view, zone, onPlace }: PortsProps) {
  const words = useInvasionsWords()
  const ports = coastalCities(boardOf(view), zone)
  if (ports.length === 0) return null
  return (
    <>
      <h4>{words.text('inspect.ports')}</h4>
      <ul className="inspector__list">
        {ports.map((port) => {
          const holder = view.control[port]
          return (
            <li key={port}>
              {holder && <Emblem side={sideOf(holder)} size={14} />}
              <button type="button" className="name--place" onClick={() => onPlace(port)}>
                {words.name('place', port)}
              </button>
              {holder && <small>{words.name('nation', holder)}</small>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

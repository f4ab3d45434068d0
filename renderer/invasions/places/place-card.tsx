import { reference } from '#shared/engine/message.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import type { TableOf } from '../../table/game/game-client.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { type Force, type PlaceFacts, placeFactsAt, type UnitGroup } from './place-facts.ts'

interface PlaceCardProps {
  readonly table: Pick<TableOf<Invasions>, 'view'>
  readonly place: string
  readonly onPlace: (place: string) => void
}

/** The place that a decision is about: who stands there, on which side of a battle, with which dice and hits. */
export function PlaceCard({ table, place, onPlace }: PlaceCardProps) {
  const words = useInvasionsWords()
  const facts = placeFactsAt(table.view, place)
  const notes = placeFactNotes(facts, words)
  const { forces } = facts
  if (forces.length === 0 && notes.length === 0) return null
  return (
    <section className="ground" aria-label={words.text('ground.label', { place: reference('place', place) })}>
      <p className="ground__head">
        <button type="button" className="name--place" onClick={() => onPlace(place)}>
          {words.name('place', place)}
        </button>
        <span>{notes.join(' · ')}</span>
      </p>
      {forces.length > 0 && (
        <ul className="ground__forces">
          {forces.map((force) => (
            <ForceLine key={force.nation} force={force} />
          ))}
        </ul>
      )}
    </section>
  )
}

export function ForceLine({ force }: { force: Force }) {
  const words = useInvasionsWords()
  const { fighting } = force
  const leaders = force.leaders.map((leader) => words.name('leader', leader))
  const parts = [
    ...leaders,
    ...force.companies.map((group) => groupText(group, words)),
    ...(force.horde ? [words.text('ground.horde')] : [])
  ]
  return (
    <li className="ground__force">
      <p className="ground__nation">
        <Emblem side={force.side} size={16} />
        <strong>{words.name('nation', force.nation)}</strong>
        {fighting && <span className="ground__role">{words.text(`ground.${fighting.role}`)}</span>}
        <span className="ground__count">
          {fighting && force.units === 0
            ? words.text('ground.none-left')
            : words.text('ground.units', { count: force.units })}
        </span>
      </p>
      {parts.length > 0 && <p className="ground__parts">{words.list(parts)}</p>}
      {fighting?.pool && (
        <p className="ground__dice">
          <Dice colour="white" count={fighting.pool.white} />
          <Dice colour="black" count={fighting.pool.black} />
          <span>{words.text('ground.pool', { white: fighting.pool.white, black: fighting.pool.black })}</span>
        </p>
      )}
      {fighting && fighting.hits !== null && (
        <p className="ground__hits">{words.text('ground.hits', { count: fighting.hits })}</p>
      )}
    </li>
  )
}

function Dice({ colour, count }: { colour: 'white' | 'black'; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // Dice of a pool differ only by their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={index} className={`pool-die pool-die--${colour}`} aria-hidden="true" />
  ))
}

function groupText({ kind, damaged, hiredFrom, count }: UnitGroup, words: InvasionsTranslator): string {
  const name = words.name('unit-kind', kind)
  const counted =
    count === 1 ? name : words.text('ground.company', { count, kind: reference('unit-kind', kind) })
  const notes = [
    ...(damaged ? [words.text('unit.damaged')] : []),
    ...(hiredFrom === null ? [] : [words.text('unit.hired', { nation: reference('nation', hiredFrom) })])
  ]
  return notes.length > 0 ? words.text('ground.noted', { what: counted, notes: words.list(notes) }) : counted
}

export function placeFactNotes({ terrain, city, holder }: PlaceFacts, words: InvasionsTranslator): string[] {
  return [
    ...(terrain ? [words.text(`terrain.${terrain}`)] : []),
    ...(city
      ? [words.text(city.fortified ? 'ground.walled-city' : 'ground.city', { level: city.level })]
      : []),
    ...(holder === null ? [] : [words.text('ground.holder', { nation: reference('nation', holder) })])
  ]
}

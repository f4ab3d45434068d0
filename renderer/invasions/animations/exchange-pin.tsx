import './exchange-pin.css'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { sideClass } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { NationMark } from '../pieces/nation-mark.tsx'
import type { Exchange } from './event-animation.ts'

interface ExchangePinProps {
  readonly place: string
  readonly exchange: Exchange
}

/** A fight of others beside its place on the map: the two sides strike, and what it has cost them appears. */
export function ExchangePin({ place, exchange }: ExchangePinProps) {
  const { attacker, defender, lost, winner } = exchange
  return (
    <MapPin at={{ province: place, side: sideOf(attacker) }} className="exchange">
      <Fighter nation={attacker} part="attacker" won={winner === 'attacker'} lost={lost?.attacker ?? null} />
      <svg className="exchange__swords" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 4l12 12M20 4 8 16M13 18l5-5M11 18l-5-5" />
      </svg>
      {defender && (
        <Fighter
          nation={defender}
          part="defender"
          won={winner === 'defender'}
          lost={lost?.defender ?? null}
        />
      )}
    </MapPin>
  )
}

interface FighterProps {
  readonly nation: NationId
  readonly part: 'attacker' | 'defender'
  readonly won: boolean
  readonly lost: number | null
}

function Fighter({ nation, part, won, lost }: FighterProps) {
  const words = useInvasionsWords()
  const side = sideOf(nation)
  return (
    <span
      className={`exchange__fighter exchange__fighter--${part} ${sideClass(side)}`}
      data-won={won || undefined}
    >
      <NationMark nation={nation} size={28} />
      <span>{words.name('nation', nation)}</span>
      {lost !== null && <b>{words.signed(-lost)}</b>}
    </span>
  )
}

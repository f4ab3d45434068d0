import { useState } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { playOrderTargets, type StandingOrders, type StopMoment } from '#shared/invasions/standing-orders.ts'
import { useAnswering } from '../../table/answering.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { type CardDesign, playsOf } from './card-designs.ts'
import { standingOrdersOf } from './hand.ts'
import {
  cardMoments,
  type PlayOrderChoice,
  playOrderFor,
  stopSettingFor,
  stopSettings,
  toSentOrders,
  withFeint,
  withPlayOrder,
  withStopSetting
} from './standing-orders.ts'

interface CardStopsProps {
  readonly design: CardDesign
  readonly table: TableOf<Invasions>
}

/** When to ask the player about a card of his hand, moment by moment. */
export function CardStops({ design, table }: CardStopsProps) {
  const words = useInvasionsWords()
  const { sendStandingOrders } = useAnswering()
  const { view } = table
  const known = standingOrdersOf(view)
  // Shows the player's change at once, before the host confirms it.
  const [changed, setChanged] = useState({ since: known, orders: known })
  const orders = changed.since === known ? changed.orders : known
  const moments = cardMoments(playsOf(design))
  const change = (next: StandingOrders) => {
    setChanged({ since: known, orders: next })
    void sendStandingOrders(toSentOrders(next))
  }
  return (
    <section className="stops" aria-label={words.text('stops.title')}>
      <h3 className="stops__title">{words.text('stops.title')}</h3>
      {moments.map((at) => (
        <StopRow key={at} card={design.id} at={at} orders={orders} turn={view.turn} onChange={change} />
      ))}
    </section>
  )
}

interface StopRowProps {
  readonly card: string
  readonly at: StopMoment
  readonly orders: StandingOrders
  readonly turn: number
  readonly onChange: (orders: StandingOrders) => void
}

function StopRow({ card, at, orders, turn, onChange }: StopRowProps) {
  const words = useInvasionsWords()
  const moment = words.name('moment', at)
  const playOrderChoices: readonly PlayOrderChoice[] = ['no', ...playOrderTargets]
  return (
    <div className="stops__row">
      <Segmented
        label={words.text('stops.of', { what: moment })}
        value={stopSettingFor(orders, card, at, turn)}
        options={stopSettings.map((choice) => ({ value: choice, label: words.text(`stops.${choice}`) }))}
        onChange={(choice) => onChange(withStopSetting(orders, card, at, choice, turn))}
      />
      <details className="stops__more">
        <summary>{words.text('stops.play-when')}</summary>
        <Segmented
          label={words.text('stops.play-on')}
          value={playOrderFor(orders, card, at)}
          options={playOrderChoices.map((choice) => ({
            value: choice,
            label: choice === 'no' ? words.text('stops.no-play') : words.text(`stops.on.${choice}`)
          }))}
          onChange={(choice) => onChange(withPlayOrder(orders, card, at, choice))}
        />
        <label className="stops__feint">
          <input
            type="checkbox"
            checked={orders.feints.includes(at)}
            onChange={(event) => onChange(withFeint(orders, at, event.target.checked))}
          />
          {words.text('stops.feint')}
        </label>
      </details>
    </div>
  )
}

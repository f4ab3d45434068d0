import { useEffect } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { InvasionsInquiry } from '#shared/invasions/decisions.ts'
import { type StandingOrders, usualOrders } from '#shared/invasions/standing-orders.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { useAnswering } from '../../table/answering.ts'
import type { TrayProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../words.ts'
import { kindOf, referenceTo } from './designs.ts'
import { type HeldCard, handOf, ordersOf, viewerOf } from './held.ts'
import { askingAgain, sent } from './orders.ts'
import { useFaces } from './show-face.ts'
import { CardSymbol } from './symbols.tsx'

/** One's own hand at the lower edge of the board: what can be played now stands out, the rest can be looked at. */
export function Tray({ table, draft, onDraft }: TrayProps<Invasions>) {
  const words = useInvasionsWords()
  const show = useFaces()
  const { view, decision } = table
  const cards = handOf(view)
  useUsualOrders(view, table.waitingFor.length > 0 && !table.looking)
  const orders = ordersOf(view)
  const isBystander =
    decision?.kind === 'declare-hostility' && sideOf(decision.about.nation) !== viewerOf(view)
  if (cards.length === 0 && !isBystander && !isPassing(orders, view.turn)) return null
  const playable = playableIn(decision)
  const asked = decision?.kind === 'play-card'
  return (
    <section className="tray" aria-label={words.text('tray.title')} data-asked={asked || undefined}>
      <Passing orders={orders} turn={view.turn} />
      {isBystander && <StayNeutral orders={orders} turn={view.turn} />}
      <ul className="tray__cards">
        {cards.map((held) => (
          <li key={held.id}>
            <TrayCard
              held={held}
              isPlayable={playable.has(held.id)}
              isTaken={draft.part === partOf(held)}
              onClick={() => {
                if (playable.has(held.id)) onDraft({ ...draft, option: null, part: partOf(held) })
                else show(held.design)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The keys of the options that play a card begin so. */
export function partOf({ id }: Pick<HeldCard, 'id'>): string {
  return `${id}/`
}

/** The cards that the open question lets one play. */
function playableIn(decision: Decision<InvasionsInquiry> | null): ReadonlySet<string> {
  if (decision?.kind !== 'play-card') return new Set()
  return new Set(decision.about.plays.map(({ key }) => key.slice(0, key.indexOf('/'))))
}

/** Who has given no orders yet wants the usual: to be asked of what concerns him. */
function useUsualOrders(view: InvasionsView, isOpen: boolean): void {
  const { order } = useAnswering()
  const side = viewerOf(view)
  const lacks = isOpen && side !== null && view.hands[side].orders === undefined
  useEffect(() => {
    if (lacks) void order(sent(usualOrders))
  }, [lacks, order])
}

interface OrdersProps {
  readonly orders: StandingOrders
  readonly turn: number
}

function isPassing({ passing, neutralOn }: StandingOrders, turn: number): boolean {
  return passing === 'own-moment' || passing?.turn === turn || neutralOn === turn
}

/** That everything passes just now, and how to be asked again. */
function Passing({ orders, turn }: OrdersProps) {
  const words = useInvasionsWords()
  const { order } = useAnswering()
  const { passing, neutralOn } = orders
  const lines = [
    passing === 'own-moment' ? words.text('stops.passing-own') : null,
    typeof passing === 'object' && passing.turn === turn ? words.text('stops.passing-turn') : null,
    neutralOn === turn ? words.text('stops.neutral') : null
  ].filter((line) => line !== null)
  if (!isPassing(orders, turn)) return null
  return (
    <p className="tray__passing">
      {lines.join(' ')}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => void order(sent(askingAgain(orders)))}
      >
        {words.text('stops.stop-passing')}
      </button>
    </p>
  )
}

/** XII.D: who merely looks on may keep out of it for the whole turn. */
function StayNeutral({ orders, turn }: OrdersProps) {
  const words = useInvasionsWords()
  const { order, answer, busy } = useAnswering()
  const stay = async () => {
    await order(sent({ ...orders, neutralOn: turn }))
    answer({ values: { nations: [] } })
  }
  return (
    <p className="tray__passing">
      <button type="button" className="button button--quiet" disabled={busy} onClick={stay}>
        {words.text('stops.stay-neutral')}
      </button>
    </p>
  )
}

interface TrayCardProps {
  readonly held: HeldCard
  readonly isPlayable: boolean
  readonly isTaken: boolean
  readonly onClick: () => void
}

function TrayCard({ held, isPlayable, isTaken, onClick }: TrayCardProps) {
  const words = useInvasionsWords()
  const { design, nation } = held
  const card = referenceTo(design)
  return (
    <button
      type="button"
      className={`tray-card tray-card--${kindOf(design)}`}
      data-playable={isPlayable || undefined}
      aria-pressed={isPlayable ? isTaken : undefined}
      aria-haspopup={isPlayable ? undefined : 'dialog'}
      onClick={onClick}
    >
      <span className="tray-card__head">
        <CardSymbol design={design} size={26} />
        <span className="visually-hidden">
          {words.text(isPlayable ? 'tray.take' : 'tray.look', { card })}
        </span>
        <span className="tray-card__name" aria-hidden="true">
          {words.name(card.ref, card.id)}
        </span>
      </span>
      {nation && <span className="tray-card__nation">{words.name('nation', nation)}</span>}
      <span className="tray-card__text">{design.text[words.language === 'es' ? 'es' : 'en']}</span>
    </button>
  )
}

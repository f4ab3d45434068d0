import { useEffect } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import { answerTo } from '#shared/invasions/answers/answer-schemas.ts'
import type { CardPlayKey } from '#shared/invasions/answers/cards.ts'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { InvasionsInquiry } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { defaultStandingOrders, type StandingOrders } from '#shared/invasions/standing-orders.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { languageFor } from '#shared/words/language.ts'
import { CardFan, type FanCard } from '../../cards/card-fan.tsx'
import { CardFrame } from '../../cards/card-frame.tsx'
import { CardTray, TrayLine } from '../../cards/card-tray.tsx'
import { useLookAtCard } from '../../cards/card-viewer.tsx'
import { useAnswering } from '../../table/answering.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { TrayProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { cardReference, designKey } from './card-designs.ts'
import { cardTintClass } from './card-face.tsx'
import { CardSymbol } from './card-symbol.tsx'
import { type HeldCard, handOf, standingOrdersOf, viewerOf } from './hand.ts'
import { toSentOrders, withoutPassing } from './standing-orders.ts'

/** The viewer's hand at the lower edge of the board. Playable cards stand out; the others can be read. */
export function HandTray({ table, draft, onDraft }: TrayProps<Invasions>) {
  const words = useInvasionsWords()
  const { view, decision } = table
  const cards = handOf(view)
  useUsualOrders(view, table.waitingFor.length > 0 && !table.looking)
  const orders = standingOrdersOf(view)
  const isBystander =
    decision?.kind === 'declare-hostility' && sideOf(decision.about.nation) !== viewerOf(view)
  if (cards.length === 0 && !isBystander && !isPassing(orders, view.turn)) return null
  const playable = playableIn(decision)
  const status = (
    <>
      <PassingLine orders={orders} turn={view.turn} />
      {isBystander && <StayNeutral orders={orders} turn={view.turn} />}
    </>
  )
  return (
    <CardTray label={words.text('tray.title')} isAsked={decision?.kind === 'play-card'} status={status}>
      <HandFan cards={cards} playable={playable} draft={draft} onDraft={onDraft} />
    </CardTray>
  )
}

interface HandFanProps extends Pick<TrayProps<Invasions>, 'draft' | 'onDraft'> {
  readonly cards: readonly HeldCard[]
  readonly playable: ReadonlySet<string>
}

function HandFan({ cards, playable, draft, onDraft }: HandFanProps) {
  const words = useInvasionsWords()
  const lookAt = useLookAtCard()
  const heldAs = (id: string | undefined) => cards.find((held) => held.id === id)
  const fan = cards.map((held): FanCard => {
    const isPlayable = playable.has(held.id)
    return {
      id: held.id,
      label: words.text(isPlayable ? 'tray.take' : 'tray.look', { card: cardReference(held.design) }),
      use: isPlayable ? 'select' : 'look',
      face: <HeldFace held={held} />
    }
  })
  return (
    <CardFan
      label={words.text('tray.title')}
      layout="peek"
      cards={fan}
      selection={{
        min: 1,
        selected: cards.filter((held) => isSelectedInTray(draft, held)).map(({ id }) => id),
        onChange: ([id]) => {
          const held = heldAs(id)
          if (held) onDraft({ ...draft, option: null, part: optionPartOf(held) })
        }
      }}
      onLook={(id) => {
        const held = heldAs(id)
        if (held) lookAt(designKey(held.design))
      }}
    />
  )
}

/** The part that the keys of all options of a card share. */
export function optionPartOf({ id }: Pick<HeldCard, 'id'>): Pick<CardPlayKey, 'card'> {
  return { card: id }
}

/** Whether the player has selected a card in the tray. */
export function isSelectedInTray({ part }: Draft, { id }: Pick<HeldCard, 'id'>): boolean {
  return part?.card === id
}

/** The cards that the open question lets the side play. */
function playableIn(decision: Decision<InvasionsInquiry> | null): ReadonlySet<string> {
  if (decision?.kind !== 'play-card') return new Set()
  return new Set(decision.about.plays.map(({ key }) => key.card))
}

/** Sends the default standing orders for a side that has none: ask about what concerns it. */
function useUsualOrders(view: InvasionsView, isOpen: boolean): void {
  const { sendStandingOrders } = useAnswering()
  const side = viewerOf(view)
  const lacks = isOpen && side !== null && view.hands[side].orders === undefined
  useEffect(() => {
    if (lacks) void sendStandingOrders(toSentOrders(defaultStandingOrders))
  }, [lacks, sendStandingOrders])
}

interface OrdersProps {
  readonly orders: StandingOrders
  readonly turn: number
}

function isPassing({ passing, neutralOn }: StandingOrders, turn: number): boolean {
  return passing === 'own-moment' || passing?.turn === turn || neutralOn === turn
}

/** Says that everything passes now, with a button to be asked again. */
function PassingLine({ orders, turn }: OrdersProps) {
  const words = useInvasionsWords()
  const { sendStandingOrders } = useAnswering()
  const { passing, neutralOn } = orders
  const lines = [
    passing === 'own-moment' ? words.text('stops.passing-own') : null,
    typeof passing === 'object' && passing.turn === turn ? words.text('stops.passing-turn') : null,
    neutralOn === turn ? words.text('stops.neutral') : null
  ].filter((line) => line !== null)
  if (!isPassing(orders, turn)) return null
  return (
    <TrayLine>
      {lines.join(' ')}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => void sendStandingOrders(toSentOrders(withoutPassing(orders)))}
      >
        {words.text('stops.stop-passing')}
      </button>
    </TrayLine>
  )
}

/** XII.D: a bystander may stay neutral for the whole turn. */
function StayNeutral({ orders, turn }: OrdersProps) {
  const words = useInvasionsWords()
  const { sendStandingOrders, answer, busy } = useAnswering()
  const stay = async () => {
    await sendStandingOrders(toSentOrders({ ...orders, neutralOn: turn }))
    answer(answerTo('declare-hostility', { values: { nations: [] } }))
  }
  return (
    <TrayLine>
      <button type="button" className="button button--quiet" disabled={busy} onClick={stay}>
        {words.text('stops.stay-neutral')}
      </button>
    </TrayLine>
  )
}

function HeldFace({ held: { design, nation } }: { readonly held: HeldCard }) {
  const words = useInvasionsWords()
  const card = cardReference(design)
  return (
    <CardFrame
      size="small"
      className={cardTintClass(design)}
      symbol={<CardSymbol design={design} size={26} />}
      title={words.name(card.ref, card.id)}
      subtitle={nation && words.name('nation', nation)}
      text={design.text[languageFor(words.language, [])]}
    />
  )
}

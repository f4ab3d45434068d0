import { useState } from 'react'
import type { SideId } from '#shared/byzantion/campaign-options.ts'
import { isCardId } from '#shared/byzantion/content/cards/index.ts'
import { event } from '#shared/byzantion/content/events/index.ts'
import { soloEvent } from '#shared/byzantion/content/events/solo.ts'
import { type AreaId, areaIds, type OptionId } from '#shared/byzantion/content/ids.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { eventOf } from '#shared/byzantion/queries/events.ts'
import { purchaseOf, saleOf } from '#shared/byzantion/queries/market.ts'
import { soloSlotOf } from '#shared/byzantion/queries/solo.ts'
import { chosenIn } from '../table/decision/draft.ts'
import type { BoardProps, TableOf } from '../table/game/game-client.ts'
import { useUnitAnimation } from './animations/use-unit-animation.ts'
import { SeatTabs } from './area/seat-tabs.tsx'
import { ShownArea } from './area/shown-area.tsx'
import { Market } from './court/market.tsx'
import { Offer } from './court/offer.tsx'
import { EventTimeline } from './events/event-timeline.tsx'
import { Positions } from './events/positions.tsx'
import { PresentEvent } from './events/present-event.tsx'
import { Resolution } from './events/resolution.tsx'
import { SoloEvent } from './events/solo-event.tsx'
import { CardSpread, spreadOf } from './hand/card-spread.tsx'
import { useByzantionWords } from './i18n/use-byzantion-words.ts'
import { DRAGGED_CARD } from './interaction/dragged-card.ts'
import { useGestures } from './interaction/gestures.tsx'
import { PendingStack } from './intrigue/pending-stack.tsx'
import { EmpireMap } from './map/empire-map.tsx'
import { useUnitPicking } from './map/use-unit-picking.ts'
import { isResource } from './questions/deal-draft.ts'
import { votedOption, withVote } from './questions/vote-draft.ts'
import { DoxaRace } from './race/doxa-race.tsx'

/** The table of Byzantion: the events, the empire in the race track, the court, and the areas of the players. */
export default function ByzantionBoard(props: BoardProps<Byzantion>) {
  const { table, draft, onDraft, focus, onPick, onAnimator } = props
  const { view, decision } = table
  const words = useByzantionWords()
  const gestures = useGestures(props)
  const asked = view.sides.find((side) => side === decision?.side) ?? null
  const self = asked ?? view.side ?? view.sides[0] ?? null
  const [looked, setLooked] = useState<{ readonly side: SideId; readonly at: number } | null>(null)
  const number = decision?.number ?? -1
  // A look at another area ends with the question, unless a card there is to be chosen.
  const target = decision?.kind === 'target-card' ? decision.body.options[0]?.key.side : undefined
  const shown = looked && looked.at === number ? looked.side : (target ?? self)
  const animation = useUnitAnimation(view, onAnimator)
  const units = useUnitPicking({ table, draft, onDraft, map: animation.map })
  const spread = spreadOf(decision, view.own?.hand ?? [])
  const seal = (keimelion: Parameters<typeof gestures.meaning>[0] & { on: 'position' }) =>
    gestures.meaning(keimelion) ? () => void gestures.make(keimelion) : null
  return (
    <section className="map byz-board" aria-label={words.text('ui.table')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: cards are dropped here; a click on a card plays it too */}
      <div
        className="byz-table"
        data-phase={view.phase}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes(DRAGGED_CARD)) event.preventDefault()
        }}
        onDrop={(event) => {
          const card = event.dataTransfer.getData(DRAGGED_CARD)
          if (decision?.kind !== 'bandons' && isCardId(card)) gestures.make({ on: 'hand', card })
        }}
      >
        <header className="byz-band">
          <EventTimeline view={view} gestures={gestures} />
          <div className="byz-band__now">
            <Now
              table={table}
              side={self}
              picked={votedOption(draft, decision)}
              onPick={
                decision?.kind === 'vote'
                  ? (option) => onDraft(withVote(draft, decision.about, option))
                  : undefined
              }
              onArea={onPick}
            />
            <Positions view={view} onTake={(keimelion) => seal({ on: 'position', keimelion })} />
          </div>
        </header>
        {spread && decision && self ? (
          <CardSpread
            table={table}
            side={self}
            decision={decision}
            spread={spread}
            draft={draft}
            onDraft={onDraft}
          />
        ) : (
          <div className="byz-middle">
            <DoxaRace view={view}>
              <EmpireMap
                map={units.map}
                flights={animation.current}
                targets={units.targets ?? targetsOf(table)}
                focus={areaIds.find((area) => area === focus) ?? null}
                onArea={(area) => (units.onArea ? units.onArea(area) : onPick(area))}
                onPiece={units.onPiece}
              />
              <PendingStack view={view} />
              <Resolution view={view} />
            </DoxaRace>
            <div className="byz-court">
              <Market
                view={view}
                gestures={gestures}
                picked={picked(props)}
                after={marketAfter(props)}
                onPick={null}
              />
              <Offer view={view} gestures={gestures} picked={null} />
            </div>
          </div>
        )}
        {self && shown && (
          <div className="byz-lower">
            <SeatTabs
              view={view}
              shown={shown}
              active={view.current?.side ?? asked}
              onShow={(side) => setLooked({ side, at: number })}
            />
            <ShownArea table={table} side={shown} gestures={gestures} draft={draft} onDraft={onDraft} />
          </div>
        )}
      </div>
    </section>
  )
}

interface NowProps {
  readonly table: TableOf<Byzantion>
  readonly side: SideId | null
  readonly picked: OptionId | null
  readonly onPick: ((option: OptionId) => void) | undefined
  readonly onArea: (area: string) => void
}

/** The present event, or what there is before the first. */
function Now({ table: { view }, side, picked, onPick, onArea }: NowProps) {
  const words = useByzantionWords()
  const slot = soloSlotOf(view)
  const id = eventOf(view)
  if (slot?.event) return <SoloEvent view={view} id={slot.event} isPaid={slot.isPaid} onArea={onArea} />
  if (id)
    return <PresentEvent view={view} id={id} side={side} picked={picked} onPick={onPick} onArea={onArea} />
  return (
    <section className="byz-event">
      <p className="byz-event__quiet">{words.text(view.round === 0 ? 'ui.before-first' : 'ui.no-event')}</p>
    </section>
  )
}

/** The territory of the present event. */
function targetsOf({ view }: TableOf<Byzantion>): readonly AreaId[] {
  const id = eventOf(view)
  const slot = soloSlotOf(view)
  if (id) return [event(id).area]
  return slot?.event ? [soloEvent(slot.event).area] : []
}

function picked({ table: { decision }, draft }: BoardProps<Byzantion>): readonly string[] {
  return decision?.kind === 'buy' || decision?.kind === 'sell'
    ? chosenIn(draft, 'resources').filter(isResource)
    : []
}

/** The market once the deal in the draft is made. */
function marketAfter(props: BoardProps<Byzantion>) {
  const { table } = props
  const { decision, view } = table
  const resources = picked(props).filter(isResource)
  if (resources.length === 0) return null
  const deal = decision?.kind === 'sell' ? saleOf(view.market, resources) : purchaseOf(view.market, resources)
  return deal?.market ?? null
}

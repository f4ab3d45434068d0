import type { SideId } from '#shared/byzantion/campaign-options.ts'
import { cardsInPlay, keimelionOf, seatOf, tieBreaker } from '#shared/byzantion/queries/seats.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount } from '../tokens/token.tsx'

interface SeatTabsProps {
  readonly view: ByzantionView
  readonly shown: SideId
  /** Who acts now. */
  readonly active: SideId | null
  readonly onShow: (side: SideId) => void
}

/** All players at a glance; a click shows the area of one. */
export function SeatTabs({ view, shown, active, onShow }: SeatTabsProps) {
  const words = useByzantionWords()
  return (
    <div className="byz-seats" role="tablist" aria-label={words.text('ui.areas')}>
      {view.sides.map((side) => {
        const seat = seatOf(view, side)
        const keimelion = keimelionOf(view, side)
        return (
          <button
            key={side}
            type="button"
            role="tab"
            className={`byz-seat ${sideClass(side)}`}
            aria-selected={side === shown}
            data-active={side === active || undefined}
            data-passed={(seat.passed && view.phase === 'actions') || undefined}
            onClick={() => onShow(side)}
          >
            <Emblem side={side} size={20} />
            <span className="byz-seat__name">{words.name('side', side)}</span>
            <span className="byz-seat__facts">
              {view.ring === side && view.sides.length > 1 && <Ring decides={tieBreaker(view) === side} />}
              {keimelion && <span className="visually-hidden">{words.name('keimelion', keimelion)}</span>}
              <Amount id="doxa" count={seat.doxa} size={15} />
              <Amount id="dynamis" count={seat.dynamis} size={15} />
              <Amount id="nomismata" count={seat.goods.nomismata} size={15} />
              <HandSize count={view.handSizes[side] ?? 0} played={cardsInPlay(seat).length} />
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** Cards in the hand, and cards in play. */
function HandSize({ count, played }: { readonly count: number; readonly played: number }) {
  const words = useByzantionWords()
  const said = words.text('ui.hand-and-play', { count, number: played })
  return (
    <span className="byz-amount" role="img" aria-label={said} title={said}>
      <b aria-hidden="true">{`${count}/${played}`}</b>
      <svg width="0.9rem" height="0.9rem" viewBox="0 0 24 24" aria-hidden="true" className="byz-cards-icon">
        <path d="M4 6l9-3 5 15-9 3ZM14 6l5 .500 1 13-5 1" />
      </svg>
    </span>
  )
}

function Ring({ decides }: { readonly decides: boolean }) {
  const words = useByzantionWords()
  const said = words.text(decides ? 'ui.ring-decides' : 'ui.ring')
  return (
    <span role="img" aria-label={said} title={said}>
      <svg width="0.9rem" height="0.9rem" viewBox="0 0 24 24" aria-hidden="true" className="byz-ring">
        <path d="M12 9a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13ZM8.500 9.500 7 4.500l5-2.500 5 2.500-1.500 5" />
      </svg>
    </span>
  )
}

import type { ReactNode } from 'react'
import type { SideId } from '#shared/byzantion/campaign-options.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { reference } from '#shared/byzantion/words/message.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { laneOf } from '../looks.ts'
import { LAP, lapOf, placeOnTrack } from './track.ts'

const MARKS = Array.from({ length: LAP / 5 }, (_, index) => index * 5)

interface DoxaRaceProps {
  readonly view: ByzantionView
  /** What lies inside the track. */
  readonly children: ReactNode
}

/** The Doxa of all as a race of chariots around the map. */
export function DoxaRace({ view, children }: DoxaRaceProps) {
  const words = useByzantionWords()
  return (
    <div className="byz-race">
      <div className="byz-race__field">{children}</div>
      <ol className="byz-race__marks" aria-hidden="true">
        {MARKS.map((mark) => (
          <li
            key={mark}
            style={{ offsetDistance: placeOnTrack(mark) }}
            data-major={mark % 10 === 0 || undefined}
          >
            {mark % 10 === 0 && <span>{mark}</span>}
          </li>
        ))}
      </ol>
      <ol className="byz-race__chariots" aria-label={words.text('ui.race')}>
        {view.sides.map((side) => (
          <Chariot key={side} side={side} doxa={seatOf(view, side).doxa} />
        ))}
      </ol>
    </div>
  )
}

function Chariot({ side, doxa }: { readonly side: SideId; readonly doxa: number }) {
  const words = useByzantionWords()
  const lap = lapOf(doxa)
  return (
    <li
      className={`byz-chariot ${sideClass(side)}`}
      style={{ offsetDistance: placeOnTrack(doxa) }}
      data-lane={laneOf[side]}
      title={words.text('ui.doxa-of', { side: reference('side', side), doxa })}
    >
      <span className="visually-hidden">
        {words.text('ui.doxa-of', { side: reference('side', side), doxa })}
      </span>
      <svg className="byz-chariot__drawing" viewBox="0 0 34 16" aria-hidden="true">
        <path d="M3 4h7c0 4 1 5 4 5.500M3 4c0 4 1 6 3.500 6.500M14 9.500h6M6.500 8.500a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600Z" />
        <path
          className="byz-chariot__horse"
          d="M18 15c0-3 0-4.500 1.500-5.500 2-1 5-.500 6.500-2L28.500 3l.5 2.500L32 8l-1 1.500-2.500-.500C28 11 27.500 12 28 15h-1.500l-1.500-3.500h-4L19.500 15Z"
        />
      </svg>
      <span className="byz-chariot__emblem">
        <Emblem side={side} size={15} />
      </span>
      {lap > 0 && <b className="byz-chariot__lap">{`+${lap * LAP}`}</b>}
    </li>
  )
}

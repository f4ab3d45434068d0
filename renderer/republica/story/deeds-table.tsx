import { useMemo } from 'react'
import type { RepublicEvent } from '#shared/republica/events/index.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { deedIds, deedsOf } from './statistics.ts'

interface DeedsTableProps {
  readonly view: RepublicView
  readonly events: readonly RepublicEvent[]
}

/** What each faction has done, side by side. */
export function DeedsTable({ view, events }: DeedsTableProps) {
  const words = useRepublicaWords()
  const deeds = useMemo(() => deedsOf(events), [events])
  return (
    <table className="rep-influence">
      <thead>
        <tr>
          <td />
          {view.sides.map((side) => (
            <th key={side} scope="col" title={words.name('side', side)}>
              <Emblem side={side} size={20} />
              <span className="visually-hidden">{words.name('side', side)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deedIds.map((deed) => (
          <tr key={deed}>
            <th scope="row">{words.text(`deed.${deed}`)}</th>
            {view.sides.map((side) => (
              <td key={side}>{deeds[side][deed]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useMemo } from 'react'
import { keyText } from '#shared/engine/option-key.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { ariaKeys } from '../../commands/key-names.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { MapPin } from '../../map/ui/map-pin.tsx'
import { useInvasionsWords } from '../words.ts'
import type { Commanding } from './hand-context.tsx'
import { OutlookLines } from './outlook-lines.tsx'

interface TargetCardProps {
  readonly view: InvasionsView
  readonly commanding: Commanding
  readonly side: string
}

/** The target: a forecast and a button for each order that leads there. */
export function TargetCard({ view, commanding, side }: TargetCardProps) {
  const words = useInvasionsWords()
  const { command, hand, waysTo, busy, order, act } = commanding
  const avoid = useMemo(() => (hand.place === null ? [] : [hand.place]), [hand.place])
  const ways = hand.target === null ? [] : waysTo(hand.target)
  const [first] = ways
  useCommands({ 'confirm-answer': first && !busy ? () => order(first) : undefined })
  if (!first || hand.target === null) return null
  const back = (
    <button type="button" className="button" onClick={() => act({ do: 'back' })}>
      {words.text('hand.back')}
    </button>
  )
  return (
    // The pin names the side, because the marching stack stands at its pile and not in the middle of its province.
    <MapPin at={{ province: hand.target, side }} avoid={avoid} className="target-card">
      <h3>{words.name('place', hand.target)}</h3>
      {ways.map((prospect) => (
        <section key={keyText(prospect.move)} className="target-card__way">
          <OutlookLines view={view} prospect={prospect} outlook={command.outlook(hand.pieces, prospect)} />
          <footer className="target-card__foot">
            {prospect === ways.at(-1) && back}
            <button
              type="button"
              className="button button--primary"
              disabled={busy}
              aria-keyshortcuts={prospect === first ? ariaKeys('confirm-answer') : undefined}
              onClick={() => order(prospect)}
            >
              {words.text(`hand.kind.${prospect.kind}`)}
            </button>
          </footer>
        </section>
      ))}
    </MapPin>
  )
}

import { useMemo } from 'react'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { sentenceOf } from '#shared/invasions/words/sentences/index.ts'
import { Words } from '../../../i18n/words.tsx'
import { battlePictureFromEvents } from '../battle/battle-picture-from-events.ts'
import { BattleSides } from '../battle/live-battle.tsx'
import { RoundStrip } from '../battle/round-strip.tsx'
import { RollLine } from '../dice/roll-line.tsx'
import { NO_CONTROLS } from '../fight-controls.ts'
import type { FightRecord } from './fight-records.ts'

interface FightRecordViewProps {
  readonly view: InvasionsView
  readonly record: FightRecord
  /** The number of its events to show. */
  readonly until: number
  readonly onPlace: (place: string) => void
}

/** Events that the picture shows, so that they need no sentence. */
const DRAWN: readonly InvasionsEvent['type'][] = [
  ...(['battle-began', 'tactical-advantages', 'battle-pool', 'battle-modifiers', 'battle-dice'] as const),
  ...(['battle-roll', 'die-rolled-again', 'hits-taken', 'unit-damaged', 'unit-eliminated'] as const),
  ...(['unit-recovered', 'unit-repaired', 'raid-declared', 'naval-dice', 'fleet-damaged'] as const),
  'rolled-again'
]

/** A fight as the log records it: the sides as they stood, the dice, and the result. */
export function FightRecordView({ view, record, until, onPlace }: FightRecordViewProps) {
  const events = useMemo(() => record.events.slice(0, until), [record.events, until])
  const picture = useMemo(() => battlePictureFromEvents(view.units, events), [view.units, events])
  const over = until >= record.events.length
  const rolls = events.flatMap((event) => (event.type === 'roll' && isOwnRoll(record, event) ? [event] : []))
  const sentences = events.filter((event) => event.type !== 'roll' && !DRAWN.includes(event.type))
  const board = boardOf(view)
  return (
    <>
      {picture && <RoundStrip system={board.options.combat} picture={picture} events={events} over={over} />}
      {sentences.length > 0 && (
        <ul className="outcome" aria-live="polite">
          {sentences.map((event, index) => (
            // Events of a record never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={HEADLINES.includes(event.type) ? 'outcome__head' : ''}>
              <Words message={sentenceOf(event)} onPlace={onPlace} />
            </li>
          ))}
        </ul>
      )}
      {picture && <BattleSides picture={picture} controls={NO_CONTROLS} busy over={over} />}
      {rolls.map((roll, index) => (
        // Rolls of a record never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <RollLine key={index} roll={roll} outcome={outcomeOf(events, index, rolls.length)} />
      ))}
    </>
  )
}

const HEADLINES: readonly InvasionsEvent['type'][] = [
  ...(['battle-won', 'siege', 'raid', 'naval-battle', 'interception', 'flight'] as const),
  ...(['revolt-suppressed', 'revolt-goes-on', 'city-sacked'] as const)
]

/** The picture of a battle shows its dice. Other rolls have a line of their own. */
function isOwnRoll({ kind }: FightRecord, { reason }: Extract<InvasionsEvent, { type: 'roll' }>): boolean {
  return kind !== 'battle' || !/^(missile|battle)-/.test(reason)
}

/** Whether a roll succeeded. Only the last one decides. */
function outcomeOf(events: readonly InvasionsEvent[], index: number, rolls: number): boolean | null {
  if (index < rolls - 1) return null
  for (const event of events) {
    if (event.type === 'interception' || event.type === 'flight') return event.success
    if (event.type === 'siege') return event.outcome === 'fell'
    if (event.type === 'revolt-suppressed') return true
    if (event.type === 'revolt-goes-on') return false
    if (event.type === 'raid') return event.outcome !== 'failed'
    if (event.type === 'naval-interception') return event.success
  }
  return null
}

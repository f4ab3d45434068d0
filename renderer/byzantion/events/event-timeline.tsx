import type { EventId } from '#shared/byzantion/content/events/index.ts'
import { event } from '#shared/byzantion/content/events/index.ts'
import type { SoloEventId } from '#shared/byzantion/content/events/solo.ts'
import type { Age } from '#shared/byzantion/content/records.ts'
import type { ByzantionView } from '#shared/byzantion/view.ts'
import { Icon } from '../../ui/icon.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import type { Gestures } from '../interaction/gestures.tsx'

interface Station {
  readonly key: string
  readonly event: EventId | SoloEventId | null
  readonly year: number | null
  readonly age: Age
  readonly outcome: 'completed' | 'cancelled' | null
  readonly isNow: boolean
}

const ages: Readonly<Record<Age, string>> = { 1: 'I', 2: 'II', 3: 'III' }

interface EventTimelineProps {
  readonly view: ByzantionView
  readonly gestures: Gestures
}

/** All events of the game in a row, the present one marked. */
export function EventTimeline({ view, gestures }: EventTimelineProps) {
  const words = useByzantionWords()
  return (
    <ol className="byz-timeline" aria-label={words.text('ui.timeline')}>
      {stationsOf(view).map(({ key, event: id, year, age, outcome, isNow }, slot) => {
        const name = id ? words.name('happening', id) : words.text('ui.hidden-event')
        const state = outcome ? words.text(`ui.outcome-${outcome}`) : ''
        const said = [year ?? '', name, state].filter((part) => part !== '').join(' · ')
        return (
          <li
            key={key}
            className="byz-timeline__event"
            aria-current={isNow ? 'step' : undefined}
            data-outcome={outcome ?? undefined}
            title={said}
          >
            <span className="visually-hidden">{said}</span>
            <span className="byz-timeline__age" aria-hidden="true">
              {ages[age]}
            </span>
            <span className="byz-timeline__name" aria-hidden="true">
              {isNow ? (year ?? '') : `${year ?? ''} ${name}`}
            </span>
            {gestures.meaning({ on: 'event', slot }) && (
              <button
                type="button"
                className="byz-timeline__reveal"
                aria-label={words.text('ui.turn-over', { round: slot + 2 })}
                title={words.text('ui.turn-over', { round: slot + 2 })}
                onClick={() => gestures.make({ on: 'event', slot })}
              >
                <Icon name="eye" size={13} />
              </button>
            )}
            {outcome === 'completed' && <span aria-hidden="true">✓</span>}
            {outcome === 'cancelled' && <Icon name="close" size={12} />}
          </li>
        )
      })}
    </ol>
  )
}

function stationsOf({ events, solo, round }: ByzantionView): Station[] {
  if (solo) {
    return solo.events.map(({ event: id, age, outcome }, index) => ({
      key: `${index}`,
      event: id,
      year: null,
      age,
      outcome,
      isNow: index === round - 2
    }))
  }
  return events.map(({ event: id, outcome }, index) => {
    const { year, age } = event(id)
    return { key: id, event: id, year, age, outcome, isNow: index === round - 1 }
  })
}

import { type NationId, sideIds } from '#shared/invasions/content/ids.ts'
import type { TurnProse } from '#shared/invasions/story/prose.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { EventLine } from '../../table/log/event-line.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { eventSentence } from '../log/event-sentence.tsx'
import { Paragraphs } from '../story/story-prose.tsx'
import type { LandMoved, PointsWon, TurnSummary } from './turn-summary.ts'

interface TurnSummaryViewProps {
  readonly story: TurnSummary
  /** The same turn in prose. */
  readonly prose: TurnProse | undefined
  readonly onPlace: (place: string) => void
}

/** A turn on one page: who scored what for what, which provinces changed hands, and what else is memorable. */
export function TurnSummaryView({ story, prose, onPlace }: TurnSummaryViewProps) {
  const words = useInvasionsWords()
  const { points, land, deeds, battles } = story
  return (
    <div className="story">
      {prose && (
        <section className="story__prose tale">
          <Paragraphs paragraphs={prose.paragraphs} onPlace={onPlace} />
        </section>
      )}
      <section>
        <h3>{words.text('story.points')}</h3>
        {points.length === 0 ? (
          <p className="quiet-word">{words.text('story.no-points')}</p>
        ) : (
          <ul className="story__points">
            {sideIds.map((side) => (
              <SidePoints key={side} side={side} points={points.filter((won) => won.side === side)} />
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3>{words.text('story.land')}</h3>
        {land.length === 0 && <p className="quiet-word">{words.text('story.no-land')}</p>}
        <ul className="story__land">
          {byNewMaster(land).map(({ to, provinces }) => (
            <li key={to ?? ''} className="story__master">
              <strong>{to === null ? words.text('story.nobody') : words.name('nation', to)}</strong>
              {provinces.map(({ province, from }) => (
                <button
                  key={province}
                  type="button"
                  className="name--place"
                  title={
                    from === null
                      ? words.text('story.from-nobody')
                      : words.text('story.from', { nation: reference('nation', from) })
                  }
                  onClick={() => onPlace(province)}
                >
                  {words.name('place', province)}
                </button>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.text('story.deeds')}</h3>
        <p className="quiet-word">{words.text('story.battles', { count: battles })}</p>
        <ul className="story__deeds">
          {deeds.map((event, index) => (
            // Events of a turn never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <EventLine sentence={eventSentence(event)} onPlace={onPlace} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function SidePoints({ side, points }: { readonly side: string; readonly points: readonly PointsWon[] }) {
  const words = useInvasionsWords()
  const total = points.reduce((sum, won) => sum + won.points, 0)
  return (
    <li className={sideClass(side)}>
      <p className="story__side">
        <Emblem side={side} size={18} />
        <span>{words.name('side', side)}</span>
        <strong>{words.signed(total)}</strong>
      </p>
      <ul>
        {points.map(({ nation, reason, points: won }) => (
          <li key={`${nation} ${reason}`} className="story__line">
            {words.text('story.won', {
              nation: reference('nation', nation),
              reason: reference('reason', reason)
            })}
            <span className="story__figure">{words.signed(won)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function byNewMaster(
  land: readonly LandMoved[]
): { readonly to: NationId | null; readonly provinces: readonly LandMoved[] }[] {
  return [...Map.groupBy(land, ({ to }) => to)]
    .map(([to, provinces]) => ({ to, provinces }))
    .sort((left, right) => right.provinces.length - left.provinces.length)
}

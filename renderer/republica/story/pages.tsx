import { useMemo } from 'react'
import type { RepublicEvent } from '#shared/republica/events/index.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import { sentenceOf } from '#shared/republica/words/sentences/index.ts'
import { Words } from '../../i18n/words.tsx'
import type { StoryProps } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { InfluenceTable } from '../panels/influence-table.tsx'
import { DeedsTable } from './deeds-table.tsx'
import { yearsOf } from './turns.ts'

/** The story of the Republic: who is how mighty, what each did, and what mattered year by year. */
export default function StoryPages({ table: { log, view }, printed, onPlace }: StoryProps<Republica>) {
  const words = useRepublicaWords()
  const events = useMemo(() => log.flatMap((entry): readonly RepublicEvent[] => entry.events), [log])
  const years = useMemo(() => yearsOf(events), [events])
  return (
    <>
      <section className="rep-tale">
        <h2>{words.text('tale.power')}</h2>
        <InfluenceTable view={view} />
      </section>
      <section className="rep-tale">
        <h2>{words.text('tale.deeds')}</h2>
        <DeedsTable view={view} events={events} />
      </section>
      <section className="rep-tale">
        <h2>{words.text('tale.years')}</h2>
        {years.map(({ turn, events: told }) => (
          <article key={turn} className="rep-tale__turn">
            <h3>{words.text('sequence.turn', { turn })}</h3>
            <p>
              {told.map((event, index) => (
                // The events of a year never change their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <span key={index}>
                  <Words message={sentenceOf(event)} {...(printed ? {} : { onPlace })} />{' '}
                </span>
              ))}
            </p>
          </article>
        ))}
      </section>
    </>
  )
}

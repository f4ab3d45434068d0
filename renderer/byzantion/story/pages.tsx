import { useMemo } from 'react'
import type { ByzantionEvent } from '#shared/byzantion/events.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { sentenceOf } from '#shared/byzantion/words/sentences.ts'
import { Words } from '../../i18n/words.tsx'
import type { StoryProps } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { DoxaTable } from '../panels/doxa-table.tsx'
import { roundsOf } from './rounds.ts'

/** The story of a campaign: where the Doxa came from, and what mattered round by round. */
export default function StoryPages({ table: { log, view }, printed, onPlace }: StoryProps<Byzantion>) {
  const words = useByzantionWords()
  const rounds = useMemo(
    () => roundsOf(log.flatMap(({ events }): readonly ByzantionEvent[] => events)),
    [log]
  )
  return (
    <>
      <section className="byz-tale">
        <h2>{words.text('tale.sources')}</h2>
        <DoxaTable view={view} />
      </section>
      <section className="byz-tale">
        <h2>{words.text('tale.rounds')}</h2>
        {rounds.map(({ round, events }) => (
          <article key={round} className="byz-tale__round">
            <h3>{words.text('tale.round', { round })}</h3>
            <p>
              {events.map((event, index) => (
                // The events of a round never change their order.
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

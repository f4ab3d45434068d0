import { useMemo } from 'react'
import type { Message } from '#shared/engine/message.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { chronicleOf, type RoundChronicle } from '#shared/tetrarchia/story/chronicle.ts'
import { deedsOf } from '#shared/tetrarchia/story/deeds.ts'
import { Words } from '../../i18n/words.tsx'
import { sideClass } from '../../table/game/emblem.tsx'
import type { StoryProps } from '../../table/game/game-client.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { VictoryScale } from '../panels/victory-scale.tsx'
import { DeedsTable } from './deeds-table.tsx'

type OnPlace = ((place: string) => void) | undefined

/** The story of a campaign: the deeds of each emperor, and what happened round by round. */
export default function StoryPages({ table: { log, view }, printed, onPlace }: StoryProps<Tetrarchia>) {
  const words = useTetrarchiaWords()
  const events = useMemo(() => log.flatMap((entry) => entry.events), [log])
  const { prelude, rounds } = useMemo(() => chronicleOf(events), [events])
  const follow = printed ? undefined : onPlace
  return (
    <>
      <section className="tetra-tale">
        <h2>{words.text('tale.deeds')}</h2>
        <DeedsTable deeds={deedsOf(events)} />
        <VictoryScale view={view} />
      </section>
      <section className="tetra-tale">
        <h2>{words.text('tale.rounds')}</h2>
        {prelude.length > 0 && <Paragraph sentences={prelude} onPlace={follow} />}
        {rounds.map((round) => (
          <Round key={round.round} {...round} onPlace={follow} />
        ))}
      </section>
    </>
  )
}

function Round({ round, turns, onPlace }: RoundChronicle & { readonly onPlace: OnPlace }) {
  const words = useTetrarchiaWords()
  return (
    <article className="tetra-tale__round">
      <h3>{words.text('sequence.round', { round })}</h3>
      {turns.map(({ emperor, deeds, blows }) => (
        <section key={emperor} className={`tetra-tale__turn ${sideClass(emperor)}`}>
          <h4>{words.name('emperor', emperor)}</h4>
          <Paragraph sentences={deeds} onPlace={onPlace} />
          <Paragraph sentences={blows} onPlace={onPlace} />
        </section>
      ))}
    </article>
  )
}

interface ParagraphProps {
  readonly sentences: readonly Message[]
  readonly onPlace: OnPlace
}

function Paragraph({ sentences, onPlace }: ParagraphProps) {
  if (sentences.length === 0) return null
  return (
    <p>
      {sentences.map((sentence, index) => (
        // The sentences of a turn never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index}>
          <Words message={sentence} onPlace={onPlace} />{' '}
        </span>
      ))}
    </p>
  )
}

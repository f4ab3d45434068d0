import { use, useMemo } from 'react'
import type { Message } from '#shared/engine/message.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { chronicleOf, type RoundChronicle } from '#shared/tetrarchia/story/chronicle.ts'
import { deedsOf } from '#shared/tetrarchia/story/deeds.ts'
import { Words } from '../../i18n/words.tsx'
import { MapPictureShapes } from '../../map/picture/map-picture.tsx'
import type { MapPictureData } from '../../map/picture/map-picture-data.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import type { StoryProps } from '../../table/game/game-client.ts'
import type { AnimatedBoard } from '../animations/board-after.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { VictoryScale } from '../panels/victory-scale.tsx'
import { boardsByRound } from './board-frames.ts'
import { BoardPicture, readBoardPicture } from './board-picture.tsx'
import { DeedsTable } from './deeds-table.tsx'

/** The id of the shapes that all pictures of the board share. */
const SHAPES = 'tetra-board'

type OnPlace = ((place: string) => void) | undefined

/** The story of a campaign: the deeds of each emperor, and what happened round by round. */
export default function StoryPages({ table: { log, view }, printed, onPlace }: StoryProps<Tetrarchia>) {
  const words = useTetrarchiaWords()
  const events = useMemo(() => log.flatMap((entry) => entry.events), [log])
  const { prelude, rounds } = useMemo(() => chronicleOf(events), [events])
  const follow = printed ? undefined : onPlace
  const picture = use(readBoardPicture())
  const boards = useMemo(() => boardsByRound(events, view.emperors), [events, view.emperors])
  return (
    <>
      <section className="tetra-tale">
        <h2>{words.text('tale.deeds')}</h2>
        <DeedsTable deeds={deedsOf(events)} />
        <VictoryScale view={view} />
      </section>
      <section className="tetra-tale">
        <h2>{words.text('tale.rounds')}</h2>
        <MapPictureShapes picture={picture} id={SHAPES} />
        {prelude.length > 0 && <Paragraph sentences={prelude} onPlace={follow} />}
        {rounds.map((round) => (
          <Round
            key={round.round}
            {...round}
            picture={picture}
            board={boards.get(round.round)}
            onPlace={follow}
          />
        ))}
      </section>
    </>
  )
}

interface RoundProps extends RoundChronicle {
  readonly picture: MapPictureData
  readonly board: AnimatedBoard | undefined
  readonly onPlace: OnPlace
}

/** A round in prose, with the board as it stood at its end. */
function Round({ round, turns, picture, board, onPlace }: RoundProps) {
  const words = useTetrarchiaWords()
  const title = words.text('sequence.round', { round })
  return (
    <article className="tetra-tale__round">
      <h3>{title}</h3>
      {board && (
        <div className="tetra-tale__board">
          <BoardPicture map={picture} board={board} label={title} shapes={SHAPES} />
        </div>
      )}
      {turns.map(({ emperor, deeds, blows }) => (
        <div key={emperor} className={`tetra-tale__turn ${sideClass(emperor)}`}>
          <Paragraph sentences={[...deeds, ...blows]} onPlace={onPlace} />
        </div>
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

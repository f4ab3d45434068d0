import './ceremony.css'
import { use, useMemo } from 'react'
import type { Disc } from '#shared/tetrarchia/board.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { deedsOf } from '#shared/tetrarchia/story/deeds.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import type { MapPictureData } from '../../map/picture/map-picture-data.ts'
import { mapPictureData } from '../../map/picture/map-picture-data.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import type { CeremonyProps } from '../../table/game/game-client.ts'
import { TimeLapse } from '../../table/story/time-lapse.tsx'
import type { AnimatedBoard } from '../animations/board-after.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { loadDrawing } from '../map/drawing.ts'
import { DeedsTable } from '../story/deeds-table.tsx'
import { boardFrames } from './board-frames.ts'

const WIDTH = 900
const FRAME_MS = 420

const picture = loadDrawing().then((drawing) => mapPictureData(drawing, 'base', WIDTH))

/** The Empire round by round, and what each emperor has done for it. */
export default function TetrarchiaCeremony({ table: { log, view } }: CeremonyProps<Tetrarchia>) {
  const words = useTetrarchiaWords()
  const map = use(picture)
  const events = useMemo(() => log.flatMap((entry) => entry.events), [log])
  const frames = useMemo(() => boardFrames(events, view.emperors), [events, view.emperors])
  const momentAt = (index: number) => words.text('sequence.round', { round: frames[index]?.round ?? 1 })
  return (
    <>
      <section className="lapse">
        <h2>{words.text('ceremony.map')}</h2>
        <TimeLapse length={frames.length} frameMs={FRAME_MS} plays momentOf={momentAt}>
          {(index) => <BoardPicture map={map} board={frames[index]?.board} label={momentAt(index)} />}
        </TimeLapse>
      </section>
      <section className="tetra-tale">
        <h2>{words.text('tale.deeds')}</h2>
        <DeedsTable deeds={deedsOf(events)} />
      </section>
    </>
  )
}

interface BoardPictureProps {
  readonly map: MapPictureData
  readonly board: AnimatedBoard | undefined
  readonly label: string
}

function BoardPicture({ map, board, label }: BoardPictureProps) {
  const armies = Object.values(board?.armies ?? {})
  const classes = Object.fromEntries(
    Object.entries(board?.discs ?? {}).map(([province, disc]: [string, Disc]) => [province, classOf(disc)])
  )
  const [, , width = 0] = map.viewBox.split(' ').map(Number)
  return (
    <div className="board-picture">
      <MapPicture picture={map} classes={classes} label={label} />
      <svg viewBox={map.viewBox} aria-hidden="true">
        {map.provinces
          .filter(({ id }) => armies.some((at) => at === id))
          .map(({ id, at: [x, y] }) => (
            <path
              key={id}
              className="board-picture__army"
              transform={`translate(${x} ${y}) scale(${width / 900})`}
              d="M0-17 17 0 0 17-17 0Z"
            />
          ))}
      </svg>
    </div>
  )
}

function classOf(disc: Disc): string {
  return disc === 'unrest' || disc === 'revolt' ? `board-picture__${disc}` : sideClass(disc)
}

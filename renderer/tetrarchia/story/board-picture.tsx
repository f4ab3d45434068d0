import type { Disc } from '#shared/tetrarchia/board.ts'
import { MapPicture, MapPictureCopy } from '../../map/picture/map-picture.tsx'
import { type MapPictureData, mapPictureData } from '../../map/picture/map-picture-data.ts'
import { sideClass } from '../../table/game/emblem.tsx'
import type { AnimatedBoard } from '../animations/board-after.ts'
import { loadDrawing } from '../map/drawing.ts'

const WIDTH = 700

let cached: Promise<MapPictureData> | null = null

/** The board's land, made once. */
export function readBoardPicture(): Promise<MapPictureData> {
  cached ??= loadDrawing()
    .then((drawing) => mapPictureData(drawing, 'base', WIDTH))
    .catch((error) => {
      // The next call tries again.
      cached = null
      throw error
    })
  return cached
}

interface BoardPictureProps {
  readonly map: MapPictureData
  readonly board: AnimatedBoard | undefined
  readonly label: string
  /** The id of shapes on the page that this picture copies; without it, it draws its own. */
  readonly shapes?: string
}

/** The board as a small picture: provinces by their discs, and the armies. */
export function BoardPicture({ map, board, label, shapes }: BoardPictureProps) {
  const armies = Object.values(board?.armies ?? {})
  const classes = Object.fromEntries(
    Object.entries(board?.discs ?? {}).map(([province, disc]: [string, Disc]) => [province, classOf(disc)])
  )
  const [, , width = 0] = map.viewBox.split(' ').map(Number)
  return (
    <div className="board-picture">
      {shapes === undefined ? (
        <MapPicture picture={map} classes={classes} label={label} />
      ) : (
        <MapPictureCopy picture={map} classes={classes} label={label} id={shapes} />
      )}
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

import { use, useMemo } from 'react'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { deedsOf } from '#shared/tetrarchia/story/deeds.ts'
import type { CeremonyProps } from '../../table/game/game-client.ts'
import { TimeLapse } from '../../table/story/time-lapse.tsx'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { boardFrames } from '../story/board-frames.ts'
import { BoardPicture, readBoardPicture } from '../story/board-picture.tsx'
import { DeedsTable } from '../story/deeds-table.tsx'

const FRAME_MS = 420

/** The Empire round by round, and what each emperor has done for it. */
export default function TetrarchiaCeremony({ table: { log, view } }: CeremonyProps<Tetrarchia>) {
  const words = useTetrarchiaWords()
  const map = use(readBoardPicture())
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

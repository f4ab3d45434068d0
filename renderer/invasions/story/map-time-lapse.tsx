import { use, useEffect, useMemo, useState } from 'react'
import type { HoldingsFrame } from '#shared/invasions/story/holdings.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { readMapPicture } from '../map/read-drawing.ts'
import { provinceSideClasses } from './province-side-classes.ts'
import { SideLegend } from './side-legend.tsx'

const WIDTH = 1100
/** Long enough to see a province change its colour. */
const FRAME_MS = 110

/** The map through the years: played as an animation, or moved with a slider. */
export function MapTimeLapse({ frames }: { readonly frames: readonly HoldingsFrame[] }) {
  const words = useInvasionsWords()
  const picture = use(readMapPicture(WIDTH))
  const last = frames.length - 1
  // Until the player chooses a moment, the last one is shown, also when more arrive.
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? last, last)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      if (index < last) setChosen(index + 1)
      else setPlaying(false)
    }, FRAME_MS)
    return () => clearTimeout(timer)
  }, [playing, index, last])
  const frame = frames[index]
  const classes = useMemo(() => (frame ? provinceSideClasses(frame.holdings) : {}), [frame])
  if (!frame) return null
  const moment = words.text('lapse.moment', { turn: frame.turn, year: frame.year })
  const toggle = () => {
    if (!playing && index >= last) setChosen(0)
    setPlaying(!playing)
  }
  return (
    <section className="lapse">
      <h2>{words.text('book.map')}</h2>
      <div className="lapse__picture">
        <MapPicture picture={picture} classes={classes} label={moment} />
        <p className="lapse__year" aria-hidden="true">
          {frame.year}
        </p>
      </div>
      <div className="lapse__tools">
        <button
          type="button"
          className="button button--icon"
          aria-label={words.text(playing ? 'lapse.pause' : 'lapse.play')}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <input
          type="range"
          className="lapse__slider"
          aria-label={words.text('lapse.slider')}
          aria-valuetext={moment}
          min={0}
          max={last}
          value={index}
          onChange={({ target }) => {
            setPlaying(false)
            setChosen(target.valueAsNumber)
          }}
        />
        <output className="lapse__moment">{moment}</output>
      </div>
      <SideLegend />
    </section>
  )
}

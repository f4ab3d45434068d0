import { use, useEffect, useMemo, useState } from 'react'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import { prefersStillness } from '../../ui/prefers-stillness.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { readMapPicture } from '../map/read-drawing.ts'
import { holderClasses } from './holder-classes.ts'
import recorded from './recorded-campaign.json'

const WIDTH = 720
const TURN_MS = 1800
/** A still image shows the turn on which the peoples have spread the most. */
const STILL_TURN = 6

/** The map of a campaign that computers have played (`tools/shelf-campaign.ts`), turn by turn. */
export default function ShelfPicture() {
  const words = useInvasionsWords()
  const picture = use(readMapPicture(WIDTH))
  const turn = useTurn(recorded.length)
  const { year, holders } = recorded[turn] ?? { year: 350, holders: '' }
  const classes = useMemo(() => holderClasses(holders), [holders])
  const label = words.text('library.year', { year })
  return (
    <>
      <MapPicture picture={picture} classes={classes} label={label} fills />
      <span className="shelf__year">{label}</span>
    </>
  )
}

/** Counts the turns of the campaign again and again; stands still for those who want no motion. */
function useTurn(turns: number): number {
  const [turn, setTurn] = useState(prefersStillness() ? STILL_TURN : 0)
  useEffect(() => {
    if (prefersStillness()) return
    const timer = setInterval(() => setTurn((last) => (last + 1) % turns), TURN_MS)
    return () => clearInterval(timer)
  }, [turns])
  return turn
}

import { use, useMemo } from 'react'
import type { GameSummary } from '#shared/engine/game.ts'
import type { InvasionsFacts } from '#shared/invasions/game-types.ts'
import { holdersOf } from '#shared/invasions/story/campaign-card-facts.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import { sideClass } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { readMapPicture } from '../map/read-drawing.ts'

const WIDTH = 360

/** A small map of who holds which province. */
export default function CampaignPicture({ summary }: { readonly summary: GameSummary<InvasionsFacts> }) {
  const words = useInvasionsWords()
  const picture = use(readMapPicture(WIDTH))
  const { holders = '' } = summary.facts
  const classes = useMemo(
    () => Object.fromEntries(Object.entries(holdersOf(holders)).map(([id, side]) => [id, sideClass(side)])),
    [holders]
  )
  return <MapPicture picture={picture} classes={classes} label={words.text('lapse.picture-now')} fills />
}

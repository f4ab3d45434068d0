import { use, useMemo } from 'react'
import type { GameSummary } from '#shared/engine/game.ts'
import type { InvasionsFacts } from '#shared/invasions/game-types.ts'
import { MapPicture } from '../../map/picture/map-picture.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { readMapPicture } from '../map/read-drawing.ts'
import { holderClasses } from './holder-classes.ts'

const WIDTH = 360

/** A small map of who holds which province. */
export default function CampaignPicture({ summary }: { readonly summary: GameSummary<InvasionsFacts> }) {
  const words = useInvasionsWords()
  const picture = use(readMapPicture(WIDTH))
  const { holders = '' } = summary.facts
  const classes = useMemo(() => holderClasses(holders), [holders])
  return <MapPicture picture={picture} classes={classes} label={words.text('lapse.picture-now')} fills />
}

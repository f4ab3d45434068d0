import { timeTable } from '#shared/invasions/content/time-table.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { createInvasionsTranslator } from '../i18n/invasions-translator.ts'
import { readMapPicture } from '../map/read-drawing.ts'
import { drawPoster } from './draw-poster.ts'

/** In pixels: A3 at some 250 points per inch. */
const WIDTH = 4000

/** The present position as a picture to print. */
export async function mapPoster(table: TableOf<Invasions>, language: 'en' | 'es'): Promise<Blob> {
  const { view, campaign, summary } = table
  const words = createInvasionsTranslator(language)
  const map = await readMapPicture(WIDTH)
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  drawPoster(
    canvas,
    map,
    view.control,
    {
      title: campaign.title,
      moment: words.text('lapse.moment', {
        turn: view.turn,
        year: timeTable.find((entry) => entry.turn === view.turn)?.year ?? 0
      }),
      nameOf: (kind, id) => words.name(kind, id),
      pointsOf: (side) => words.text('score.points', { count: summary.scores[side] ?? 0 })
    },
    WIDTH
  )
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture is too large'))), 'image/png')
  })
}

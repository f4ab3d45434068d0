import './side-colours.css'
import './library/library.css'
import { GAME_ID } from '#shared/republica/campaign-options.ts'
import { factsSchema } from '#shared/republica/facts-schema.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import { coverWords } from '#shared/republica/words/cover.ts'
import { message } from '#shared/republica/words/message.ts'
import type { GameCover } from '../table/game/game-cover.ts'
import { lazyWithRetry } from '../ui/retry-while-offline.ts'
import { CampaignLine } from './library/campaign-line.tsx'
import { sideEmblems } from './side-emblems.tsx'

/** What the library shows of La República de Roma. */
export const republicaCover: GameCover<Republica> = {
  id: GAME_ID,
  name: { en: 'La República de Roma', es: 'La República de Roma' },
  words: coverWords,
  sides: sideEmblems,
  shelfCard: {
    players: message('shelf.players'),
    length: message('shelf.length'),
    Picture: lazyWithRetry(() => import('./library/shelf-picture.tsx'))
  },
  facts: factsSchema,
  CampaignLine,
  CampaignPicture: lazyWithRetry(() => import('./library/campaign-picture.tsx'))
}

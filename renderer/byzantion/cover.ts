import './side-colours.css'
import './library/library.css'
import { GAME_ID } from '#shared/byzantion/campaign-options.ts'
import { factsSchema } from '#shared/byzantion/facts-schema.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { coverWords } from '#shared/byzantion/words/cover.ts'
import { message } from '#shared/byzantion/words/message.ts'
import type { GameCover } from '../table/game/game-cover.ts'
import { lazyWithRetry } from '../ui/retry-while-offline.ts'
import { CampaignLine } from './library/campaign-line.tsx'
import { sideEmblems } from './side-emblems.tsx'

/** What the library shows of Byzantion. */
export const byzantionCover: GameCover<Byzantion> = {
  id: GAME_ID,
  name: { en: 'Byzantion, 527–565', es: 'Byzantion, 527–565' },
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

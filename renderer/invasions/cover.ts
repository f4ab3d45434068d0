import './sides/sides.css'
import { factsSchema } from '#shared/invasions/facts-schema.ts'
import { GAME_ID } from '#shared/invasions/game-id.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { coverWords } from '#shared/invasions/words/cover.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { GameCover } from '../table/game/game-cover.ts'
import { lazyWithRetry } from '../ui/retry-while-offline.ts'
import { CampaignLine } from './library/campaign-line.tsx'
import { sideEmblems } from './sides/side-emblems.tsx'

/** What the library shows of Invasions. */
export const invasionsCover: GameCover<Invasions> = {
  id: GAME_ID,
  name: { en: 'Invasions, 350–650', es: 'Invasiones, 350–650' },
  words: coverWords,
  sides: sideEmblems,
  shelfCard: {
    players: message('shelf.players'),
    length: message('shelf.length'),
    tutorial: { title: message('shelf.first-battle'), options: { scenario: 'first-battle' } },
    Picture: lazyWithRetry(() => import('./library/shelf-picture.tsx'))
  },
  facts: factsSchema,
  CampaignLine,
  CampaignPicture: lazyWithRetry(() => import('./library/campaign-picture.tsx')),
  CampaignStory: lazyWithRetry(() => import('./library/campaign-story.tsx'))
}

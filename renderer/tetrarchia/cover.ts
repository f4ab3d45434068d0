import './side-colours.css'
import { GAME_ID } from '#shared/tetrarchia/campaign-options.ts'
import { factsSchema } from '#shared/tetrarchia/facts-schema.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { coverWords } from '#shared/tetrarchia/words/cover.ts'
import { message } from '#shared/tetrarchia/words/message.ts'
import type { GameCover } from '../table/game/game-cover.ts'
import { lazyWithRetry } from '../ui/retry-while-offline.ts'
import { CampaignLine } from './library/campaign-line.tsx'
import { sideEmblems } from './side-emblems.tsx'

/** What the library shows of Tetrarchia. */
export const tetrarchiaCover: GameCover<Tetrarchia> = {
  id: GAME_ID,
  name: { en: 'Tetrarchia, 293–305', es: 'Tetrarchia, 293–305' },
  words: coverWords,
  sides: sideEmblems,
  hidesNothing: true,
  shelfCard: {
    players: message('shelf.players'),
    length: message('shelf.length'),
    Picture: lazyWithRetry(() => import('./library/shelf-picture.tsx'))
  },
  facts: factsSchema,
  CampaignLine
}

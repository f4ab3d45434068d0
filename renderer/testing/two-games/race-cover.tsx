import { z } from 'zod'
import type { Race } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import type { GameCover } from '../../table/game/game-cover.ts'
import { RoundOnCard } from './race-parts.tsx'
import { raceWords } from './race-words.ts'

/** What the library shows of the engine's toy game. */
export const raceCover: GameCover<Race> = {
  id: riverRace.id,
  name: { en: 'River race', es: 'Carrera en el río' },
  words: raceWords,
  sides: {
    north: { field: <circle cx="16" cy="16" r="14" />, charge: <path d="M16 24V8" /> },
    south: { field: <circle cx="16" cy="16" r="14" />, charge: <path d="M8 16h16" /> },
    east: { field: <rect x="3" y="3" width="26" height="26" />, charge: <path d="M16 24V8" /> },
    west: { field: <rect x="3" y="3" width="26" height="26" />, charge: <path d="M8 16h16" /> },
    hill: { field: <path d="M16 3 29 29H3z" />, charge: <path d="M16 26V14" /> },
    delta: { field: <path d="M3 3h26L16 29z" />, charge: <path d="M11 10h10" /> }
  },
  facts: z.strictObject({ longest: z.int(), purse: z.int().nullable() }),
  CampaignLine: RoundOnCard
}

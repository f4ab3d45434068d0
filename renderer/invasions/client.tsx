import './invasions.css'
import './fight/fight.css'
import { lazy } from 'react'
import { GAME_ID, readOptions, sidesOf } from '#shared/invasions/options.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { wire } from '#shared/invasions/wire.ts'
import { invasionsWords } from '#shared/invasions/words/index.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { GameClient } from '../table/game/game-client.ts'
import { CardLine } from './card-line.tsx'
import { CombatChoice } from './combat-choice.tsx'
import { surroundings } from './decision-surroundings.tsx'
import { emblems } from './emblems.tsx'
import { Ending } from './ending.tsx'
import { Arena } from './fight/arena.tsx'
import { Hands } from './hands.tsx'
import { NationSheets } from './nation-sheets.tsx'
import { Position } from './position.tsx'
import './administration/administration.css'
import './realm/realm.css'
import './ties/ties.css'
import { sentenceOf } from './sentence.ts'
import { sightOf } from './sights/sight.ts'
import { unitName, unitNotes } from './units.ts'

/** What Invasions shows. */
export const invasionsClient: GameClient<Invasions> = {
  id: GAME_ID,
  name: { en: 'Invasions, 350–650', es: 'Invasiones, 350–650' },
  wire,
  words: invasionsWords,
  sides: emblems,
  setUp: { read: readOptions, sidesOf, Form: CombatChoice },
  CardLine,
  sentence: sentenceOf,
  isShown: (event) => sightOf(event) !== null,
  nameOf: unitName,
  notesOn: unitNotes,
  Position,
  Around: Hands,
  Board: lazy(() => import('./board.tsx')),
  Arena,
  panels: [{ id: 'nations', icon: 'shield', title: message('panel.nations'), Body: NationSheets }],
  decision: surroundings,
  Ending
}

import './sides.css'
import './invasions.css'
import './inspector/inspector.css'
import './cards/cards.css'
import type { invasionsBots } from '#shared/invasions/bots/index.ts'
import { forPeople, GAME_ID, readOptions, sidesOf } from '#shared/invasions/options.ts'
import { momentsOf } from '#shared/invasions/story/holdings.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { wire } from '#shared/invasions/wire.ts'
import { invasionsWords } from '#shared/invasions/words/index.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { GameClient } from '../table/game/game-client.ts'
import './annals/annals.css'
import { Interlude } from './annals/interlude.tsx'
import { ScorePage } from './annals/score-page.tsx'
import { Around } from './around.tsx'
import { CardLine } from './card-line.tsx'
import { CardStory } from './card-story.tsx'
import { Tray } from './cards/tray.tsx'
import { hint } from './coach/hints.ts'
import { lessons } from './coach/lessons.tsx'
import { CombatChoice } from './combat-choice.tsx'
import { surroundings } from './decision-surroundings.tsx'
import { emblems } from './emblems.tsx'
import { Ending } from './ending.tsx'
import { Arena } from './fight/arena.tsx'
import { isAbout } from './is-about.ts'
import { NationSheets } from './nation-sheets.tsx'
import { Position } from './position.tsx'
import './administration/administration.css'
import './realm/realm.css'
import './story/story.css'
import './ties/ties.css'
import { lazyPart } from '../ui/patiently.ts'
import { rules } from './rules/rules.ts'
import { sentenceOf } from './sentence.ts'
import { sightOf } from './sights/sight.ts'
import { unitName, unitNotes } from './units.ts'

/** The computer players, the weakest first. */
const players = ['recruit', 'legate', 'magister'] as const satisfies readonly (keyof typeof invasionsBots)[]

/** Invasions' half of the page: all that the frame of the table knows of it. */
export const invasionsClient: GameClient<Invasions> = {
  id: GAME_ID,
  name: { en: 'Invasions, 350–650', es: 'Invasiones, 350–650' },
  wire,
  words: invasionsWords,
  sides: emblems,
  setUp: { read: readOptions, sidesOf, forPeople, Form: CombatChoice },
  players: { names: players, first: 'legate' },
  CardLine: CardLine,
  CardPicture: lazyPart(() => import('./card-picture.tsx')),
  CardStory: CardStory,
  rules: rules,
  lessons,
  hint: hint,
  sentence: sentenceOf,
  isAbout: isAbout,
  isShown: (event) => sightOf(event) !== null,
  nameOf: unitName,
  notesOn: unitNotes,
  Position: Position,
  Around: Around,
  Board: lazyPart(() => import('./board.tsx')),
  Arena: Arena,
  Tray: Tray,
  panels: [{ id: 'nations', icon: 'shield', title: message('panel.nations'), Body: NationSheets }],
  Score: ScorePage,
  story: {
    moments: momentsOf,
    Pages: lazyPart(() => import('./story/pages.tsx')),
    styles: async () => (await import('./story/styles.ts')).invasionsStoryStyles
  },
  Interlude: Interlude,
  decision: surroundings,
  Ending: Ending
}

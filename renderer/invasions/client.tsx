import './sides.css'
import './invasions.css'
import './inspector/inspector.css'
import './cards/cards.css'
import type { invasionsBots } from '#shared/invasions/bots/index.ts'
import { GAME_ID, readOptions, sidesOf, withPeople } from '#shared/invasions/options.ts'
import { turnStartNumbers } from '#shared/invasions/story/holdings.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import { wire } from '#shared/invasions/wire.ts'
import { invasionsWords } from '#shared/invasions/words/index.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { GameClient } from '../table/game/game-client.ts'
import './annals/annals.css'
import { TurnEndPage } from './annals/interlude.tsx'
import { ScorePage } from './annals/score-page.tsx'
import { TableProviders } from './around.tsx'
import { CampaignLine } from './card-line.tsx'
import { CampaignStory } from './card-story.tsx'
import { HandTray } from './cards/tray.tsx'
import { hintFor } from './coach/hints.ts'
import { lessons } from './coach/lessons.tsx'
import { CombatSystemChoice } from './combat-choice.tsx'
import { decisionSurroundings } from './decision-surroundings.tsx'
import { sideEmblems } from './emblems.tsx'
import { FinalScoreChart } from './ending.tsx'
import { FightView } from './fight/arena.tsx'
import { eventConcernsSide } from './is-about.ts'
import { NationSheets } from './nation-sheets.tsx'
import { TurnPosition } from './position.tsx'
import './administration/administration.css'
import './realm/realm.css'
import './story/story.css'
import './ties/ties.css'
import { lazyWithRetry } from '../ui/patiently.ts'
import { invasionsRules } from './rules/rules.ts'
import { eventSentence } from './sentence.ts'
import { animationOf } from './sights/sight.ts'
import { unitName, unitNotes } from './units.ts'

/** The computer players, the weakest first. */
const players = ['recruit', 'legate', 'magister'] as const satisfies readonly (keyof typeof invasionsBots)[]

/** Invasions' half of the page: all that the frame of the table knows of it. */
export const invasionsClient: GameClient<Invasions> = {
  id: GAME_ID,
  name: { en: 'Invasions, 350–650', es: 'Invasiones, 350–650' },
  wire,
  words: invasionsWords,
  sides: sideEmblems,
  setUp: { read: readOptions, sidesOf, forPeople: withPeople, Form: CombatSystemChoice },
  computerPlayers: { names: players, first: 'legate' },
  CampaignLine: CampaignLine,
  CampaignPicture: lazyWithRetry(() => import('./card-picture.tsx')),
  CampaignStory: CampaignStory,
  rules: invasionsRules,
  lessons,
  hint: hintFor,
  sentence: eventSentence,
  concernsSide: eventConcernsSide,
  isAnimated: (event) => animationOf(event) !== null,
  nameOf: unitName,
  pieceNotes: unitNotes,
  Position: TurnPosition,
  TableProviders: TableProviders,
  Board: lazyWithRetry(() => import('./board.tsx')),
  FightView: FightView,
  Tray: HandTray,
  panels: [{ id: 'nations', icon: 'shield', title: message('panel.nations'), Body: NationSheets }],
  Score: ScorePage,
  story: {
    moments: turnStartNumbers,
    Pages: lazyWithRetry(() => import('./story/pages.tsx')),
    styles: async () => (await import('./story/styles.ts')).invasionsStoryStyles
  },
  Interlude: TurnEndPage,
  decision: decisionSurroundings,
  Ending: FinalScoreChart
}

import './march/march.css'
import './places/place-inspector.css'
import './cards/cards.css'
import type { invasionsBots } from '#shared/invasions/bots/index.ts'
import { readOptions, sidesOf, withPeople } from '#shared/invasions/campaign-options.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { turnStartNumbers } from '#shared/invasions/story/holdings.ts'
import { wire } from '#shared/invasions/wire.ts'
import { invasionsWords } from '#shared/invasions/words/index.ts'
import { message } from '#shared/invasions/words/message.ts'
import type { GameClient } from '../table/game/game-client.ts'
import './chronicle/chronicle.css'
import { HandTray } from './cards/hand-tray.tsx'
import { TurnEndPage } from './chronicle/turn-end-page.tsx'
import { hintFor } from './coach/hints.ts'
import { lessons } from './coach/lessons.tsx'
import { invasionsCover } from './cover.ts'
import { FightView } from './fight/fight-view.tsx'
import { endsFightOf } from './fight/records/fight-records.ts'
import { rulesChanges } from './library/rules-changes.ts'
import { eventConcernsSide } from './log/event-concerns-side.ts'
import { NationSheets } from './nations/nation-sheets.tsx'
import { decisionSurroundings } from './questions/decision-surroundings.tsx'
import { FinalScoreChart } from './scoring/final-score-chart.tsx'
import { ScorePage } from './scoring/score-page.tsx'
import { CombatSystemChoice } from './set-up/combat-system-choice.tsx'
import { groupsIn, ScenarioChoice } from './set-up/scenario-choice.tsx'
import { sideNote } from './set-up/side-note.ts'
import { TableProviders } from './table-providers.tsx'
import { TurnPosition } from './time/turn-position.tsx'
import './administration/administration.css'
import './questions/questions.css'
import './story/story.css'
import './relations/relations.css'
import { lazyWithRetry } from '../ui/retry-while-offline.ts'
import { animationOf } from './animations/event-animation.ts'
import { soundOf } from './animations/event-sound.ts'
import { eventSentence } from './log/event-sentence.tsx'
import { momentsOf } from './moments/moments-of.tsx'
import { unitName, unitNotes } from './pieces/unit-name.ts'
import { PLAN, PlanPanel } from './plan/plan-panel.tsx'
import { invasionsRules } from './rules/invasions-rules.ts'

/** The computer players, the weakest first. */
const players = ['recruit', 'legate', 'magister'] as const satisfies readonly (keyof typeof invasionsBots)[]

/** Invasions' half of the page: all that the frame of the table knows of it. */
export const invasionsClient: GameClient<Invasions> = {
  cover: invasionsCover,
  wire,
  words: invasionsWords,
  setUp: {
    read: readOptions,
    sidesOf,
    groupsOf: groupsIn,
    forPeople: withPeople,
    sideNote,
    Scenarios: ScenarioChoice,
    Form: CombatSystemChoice
  },
  computerPlayers: {
    names: players,
    first: 'legate',
    notes: Object.fromEntries(players.map((player) => [player, message(`player-note.${player}`)]))
  },
  rules: invasionsRules,
  rulesChanges,
  lessons,
  planPanel: PLAN,
  hint: hintFor,
  sentence: eventSentence,
  concernsSide: eventConcernsSide,
  isAnimated: (event) => animationOf(event) !== null,
  soundOf,
  endsFightOf,
  momentsOf,
  nameOf: unitName,
  pieceNotes: unitNotes,
  Position: TurnPosition,
  TableProviders: TableProviders,
  Board: lazyWithRetry(() => import('./board.tsx')),
  FightView: FightView,
  Tray: HandTray,
  panels: [
    { id: 'nations', icon: 'shield', title: message('panel.nations'), Body: NationSheets },
    { id: PLAN, icon: 'pin', title: message('panel.plan'), Body: PlanPanel }
  ],
  Score: ScorePage,
  story: {
    moments: turnStartNumbers,
    Pages: lazyWithRetry(() => import('./story/story-pages.tsx')),
    styles: async () => (await import('./story/invasions-story-styles.ts')).invasionsStoryStyles
  },
  poster: async (table, language) => (await import('./poster/map-poster.ts')).mapPoster(table, language),
  Interlude: TurnEndPage,
  decision: decisionSurroundings,
  Ending: FinalScoreChart,
  Ceremony: lazyWithRetry(() => import('./ceremony/ceremony.tsx'))
}

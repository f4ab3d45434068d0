import './tokens/tokens.css'
import './byzantion.css'
import './board.css'
import './court/court.css'
import './events/events.css'
import './animations/flying-units.css'
import './area/area.css'
import './hand/hand.css'
import './lore/lore.css'
import './panels/panels.css'
import './questions/questions.css'
import { readOptions, sidesOf } from '#shared/byzantion/campaign-options.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { wire } from '#shared/byzantion/wire.ts'
import { byzantionWords } from '#shared/byzantion/words/index.ts'
import { message } from '#shared/byzantion/words/message.ts'
import type { GameClient } from '../table/game/game-client.ts'
import { lazyWithRetry } from '../ui/retry-while-offline.ts'
import { unitChangesOf } from './animations/unit-changes.ts'
import { hintFor } from './coach/hints.ts'
import { lessons } from './coach/lessons.tsx'
import { byzantionCover } from './cover.ts'
import { Ending } from './ending.tsx'
import { concernsSide, eventSentence, soundOf } from './event-sentence.ts'
import { HandTray } from './hand/hand-tray.tsx'
import { LorePanel } from './lore/lore-panel.tsx'
import { DiscardsPanel } from './panels/discards.tsx'
import { DoxaPanel } from './panels/doxa-table.tsx'
import { MissionsPanel } from './panels/missions.tsx'
import { decisionSurroundings } from './questions/decision-surroundings.tsx'
import { byzantionRules } from './rules/byzantion-rules.ts'
import { SetUpForm } from './set-up/set-up-form.tsx'
import { sideNote } from './set-up/side-note.ts'
import { TableProviders } from './table-providers.tsx'
import { TurnPosition } from './turn-position.tsx'

/** The computer players, the weakest first. */
const players = ['recruit', 'legate', 'magister'] as const

/** The client of Byzantion. */
export const byzantionClient: GameClient<Byzantion> = {
  cover: byzantionCover,
  wire,
  words: byzantionWords,
  setUp: {
    read: readOptions,
    sidesOf,
    people: { most: 4, optionsFor: (options, count) => ({ ...options, players: Math.max(1, count) }) },
    sideNote,
    Form: SetUpForm
  },
  computerPlayers: {
    names: players,
    first: 'legate',
    notes: Object.fromEntries(players.map((player) => [player, message(`player-note.${player}`)]))
  },
  rules: byzantionRules,
  rulesChanges: { 2: [message('rules-change.cards'), message('rules-change.events')] },
  lessons,
  hint: hintFor,
  sentence: eventSentence,
  concernsSide,
  isAnimated: (event) => unitChangesOf(event) !== null,
  soundOf,
  Position: TurnPosition,
  TableProviders,
  Board: lazyWithRetry(() => import('./board.tsx')),
  Tray: HandTray,
  panels: [
    { id: 'missions', icon: 'star', title: message('panel.missions'), Body: MissionsPanel },
    { id: 'doxa', icon: 'scroll', title: message('panel.doxa'), Body: DoxaPanel },
    { id: 'discards', icon: 'archive', title: message('panel.discards'), Body: DiscardsPanel },
    { id: 'lore', icon: 'book', title: message('panel.lore'), Body: LorePanel }
  ],
  story: {
    // The log contains everything, so the story needs no past views.
    moments: () => [],
    Pages: lazyWithRetry(() => import('./story/pages.tsx')),
    styles: async () => (await import('./story/byzantion-story-styles.ts')).byzantionStoryStyles
  },
  decision: decisionSurroundings,
  Ending
}

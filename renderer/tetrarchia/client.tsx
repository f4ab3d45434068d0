import './tetrarchia.css'
import './actions/cards.css'
import './panels/panels.css'
import './set-up/set-up.css'
import './story/story.css'
import { readOptions, sidesOf } from '#shared/tetrarchia/campaign-options.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { wire } from '#shared/tetrarchia/wire.ts'
import { tetrarchiaWords } from '#shared/tetrarchia/words/index.ts'
import { message } from '#shared/tetrarchia/words/message.ts'
import type { GameClient } from '../table/game/game-client.ts'
import { lazyWithRetry } from '../ui/retry-while-offline.ts'
import { animationOf, isByChance } from './animations/board-animation.ts'
import { soundOf } from './animations/event-sound.ts'
import { hintFor } from './coach/hints.ts'
import { lessons } from './coach/lessons.tsx'
import { tetrarchiaCover } from './cover.ts'
import { decisionSurroundings } from './decision-surroundings.tsx'
import { Ending } from './ending.tsx'
import { eventSentence } from './event-sentence.ts'
import { stageOf } from './fight/stage.tsx'
import { momentsOf } from './moments/moments-of.tsx'
import { EmpirePanel } from './panels/empire.tsx'
import { ThreatsPanel } from './panels/threats.tsx'
import { tetrarchiaRules } from './rules/tetrarchia-rules.ts'
import { SetUpForm } from './set-up/set-up-form.tsx'
import { sideNote } from './set-up/side-note.ts'
import { TurnPosition } from './turn-position.tsx'

/** The computer players, the weakest first. */
const players = ['centurion', 'prefect'] as const

/** The client of Tetrarchia. */
export const tetrarchiaClient: GameClient<Tetrarchia> = {
  cover: tetrarchiaCover,
  wire,
  words: tetrarchiaWords,
  setUp: {
    read: readOptions,
    sidesOf,
    people: { most: 4, optionsFor: (options, count) => ({ ...options, players: Math.max(1, count) }) },
    sideNote,
    Form: SetUpForm
  },
  computerPlayers: {
    names: players,
    first: 'prefect',
    notes: Object.fromEntries(players.map((player) => [player, message(`player-note.${player}`)]))
  },
  rules: tetrarchiaRules,
  rulesChanges: { 2: [message('rules-change.hopeless')] },
  lessons,
  hint: hintFor,
  sentence: eventSentence,
  isAnimated: (event) => animationOf(event) !== null,
  isByChance: isByChance,
  soundOf,
  momentsOf,
  stage: stageOf,
  Position: TurnPosition,
  Board: lazyWithRetry(() => import('./board.tsx')),
  panels: [
    { id: 'empire', icon: 'shield', title: message('panel.empire'), Body: EmpirePanel },
    { id: 'threats', icon: 'warning', title: message('panel.threats'), Body: ThreatsPanel }
  ],
  story: {
    // The log contains everything, so the story needs no past views.
    moments: () => [],
    Pages: lazyWithRetry(() => import('./story/pages.tsx')),
    styles: async () => (await import('./story/tetrarchia-story-styles.ts')).tetrarchiaStoryStyles
  },
  decision: decisionSurroundings,
  Ending,
  Ceremony: lazyWithRetry(() => import('./ceremony/ceremony.tsx'))
}

import './tetrarchia.css'
import './command/cards.css'
import './panels/panels.css'
import './set-up/set-up.css'
import './story/story.css'
import { GAME_ID, readOptions, sidesOf } from '#shared/tetrarchia/options.ts'
import type { Tetrarchia } from '#shared/tetrarchia/types.ts'
import { wire } from '#shared/tetrarchia/wire.ts'
import { tetrarchiaWords } from '#shared/tetrarchia/words/index.ts'
import { message } from '#shared/tetrarchia/words/message.ts'
import type { GameClient } from '../table/game/game-client.ts'
import { lazyPart } from '../ui/patiently.ts'
import { CardLine } from './card-line.tsx'
import { hint } from './coach/hints.ts'
import { lessons } from './coach/lessons.tsx'
import { surroundings } from './decision-surroundings.tsx'
import { emblems } from './emblems.tsx'
import { Ending } from './ending.tsx'
import { EmpirePanel } from './panels/empire.tsx'
import { ThreatsPanel } from './panels/threats.tsx'
import { Position } from './position.tsx'
import { rules } from './rules/rules.ts'
import { sentenceOf } from './sentence.ts'
import { SetUpForm } from './set-up/set-up-form.tsx'
import { isFate, sightOf } from './sights/sight.ts'

/** The client of Tetrarchia. */
export const tetrarchiaClient: GameClient<Tetrarchia> = {
  id: GAME_ID,
  name: { en: 'Tetrarchia, 293–305', es: 'Tetrarchia, 293–305' },
  wire,
  words: tetrarchiaWords,
  sides: emblems,
  isOpen: true,
  setUp: { read: readOptions, sidesOf, Form: SetUpForm },
  players: { names: ['centurion', 'prefect'], first: 'prefect' },
  CardLine: CardLine,
  rules,
  lessons,
  hint,
  sentence: sentenceOf,
  isShown: (event) => sightOf(event) !== null,
  isFate: isFate,
  Position,
  Board: lazyPart(() => import('./board.tsx')),
  panels: [
    { id: 'empire', icon: 'shield', title: message('panel.empire'), Body: EmpirePanel },
    { id: 'threats', icon: 'warning', title: message('panel.threats'), Body: ThreatsPanel }
  ],
  story: {
    // The log contains everything, so the story needs no past views.
    moments: () => [],
    Pages: lazyPart(() => import('./story/pages.tsx')),
    styles: async () => (await import('./story/styles.ts')).tetrarchiaStoryStyles
  },
  decision: surroundings,
  Ending
}

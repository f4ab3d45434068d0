import './marks/marks.css'
import './board.css'
import './republic/republic.css'
import './senate/senate.css'
import './forum/forum.css'
import './map/map.css'
import './factions/factions.css'
import './hand/hand.css'
import './cards/cards.css'
import './odds/odds.css'
import './deals/deals.css'
import './panels/panels.css'
import './questions/questions.css'
import { FEWEST_FACTIONS, factionIds, readOptions, sidesOf } from '#shared/republica/campaign-options.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import { wire } from '#shared/republica/wire.ts'
import { republicaWords } from '#shared/republica/words/index.ts'
import { message } from '#shared/republica/words/message.ts'
import type { GameClient } from '../table/game/game-client.ts'
import { lazyWithRetry } from '../ui/retry-while-offline.ts'
import { hintFor } from './coach/hints.ts'
import { lessons } from './coach/lessons.tsx'
import { republicaCover } from './cover.ts'
import { LedgerPanel } from './deals/ledger-panel.tsx'
import { Ending } from './ending.tsx'
import { concernsSide, eventSentence, isByChance, soundOf } from './event-sentence.ts'
import { HandTray } from './hand/hand-tray.tsx'
import { placeNameOf } from './map/place-name.ts'
import { momentsOf } from './moments/moments-of.tsx'
import { ScorePage } from './panels/influence-table.tsx'
import { decisionSurroundings } from './questions/decision-surroundings.tsx'
import { republicaRules } from './rules/republica-rules.ts'
import { SetUpForm } from './set-up/set-up-form.tsx'
import { sideNote } from './set-up/side-note.ts'
import { stageOf } from './stage/stage.tsx'
import { TableProviders } from './table-providers.tsx'
import { TurnPosition } from './turn-position.tsx'

/** The computer players, the weakest first. */
const players = ['recruit', 'legate', 'magister'] as const

/** The client of La República de Roma. */
export const republicaClient: GameClient<Republica> = {
  cover: republicaCover,
  wire,
  words: republicaWords,
  setUp: {
    read: readOptions,
    sidesOf,
    people: {
      most: factionIds.length,
      optionsFor: (options, people) => ({
        ...options,
        factions: Math.max(FEWEST_FACTIONS, people, options.factions)
      })
    },
    sideNote,
    Form: SetUpForm
  },
  computerPlayers: {
    names: players,
    first: 'legate',
    notes: Object.fromEntries(players.map((player) => [player, message(`player-note.${player}`)]))
  },
  rules: republicaRules,
  lessons,
  hint: hintFor,
  sentence: eventSentence,
  concernsSide,
  isAnimated: (event) => stageOf(event) !== null,
  isByChance,
  stage: stageOf,
  soundOf,
  momentsOf,
  nameOf: placeNameOf,
  Position: TurnPosition,
  TableProviders,
  Board: lazyWithRetry(() => import('./board.tsx')),
  Tray: HandTray,
  panels: [{ id: 'deals', icon: 'quill', title: message('panel.deals'), Body: LedgerPanel }],
  Score: ScorePage,
  story: {
    // The log contains everything, so the story needs no past views.
    moments: () => [],
    Pages: lazyWithRetry(() => import('./story/pages.tsx')),
    styles: async () => (await import('./story/republica-story-styles.ts')).republicaStoryStyles
  },
  decision: decisionSurroundings,
  Ending,
  Ceremony: lazyWithRetry(() => import('./ceremony/ceremony.tsx'))
}

import { eraseTypes } from '../engine/any-game.ts'
import type { GameKit } from '../engine/kit.ts'
import { plainScene } from '../engine/scene/plain-scene.ts'
import type { TournamentSupport } from '../engine/tournament.ts'
import { byzantionPlayers } from './bots/index.ts'
import { byzantion } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { ruleIndex } from './rule-index.ts'
import { byzantionSoakTarget } from './soak-target.ts'
import type { ByzantionState } from './state.ts'
import { ByzantionObserver, type CampaignNotes } from './tournament/observer.ts'
import { reportSections } from './tournament/report.ts'

const tournament: TournamentSupport<CampaignNotes> = {
  inspect: (state: ByzantionState) =>
    brokenInvariants(state).map(({ invariant, detail }) => `${invariant}: ${detail}`),
  lap: { name: 'round', endsWith: 'round-ended' },
  observe: () => new ByzantionObserver(),
  report: reportSections
}

/** The game with its computer players: all of the kit that the installed app needs. */
export const byzantionGame = eraseTypes({ ...byzantion, players: byzantionPlayers })

export const byzantionKit: GameKit = {
  game: byzantionGame,
  options: [
    { name: 'players', value: '1-4', about: 'how many play (4); one plays alone as Justinian' },
    { name: 'length', value: 'standard|marathon', about: 'six rounds or nine (standard)' }
  ],
  soakTarget: byzantionSoakTarget,
  rules: ruleIndex,
  scene: /* @__PURE__ */ plainScene(byzantion),
  tournament,
  pointsBySource: (state: ByzantionState) =>
    Object.fromEntries(Object.entries(state.seats).map(([side, { sources }]) => [side, { ...sources }])),
  commands: []
}

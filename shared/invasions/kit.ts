import { eraseTypes } from '../engine/any-game.ts'
import type { GameKit } from '../engine/kit.ts'
import type { TournamentSupport } from '../engine/tournament.ts'
import { invasionsBots } from './bots/index.ts'
import { commands } from './commands/index.ts'
import { scenarioIds } from './content/scenarios/index.ts'
import { invasions } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { ruleIndex } from './rule-index.ts'
import { invasionsScene } from './scene/scene-support.ts'
import { invasionsSoakTarget } from './soak/soak-target.ts'
import type { InvasionsState } from './state.ts'
import { type CampaignNotes, InvasionsObserver } from './tournament/observer.ts'
import { sidePointsBySource } from './tournament/points-by-source.ts'
import { reportSections } from './tournament/report.ts'

const tournament: TournamentSupport<CampaignNotes> = {
  inspect: (state: InvasionsState) =>
    brokenInvariants(state).map(({ invariant, detail }) => `${invariant}: ${detail}`),
  lap: { name: 'activation', endsWith: 'activation-ended' },
  observe: (players) => new InvasionsObserver(players),
  report: reportSections
}

/** The game with its computer players: all of the kit that the installed app needs. */
export const invasionsGame = eraseTypes({
  ...invasions,
  players: { bots: invasionsBots, adviser: 'legate' }
})

export const invasionsKit: GameKit = {
  game: invasionsGame,
  options: [
    { name: 'combat', value: 'basic|advanced', about: 'which of the two battle systems (basic)' },
    { name: 'scenario', value: scenarioIds.join('|'), about: 'the scenario (350)' }
  ],
  soakTarget: invasionsSoakTarget,
  rules: ruleIndex,
  scene: invasionsScene,
  tournament,
  pointsBySource: sidePointsBySource,
  commands
}

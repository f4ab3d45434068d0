import { eraseTypes } from '../engine/any-game.ts'
import type { GameKit } from '../engine/kit.ts'
import { plainScene } from '../engine/scene/plain-scene.ts'
import type { TournamentSupport } from '../engine/tournament.ts'
import { tetrarchiaPlayers } from './bots/index.ts'
import { variantIds } from './campaign-options.ts'
import { tetrarchia } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { ruleIndex } from './rule-index.ts'
import { tetrarchiaSoakTarget } from './soak-target.ts'
import type { TetrarchiaState } from './state.ts'
import { type CampaignNotes, TetrarchiaObserver } from './tournament/observer.ts'
import { reportSections } from './tournament/report.ts'

const tournament: TournamentSupport<CampaignNotes> = {
  inspect: (state: TetrarchiaState) =>
    brokenInvariants(state).map(({ invariant, detail }) => `${invariant}: ${detail}`),
  lap: { name: 'Roman phase', endsWith: 'barbarians-began' },
  observe: () => new TetrarchiaObserver(),
  report: reportSections
}

/** The game with its computer players: all of the kit that the installed app needs. */
export const tetrarchiaGame = eraseTypes({ ...tetrarchia, players: tetrarchiaPlayers })

export const tetrarchiaKit: GameKit = {
  game: tetrarchiaGame,
  options: [
    { name: 'level', value: '4211', about: 'discs, fleets, further revolts and armies at the start (4200)' },
    { name: 'players', value: '1-4', about: 'how many play (1)' },
    { name: 'variants', value: 'V,V', about: variantIds.join(', ') },
    { name: 'shared', value: 'galerius|constantius', about: 'with three: the Caesar whom all of them lead' }
  ],
  soakTarget: tetrarchiaSoakTarget,
  rules: ruleIndex,
  scene: /* @__PURE__ */ plainScene(tetrarchia),
  tournament,
  commands: []
}

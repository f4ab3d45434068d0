import { eraseTypes } from '../engine/any-game.ts'
import type { GameKit } from '../engine/kit.ts'
import type { TournamentSupport } from '../engine/tournament.ts'
import { republicaPlayers } from './bots/index.ts'
import { republica } from './game.ts'
import { brokenInvariants } from './invariants.ts'
import { ruleIndex } from './rule-index.ts'
import { republicaScene } from './scene.ts'
import { republicaSoakTarget } from './soak-target.ts'
import type { RepublicState } from './state.ts'
import { type CampaignNotes, RepublicObserver } from './tournament/observer.ts'
import { reportSections } from './tournament/report.ts'

/** The game with its computer players: all of the kit that the installed app needs. */
export const republicaGame = eraseTypes({ ...republica, players: republicaPlayers })

const tournament: TournamentSupport<CampaignNotes> = {
  inspect: (state: RepublicState) =>
    brokenInvariants(state).map(({ invariant, detail }) => `${invariant}: ${detail}`),
  lap: { name: 'turn', endsWith: 'turn-began' },
  observe: () => new RepublicObserver(),
  report: reportSections
}

export const republicaKit: GameKit = {
  game: republicaGame,
  options: [
    { name: 'factions', value: '3-6', about: 'how many factions sit in the Senate (6)' },
    { name: 'republic', value: 'early|middle|late', about: 'how far the deck goes (early)' },
    {
      name: 'comparators',
      value: 'printed|classic',
      about: 'whether the printed number itself is enough (printed)'
    },
    {
      name: 'officeForConsulForLife',
      value: 'required|not-required',
      about: 'whether a consul for life must hold an office (required)'
    },
    {
      name: 'approvalVote',
      value: 'recorded|modifies-roll',
      about: 'what the approval vote does (recorded)'
    },
    { name: 'knights', value: 'off|classic', about: 'whether knights can be won (off)' },
    {
      name: 'naturalDeathConcessions',
      value: 'to-faction|to-forum',
      about: 'who inherits the concessions of the old (to-faction)'
    },
    {
      name: 'counterBribes',
      value: 'both-ways|resist-only',
      about: 'whether others may help a persuasion (both-ways)'
    }
  ],
  soakTarget: republicaSoakTarget,
  rules: ruleIndex,
  scene: republicaScene,
  tournament,
  commands: []
}

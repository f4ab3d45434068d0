import { expect, it } from 'vitest'
import { createRandom } from '../engine/random.ts'
import { readOptions } from './campaign-options.ts'
import { brokenInvariants, invariantNames } from './invariants.ts'
import { setUp } from './rules/set-up/deal.ts'
import type { RepublicState } from './state.ts'
import { position, type TestPosition } from './testing/position.ts'

const table: TestPosition = {
  senators: {
    fabius: { faction: 'palatine' },
    julius: { faction: 'palatine' },
    claudius: { faction: 'capitoline' }
  },
  leaders: { palatine: 'fabius', capitoline: 'claudius' },
  wars: { 'punic-1': {} },
  armies: [{ against: 'punic-1', commander: 'julius', legions: 2 }]
}

const broken = (state: RepublicState) => new Set(brokenInvariants(state).map(({ invariant }) => invariant))

/** A fault for each invariant, by how its name begins. */
const faults: Readonly<Record<string, (state: RepublicState) => void>> = {
  'every card'(state) {
    state.discards.push('mining', 'mining')
  },
  '9.64'(state) {
    const [legion] = state.legions
    if (legion) state.legions.push({ ...legion })
  },
  'every unit'(state) {
    const [legion] = state.legions
    if (legion) legion.place = { in: 'army', army: 9 }
  },
  'every army'(state) {
    state.wars = {}
  },
  '9.62'(state) {
    if (state.senators.fabius) state.senators.fabius.at = 'province'
  },
  '9.24'(state) {
    for (const senator of Object.values(state.senators)) senator.office = 'censor'
  },
  'every faction'(state) {
    if (state.factions.palatine) state.factions.palatine.leader = 'claudius'
  },
  '11.4'(state) {
    if (state.senators.fabius) Object.assign(state.senators.fabius, { at: 'exile', concessions: ['mining'] })
  },
  '11.2'(state) {
    if (state.senators.fabius) state.senators.fabius.at = 'rebellion'
  },
  '6.22'(state) {
    state.treasury = -1
  },
  '7.3'(state) {
    Object.assign(state, { phase: 'mortality', turn: 2 })
    state.hands.palatine = ['tribune-1', 'tribune-2', 'tribune-3', 'tribune-4', 'tribune-5', 'tribune-6']
  },
  'a game that is over'(state) {
    state.phase = 'over'
  }
}

it('each invariant has a fault that breaks it', () => {
  for (const name of invariantNames) {
    const fault = Object.entries(faults).find(([start]) => name.startsWith(start))?.[1]
    if (!fault) throw new Error(`no fault for '${name}'`)
    // A position has only some of the cards.
    const state =
      name === 'every card is in one place' ? setUp(readOptions({}), createRandom('deck')) : position(table)
    expect(broken(state), `${name}, before`).not.toContain(name)
    fault(state)
    expect(broken(state), name).toContain(name)
  }
})

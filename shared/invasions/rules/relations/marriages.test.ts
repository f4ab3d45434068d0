import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import { routesOfNation } from '../../queries/raids/raids.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, eventsEmittedBy } from '../../testing/drive.ts'
import { beginMovementOf, giveOrders, landOrder, type MarchOptions } from '../../testing/march-orders.ts'
import { bareMap, lead, opening, put, tie } from '../../testing/position.ts'
import { playCombat } from '../battle/combat-substep.ts'
import { recordAttack } from '../battle/record-attack.ts'
import { raidInstead } from '../raids/play-raids.ts'
import { settleMarriages } from './marriages.ts'

/** The points that a nation married into scores at the end of its activation. */
function pointsOf(state: InvasionsState, nation: NationId): number {
  const before = state.score.nations[nation] ?? 0
  eventsEmittedBy(state, (play) => settleMarriages(play, nation))
  return (state.score.nations[nation] ?? 0) - before
}

function marry(state: InvasionsState, nation: NationId, to: NationId): void {
  state.thisTurn.effects.push({ effect: 'marriage-peace', nation, place: to })
}

describe('XXX.D what counts as an attack on the in-law', () => {
  /** Visigoths, married to Byzantium, march from Valachia over the Danube. */
  function march(defenders: (state: InvasionsState) => void, options: MarchOptions = {}): number {
    const state = bareMap()
    const stack = put(state, 'visigoths', 'infantry', 'valachia', 6)
    const king = lead(state, 'alaricus', 'valachia')
    marry(state, 'visigoths', 'byzantines')
    defenders(state)
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'moesia_inferior', ...stack, king)], options)
    return pointsOf(state, 'visigoths')
  }

  it('XXX.D land that nobody defends is no attack', () => {
    expect(march(() => {})).toBe(2)
  })

  it('XXX.D, XVIII.E a unit that is overrun is', () => {
    const overrun = { answers: { 'break-through': 'overrun' } }
    expect(march((state) => put(state, 'byzantines', 'legion', 'moesia_inferior'), overrun)).toBe(0)
    // Roman troops on Byzantine ground are no in-laws.
    expect(march((state) => put(state, 'romans', 'legion', 'moesia_inferior'), overrun)).toBe(2)
  })

  it('XXX.D, XVIII.I a Limes that falls is', () => {
    expect(march((state) => put(state, 'byzantines', 'limes', 'moesia_inferior'), { dice: [1] })).toBe(0)
  })

  it('XXX.D, XXIV.B a city that a leader threatens on the march is, whether it opens its gates or not', () => {
    for (const die of [3, 4]) {
      const state = bareMap()
      const stack = [
        ...put(state, 'visigoths', 'infantry', 'thessalia', 3),
        lead(state, 'rex-visigoths', 'thessalia')
      ]
      marry(state, 'visigoths', 'byzantines')
      beginMovementOf(state, 'visigoths')
      giveOrders(state, [landOrder('thessalia', 'achaia', ...stack)], {
        dice: [die],
        whenever: { 'fate-of-city': 'spare' },
        otherwise: 'first'
      })
      expect(pointsOf(state, 'visigoths')).toBe(0)
    }
  })

  it('XXX.D, XXIV.C a siege is an attack of each nation in the stack, whoever leads it', () => {
    const state = bareMap()
    tie(state, { kind: 'alliance', between: ['ostrogoths', 'visigoths'] })
    put(state, 'ostrogoths', 'infantry', 'achaia', 3)
    put(state, 'visigoths', 'infantry', 'achaia', 2)
    marry(state, 'visigoths', 'byzantines')
    beginMovementOf(state, 'ostrogoths', 'visigoths')
    drive(state, (play) => playCombat(play, { task: 'combat', besieged: [], campaignsLeft: 0 }), {
      dice: [1],
      agenda: true,
      answers: { besiege: 'siege' },
      otherwise: 'first'
    })
    expect(pointsOf(state, 'visigoths')).toBe(0)
  })

  it('XXX.D, XI.C so is a raid, even one that fails', () => {
    const state = opening({ active: ['alamanni'] })
    marry(state, 'alamanni', 'romans')
    drive(state, (play) => raidInstead(play, 'alamanni'), {
      dice: [1],
      whenever: { 'raid-instead': 'noricum' },
      otherwise: 'first'
    })
    expect(pointsOf(state, 'alamanni')).toBe(0)
  })

  it('XXX.D what a nation does in another’s activation does not count', () => {
    const state = bareMap({ active: ['byzantines'] })
    marry(state, 'visigoths', 'byzantines')
    recordAttack(state, ['visigoths'], ['byzantines'])
    expect(pointsOf(state, 'visigoths')).toBe(2)
  })
})

describe('XXX.C a pact against attacks', () => {
  it('XXX.C, XI.D forbids raids on the nation that paid, and on no other', () => {
    const state = opening()
    const holders = () =>
      new Set(routesOfNation(state, 'alamanni').map(({ target }) => state.control[target]))
    expect(holders()).toContain('romans')
    tie(state, { kind: 'truce', between: ['romans', 'alamanni'], binds: 'attack', since: 1 })
    expect(holders()).not.toContain('romans')
    expect(routesOfNation(state, 'franks').map(({ target }) => state.control[target])).toContain('romans')
  })
})

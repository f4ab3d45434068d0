import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, eventsEmittedBy, values } from '../../testing/drive.ts'
import { clear, opening, troops } from '../../testing/position.ts'
import { kindsIn } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { lostLimites } from '../administration/market.ts'
import { purchaseStep } from '../administration/purchase-step.ts'
import { handOver, settleControl } from '../control/control.ts'
import { easternLimitesFollowBorder } from '../nations/limites.ts'

/** Troops of a nation take an open province; the Limes that stood there falls. */
function take(state: InvasionsState, province: ProvinceId, nation: NationId): void {
  clear(state, province)
  troops(state, nation, province, 1)
  eventsEmittedBy(state, settleControl)
  expect(state.control[province]).toBe(nation)
}

const rebuildable = (state: InvasionsState, nation: NationId) =>
  lostLimites(state, nation).map(({ province }) => province)

/** The nation buys nothing, but has its Limites rebuilt there. */
function rebuild(state: InvasionsState, nation: NationId, limites: ProvinceId[]): void {
  drive(state, (play) => purchaseStep(play, nation), {
    whenever: {
      purchases: ({ body }) =>
        values(
          Object.fromEntries(
            (body.type === 'form' ? body.fields : []).map(({ name, field }) => [
              name,
              name === 'limites' ? limites : field === 'many' ? [] : 0
            ])
          )
        )
    }
  })
}

describe('XVIII.I, XV.B rebuilding Limites', () => {
  it('XVIII.I a Limes is rebuilt free where the province was lost and taken back', () => {
    const state = opening()
    take(state, 'helvetia', 'alamanni')
    expect(rebuildable(state, 'romans')).toEqual([])
    take(state, 'helvetia', 'romans')
    expect(rebuildable(state, 'romans')).toEqual(['helvetia'])
    const { treasury } = state.nations.romans
    rebuild(state, 'romans', ['helvetia'])
    expect(kindsIn(state, 'helvetia')).toContain('limes')
    expect(state.nations.romans.treasury).toBe(treasury)
  })

  it('XVIII.I no Limes is rebuilt where a raid destroyed it and the province stayed Roman', () => {
    const state = opening()
    clear(state, 'helvetia')
    eventsEmittedBy(state, settleControl)
    expect(state.control.helvetia).toBe('romans')
    expect(rebuildable(state, 'romans')).toEqual([])
  })

  it('XVIII.I after a rebuilding the province must be lost again before the next', () => {
    const state = opening()
    take(state, 'helvetia', 'alamanni')
    take(state, 'helvetia', 'romans')
    rebuild(state, 'romans', ['helvetia'])
    clear(state, 'helvetia')
    eventsEmittedBy(state, settleControl)
    expect(rebuildable(state, 'romans')).toEqual([])
  })

  it('XVIII.I no Limes is rebuilt where none ever stood', () => {
    const state = opening()
    take(state, 'rhaetia', 'alamanni')
    take(state, 'rhaetia', 'romans')
    expect(rebuildable(state, 'romans')).toEqual([])
  })

  it('VI.K a province that the other half of the united Empire holds is not lost', () => {
    const state = opening()
    clear(state, 'osroene')
    handOver(state, 'osroene', 'romans')
    eventsEmittedBy(state, settleControl)
    handOver(state, 'osroene', 'byzantines')
    eventsEmittedBy(state, settleControl)
    expect(rebuildable(state, 'byzantines')).toEqual([])
  })

  it('IX.E a Limes that has followed the Persian border is rebuilt where it went', () => {
    const state = opening()
    take(state, 'euphrates', 'byzantines')
    drive(state, (play) => easternLimitesFollowBorder(play, 'byzantines'), {
      answers: { 'limes-follows-border': ['euphrates', 'stay'] }
    })
    expect(kindsIn(state, 'euphrates')).toContain('limes')
    take(state, 'euphrates', 'persians')
    take(state, 'euphrates', 'byzantines')
    expect(rebuildable(state, 'byzantines')).toEqual(['euphrates'])
  })
})

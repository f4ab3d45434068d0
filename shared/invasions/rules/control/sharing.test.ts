import { describe, expect, it } from 'vitest'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { areasHeld } from '../../queries/nations/realm.ts'
import { objectivesNow } from '../../queries/scoring/objectives.ts'
import type { InvasionsState } from '../../state.ts'
import { bareMap, crown, encamp, garrison, holdArea, opening, put, tie } from '../../testing/position.ts'
import { replaceRelations } from '../relations/relation-list.ts'
import { computeControl } from './control.ts'

const endTies = (state: InvasionsState) => {
  replaceRelations(
    state,
    state.relations.filter(({ kind }) => kind !== 'alliance' && kind !== 'vassal')
  )
  computeControl(state)
}

/** The land of Rome, Byzantium and Persia, and what it pays. */
function account(state: InvasionsState) {
  const nations = ['romans', 'byzantines', 'persians'] as const
  return {
    control: state.control,
    mesopotamia: state.areaControl.mesopotamia,
    gross: incomeOf(state, 'persians').gross,
    areas: nations.map((nation) => areasHeld(state, nation).length)
  }
}

describe('XII.C, XXVI.B partners share, and neither gives', () => {
  it('XXVI.B Rome and Persia allied: no province and no gold of Persia changes hands, then or afterwards', () => {
    const state = opening()
    const before = account(state)
    expect(before.mesopotamia).toBe('persians')
    tie(state, { kind: 'alliance', between: ['romans', 'persians'], since: 1 })
    computeControl(state)
    expect(account(state)).toEqual(before)
    endTies(state)
    expect(account(state)).toEqual(before)
  })

  it('XII.C each ally shares the Area that they hold together: half its points and, for the Empire, half its gold', () => {
    const state = opening()
    const areas = () => incomeOf(state, 'romans').areas
    const alone = areas()
    const shares = () =>
      objectivesNow(state, 'persians').flatMap(({ objective, share }) =>
        'area' in objective && objective.area === 'mesopotamia' ? [share] : []
      )
    expect(shares()).toEqual([1])
    tie(state, { kind: 'alliance', between: ['romans', 'persians'], since: 1 })
    computeControl(state)
    expect(shares()).toEqual([0.5])
    expect(areas()).toBeGreaterThan(alone)
  })

  it('XII.C an Area that only the allies together control leaves each the empty land he had, and gives them what was nobody’s', () => {
    const state = bareMap()
    crown(state, 'franks', 'neustria')
    crown(state, 'alamanni', 'treveria')
    holdArea(state, null, 'gallia_septentrionalis')
    const ofFranks = ['armoricum', 'austrasia', 'belgae', 'burgundia'] as const
    const ofAlamanni = ['sequana', 'saliens', 'venetum'] as const
    tie(state, { kind: 'alliance', between: ['franks', 'alamanni'], since: 1 })
    for (const id of ofFranks) state.control[id] = 'franks'
    for (const id of ofAlamanni) state.control[id] = 'alamanni'
    // A second look finds the Franks in control by what was nobody's.
    for (const _ of ['once', 'again']) computeControl(state)
    expect(state.areaControl.gallia_septentrionalis).toBe('franks')
    expect(ofAlamanni.map((id) => state.control[id])).toEqual(['alamanni', 'alamanni', 'alamanni'])
    expect(ofFranks.map((id) => state.control[id])).toEqual(['franks', 'franks', 'franks', 'franks'])
    expect(state.control.neustria).toBe('franks')
  })

  it('XXVI.B a province that both allies garrison stays with the one who had it', () => {
    const state = bareMap()
    crown(state, 'franks', 'neustria')
    crown(state, 'alamanni', 'treveria')
    garrison(state, 'alamanni', 'infantry', ['sequana'])
    holdArea(state, 'franks', 'gallia_meridionalis')
    tie(state, { kind: 'alliance', between: ['franks', 'alamanni'], since: 1 })
    put(state, 'franks', 'frankish-infantry', 'sequana', 2)
    computeControl(state)
    expect(state.control.sequana).toBe('alamanni')
  })
})

describe('XII.A, XXIX.E a suzerain controls through his vassal', () => {
  it('XII.A the empty land and cities of a vassal Kingdom stay its own, and so does the Area that it controls', () => {
    const state = opening()
    const before = account(state)
    tie(state, { kind: 'vassal', between: ['romans', 'persians'], since: 1 })
    computeControl(state)
    expect(state.control).toEqual(before.control)
    expect(state.areaControl.mesopotamia).toBe('persians')
    expect(areasHeld(state, 'romans')).toContain('mesopotamia')
    endTies(state)
    expect(account(state)).toEqual(before)
  })
})

describe('XII.C full control', () => {
  it('XII.C, XII.D a hostile horde that stands alone in a province of the Area leaves an Empire no full control', () => {
    const state = bareMap()
    const areas = () => incomeOf(state, 'byzantines').areas
    const full = areas()
    encamp(state, 'visigoths', 'dardania')
    computeControl(state)
    expect(areas()).toBe(full - 1)
    tie(state, { kind: 'vassal', between: ['byzantines', 'visigoths'], since: 1 })
    expect(areas()).toBe(full)
  })
})

import { describe, expect, it } from 'vitest'
import type { InvasionsEvent } from '../events.ts'
import type { InvasionsState } from '../state.ts'
import { clear, opening, put } from '../testing/position.ts'
import { CampaignChecker } from './campaign-checker.ts'

const ended: InvasionsEvent = { type: 'activation-ended', nations: ['visigoths'] }

/** Visigoths in undefended Athenae, which belongs to Byzantium or to nobody. */
function athenae(owner: 'byzantines' | null): InvasionsState {
  const state = opening({ turn: 2, clear: ['achaia'], control: { achaia: owner } })
  put(state, 'visigoths', 'infantry', 'achaia')
  return state
}

/** The error when the nation's activation ends on turns 2 and 3, with something between. */
function twoTurns(
  state: InvasionsState,
  between: (course: CampaignChecker) => void = () => undefined
): string {
  const course = new CampaignChecker()
  try {
    course.note(ended, state)
    between(course)
    state.turn = 3
    course.note(ended, state)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('the course of a campaign', () => {
  it.each(['byzantines', null] as const)(
    'XXIV.A no army stays a second turn at a city of %s that it could besiege without a question',
    (owner) => {
      expect(twoTurns(athenae(owner))).toBe(
        'no army stays a second turn at a city that it could besiege without a question: ' +
          'visigoths achaia since turn 2'
      )
    }
  )

  it('XXIV.A accepts a siege, a defender, or control by the army itself', () => {
    const state = athenae('byzantines')
    const siege: InvasionsEvent = {
      type: 'siege',
      province: 'achaia',
      besieger: 'visigoths',
      owner: 'byzantines',
      assault: false,
      outcome: 'resisted'
    }
    expect(twoTurns(state, (course) => course.note(siege, state))).toBe('')
    const defended = athenae('byzantines')
    put(defended, 'byzantines', 'infantry', 'achaia')
    expect(twoTurns(defended)).toBe('')
    const own = athenae('byzantines')
    own.control.achaia = 'visigoths'
    expect(twoTurns(own)).toBe('')
  })

  it('XXX.C accepts an army that had a truce with the owner meanwhile', () => {
    const state = athenae('byzantines')
    const truce: InvasionsEvent = {
      type: 'truce-made',
      by: 'visigoths',
      target: 'byzantines',
      way: 'treaty',
      rule: 'XXX.C'
    }
    expect(twoTurns(state, (course) => course.note(truce, state))).toBe('')
  })

  it('XXIV.A accepts an army that was an ally of the owner meanwhile', () => {
    const state = athenae('byzantines')
    const alliance: InvasionsEvent = {
      type: 'alliance-made',
      nations: ['visigoths', 'byzantines'],
      way: 'event',
      rule: 'XXVI.A'
    }
    expect(twoTurns(state, (course) => course.note(alliance, state))).toBe('')
  })

  it('XXIV.A accepts an army that left and came back', () => {
    const state = athenae('byzantines')
    const left = (course: CampaignChecker) => {
      const gone = athenae('byzantines')
      clear(gone, 'achaia')
      course.note(ended, gone)
    }
    expect(twoTurns(state, left)).toBe('')
  })
})

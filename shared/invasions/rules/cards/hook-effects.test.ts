import { describe, expect, it } from 'vitest'
import type { CardMoment } from '../../card-rules.ts'
import { type CardHook, cardHooks } from '../../content/cards/vocabulary.ts'
import { isInForce } from '../../queries/cards/turn-effects.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import type { InvasionsState } from '../../state.ts'
import { battleMoment, busyState, type CardRun, runCard } from '../../testing/card-moments.ts'
import { eventsEmittedBy } from '../../testing/drive.ts'
import { disarm } from '../../testing/position.ts'
import { optionKeys } from '../../testing/read-results.ts'
import { recordAttack } from '../battle/record-attack.ts'
import { settleMarriages } from '../relations/marriages.ts'

interface Try extends Omit<CardRun, 'moment'> {
  readonly moment?: (state: InvasionsState) => CardMoment
  readonly prepare?: (state: InvasionsState) => void
}

const tried = new Set<CardHook>()

function run(hook: CardHook, { moment, prepare, ...how }: Try = {}) {
  tried.add(hook)
  const state = busyState()
  prepare?.(state)
  return runCard(state, [{ do: 'hook', hook }], moment ? { ...how, moment: moment(state) } : how)
}

describe('the hooks of the cards', () => {
  it('X.D caravan-boom holds for the turn', () => {
    expect(isInForce(run('caravan-boom').state, 'caravan-boom')).toBe(true)
  })

  it('XX.F frozen-rivers hold for the turn', () => {
    expect(isInForce(run('frozen-rivers').state, 'frozen-rivers')).toBe(true)
  })

  it('XXIV.C open-gates and XXV.F bridge-of-boats are deferred to siege and march', () => {
    expect(run('open-gates', { aim: { nation: 'visigoths' } }).pending).toHaveLength(1)
    expect(run('bridge-of-boats', { aim: { nation: 'visigoths' } }).pending).toHaveLength(1)
  })

  it('XX.C defection: on a 5 the foreign unit stands aside, on a 6 it goes over', () => {
    for (const [face, defects] of [
      [5, 'aside'],
      [6, 'over']
    ] as const) {
      const { pending } = run('defection', {
        dice: [face],
        aim: { nation: 'byzantines', opponent: 'visigoths', role: 'defender' },
        moment: (state) => battleMoment(state, 'battle-start', 'moesia_superior', 'valachia')
      })
      expect(pending).toMatchObject([{ unit: 'byzantines-36', defects, nation: 'byzantines' }])
    }
  })

  it('XXX.C treaty-cession: the target leaves a bordering province, a unit of the other takes it', () => {
    const { state, events } = run('treaty-cession', {
      aim: { nation: 'persians' },
      playerNation: 'byzantines',
      answers: { 'treaty-province': 'euphrates' }
    })
    expect(events).toContainEqual({
      type: 'province-ceded',
      province: 'euphrates',
      from: 'persians',
      to: 'byzantines'
    })
    expect(unitsIn(state, 'euphrates').map(({ controller }) => controller)).toEqual(['byzantines'])
    expect(state.control.euphrates).toBe('byzantines')
    expect(state.units['persians-20']?.at).toBe('adiabene')
  })

  it('XXX.D marriage-peace: 2 points at the end of the activation, if the in-law was not attacked', () => {
    const kept = run('marriage-peace', { aim: { nation: 'visigoths' }, playerNation: 'byzantines' }).state
    eventsEmittedBy(kept, (play) => settleMarriages(play, 'visigoths'))
    expect(kept.score.nations.visigoths).toBe(2)
    const broken = run('marriage-peace', { aim: { nation: 'visigoths' }, playerNation: 'byzantines' }).state
    broken.active = ['visigoths']
    recordAttack(broken, ['visigoths'], ['byzantines'])
    eventsEmittedBy(broken, (play) => settleMarriages(play, 'visigoths'))
    expect(broken.score.nations.visigoths).toBeUndefined()
  })

  it('XXVIII.A force-foedus makes a Foedus by its rules', () => {
    const agreed = (nation: 'visigoths' | 'kushites', playerNation: 'byzantines' | 'romans') =>
      run('force-foedus', { aim: { nation }, playerNation }).state.thisTurn.foederaAgreed
    expect(agreed('visigoths', 'byzantines')).toEqual([{ federator: 'byzantines', federate: 'visigoths' }])
    expect(agreed('visigoths', 'romans')).toBeUndefined()
    expect(agreed('kushites', 'romans')).toBeUndefined()
  })

  it('XXXI.B conversion: the nation is Catholic at once', () => {
    const { state } = run('conversion', { aim: { nation: 'visigoths' } })
    expect(state.nations.visigoths).toMatchObject({ religion: 'catholic', converted: true })
  })

  it('XIX lone-levy: an infantry of the reserve stands in the entered province and may not flee', () => {
    const { state, pending } = run('lone-levy', { aim: { province: 'achaia' } })
    const [unit] = unitsIn(state, 'achaia')
    expect(unit).toMatchObject({ nation: 'byzantines', kind: 'infantry' })
    expect(pending).toMatchObject([{ nation: 'byzantines', unit: unit?.id }])
  })

  it('XXVIII.G federates-may-break: each federate is asked', () => {
    const { decisions } = run('federates-may-break', { aim: { nation: 'byzantines' } })
    expect(decisions.map(({ kind, actor }) => [kind, actor])).toEqual([['break-foedus', 'visigoths']])
  })

  it('XVI.C intolerance-revolt: in an Empire the dice name the Area, then the selector a province of it', () => {
    const { state, decisions } = run('intolerance-revolt', {
      aim: { nation: 'byzantines' },
      // The selector's die; Graecia, which has no dissenting province, is rolled again; then Aegyptus.
      dice: [4, 4, 6],
      answers: { 'revolt-province': 'nilus' }
    })
    expect(decisions[0]?.side).toBe('persians')
    const egypt = optionKeys(decisions[0])
    expect(egypt).toContain('nilus')
    expect(egypt).not.toContain('phoenicia')
    expect(state.revolts.nilus).toBe('-')
  })

  it('XVI.D intolerance-revolt: in a Kingdom the selector may pick any dissenting province', () => {
    const { decisions } = run('intolerance-revolt', {
      aim: { nation: 'persians' },
      prepare: (fresh) => {
        fresh.nations.persians.religion = 'catholic'
      },
      dice: [1],
      otherwise: 'first'
    })
    const open = optionKeys(decisions[0])
    expect(open).toContain('susiana')
    expect(open).toContain('euphrates')
  })

  it('XVI.D intolerance-revolt: with no such province 3 gold are lost', () => {
    const { state } = run('intolerance-revolt', {
      aim: { nation: 'romans' },
      prepare: (fresh) => {
        fresh.heresies = {}
        for (const id of ['assyria'] as const) fresh.control[id] = 'byzantines'
      }
    })
    expect(state.nations.romans.treasury).toBe(37)
  })

  it('shake-highest-city: one level less and no walls, but a capital keeps them', () => {
    const graecia = run('shake-highest-city', { aim: { area: 'graecia' } }).state
    expect(graecia.cities.thracia).toEqual({ level: 2, fortified: true })
    // As a calamity in an Area of the nation: Oriens, whose greatest city is Antioch.
    const oriens = run('shake-highest-city', { aim: { nation: 'byzantines' }, dice: [7] }).state
    expect(oriens.cities.phoenicia).toEqual({ level: 1, fortified: false })
  })

  it('pay-or-mutiny: 5 gold, or a unit of the largest stack, which then may not move', () => {
    const paid = run('pay-or-mutiny', { aim: { nation: 'persians' } }).state
    expect(paid.nations.persians.treasury).toBe(35)
    const poor = run('pay-or-mutiny', {
      aim: { nation: 'persians' },
      prepare: (state) => {
        state.nations.persians.treasury = 4
      }
    }).state
    expect(unitsIn(poor, 'babylonia')).toHaveLength(5)
    expect(isInForce(poor, 'may-not-move', { nation: 'persians', place: 'babylonia' })).toBe(true)
  })

  it('pay-or-mutiny: without a land stack the nation can only pay', () => {
    const { state } = run('pay-or-mutiny', {
      aim: { nation: 'persians' },
      prepare: (fresh) => {
        disarm(fresh, 'persians')
      }
    })
    expect(state.nations.persians.treasury).toBe(35)
  })

  it('every hook of the vocabulary is tried', () => {
    expect(Object.keys(cardHooks).filter((hook) => !tried.has(hook as CardHook))).toEqual([])
  })
})

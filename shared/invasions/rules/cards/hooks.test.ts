import { describe, expect, it } from 'vitest'
import type { Aim, Moment, PendingEffect } from '../../cards.ts'
import { type Hook, hooks } from '../../content/cards/vocabulary.ts'
import type { NationId } from '../../content/ids.ts'
import { placeUnit, unitsIn } from '../../queries/placement.ts'
import { inForce } from '../../queries/turn-effects.ts'
import type { InvasionsState } from '../../state.ts'
import { plainAnswer } from '../../testing/answer.ts'
import { type Driving, drive } from '../../testing/drive.ts'
import { battleAt, busyState } from '../../testing/moments.ts'
import { noteAttack } from '../clashes.ts'
import { settleMarriages } from '../diplomacy/marriages.ts'
import { runEffects } from './effects.ts'

interface Try extends Driving {
  readonly aim?: Partial<Aim>
  readonly moment?: (state: InvasionsState) => Moment
  readonly playerNation?: NationId
  readonly prepare?: (state: InvasionsState) => void
}

const tried = new Set<Hook>()

function run(hook: Hook, { aim = {}, moment, playerNation, prepare, ...how }: Try = {}) {
  tried.add(hook)
  const state = busyState()
  prepare?.(state)
  const pending: PendingEffect[] = []
  const at = moment?.(state) ?? ({ window: 'at-once', side: 'goths' } as const)
  const { events, decisions } = drive(
    state,
    (play) =>
      runEffects(
        {
          play,
          card: 'test',
          rule: 'X.B',
          player: 'goths',
          playerNation: playerNation ?? null,
          aim: { key: 'test', ...aim },
          moment: at,
          member: null,
          pending
        },
        [{ do: 'hook', hook }]
      ),
    { answers: plainAnswer, ...how }
  )
  return { state, pending, events, decisions }
}

describe('the hooks of the cards', () => {
  it('X.D caravan-boom holds for the turn', () => {
    expect(inForce(run('caravan-boom').state, 'caravan-boom')).toBe(true)
  })

  it('XX.F frozen-rivers hold for the turn', () => {
    expect(inForce(run('frozen-rivers').state, 'frozen-rivers')).toBe(true)
  })

  it('XXIV.C open-gates and XXV.F bridge-of-boats are left to siege and march', () => {
    expect(run('open-gates', { aim: { nation: 'visigoths' } }).pending).toHaveLength(1)
    expect(run('bridge-of-boats', { aim: { nation: 'visigoths' } }).pending).toHaveLength(1)
  })

  it.each([
    [5, 'aside'],
    [6, 'over']
  ] as const)('XX.C defection: on a %i the foreign unit stands %s', (face, defects) => {
    const { pending } = run('defection', {
      dice: [face],
      aim: { nation: 'byzantines', opponent: 'visigoths', role: 'defender' },
      moment: (state) => battleAt(state, 'battle-start', 'moesia_superior', 'valachia')
    })
    expect(pending).toMatchObject([{ unit: 'byzantines-36', defects, nation: 'byzantines' }])
  })

  it('XXX.C treaty-cession: the target leaves a bordering province, a unit of the other takes it', () => {
    const { state, events } = run('treaty-cession', {
      aim: { nation: 'persians' },
      playerNation: 'byzantines',
      answers: (decision) =>
        decision.kind === 'treaty-province' ? { option: 'euphrates' } : plainAnswer(decision)
    })
    expect(events).toContainEqual({
      type: 'province-ceded',
      province: 'euphrates',
      from: 'persians',
      to: 'byzantines'
    })
    expect(unitsIn(state, 'euphrates').every(({ controller }) => controller === 'byzantines')).toBe(true)
    expect(state.control.euphrates).toBe('byzantines')
    expect(state.units['persians-20']?.at).not.toBe('euphrates')
  })

  it('XXX.D marriage-peace: 2 points at the end of the activation, if the in-law was not attacked', () => {
    const kept = run('marriage-peace', { aim: { nation: 'visigoths' }, playerNation: 'byzantines' }).state
    drive(kept, function* (play) {
      settleMarriages(play, 'visigoths')
    })
    expect(kept.score.nations.visigoths).toBe(2)
    const broken = run('marriage-peace', { aim: { nation: 'visigoths' }, playerNation: 'byzantines' }).state
    noteAttack(broken, 'visigoths', 'byzantines')
    drive(broken, function* (play) {
      settleMarriages(play, 'visigoths')
    })
    expect(broken.score.nations.visigoths).toBeUndefined()
  })

  it('XXVIII.A force-foedus goes to the chapter of the Foedus', () => {
    // Without the gold and land of XXVIII.A nothing comes of it, and the log says so or is silent: no exception.
    const { events } = run('force-foedus', { aim: { nation: 'kushites' }, playerNation: 'romans' })
    expect(events[0]).toMatchObject({ type: 'card-effect', hook: 'force-foedus' })
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

  it('XVI.D intolerance-revolt: where another faith lives, picked by the selector', () => {
    const { state, decisions } = run('intolerance-revolt', {
      aim: { nation: 'byzantines' },
      dice: [4],
      answers: (decision) =>
        decision.kind === 'revolt-province' ? { option: 'nilus' } : plainAnswer(decision)
    })
    expect(decisions[0]?.side).toBe('persians')
    expect(state.revolts.nilus).toBe('-')
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
    const calamity = run('shake-highest-city', {
      aim: { nation: 'byzantines' },
      dice: [7],
      answers: plainAnswer
    }).events
    expect(calamity).toContainEqual(expect.objectContaining({ type: 'city-changed', how: 'shaken' }))
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
    expect(inForce(poor, 'may-not-move', { nation: 'persians', place: 'babylonia' })).toBe(true)
  })

  it('pay-or-mutiny: without a land stack the nation can only pay', () => {
    const { state } = run('pay-or-mutiny', {
      aim: { nation: 'persians' },
      prepare: (fresh) => {
        for (const unit of Object.values(fresh.units))
          if (unit.nation === 'persians') placeUnit(fresh, unit.id, 'reserve')
      }
    })
    expect(state.nations.persians.treasury).toBe(35)
  })

  it('every hook of the vocabulary is tried', () => {
    expect(Object.keys(hooks).filter((hook) => !tried.has(hook as Hook))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { unitsIn } from '../queries/placement.ts'
import { areaOf } from '../queries/terrain.ts'
import { drive, told } from '../testing/drive.ts'
import { advance, begin, march, order, playActivation } from '../testing/movement.ts'
import { bareMap, emptyMap, encamp, hire, holdArea, lead, put, tie } from '../testing/position.ts'
import { byPreset } from '../testing/presets.ts'
import { eventsOf, placeOf, rollsOf } from '../testing/read.ts'
import { endAlliance } from './alliances.ts'
import { settleControl } from './control.ts'
import { leadersLeave } from './lone-leaders.ts'
import { sendHome } from './mercenaries.ts'
import { disbandUnit } from './musters.ts'
import { provincesOf } from './reinforcements/succession.ts'
import { retreat } from './retreat.ts'

/** Six Visigoths beside Moesia Inferior, where Valens stands with one legion; Thracia (Constantinople) is Byzantine. */
function valensAlone(legions: number) {
  const state = bareMap({ turn: 2 })
  const goths = put(state, 'visigoths', 'infantry', 'valachia', 5)
  goths.push(...put(state, 'visigoths', 'archers', 'valachia'))
  const units = put(state, 'byzantines', 'legion', 'moesia_inferior', legions)
  return { state, goths, units, valens: lead(state, 'valens', 'moesia_inferior') }
}

describe('XX.J a leader whose stack is overrun', () => {
  const overrun = (die: number) => {
    const { state, goths, valens } = valensAlone(1)
    const { events } = advance(state, 'visigoths', [order('valachia', 'moesia_inferior', ...goths)], {
      answers: { 'break-through': 'overrun' },
      whenever: { 'place-leader': byPreset },
      dice: [die]
    })
    return { state, valens, events }
  }

  it('XX.J, XVIII.E he is eliminated when he fails his D2', () => {
    const { state, events } = overrun(3)
    expect(rollsOf(events).map(({ reason, rule }) => [reason, rule])).toEqual([['leader-survives', 'XX.J']])
    expect(state.leaders.valens?.presence).toBe('gone')
  })

  it('XX.J, XVIII.E when he passes it he goes to the nearest friendly province', () => {
    const { state, valens, events } = overrun(4)
    expect(eventsOf(events, 'leader-escaped')).toMatchObject([{ leader: 'valens' }])
    expect(state.control[state.leaders.valens?.at as 'thracia']).toBe('byzantines')
    expect(placeOf(state, valens)).not.toBe('moesia_inferior')
  })

  it('XX.J, XX.L likewise when a retreating stack runs over his last unit', () => {
    const state = emptyMap({ control: { burgundia: 'persians', latium: 'romans' } })
    state.cities = {}
    put(state, 'romans', 'infantry', 'treveria')
    lead(state, 'gratianus', 'treveria')
    const units = put(state, 'persians', 'horse-archers', 'lotharingia', 5)
    units.push(...put(state, 'persians', 'archers', 'lotharingia'))
    const order = { nation: 'persians', units, leaders: [], withHorde: false, from: 'lotharingia' } as const
    drive(state, (play) => retreat(play, { ...order, towards: ['treveria'] }), {
      dice: [1],
      whenever: { retreat: byPreset }
    })
    expect(state.leaders.gratianus?.presence).toBe('gone')
  })
})

describe('XX.J a leader who loses his stack otherwise', () => {
  /** A Gothic king with one unit; Athens (open) is Byzantine and undefended, Moesia Inferior has a Limes. */
  function kingWithOne(at: 'valachia' | 'achaia') {
    const state = bareMap({ turn: 2, nations: { visigoths: { active: true, status: 'barbarian' } } })
    const units = put(state, 'visigoths', 'infantry', at)
    return { state, units, king: lead(state, 'rex-visigoths', at) }
  }

  it('XX.J, XVIII.I to a falling Limes: he checks', () => {
    const { state, units, king } = kingWithOne('valachia')
    put(state, 'byzantines', 'limes', 'moesia_inferior')
    advance(state, 'visigoths', [order('valachia', 'moesia_inferior', ...units, king)], { dice: [2, 3] })
    expect(state.leaders['rex-visigoths']).toMatchObject({ presence: 'waiting', returnsOn: 3 })
  })

  it('XX.J, XXIV.C to an assault: he checks, and who lives goes home', () => {
    const { state, king } = kingWithOne('achaia')
    encamp(state, 'visigoths', 'valachia')
    const { events } = playActivation(state, 'visigoths', {
      answers: { besiege: 'besiege', assault: 'assault' },
      // Terror fails; the assault costs the only unit; the king passes his check.
      dice: [1, 2]
    })
    expect(rollsOf(events).map(({ reason }) => reason)).toEqual(['terror', 'leader-survives'])
    expect(placeOf(state, king)).toBe('valachia')
  })
})

describe('XX.J a leader without troops who is marched upon', () => {
  it('XX.J he leaves for the nearest friendly province, without a die', () => {
    const { state, goths, valens } = valensAlone(0)
    const { events } = advance(state, 'visigoths', [order('valachia', 'moesia_inferior', ...goths)])
    expect(rollsOf(events)).toEqual([])
    expect(eventsOf(events, 'leader-escaped')).toMatchObject([
      { leader: 'valens', to: placeOf(state, valens) }
    ])
    expect(placeOf(state, valens)).not.toBe('moesia_inferior')
  })

  it('XX.J, XVIII.I also from behind a Limes, once that has fallen', () => {
    const { state, goths, valens } = valensAlone(0)
    put(state, 'byzantines', 'limes', 'moesia_inferior')
    advance(state, 'visigoths', [order('valachia', 'moesia_inferior', ...goths)], { dice: [3] })
    expect(placeOf(state, valens)).not.toBe('moesia_inferior')
  })

  it('XX.J not when others hold the province with him', () => {
    const { state, goths, valens } = valensAlone(0)
    put(state, 'romans', 'legion', 'moesia_inferior', 2)
    begin(state, 'visigoths')
    march(state, [order('valachia', 'moesia_inferior', ...goths)], { whenever: { 'break-through': 'stay' } })
    expect(placeOf(state, valens)).toBe('moesia_inferior')
  })

  it('XX.J it is friendly ground he seeks, not empty land, however far', () => {
    const state = emptyMap({ control: { latium: 'romans' } })
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
    const gratianus = lead(state, 'gratianus', 'moesia_inferior')
    advance(state, 'visigoths', [order('valachia', 'moesia_inferior', ...goths)])
    expect(placeOf(state, gratianus)).toBe('latium')
  })

  it('XX.J where his nation has none he waits off the map for a turn with a place for him', () => {
    const state = emptyMap()
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
    lead(state, 'gratianus', 'moesia_inferior')
    advance(state, 'visigoths', [order('valachia', 'moesia_inferior', ...goths)])
    expect(state.leaders.gratianus).toMatchObject({ presence: 'waiting', at: null })
  })
})

describe('XX.J whatever takes his troops, he does not stay alone among enemies', () => {
  /** Gratianus with one legion where two Alamans stand as well, friends until now or not. */
  function amongAlamans() {
    const state = bareMap({ turn: 4 })
    put(state, 'alamanni', 'infantry', 'sequana', 2)
    const [legion = ''] = put(state, 'romans', 'legion', 'sequana')
    return { state, legion, gratianus: lead(state, 'gratianus', 'sequana') }
  }

  it('XX.J units lost outside a battle', () => {
    const { state, legion, gratianus } = amongAlamans()
    told(state, (play) => {
      disbandUnit(play, legion, 'X.B')
      settleControl(play)
    })
    expect(placeOf(state, gratianus)).not.toBe('sequana')
  })

  it('XX.J mercenaries that go home', () => {
    const { state, legion, gratianus } = amongAlamans()
    told(state, (play) => {
      disbandUnit(play, legion, 'X.B')
      const [burgundian = ''] = put(state, 'burgundians', 'infantry', 'sequana')
      hire(state, burgundian, 'romans')
      settleControl(play)
      expect(placeOf(state, gratianus)).toBe('sequana')
      sendHome(play, burgundian, 'romans', 'expired', 'XXX.D', 'oderus')
      settleControl(play)
    })
    expect(placeOf(state, gratianus)).not.toBe('sequana')
  })

  it('XX.J, XXVI.B the end of an alliance', () => {
    const { state, legion, gratianus } = amongAlamans()
    tie(state, { kind: 'alliance', between: ['romans', 'alamanni'] })
    told(state, (play) => disbandUnit(play, legion, 'X.B'))
    drive(state, (play) => endAlliance(play, 'romans', 'alamanni', 'expired'))
    expect(placeOf(state, gratianus)).not.toBe('sequana')
  })

  it('XX.J on empty ground that has become an enemy’s he does not stay either', () => {
    const state = bareMap({ turn: 4, nations: { alamanni: { status: 'kingdom' } } })
    holdArea(state, 'alamanni', areaOf('sequana'))
    const gratianus = lead(state, 'gratianus', 'sequana')
    told(state, (play) => leadersLeave(play))
    // Nobody stands there: it is the ground alone that he leaves.
    expect([state.control.sequana, unitsIn(state, 'sequana').length]).toEqual(['alamanni', 0])
    expect(placeOf(state, gratianus)).not.toBe('sequana')
  })

  it('IX.C nor is he placed where only enemies stand', () => {
    const state = bareMap({ turn: 4 })
    put(state, 'alamanni', 'infantry', 'treveria', 2)
    expect(provincesOf(state, 'romans')).not.toContain('treveria')
    put(state, 'romans', 'legion', 'treveria')
    expect(provincesOf(state, 'romans')).toContain('treveria')
  })

  it('III.D beside the horde of his own people he is not alone', () => {
    const state = bareMap({ turn: 4 })
    encamp(state, 'alamanni', 'sequana')
    const rex = lead(state, 'rex-alamanni', 'sequana')
    told(state, settleControl)
    expect(placeOf(state, rex)).toBe('sequana')
  })
})

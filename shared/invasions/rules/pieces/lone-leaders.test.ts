import { describe, expect, it } from 'vitest'
import { areaOf } from '../../queries/map/provinces.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { drive, eventsEmittedBy } from '../../testing/drive.ts'
import {
  beginMovementOf,
  giveOrders,
  landOrder,
  moveNation,
  playActivation
} from '../../testing/march-orders.ts'
import { bareMap, emptyMap, encamp, hire, holdArea, lead, put, tie } from '../../testing/position.ts'
import { requiredPresetAnswer } from '../../testing/preset-answers.ts'
import { eventsOfType, placeOfPiece, rollsOf } from '../../testing/read-results.ts'
import { retreat } from '../battle/retreat.ts'
import { settleControl } from '../control/control.ts'
import { endAlliance } from '../relations/alliances.ts'
import { sendMercenaryHome } from '../relations/mercenaries.ts'
import { ownProvinces } from '../time/leader-succession.ts'
import { sendLoneLeadersHome } from './lone-leaders.ts'
import { disbandUnit } from './muster.ts'

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
    const { events } = moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)], {
      answers: { 'break-through': 'overrun' },
      whenever: { 'place-leader': requiredPresetAnswer },
      dice: [die]
    })
    return { state, valens, events }
  }

  it('XX.J, XVIII.E the leader is eliminated when he fails his D2', () => {
    const { state, events } = overrun(3)
    expect(rollsOf(events).map(({ reason, rule }) => [reason, rule])).toEqual([['leader-survives', 'XX.J']])
    expect(state.leaders.valens?.presence).toBe('gone')
  })

  it('XX.J, XVIII.E when he passes it he goes to the nearest friendly province', () => {
    const { state, valens, events } = overrun(4)
    expect(eventsOfType(events, 'leader-escaped')).toMatchObject([{ leader: 'valens' }])
    expect(state.control[state.leaders.valens?.at as 'thracia']).toBe('byzantines')
    expect(placeOfPiece(state, valens)).not.toBe('moesia_inferior')
  })

  it('XX.J, XX.L he checks when a retreating stack overruns his last unit', () => {
    const state = emptyMap({ control: { burgundia: 'persians', latium: 'romans' } })
    state.cities = {}
    put(state, 'romans', 'infantry', 'treveria')
    lead(state, 'gratianus', 'treveria')
    const units = put(state, 'persians', 'horse-archers', 'lotharingia', 5)
    units.push(...put(state, 'persians', 'archers', 'lotharingia'))
    const order = { nation: 'persians', units, leaders: [], withHorde: false, from: 'lotharingia' } as const
    drive(state, (play) => retreat(play, { ...order, towards: ['treveria'] }), {
      dice: [1],
      whenever: { retreat: requiredPresetAnswer }
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

  it('XX.J, XVIII.I he checks when a falling Limes costs him his last unit', () => {
    const { state, units, king } = kingWithOne('valachia')
    put(state, 'byzantines', 'limes', 'moesia_inferior')
    moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...units, king)], {
      dice: [2, 3]
    })
    expect(state.leaders['rex-visigoths']).toMatchObject({ presence: 'waiting', returnsOn: 3 })
  })

  it('XX.J, XXIV.C he checks when an assault costs him his last unit, and goes home if he survives', () => {
    const { state, king } = kingWithOne('achaia')
    encamp(state, 'visigoths', 'valachia')
    const { events } = playActivation(state, 'visigoths', {
      answers: { besiege: 'assault' },
      // Terror fails; the assault costs the only unit; the king passes his check (D2).
      dice: [1, 2]
    })
    expect(rollsOf(events).map(({ reason }) => reason)).toEqual(['terror', 'leader-survives'])
    expect(placeOfPiece(state, king)).toBe('valachia')
  })
})

describe('XX.J a leader without troops who is marched upon', () => {
  it('XX.J the leader goes to the nearest friendly province without a roll', () => {
    const { state, goths, valens } = valensAlone(0)
    const { events } = moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)])
    expect(rollsOf(events)).toEqual([])
    expect(eventsOfType(events, 'leader-escaped')).toMatchObject([
      { leader: 'valens', to: placeOfPiece(state, valens) }
    ])
    expect(placeOfPiece(state, valens)).not.toBe('moesia_inferior')
  })

  it('XX.J, XVIII.I he leaves from behind a Limes once it has fallen', () => {
    const { state, goths, valens } = valensAlone(0)
    put(state, 'byzantines', 'limes', 'moesia_inferior')
    moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)], { dice: [3] })
    expect(placeOfPiece(state, valens)).not.toBe('moesia_inferior')
  })

  it('XX.J he stays when others hold the province with him', () => {
    const { state, goths, valens } = valensAlone(0)
    put(state, 'romans', 'legion', 'moesia_inferior', 2)
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'moesia_inferior', ...goths)], {
      whenever: { 'break-through': 'stay' }
    })
    expect(placeOfPiece(state, valens)).toBe('moesia_inferior')
  })

  it('XX.J he goes to friendly land, not to empty land, however far it is', () => {
    const state = emptyMap({ control: { latium: 'romans' } })
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
    const gratianus = lead(state, 'gratianus', 'moesia_inferior')
    moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)])
    expect(placeOfPiece(state, gratianus)).toBe('latium')
  })

  it('XX.J if his nation has no friendly land, he waits off the map until it has', () => {
    const state = emptyMap()
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
    lead(state, 'gratianus', 'moesia_inferior')
    moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)])
    expect(state.leaders.gratianus).toMatchObject({ presence: 'waiting', at: null })
  })
})

describe('XX.J a leader never stays alone among enemies, however he lost his troops', () => {
  /** Gratianus with one legion in a province with two Alamans, who may have been friends until now. */
  function amongAlamans() {
    const state = bareMap({ turn: 4 })
    put(state, 'alamanni', 'infantry', 'sequana', 2)
    const [legion = ''] = put(state, 'romans', 'legion', 'sequana')
    return { state, legion, gratianus: lead(state, 'gratianus', 'sequana') }
  }

  it('XX.J he leaves when his units are lost outside a battle', () => {
    const { state, legion, gratianus } = amongAlamans()
    eventsEmittedBy(state, (play) => {
      disbandUnit(play, legion, 'X.B')
      settleControl(play)
    })
    expect(placeOfPiece(state, gratianus)).not.toBe('sequana')
  })

  it('XX.J he leaves when his mercenaries go home', () => {
    const { state, legion, gratianus } = amongAlamans()
    eventsEmittedBy(state, (play) => {
      disbandUnit(play, legion, 'X.B')
      const [burgundian = ''] = put(state, 'burgundians', 'infantry', 'sequana')
      hire(state, burgundian, 'romans')
      settleControl(play)
      expect(placeOfPiece(state, gratianus)).toBe('sequana')
      sendMercenaryHome(play, burgundian, 'romans', 'expired', 'XXX.D', 'oderus')
      settleControl(play)
    })
    expect(placeOfPiece(state, gratianus)).not.toBe('sequana')
  })

  it('XX.J, XXVI.B he leaves at the end of an alliance', () => {
    const { state, legion, gratianus } = amongAlamans()
    tie(state, { kind: 'alliance', between: ['romans', 'alamanni'] })
    eventsEmittedBy(state, (play) => disbandUnit(play, legion, 'X.B'))
    drive(state, (play) => endAlliance(play, 'romans', 'alamanni', 'expired'))
    expect(placeOfPiece(state, gratianus)).not.toBe('sequana')
  })

  it('XX.J he leaves an empty province that an enemy has come to control', () => {
    const state = bareMap({ turn: 4, nations: { alamanni: { status: 'kingdom' } } })
    holdArea(state, 'alamanni', areaOf('sequana'))
    const gratianus = lead(state, 'gratianus', 'sequana')
    eventsEmittedBy(state, (play) => sendLoneLeadersHome(play))
    // Nobody stands there: he leaves because of the control alone.
    expect([state.control.sequana, unitsIn(state, 'sequana').length]).toEqual(['alamanni', 0])
    expect(placeOfPiece(state, gratianus)).not.toBe('sequana')
  })

  it('IX.C a new leader is not placed where only enemies stand', () => {
    const state = bareMap({ turn: 4 })
    put(state, 'alamanni', 'infantry', 'treveria', 2)
    expect(ownProvinces(state, 'romans')).not.toContain('treveria')
    put(state, 'romans', 'legion', 'treveria')
    expect(ownProvinces(state, 'romans')).toContain('treveria')
  })

  it('III.D a leader beside the horde of his own people is not alone', () => {
    const state = bareMap({ turn: 4 })
    encamp(state, 'alamanni', 'sequana')
    const rex = lead(state, 'rex-alamanni', 'sequana')
    eventsEmittedBy(state, settleControl)
    expect(placeOfPiece(state, rex)).toBe('sequana')
  })
})

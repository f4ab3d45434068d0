import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../../engine/decision.ts'
import type { NationId } from '../content/ids.ts'
import { pieceById } from '../queries/pieces.ts'
import { stance } from '../queries/stance.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from '../testing/drive.ts'
import { bareState, done, encamp, lead, nobody, order, replies, station, stay } from '../testing/position.ts'
import { activate, activationGroup } from './activation.ts'
import { battlefields } from './combat-substep.ts'
import { replaceTies } from './tie-list.ts'

function play(
  state: InvasionsState,
  nation: NationId,
  queues: Readonly<Record<string, readonly Answer[]>> = {},
  dice: readonly number[] = []
) {
  const otherwise = ({ kind, body }: Decision): Answer | null => {
    if (kind === 'march' || kind === 'campaign-march') return done
    if (kind === 'flee') return stay
    if (kind === 'intercept') return nobody
    if (kind === 'declare-hostility') return { values: { nations: [] } }
    if (body.type === 'choice') return { option: body.options.at(-1)?.key ?? '' }
    return null
  }
  return drive(state, (script) => activate(script, nation), {
    agenda: true,
    dice,
    answers: replies(queues, otherwise)
  })
}

const at = (state: InvasionsState, id: string) => pieceById(state, id)?.at

describe('VI.G, XXVI.B who acts when', () => {
  it('VI.K Rome and Byzantium act together on turns 1 and 2, in the later of their places', () => {
    const state = bareState()
    expect(activationGroup(state, 'romans')).toEqual(['romans', 'byzantines'])
    const first = play(state, 'romans')
    const second = play(state, 'byzantines')
    const began = [...first.events, ...second.events].filter(({ type }) => type === 'activation-began')
    expect(began).toEqual([{ type: 'activation-began', nations: ['romans', 'byzantines'], invading: false }])
    expect(state.thisTurn.activated).toEqual(expect.arrayContaining(['romans', 'byzantines']))
    state.turn = 3
    state.thisTurn.activated = []
    expect(activationGroup(state, 'romans')).toEqual(['romans'])
  })

  it('XXVI.B allies wait for each other, and each player moves his own units', () => {
    const state = bareState()
    for (const nation of ['visigoths', 'huns'] as const) {
      Object.assign(state.nations[nation], { presence: 'in-play', activity: 'active', status: 'barbarian' })
    }
    state.nations.visigoths.age = 5
    state.nations.huns.age = 1
    station(state, 'visigoths', 'infantry', 1, 'valachia')
    station(state, 'huns', 'horse-archers', 1, 'hypanis')
    replaceTies(state, [{ kind: 'alliance', nations: ['huns', 'visigoths'], since: 1, until: 'activations' }])
    expect(play(state, 'visigoths').events).toEqual([])
    const { decisions } = play(state, 'huns')
    expect(
      decisions
        .filter(({ kind }) => kind === 'march')
        .map(({ side }) => side)
        .sort()
    ).toEqual(['goths', 'huns'])
    expect(state.thisTurn.activated).toEqual(expect.arrayContaining(['huns', 'visigoths']))
  })
})

describe('XII.D hostility in Barbarian Areas', () => {
  const neighbours = () => {
    const state = bareState()
    for (const nation of ['visigoths', 'huns'] as const) state.nations[nation].activity = 'active'
    encamp(state, 'visigoths', 'valachia')
    encamp(state, 'huns', 'hypanis')
    return state
  }

  it('XII.D the activated nation may declare itself hostile for the turn', () => {
    const state = neighbours()
    expect(stance(state, 'huns', 'visigoths', 'valachia')).toBe('neutral')
    play(state, 'huns', { 'declare-hostility': [{ values: { nations: ['visigoths'] } }] })
    expect(stance(state, 'huns', 'visigoths', 'valachia')).toBe('hostile')
    state.turn = 2
    expect(stance(state, 'huns', 'visigoths', 'valachia')).toBe('neutral')
  })

  it('XII.D so may the others', () => {
    const state = neighbours()
    const { events } = play(state, 'huns', {
      'declare-hostility': [{ values: { nations: [] } }, { values: { nations: ['visigoths'] } }]
    })
    expect(events).toContainEqual({
      type: 'hostility-declared',
      nation: 'visigoths',
      against: 'huns',
      way: 'declared'
    })
  })
})

describe('XVIII.H invasions', () => {
  const invader = (invading: boolean) => {
    const state = bareState()
    Object.assign(state.nations.visigoths, { presence: 'in-play', activity: 'active', status: 'barbarian' })
    if (invading) state.thisTurn.invading = ['visigoths']
    const units = station(state, 'visigoths', 'infantry', 5, 'valachia')
    return { state, units }
  }

  it('XVIII.H an invader plays its Unit Stacks substep twice, others once', () => {
    const { state, units } = invader(true)
    const [one = ''] = units
    play(state, 'visigoths', {
      march: [order('valachia>dacia', one), order('dacia>tisia', one), done, order('tisia>dacia', one), done]
    })
    expect(at(state, one)).toBe('dacia')
    const marches = (invading: boolean) =>
      play(invader(invading).state, 'visigoths').decisions.filter(({ kind }) => kind === 'march').length
    expect([marches(true), marches(false)]).toEqual([2, 1])
  })

  it('XVIII.H its stacks hold one unit more', () => {
    const { state, units } = invader(true)
    play(state, 'visigoths')
    expect(units.filter((id) => at(state, id) === 'valachia')).toHaveLength(5)
    const other = invader(false)
    play(other.state, 'visigoths')
    expect(other.units.filter((id) => at(other.state, id) === 'valachia')).toHaveLength(4)
  })
})

describe('XX.A the combat substep', () => {
  it('XX.A battles come in the order the attacker chooses, and nobody is left among enemies', () => {
    const state = bareState()
    Object.assign(state.nations.visigoths, { presence: 'in-play', activity: 'active', status: 'barbarian' })
    const [one = '', two = ''] = station(state, 'visigoths', 'infantry', 2, 'valachia')
    station(state, 'byzantines', 'legion', 1, 'moesia_inferior')
    station(state, 'byzantines', 'legion', 1, 'moesia_superior')
    const { decisions } = play(state, 'visigoths', {
      march: [order('valachia>moesia_inferior', one), order('valachia>moesia_superior', two), done],
      'next-battle': [{ option: 'moesia_superior' }]
    })
    expect(decisions.filter(({ kind }) => kind === 'next-battle')).toHaveLength(1)
    expect(battlefields(state, ['visigoths'])).toEqual([])
  })

  it('XVIII.I a Limes left alone among enemies falls without a battle', () => {
    const state = bareState()
    Object.assign(state.nations.visigoths, { presence: 'in-play', activity: 'active', status: 'barbarian' })
    station(state, 'visigoths', 'infantry', 1, 'moesia_inferior')
    const [limes = ''] = station(state, 'byzantines', 'limes', 1, 'moesia_inferior')
    const { events } = play(state, 'visigoths', { march: [done] }, [3])
    expect(state.units[limes]?.at).toBe('reserve')
    expect(events.map(({ type }) => type)).not.toContain('battle-began')
  })

  it('XXIV.A before an undefended enemy city a stack besieges or leaves', () => {
    const state = bareState()
    Object.assign(state.nations.visigoths, { presence: 'in-play', activity: 'active', status: 'barbarian' })
    const [one = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    state.cities.moesia_inferior = { level: 1, fortified: true }
    const { decisions } = play(state, 'visigoths', {
      march: [order('valachia>moesia_inferior', one), done],
      besiege: [{ option: 'withdraw' }]
    })
    expect(decisions.map(({ kind }) => kind)).toContain('besiege')
    expect(at(state, one)).not.toBe('moesia_inferior')
  })

  it('XXIV.B a Barbarian leader spreads terror before an unfortified city, once', () => {
    const state = bareState()
    Object.assign(state.nations.visigoths, { presence: 'in-play', activity: 'active', status: 'barbarian' })
    const [one = ''] = station(state, 'visigoths', 'infantry', 1, 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    state.cities.moesia_inferior = { level: 1, fortified: false }
    const { events } = play(
      state,
      'visigoths',
      {
        march: [order('valachia>moesia_inferior', one, king), done],
        'choose-campaigner': [{ option: 'done' }]
      },
      [3]
    )
    const terrors = events.filter(({ type }) => type === 'terror')
    expect(terrors).toHaveLength(1)
  })
})

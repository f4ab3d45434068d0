import { describe, expect, it } from 'vitest'
import { nationIds } from '../../content/ids.ts'
import { suppressionModifiers } from '../../queries/administration/suppression.ts'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { areaReligion, catholicIncome, isHeretical } from '../../queries/religion/religion.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, eventsEmittedBy } from '../../testing/drive.ts'
import { arrange, crown, disarm, encamp, garrison, hold, holdArea, opening } from '../../testing/position.ts'
import { kindsAsked, optionKeys } from '../../testing/read-results.ts'
import { provincesOf } from '../../world/world-queries.ts'
import { conversionStep, heresyInArea, heresyInNation, scoreConversion } from './conversion-and-heresy.ts'

/** The Alamans in Gaul: Neustria 2, Sequana 1, Venetum a half. */
function alamansInGaul() {
  const state = opening()
  disarm(state, 'alamanni')
  garrison(state, 'alamanni', 'infantry', ['neustria', 'sequana', 'venetum'])
  return state
}

describe('XXXI.A the faiths', () => {
  it('XXXI.A of nations at the start', () => {
    const { nations } = opening()
    for (const id of ['romans', 'byzantines', 'britons', 'armenians', 'colchians', 'mauritanians'] as const)
      expect(nations[id].religion).toBe('catholic')
    expect([nations.persians.religion, nations.iberians.religion]).toEqual(['mazdaist', 'mazdaist'])
    expect([nations.visigoths.religion, nations.ostrogoths.religion]).toEqual(['arian', 'arian'])
    const pagans = nationIds.filter((id) => nations[id].status === 'barbarian' && !id.includes('goths'))
    expect(pagans.every((id) => nations[id].religion === 'pagan')).toBe(true)
  })

  it('XXXI.A Oriens and Aegyptus are Monophysite', () => {
    expect([areaReligion('oriens'), areaReligion('aegyptus')]).toEqual(['monophysite', 'monophysite'])
    expect([areaReligion('italia'), areaReligion('persis'), areaReligion('germania')]).toEqual([
      'catholic',
      'mazdaist',
      'pagan'
    ])
  })
})

describe('XXXI.B conversion', () => {
  it('XXXI.B brings the income of the Catholic provinces once, and half of it to the holder of Rome', () => {
    const state = alamansInGaul()
    expect(catholicIncome(state, 'alamanni')).toBe(4)
    drive(state, (play) => conversionStep(play, 'alamanni'), { otherwise: 'first' })
    expect(state.nations.alamanni).toMatchObject({ religion: 'catholic', converted: true })
    expect(state.score.sides).toMatchObject({ persians: 4, romans: 2 })
    expect(drive(state, (play) => conversionStep(play, 'alamanni')).decisions).toEqual([])
  })

  it('XXXI.B the bonus may be left for a later turn', () => {
    const state = alamansInGaul()
    drive(state, (play) => conversionStep(play, 'alamanni'), {
      answers: { 'conversion-bonus': 'no' },
      otherwise: 'first'
    })
    expect(state.score.sides.persians).toBe(0)
    garrison(state, 'alamanni', 'infantry', ['burgundia'])
    drive(state, (play) => conversionStep(play, 'alamanni'), { otherwise: 'first' })
    expect(state.score.sides.persians).toBe(5)
  })

  it('XXXI.B heretical and other provinces do not count', () => {
    const state = alamansInGaul()
    state.heresies.gallia_septentrionalis = { grade: '-', religion: 'catholic' }
    expect(catholicIncome(state, 'alamanni')).toBe(0)
    hold(state, null, ['phoenicia'])
    garrison(state, 'alamanni', 'infantry', ['phoenicia'])
    expect(catholicIncome(state, 'alamanni')).toBe(0)
  })

  it('XXXI.B only where the card has the bonus: not for Alans', () => {
    const state = opening()
    garrison(state, 'alans', 'horse-archers', ['neustria'])
    const { decisions } = drive(state, (play) => conversionStep(play, 'alans'), { otherwise: 'first' })
    expect(kindsAsked(decisions)).toEqual(['convert'])
    eventsEmittedBy(state, (play) => scoreConversion(play, 'alans'))
    expect(state.nations.alans.religion).toBe('catholic')
    expect(state.score.sides).toMatchObject({ huns: 0, romans: 0 })
  })

  it('XXXI.B Mazdaists and Catholics of old are not asked', () => {
    const state = opening()
    for (const nation of ['persians', 'romans'] as const) {
      expect(drive(state, (play) => conversionStep(play, nation)).decisions).toEqual([])
    }
  })
})

describe('XXXI.C heresies', () => {
  it('XXXI.C last two turns: placed as +, and of the Area’s own faith', () => {
    const state = opening()
    eventsEmittedBy(state, (play) => heresyInArea(play, 'persis'))
    expect(state.heresies.persis).toEqual({ grade: '+', religion: 'mazdaist' })
  })

  it('XXXI.C the calamity never strikes the capital’s Area, an event may', () => {
    const state = opening()
    state.heresies = {}
    drive(state, (play) => heresyInNation(play, 'romans'), { dice: [6, 9] })
    expect(state.heresies).toEqual({ hispania: { grade: '+', religion: 'catholic' } })
    eventsEmittedBy(state, (play) => heresyInArea(play, 'italia'))
    expect(state.heresies.italia?.grade).toBe('+')
  })

  it('III.G, XXXI.C the calamity spares the Area of any nation’s capital, also of a horde that stands for one', () => {
    const spared = (prepare: (state: InvasionsState) => void) => {
      const state = opening()
      state.heresies = {}
      holdArea(state, 'persians', 'oriens')
      garrison(state, 'persians', 'infantry', ['syria'])
      prepare(state)
      const { decisions } = drive(state, (play) => heresyInNation(play, 'persians'), {
        dice: 'any',
        otherwise: 'first'
      })
      return [...Object.keys(state.heresies), ...decisions.flatMap((decision) => optionKeys(decision))]
    }
    expect(spared(() => {})).toContain('oriens')
    expect(spared((state) => crown(state, 'visigoths', 'phoenicia'))).not.toContain('oriens')
    const camp = (state: InvasionsState) =>
      arrange(state, {
        nations: { visigoths: { status: 'kingdom', active: true, seat: { kind: 'horde', at: 'phoenicia' } } }
      })
    expect(spared((state) => void camp(state))).not.toContain('oriens')
    expect(spared((state) => void encamp(state, 'visigoths', 'phoenicia'))).toContain('oriens')
  })

  it('XXXI.C a heresy strikes by its own religion: that of the nation that suffers it, or the Monophysites of the land', () => {
    const state = opening()
    state.heresies = {}
    const persian = () =>
      drive(state, (play) => heresyInNation(play, 'persians'), { dice: 'any', otherwise: 'first' })
    garrison(state, 'persians', 'infantry', ['lycia'])
    hold(state, null, ['lydia'])
    for (const { id } of provincesOf('persis', 'base')) if (id !== 'susiana') delete state.control[id]
    state.heresies.persis = { grade: '+', religion: 'mazdaist' }
    persian()
    expect(state.heresies.asia?.religion).toBe('mazdaist')
    // Byzantium, which holds the rest of the Area, has nothing to do with it.
    expect(isHeretical(state, 'persians', 'asia')).toBe(true)
    expect(isHeretical(state, 'byzantines', 'asia')).toBe(false)
    state.heresies.aegyptus = { grade: '+', religion: 'monophysite' }
    expect(isHeretical(state, 'byzantines', 'aegyptus')).toBe(true)
  })

  it('XXXI.C a Mazdaist heresy is no concern of a Catholic nation that holds a province of the Area', () => {
    const state = opening()
    eventsEmittedBy(state, (play) => heresyInArea(play, 'mesopotamia'))
    expect(state.heresies.mesopotamia?.religion).toBe('mazdaist')
    expect([
      isHeretical(state, 'persians', 'mesopotamia'),
      isHeretical(state, 'romans', 'mesopotamia')
    ]).toEqual([true, false])
  })

  it('XXXI.C an event strikes the faith of the land, or of those who hold it where nobody present shares that', () => {
    const state = opening()
    holdArea(state, 'persians', 'italia')
    for (const { id } of provincesOf('italia', 'base')) state.control[id] = 'persians'
    eventsEmittedBy(state, (play) => heresyInArea(play, 'italia'))
    expect(state.heresies.italia?.religion).toBe('mazdaist')
    eventsEmittedBy(state, (play) => heresyInArea(play, 'hispania'))
    expect(state.heresies.hispania?.religion).toBe('catholic')
  })

  it('XXXI.C Pagan and Arian Barbarians are immune, as Kingdoms they are not', () => {
    const state = opening()
    state.heresies.hispania = { grade: '+', religion: 'arian' }
    expect(isHeretical(state, 'visigoths', 'hispania')).toBe(false)
    state.nations.visigoths.status = 'kingdom'
    expect(isHeretical(state, 'visigoths', 'hispania')).toBe(true)
    state.nations.visigoths.status = 'barbarian'
    expect(drive(state, (play) => heresyInNation(play, 'visigoths')).events).toEqual([])
  })

  it('XXXI.C a Kingdom’s Area is picked by the selector of XVI.B', () => {
    const state = opening()
    garrison(state, 'persians', 'infantry', ['osroene'])
    const { decisions } = drive(state, (play) => heresyInNation(play, 'persians'), {
      dice: [1],
      answers: { 'pick-area': 'persis' }
    })
    expect(decisions.map(({ kind, side }) => [kind, side])).toEqual([['pick-area', 'romans']])
    expect(state.heresies.persis?.religion).toBe('mazdaist')
  })

  it('XXXI.C a heresy in the capital’s Area costs gold and hampers the suppression of revolts', () => {
    const state = opening()
    state.heresies = { graecia: { grade: '+', religion: 'catholic' } }
    expect(incomeOf(state, 'byzantines').expenses).toBe(1)
    garrison(state, 'byzantines', 'infantry', ['lycia'])
    expect(suppressionModifiers(state, 'byzantines', 'lycia').map(({ why }) => why)).toEqual([
      'units',
      'heresy'
    ])
  })
})

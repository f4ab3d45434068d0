import { describe, expect, it } from 'vitest'
import { calamities } from '../content/cards/calamities.ts'
import { commandUnit, replaceUnits, unitsIn } from '../queries/placement.ts'
import { incomeOf } from '../queries/treasury.ts'
import type { InvasionsState } from '../state.ts'
import { drive, freshState } from '../testing/drive.ts'
import {
  answering,
  clear,
  crown,
  disarm,
  enter,
  garrison,
  hold,
  holdArea,
  muster
} from '../testing/positions.ts'
import { bankrupt } from './bankruptcy.ts'
import { collapseModifiers } from './collapse.ts'
import { collectIncome } from './income.ts'
import { capTreasury } from './purchases.ts'
import { addTies } from './tie-list.ts'

/** A card on top of the Administration deck: for the calamity of a bankruptcy. */
function onTop(state: InvasionsState, card: string): void {
  const pile = state.decks.administration.drawPile
  state.decks.administration.drawPile = [...pile.filter((id) => id !== card), card]
}

function plunder(state: InvasionsState, ...provinces: (keyof InvasionsState['control'])[]): void {
  for (const id of provinces) {
    const marker = state.decks.plunder.drawPile.pop()
    if (marker) state.plundered[id] = marker
  }
}

/** The Franks in Neustria and Sequana with more warriors than they can feed. */
function poorKingdom(gold: number) {
  const state = freshState()
  disarm(state, 'franks')
  crown(state, 'franks', 'neustria')
  garrison(state, 'franks', 'frankish-infantry', ['neustria', 'sequana'])
  muster(state, 'franks', 'frankish-infantry', 'neustria', 6)
  muster(state, 'franks', 'antrustiones', 'sequana', 2)
  muster(state, 'franks', 'archers', 'sequana')
  state.nations.franks.treasury = gold
  onTop(state, 'war-council')
  return state
}

describe('XIV.A limits of the treasury', () => {
  it('XIV.A never below 0, and never above 40 after the purchases', () => {
    const state = freshState()
    state.nations.romans.treasury = 57
    drive(state, function* (play) {
      capTreasury(play, 'romans')
    })
    expect(state.nations.romans.treasury).toBe(40)
  })
})

describe('XIV.B cities and capitals', () => {
  it('XIV.B a city brings its level, a sacked one half a piece', () => {
    const state = freshState()
    const before = incomeOf(state, 'byzantines').cities
    plunder(state, 'nilus')
    expect(incomeOf(state, 'byzantines').cities).toBe(before - 2.5)
  })

  it('XIV.B a capital brings a Kingdom 5, an Empire 10, and nothing in the turn it is placed again', () => {
    const state = freshState()
    expect([incomeOf(state, 'persians').capital, incomeOf(state, 'romans').capital]).toEqual([5, 10])
    state.turn = 4
    state.nations.romans.capitalLostOn = 3
    expect(incomeOf(state, 'romans').capital).toBe(0)
  })

  it('XIV.B a horde that stands for a capital still to come brings nothing', () => {
    const state = poorKingdom(0)
    state.nations.franks.seat = { kind: 'horde', at: 'sequana' }
    expect(incomeOf(state, 'franks').capital).toBe(0)
  })
})

describe('XIV.C Barbarians', () => {
  it('XIV.C have one gold for each vassal, and pay one as vassals if they have it', () => {
    const state = freshState()
    enter(state, 'huns', 'sarkil')
    for (const vassal of ['visigoths', 'alans'] as const) {
      addTies(state, { kind: 'vassal', suzerain: 'huns', vassal, since: 1, mercenary: null })
    }
    state.nations.alans.treasury = 1
    const peoples = ['huns', 'visigoths', 'alans'] as const
    for (const nation of peoples) drive(state, (play) => collectIncome(play, nation))
    expect(peoples.map((id) => state.nations[id].treasury)).toEqual([2, 0, 0])
  })

  it('XIV.C Huns earn one gold for each of theirs in another’s service', () => {
    const state = freshState()
    enter(state, 'huns', 'sarkil')
    const auxiliary = Object.values(state.units).find(({ people }) => people === 'huns')
    if (auxiliary) replaceUnits(state, [{ ...auxiliary, at: 'pannonia' }])
    const [lent] = muster(state, 'huns', 'horse-archers', 'pannonia')
    const mercenary = lent ? state.units[lent] : undefined
    if (mercenary) commandUnit(state, mercenary.id, 'romans')
    drive(state, (play) => collectIncome(play, 'huns'))
    expect(state.nations.huns.treasury).toBe(2)
  })
})

describe('XIV.D Kingdoms', () => {
  it('XIV.D live on provinces: Chaldea 2, Susiana 1, Hyrkania a half (E6)', () => {
    const state = freshState()
    const before = incomeOf(state, 'persians').provinces
    state.revolts = { chaldea: '-', susiana: '-', hyrkania: '-' }
    expect(incomeOf(state, 'persians').provinces).toBe(before - 3.5)
  })

  it('XIV.D a whole Gallia Meridionalis brings 12, Asia 8, cities apart (E6)', () => {
    for (const [area, gold] of [
      ['gallia_meridionalis', 12],
      ['asia', 8]
    ] as const) {
      const state = freshState()
      disarm(state, 'franks')
      crown(state, 'franks', 'neustria')
      holdArea(state, 'franks', area)
      expect(incomeOf(state, 'franks').provinces).toBe(gold)
    }
  })
})

describe('XIV.E Empires', () => {
  it('XIV.E Graecia in full control is worth 2 and 7 for its cities (E7)', () => {
    const state = freshState()
    const before = incomeOf(state, 'byzantines')
    holdArea(state, null, 'graecia')
    const after = incomeOf(state, 'byzantines')
    expect(before.areas - after.areas + before.cities - after.cities).toBe(9)
  })

  it('XIV.E an Area that is not wholly held brings 1', () => {
    const state = freshState()
    const before = incomeOf(state, 'romans').areas
    garrison(state, 'visigoths', 'infantry', ['cuneus'])
    expect(incomeOf(state, 'romans').areas).toBe(before - 1)
  })
})

describe('XIV.F other income', () => {
  it('XIV.F Rome and Byzantium hold the Adriatic and Sicilian ports together, so neither has the monopoly (E8)', () => {
    const state = freshState()
    const apart = incomeOf(state, 'romans').trade
    hold(state, 'romans', ['epirus'])
    state.control.epirus = 'romans'
    expect(incomeOf(state, 'romans').trade).toBe(apart + 1)
  })

  it('XIV.F a rebel port trades no more and breaks the monopoly', () => {
    const state = freshState()
    const before = incomeOf(state, 'byzantines').trade
    state.revolts.achaia = '-'
    expect(incomeOf(state, 'byzantines').trade).toBe(before - 3)
  })

  it('XIV.F tributes: 1 for a vassal, up to 2 for a client, 3 to each federate', () => {
    const state = freshState()
    addTies(
      state,
      { kind: 'vassal', suzerain: 'byzantines', vassal: 'alans', since: 1, mercenary: null },
      {
        kind: 'foedus',
        federator: 'byzantines',
        federate: 'visigoths',
        provinces: ['dardania', 'naissus'],
        since: 1,
        mercenary: null
      }
    )
    expect(incomeOf(state, 'byzantines')).toMatchObject({ tributes: 3, expenses: 3 })
    drive(state, (play) => collectIncome(play, 'byzantines'))
    expect(state.nations.visigoths.treasury).toBe(3)
  })

  it('XIV.F caravans were collected before and are not counted again', () => {
    const state = freshState()
    const { net, caravans } = incomeOf(state, 'persians')
    expect(caravans).toBe(1)
    state.nations.persians.treasury = 0
    drive(state, (play) => collectIncome(play, 'persians'))
    expect(state.nations.persians.treasury).toBe(net - 1)
  })

  it('XIV.F a card can close a sea to trade, or leave an Area barren', () => {
    const state = freshState()
    const before = incomeOf(state, 'byzantines')
    state.thisTurn.effects.push(
      { effect: 'no-trade', place: 'mare_aegeum' },
      { effect: 'no-area-income', place: 'graecia' }
    )
    const after = incomeOf(state, 'byzantines')
    expect(before.trade - after.trade).toBe(4)
    expect(before.areas - after.areas + before.cities - after.cities).toBe(9)
  })
})

describe('XIV.G revolts, heresies, decline', () => {
  it('XIV.G, XVI.F E9: two revolts cost Rome 3 of income and 2 of expenses beside the heresy', () => {
    const state = freshState()
    const before = incomeOf(state, 'romans')
    expect(before.expenses).toBe(1)
    state.revolts = { tripolitania: '-', neustria: '-' }
    const after = incomeOf(state, 'romans')
    expect(before.gross - after.gross).toBe(3)
    expect(after.expenses).toBe(3)
  })

  it('XIV.G a Revolt + costs 3, decline 5 or 10', () => {
    const state = freshState()
    state.revolts.lydia = '+'
    state.nations.byzantines.decline = 1
    expect(incomeOf(state, 'byzantines').expenses).toBe(8)
    state.nations.byzantines.decline = 2
    expect(incomeOf(state, 'byzantines').expenses).toBe(13)
  })

  it('XIV.G a Kingdom pays for a heresy only where another Area of its is orthodox', () => {
    const state = freshState()
    state.heresies = { persis: { grade: '+', religion: 'mazdaist' } }
    expect(incomeOf(state, 'persians').expenses).toBe(1)
    state.heresies.mesopotamia = { grade: '+', religion: 'mazdaist' }
    expect(incomeOf(state, 'persians').expenses).toBe(0)
  })

  it('XIV.G, XXXI.C a heresy of another faith is no concern of the nation', () => {
    const state = freshState()
    state.heresies = { oriens: { grade: '+', religion: 'catholic' } }
    holdArea(state, 'persians', 'oriens')
    expect(incomeOf(state, 'persians').expenses).toBe(0)
  })
})

describe('XIV.H net income', () => {
  it('XIV.H is rounded up and may be negative', () => {
    const state = poorKingdom(20)
    const { gross, maintenance, expenses, net } = incomeOf(state, 'franks')
    expect(net).toBe(Math.ceil(gross - maintenance - expenses))
    expect(net).toBeLessThan(0)
    drive(state, (play) => collectIncome(play, 'franks'))
    expect(state.nations.franks.treasury).toBe(20 + net)
    expect(state.thisTurn.bankrupt).toEqual([])
  })
})

describe('XIV.I recovery from sack', () => {
  it('XIV.I all cities recover, and two sites in each Area, once a turn', () => {
    const state = freshState()
    plunder(state, 'achaia', 'macedonia', 'baetica', 'gallaecia', 'lusitania')
    drive(state, (play) => collectIncome(play, 'byzantines'))
    expect(state.plundered.achaia ?? state.plundered.macedonia).toBeUndefined()
    const { decisions } = drive(state, (play) => collectIncome(play, 'romans'), {
      answers: answering({ 'recover-sites': { sites: ['baetica', 'lusitania'] } })
    })
    expect(decisions.map(({ kind }) => kind)).toEqual(['recover-sites'])
    expect(Object.keys(state.plundered)).toEqual(['gallaecia'])
    drive(state, (play) => collectIncome(play, 'romans'))
    expect(Object.keys(state.plundered)).toEqual(['gallaecia'])
  })

  it('XIV.I a conquered capital is placed again', () => {
    const state = freshState()
    state.turn = 4
    Object.assign(state.nations.romans, { seat: null, capitalLostOn: 3 })
    drive(state, (play) => collectIncome(play, 'romans'), {
      answers: answering({ 'place-capital': 'umbria' })
    })
    expect(state.nations.romans.seat).toEqual({ kind: 'capital', at: 'umbria' })
  })

  it('XIV.I, XXVII.C an inactive kingdom recovers its capital too', () => {
    const state = freshState()
    plunder(state, 'armenia')
    drive(state, (play) => collectIncome(play, 'armenians'))
    expect(state.plundered).toEqual({})
  })
})

describe('XIV.J bankruptcy', () => {
  it('XIV.J ages a nation by two, raises its decline and brings the calamity of a card', () => {
    const state = poorKingdom(0)
    onTop(state, 'church-quarrels')
    const { events } = drive(state, (play) => bankrupt(play, 'franks', 'XIV.G'))
    expect(state.nations.franks).toMatchObject({ age: 3, decline: 1 })
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['bankrupt', 'aged', 'decline']))
    expect(state.decks.administration.drawPile).toHaveLength(18)
  })

  it('XIV.J a bankrupt Kingdom loses the units it cannot pay, at its choice', () => {
    const state = poorKingdom(1)
    const { net } = incomeOf(state, 'franks')
    const unpaid = -net - 1
    const before = Object.values(state.units).filter(
      ({ nation, at }) => nation === 'franks' && at !== 'reserve'
    )
    const chosen = before.slice(0, unpaid).map(({ id }) => id)
    const { events } = drive(state, (play) => collectIncome(play, 'franks'), {
      answers: answering({ 'unpaid-units': { units: chosen } })
    })
    expect(events).toContainEqual({ type: 'bankrupt', nation: 'franks', cause: 'XIV.G' })
    expect(state.nations.franks.treasury).toBe(0)
    expect(chosen.every((id) => state.units[id]?.at === 'reserve')).toBe(true)
  })

  it('XIV.J or half of them, if that is fewer', () => {
    const state = poorKingdom(0)
    clear(state, 'sequana')
    const count = unitsIn(state, 'neustria').length
    drive(state, (play) => bankrupt(play, 'franks', 'XIV.G', { unpaid: 100 }), {
      answers: ({ body }) => {
        const [field] = body.type === 'form' ? body.fields : []
        if (field?.field !== 'many') throw new Error('a list of units is asked for')
        expect(field.min).toBe(Math.ceil(count / 2))
        return { values: { units: field.options.slice(0, field.min).map(({ key }) => key) } }
      }
    })
    expect(unitsIn(state, 'neustria')).toHaveLength(count - Math.ceil(count / 2))
  })

  it('XIV.J strikes once a turn', () => {
    const state = poorKingdom(0)
    drive(state, (play) => bankrupt(play, 'franks', 'XIII.D'))
    onTop(state, 'war-council')
    expect(drive(state, (play) => bankrupt(play, 'franks', 'XIV.G')).events).toEqual([])
  })

  it('XIV.J Barbarians cannot be bankrupt', () => {
    const state = freshState()
    expect(drive(state, (play) => bankrupt(play, 'visigoths', 'XIV.G')).events).toEqual([])
  })
})

describe('XIV.K collapse', () => {
  /** Rome at the end: old, declining, with Italia alone. */
  function lateRome() {
    const state = freshState()
    state.turn = 5
    Object.assign(state.nations.romans, { age: 8, decline: 0, treasury: 0 })
    for (const area of [
      'africa',
      'britannia',
      'hispania',
      'gallia_meridionalis',
      'gallia_septentrionalis',
      'illyria'
    ] as const)
      holdArea(state, null, area)
    onTop(state, 'war-council')
    return state
  }

  it('XIV.K every modifier of the die', () => {
    const state = lateRome()
    Object.assign(state.nations.romans, { age: 12, decline: 2, capitalLostOn: 4 })
    holdArea(state, 'romans', 'africa')
    const [harmful] = calamities.filter((entry) => entry.harmful)
    state.thisTurn.calamities.romans = harmful ? [harmful.id, 'prosperity'] : []
    expect(collapseModifiers(state, 'romans').map(({ why, amount }) => [why, amount])).toEqual([
      ['age', 3],
      ['decline', 2],
      ['calamities', 1],
      ['capital-lost', 2],
      ['areas', -1]
    ])
  })

  it('XIV.K an Empire younger than 9 does not check', () => {
    const state = lateRome()
    state.nations.romans.age = 6
    const { events } = drive(state, (play) => bankrupt(play, 'romans', 'XIV.G'))
    expect(events.some((event) => event.type === 'roll' && event.reason === 'collapse')).toBe(false)
  })

  it('XIV.K below 9 it stands', () => {
    const state = lateRome()
    drive(state, (play) => bankrupt(play, 'romans', 'XIV.G'), { dice: [6] })
    expect(state.nations.romans).toMatchObject({ presence: 'in-play', age: 10 })
  })

  it('XIV.K on 9 it is no more: units, leaders and gold go, auxiliaries and mercenaries go home, heirs rise', () => {
    const state = lateRome()
    Object.assign(state.nations.romans, { treasury: 9 })
    const auxiliary = Object.values(state.units).find(({ people }) => people === 'alamanni')
    if (auxiliary) replaceUnits(state, [{ ...auxiliary, at: 'cisalpina' }])
    const [lent] = muster(state, 'franks', 'archers', 'cisalpina')
    const mercenary = lent ? state.units[lent] : undefined
    if (mercenary) commandUnit(state, mercenary.id, 'romans')
    addTies(state, {
      kind: 'foedus',
      federator: 'romans',
      federate: 'franks',
      provinces: ['saliens', 'belgae'],
      since: 1,
      mercenary: lent ?? null
    })
    const { events } = drive(state, (play) => bankrupt(play, 'romans', 'XIV.G'), {
      dice: [7],
      answers: answering({ 'inherit-foedus': 'no' })
    })
    expect(events).toContainEqual({ type: 'collapsed', nation: 'romans' })
    expect(state.nations.romans).toMatchObject({ presence: 'gone', seat: null, treasury: 0 })
    const romans = Object.values(state.units).filter(({ nation }) => nation === 'romans')
    expect(romans.every(({ at }) => at === 'removed' || at === 'reserve')).toBe(true)
    expect(unitsIn(state, 'cisalpina').map(({ nation, kind }) => [nation, kind])).toEqual([
      ['alamanni', 'infantry']
    ])
    expect(state.control.cisalpina).toBe('alamanni')
    expect(lent && state.units[lent]).toMatchObject({ at: 'rhenus', controller: 'franks' })
    expect(state.relations.some((tie) => tie.kind === 'foedus')).toBe(false)
    expect(state.nations['gallo-romans']).toMatchObject({ presence: 'in-play', treasury: 10 })
  })

  it('XIV.K the other half may take over a Foedus', () => {
    const state = lateRome()
    addTies(state, {
      kind: 'foedus',
      federator: 'romans',
      federate: 'franks',
      provinces: ['saliens', 'belgae'],
      since: 1,
      mercenary: null
    })
    drive(state, (play) => bankrupt(play, 'romans', 'XIV.G'), {
      dice: [10],
      answers: answering({ 'inherit-foedus': 'yes' })
    })
    expect(state.relations).toContainEqual(
      expect.objectContaining({ kind: 'foedus', federator: 'byzantines', federate: 'franks' })
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../engine/decision.ts'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, values } from '../../testing/drive.ts'
import {
  clear,
  crown,
  disarm,
  enter,
  garrison,
  hold,
  holdArea,
  lead,
  opening,
  put,
  stackDeck,
  tie
} from '../../testing/position.ts'
import { eventsOfType, kindsAsked, typesOf } from '../../testing/read-results.ts'
import { goBankrupt } from './bankruptcy.ts'
import { collectIncome } from './income.ts'
import { purchaseStep } from './purchase-step.ts'

function plunder(state: InvasionsState, ...provinces: (keyof InvasionsState['control'])[]): void {
  for (const id of provinces) {
    const marker = state.decks.plunder.drawPile.pop()
    if (marker) state.plundered[id] = marker
  }
}

/** The Franks in Neustria and Sequana with more warriors than they can feed. */
function poorKingdom(gold: number) {
  const state = opening()
  disarm(state, 'franks')
  crown(state, 'franks', 'neustria')
  garrison(state, 'franks', 'frankish-infantry', ['neustria', 'sequana'])
  put(state, 'franks', 'frankish-infantry', 'neustria', 6)
  put(state, 'franks', 'antrustiones', 'sequana', 2)
  put(state, 'franks', 'archers', 'sequana')
  state.nations.franks.treasury = gold
  stackDeck(state, 'administration', 'war-council')
  return state
}

describe('XIV.A limits of the treasury', () => {
  it('XIV.A never below 0: who has 1 and owes 2 has nothing', () => {
    // Neustria 2, Sequana 1, the city 1 and the capital 5, less eleven units: -2.
    const state = poorKingdom(1)
    const { events } = drive(state, (play) => collectIncome(play, 'franks'), { otherwise: 'first' })
    expect(eventsOfType(events, 'treasury')).toEqual([
      { type: 'treasury', nation: 'franks', change: -1, now: 0, reason: 'income', rule: 'XIV.H' }
    ])
    expect(state.nations.franks.treasury).toBe(0)
  })

  it('XIV.A never above 40, once the purchases are made', () => {
    const left = (treasury: number, fortify: string[]) => {
      const state = opening({ nations: { byzantines: { treasury } } })
      const nothingElse = ({ body }: Decision) =>
        values(
          Object.fromEntries(
            (body.type === 'form' ? body.fields : []).map(({ name, field }) => [
              name,
              name === 'fortify' ? fortify : field === 'many' ? [] : 0
            ])
          )
        )
      drive(state, (play) => purchaseStep(play, 'byzantines'), { whenever: { purchases: nothingElse } })
      return state.nations.byzantines.treasury
    }
    expect([left(40, []), left(41, []), left(57, [])]).toEqual([40, 40, 40])
    // Walls cost 15: of 57 all but 2 are kept, of 54 all.
    expect([left(57, ['achaia']), left(54, ['achaia'])]).toEqual([40, 39])
  })
})

describe('XIV.B cities and capitals', () => {
  it('XIV.B a city brings its level, a sacked one half a piece', () => {
    const state = opening()
    const before = incomeOf(state, 'byzantines').cities
    plunder(state, 'nilus')
    expect(incomeOf(state, 'byzantines').cities).toBe(before - 2.5)
  })

  it('XIV.B a capital brings a Kingdom 5, an Empire 10, and nothing in the turn it is placed again', () => {
    const state = opening()
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
    const state = opening()
    enter(state, 'huns', 'sarkil')
    for (const vassal of ['visigoths', 'alans'] as const) {
      tie(state, { kind: 'vassal', between: ['huns', vassal], since: 1 })
    }
    state.nations.alans.treasury = 1
    const peoples = ['huns', 'visigoths', 'alans'] as const
    for (const nation of peoples) drive(state, (play) => collectIncome(play, nation))
    expect(peoples.map((id) => state.nations[id].treasury)).toEqual([2, 0, 0])
  })

  it('XIV.C Huns earn one gold for each of theirs in another’s service', () => {
    const state = opening()
    enter(state, 'huns', 'sarkil')
    put(state, 'romans', 'horse-archers', 'pannonia', 1, { people: 'huns' })
    put(state, 'huns', 'horse-archers', 'pannonia', 1, { controller: 'romans' })
    drive(state, (play) => collectIncome(play, 'huns'))
    expect(state.nations.huns.treasury).toBe(2)
  })
})

describe('XIV.D Kingdoms', () => {
  it('XIV.D live on provinces: Chaldea 2, Susiana 1, Hyrkania a half (E6)', () => {
    const state = opening()
    const before = incomeOf(state, 'persians').provinces
    state.revolts = { chaldea: '-', susiana: '-', hyrkania: '-' }
    expect(incomeOf(state, 'persians').provinces).toBe(before - 3.5)
  })

  it('XIV.D a whole Gallia Meridionalis brings 12, Asia 8, cities apart (E6)', () => {
    for (const [area, gold] of [
      ['gallia_meridionalis', 12],
      ['asia', 8]
    ] as const) {
      const state = opening()
      disarm(state, 'franks')
      crown(state, 'franks', 'neustria')
      holdArea(state, null, area)
      const before = incomeOf(state, 'franks').provinces
      holdArea(state, 'franks', area)
      expect(incomeOf(state, 'franks').provinces - before).toBe(gold)
    }
  })
})

describe('XIV.E Empires', () => {
  it('XIV.E Graecia in full control is worth 2 and 7 for its cities (E7)', () => {
    const state = opening()
    const before = incomeOf(state, 'byzantines')
    holdArea(state, null, 'graecia')
    const after = incomeOf(state, 'byzantines')
    expect(before.areas - after.areas + before.cities - after.cities).toBe(9)
  })

  it('XIV.E an Area that is not wholly held brings 1', () => {
    const state = opening()
    const before = incomeOf(state, 'romans').areas
    garrison(state, 'visigoths', 'infantry', ['cuneus'])
    expect(incomeOf(state, 'romans').areas).toBe(before - 1)
  })
})

describe('XIV.F other income', () => {
  it('XIV.F Rome and Byzantium hold the Adriatic and Sicilian ports together, so neither has the monopoly (E8)', () => {
    const state = opening()
    const apart = incomeOf(state, 'romans').trade
    hold(state, 'romans', ['epirus'])
    state.control.epirus = 'romans'
    expect(incomeOf(state, 'romans').trade).toBe(apart + 1)
  })

  it('XIV.F a rebel port trades no more and breaks the monopoly', () => {
    const state = opening()
    const before = incomeOf(state, 'byzantines').trade
    state.revolts.achaia = '-'
    expect(incomeOf(state, 'byzantines').trade).toBe(before - 3)
  })

  it('XIV.F tributes: 1 for a vassal, up to 2 for a client, 3 to each federate', () => {
    const state = opening()
    tie(
      state,
      { kind: 'vassal', between: ['byzantines', 'alans'], since: 1 },
      { kind: 'foedus', between: ['byzantines', 'visigoths'], provinces: ['dardania', 'naissus'], since: 1 }
    )
    expect(incomeOf(state, 'byzantines')).toMatchObject({ tributes: 3, expenses: 3 })
    drive(state, (play) => collectIncome(play, 'byzantines'))
    expect(state.nations.visigoths.treasury).toBe(3)
  })

  it('XIV.F caravans were collected before and are not counted again', () => {
    const state = opening()
    const { net, caravans } = incomeOf(state, 'persians')
    expect(caravans).toBe(1)
    state.nations.persians.treasury = 0
    drive(state, (play) => collectIncome(play, 'persians'))
    expect(state.nations.persians.treasury).toBe(net - 1)
  })

  it('XIV.F a card can close a sea to trade, or leave an Area barren', () => {
    const state = opening()
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
    const state = opening()
    const before = incomeOf(state, 'romans')
    expect(before.expenses).toBe(1)
    state.revolts = { tripolitania: '-', neustria: '-' }
    const after = incomeOf(state, 'romans')
    expect(before.gross - after.gross).toBe(3)
    expect(after.expenses).toBe(3)
  })

  it('XIV.G a Revolt + costs 3, decline 5 or 10', () => {
    const state = opening()
    state.revolts.lydia = '+'
    state.nations.byzantines.decline = 1
    expect(incomeOf(state, 'byzantines').expenses).toBe(8)
    state.nations.byzantines.decline = 2
    expect(incomeOf(state, 'byzantines').expenses).toBe(13)
  })

  it('XIV.G a Kingdom pays for a heresy only where another Area of its is orthodox', () => {
    const state = opening()
    state.heresies = { persis: { grade: '+', religion: 'mazdaist' } }
    expect(incomeOf(state, 'persians').expenses).toBe(1)
    state.heresies.mesopotamia = { grade: '+', religion: 'mazdaist' }
    expect(incomeOf(state, 'persians').expenses).toBe(0)
  })

  it('XIV.G, XXXI.C a heresy of another faith is no concern of the nation', () => {
    const state = opening()
    state.heresies = { oriens: { grade: '+', religion: 'catholic' } }
    holdArea(state, 'persians', 'oriens')
    expect(incomeOf(state, 'persians').expenses).toBe(0)
  })
})

describe('XIV.H net income', () => {
  it('XIV.H is rounded up and may be negative', () => {
    const state = poorKingdom(20)
    garrison(state, 'franks', 'noble-cavalry', ['venetum'])
    // Neustria 2, Sequana 1, Venetum a half, the city 1 and the capital 5, less twelve units: -2 1/2.
    expect(incomeOf(state, 'franks')).toMatchObject({ gross: 9.5, maintenance: 12, expenses: 0, net: -2 })
    drive(state, (play) => collectIncome(play, 'franks'))
    expect(state.nations.franks.treasury).toBe(18)
    expect(state.thisTurn.bankrupt).toEqual([])
  })

  it('XIV.H, VI.K an Empire pays for no unit, a Kingdom for each, and nobody for leaders', () => {
    const state = poorKingdom(20)
    expect(incomeOf(state, 'franks').maintenance).toBe(11)
    lead(state, 'rex-franks', 'neustria')
    expect(incomeOf(state, 'franks').maintenance).toBe(11)
    state.nations.franks.status = 'empire'
    expect(incomeOf(state, 'franks').maintenance).toBe(0)
  })
})

describe('XIV.I recovery from sack', () => {
  it('XIV.I all cities recover, and two sites in each Area, once a turn', () => {
    const state = opening()
    plunder(state, 'achaia', 'macedonia', 'baetica', 'gallaecia', 'lusitania')
    drive(state, (play) => collectIncome(play, 'byzantines'))
    expect(state.plundered.achaia ?? state.plundered.macedonia).toBeUndefined()
    const { decisions } = drive(state, (play) => collectIncome(play, 'romans'), {
      answers: { 'recover-sites': values({ sites: ['baetica', 'lusitania'] }) }
    })
    expect(kindsAsked(decisions)).toEqual(['recover-sites'])
    expect(Object.keys(state.plundered)).toEqual(['gallaecia'])
    drive(state, (play) => collectIncome(play, 'romans'))
    expect(Object.keys(state.plundered)).toEqual(['gallaecia'])
  })

  it('XIV.I a conquered capital is placed again', () => {
    const state = opening({ turn: 4 })
    Object.assign(state.nations.romans, { seat: null, capitalLostOn: 3 })
    drive(state, (play) => collectIncome(play, 'romans'), {
      answers: { 'place-capital': 'umbria' }
    })
    expect(state.nations.romans.seat).toEqual({ kind: 'capital', at: 'umbria' })
  })

  it('XIV.I, XXVII.C an inactive kingdom recovers its capital too', () => {
    const state = opening()
    plunder(state, 'armenia')
    drive(state, (play) => collectIncome(play, 'armenians'))
    expect(state.plundered).toEqual({})
  })
})

describe('XIV.J bankruptcy', () => {
  it('XIV.J ages a nation by two, raises its decline and brings the calamity of a card', () => {
    const state = poorKingdom(0)
    stackDeck(state, 'administration', 'church-quarrels')
    const { events } = drive(state, (play) => goBankrupt(play, 'franks', 'XIV.G'))
    expect(state.nations.franks).toMatchObject({ age: 3, decline: 1 })
    expect(typesOf(events)).toEqual(expect.arrayContaining(['bankrupt', 'aged', 'decline']))
    expect(state.decks.administration.drawPile).toHaveLength(18)
  })

  it('XIV.J a bankrupt Kingdom loses the units it cannot pay, at its choice', () => {
    // It owes 2 and has 1: one unit goes unpaid.
    const state = poorKingdom(1)
    const unpaid = 1
    const before = Object.values(state.units).filter(
      ({ nation, at }) => nation === 'franks' && at !== 'reserve'
    )
    const chosen = before.slice(0, unpaid).map(({ id }) => id)
    const { events } = drive(state, (play) => collectIncome(play, 'franks'), {
      answers: { 'unpaid-units': values({ units: chosen }) }
    })
    expect(events).toContainEqual({ type: 'bankrupt', nation: 'franks', cause: 'XIV.G' })
    expect(state.nations.franks.treasury).toBe(0)
    expect(chosen.every((id) => state.units[id]?.at === 'reserve')).toBe(true)
  })

  it('XIV.J or half of them, if that is fewer', () => {
    const state = poorKingdom(0)
    clear(state, 'sequana')
    const units = unitsIn(state, 'neustria').map(({ id }) => id)
    expect(units).toHaveLength(7)
    const { decisions } = drive(state, (play) => goBankrupt(play, 'franks', 'XIV.G', { unpaid: 100 }), {
      answers: { 'unpaid-units': values({ units: units.slice(0, 4) }) }
    })
    expect(decisions[0]?.body).toMatchObject({ fields: [{ field: 'many', min: 4, max: 4 }] })
    expect(unitsIn(state, 'neustria')).toHaveLength(3)
  })

  it('XIV.J strikes once a turn', () => {
    const state = poorKingdom(0)
    drive(state, (play) => goBankrupt(play, 'franks', 'XIII.D'))
    stackDeck(state, 'administration', 'war-council')
    expect(drive(state, (play) => goBankrupt(play, 'franks', 'XIV.G')).events).toEqual([])
  })

  it('XIV.J Barbarians cannot be bankrupt', () => {
    const state = opening()
    expect(drive(state, (play) => goBankrupt(play, 'visigoths', 'XIV.G')).events).toEqual([])
  })
})

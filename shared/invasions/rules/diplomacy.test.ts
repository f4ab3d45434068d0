import { describe, expect, it } from 'vitest'
import { nationIds } from '../content/ids.ts'
import { barToDiplomacy, cessionsOf } from '../queries/diplomacy.ts'
import { pieceById } from '../queries/pieces.ts'
import { commandUnit, unitsIn } from '../queries/placement.ts'
import { patronOf } from '../queries/realm.ts'
import { areFriendly, areHostile, stance } from '../queries/stance.ts'
import type { InvasionsState } from '../state.ts'
import { begin } from '../testing/at-sea.ts'
import { drive, freshState } from '../testing/drive.ts'
import { answering, army, disarm, unitOf } from '../testing/ties.ts'
import { holdersNeeded, piecesThatOverrun } from './break-through.ts'
import { openWindow } from './cards/windows.ts'
import { noteAttack } from './clashes.ts'
import { cardsToDraw, drawDiplomacy } from './diplomacy/hand.ts'
import { settleMarriages } from './diplomacy/marriages.ts'
import { afterActivation, diplomacyBeforeActivation, diplomacyOf, endDiplomacy } from './diplomacy.ts'
import { desert, deserters, lendMercenary } from './mercenaries.ts'
import { besiege } from './sieges.ts'
import { addTies } from './tie-list.ts'

/** A nation holds one card of a design, and nobody else holds any. */
function holding(nation: 'persians' | 'byzantines' | 'romans', card: string, turn = 4): InvasionsState {
  const state = freshState()
  state.turn = turn
  state.step = 'diplomacy'
  state.nations[nation].diplomacy = [card]
  state.decks.diplomacy.drawPile = state.decks.diplomacy.drawPile.filter((held) => held !== card)
  return state
}

/** Opens the moment for a holder's diplomacy cards and plays by a prefix of the option's key. */
function playing(
  state: InvasionsState,
  nation: 'persians' | 'byzantines' | 'romans',
  key: string,
  more: Parameters<typeof answering>[0] = {},
  dice: number[] = []
) {
  return drive(state, (play) => openWindow(play, { window: 'diplomacy-play', nation }), {
    dice,
    answers: (decision) => {
      if (decision.kind !== 'play-card') return answering(more)(decision)
      if (decision.body.type !== 'choice') throw new Error('a choice')
      const option = decision.body.options.find((entry) => entry.key === key)
      return { option: option?.key ?? 'pass' }
    }
  })
}

describe('XXX.A diplomacy in general', () => {
  it('XXX.A Barbarians draw nothing, Kingdoms their leader’s bonus, Empires one card more', () => {
    const state = freshState()
    for (const leader of Object.values(state.leaders)) Object.assign(leader, { presence: 'gone', at: null })
    expect(cardsToDraw(state, 'franks')).toBe(0)
    expect(cardsToDraw(state, 'persians')).toBe(0)
    expect(cardsToDraw(state, 'romans')).toBe(1)
    Object.assign(state.leaders.theodosius ?? {}, { presence: 'in-play', at: 'thracia' })
    expect(cardsToDraw(state, 'byzantines')).toBe(3)
  })

  it('XXX.A draws from an empty pile are lost', () => {
    const state = freshState()
    state.decks.diplomacy = { drawPile: ['tribute-1'], discardPile: ['tribute-2'] }
    drive(state, (play) => drawDiplomacy(play, 'romans', 3))
    expect(state.nations.romans.diplomacy).toEqual(['tribute-1'])
    expect(state.decks.diplomacy.discardPile).toEqual(['tribute-2'])
  })

  it('XXX.A only its own player learns which cards a nation has drawn', () => {
    const state = freshState()
    const { events } = drive(state, (play) => diplomacyOf(play, 'romans'), {
      answers: () => ({ option: 'pass' })
    })
    expect(events).toContainEqual(expect.objectContaining({ type: 'diplomacy-drawn', nation: 'romans' }))
  })

  it('XXX.A unused cards are discarded for 1 gold each and shuffled back', () => {
    const state = holding('persians', 'nothing-1')
    const before = state.nations.persians.treasury
    drive(state, endDiplomacy)
    expect(state.nations.persians).toMatchObject({ treasury: before + 1, diplomacy: [] })
    expect(state.decks.diplomacy.drawPile).toHaveLength(18)
    expect(state.decks.diplomacy.discardPile).toEqual([])
  })

  it('XXX.A no diplomacy with a Barbarian nation that invades', () => {
    const state = holding('romans', 'tribute-1')
    expect(barToDiplomacy(state, 'romans', 'tribute', { nation: 'alamanni' })).toBeNull()
    state.thisTurn.invading = ['alamanni']
    expect(barToDiplomacy(state, 'romans', 'tribute', { nation: 'alamanni' })).toBe('invading')
  })

  it('XXX.A not after the earlier of the two activations has begun', () => {
    const state = holding('romans', 'tribute-1')
    state.thisTurn.activated = ['alamanni']
    expect(barToDiplomacy(state, 'romans', 'tribute', { nation: 'alamanni' })).toBe('activated')
    expect(barToDiplomacy(state, 'romans', 'tribute', { nation: 'franks' })).toBeNull()
    state.thisTurn.activated = ['romans']
    expect(barToDiplomacy(state, 'romans', 'tribute', { nation: 'franks' })).toBe('activated')
  })

  it('XXX.A as a nation’s activation begins, cards may still be played that concern it', () => {
    const state = holding('romans', 'tribute-1')
    const { decisions } = drive(state, (play) => diplomacyBeforeActivation(play, 'franks'), {
      answers: answering({ 'play-card': 'pass', 'offer-foedus': 'none' })
    })
    const offered = decisions.find(({ kind }) => kind === 'play-card')?.body
    expect(offered?.type === 'choice' && offered.options.map(({ key }) => key)).toEqual([
      'pass',
      'tribute-1/0/franks'
    ])
  })

  it('XXX.A a card that costs gold cannot be played without it', () => {
    const state = holding('romans', 'tribute-1')
    state.nations.romans.treasury = 9
    expect(playing(state, 'romans', 'tribute-1/0/franks').decisions).toEqual([])
  })
})

describe('XXX.A refusals', () => {
  it('XXX.A a card that finds no target is shown with its reason', () => {
    const state = holding('romans', 'tribute-1')
    state.nations.romans.diplomacy.push('nothing-1', 'treaty-1', 'mercenary-1')
    state.nations.romans.treasury = 12
    state.thisTurn.activated = nationIds.filter((id) => id !== 'romans' && id !== 'alans')
    const { decisions } = drive(
      state,
      (play) => openWindow(play, { window: 'diplomacy-play', nation: 'romans' }),
      {
        answers: [{ option: 'pass' }]
      }
    )
    const body = decisions[0]?.body
    const blocked = body?.type === 'choice' ? body.blocked : []
    expect(blocked?.map(({ key, refusal }) => [key, refusal.reason.key])).toEqual([
      ['nothing-1', 'refusal.diplomacy.decoy'],
      ['treaty-1', 'refusal.diplomacy.activated'],
      ['mercenary-1', 'refusal.diplomacy.not-now']
    ])
  })
})

describe('XXX.B Alliance', () => {
  it('XXX.B another player may decline; his own nation agrees on a D2', () => {
    const state = holding('romans', 'alliance-1')
    playing(state, 'romans', 'alliance-1/0/visigoths', { 'accept-alliance': 'yes' })
    expect(areFriendly(state, 'romans', 'visigoths')).toBe(true)
    const own = holding('romans', 'alliance-1')
    playing(own, 'romans', 'alliance-1/0/byzantines', {}, [3])
    expect(areFriendly(own, 'romans', 'byzantines')).toBe(false)
  })

  it('XXX.B never with a vassal or a federate', () => {
    const state = holding('romans', 'alliance-1')
    addTies(state, { kind: 'vassal', suzerain: 'huns', vassal: 'franks', since: 1, mercenary: null })
    expect(barToDiplomacy(state, 'romans', 'alliance', { nation: 'franks' })).toBe('dependant')
  })

  it('XXX.B a minor kingdom becomes a client on a D2', () => {
    const state = holding('persians', 'alliance-1')
    playing(state, 'persians', 'alliance-1/1/iberians', {}, [6])
    expect(patronOf(state, 'iberians')).toBe('persians')
  })

  it('XXX.B a minor kingdom, though it acts itself, is won as a client and never as an ally', () => {
    const state = holding('romans', 'alliance-1')
    Object.assign(state.nations['gallo-romans'], {
      presence: 'in-play',
      activity: 'active',
      status: 'kingdom'
    })
    const { decisions } = playing(state, 'romans', 'none')
    const body = decisions[0]?.body
    const keys = body?.type === 'choice' ? body.options.map(({ key }) => key) : []
    expect(keys).toContain('alliance-1/1/gallo-romans')
    expect(keys).not.toContain('alliance-1/0/gallo-romans')
  })

  it('XXX.B or it breaks an alliance or a clientage on a D2', () => {
    const state = holding('persians', 'alliance-1')
    playing(state, 'persians', 'alliance-1/2/client:armenians+byzantines', {}, [6])
    expect(patronOf(state, 'armenians')).toBeNull()
    const failed = holding('persians', 'alliance-1')
    playing(failed, 'persians', 'alliance-1/2/client:armenians+byzantines', {}, [5])
    expect(patronOf(failed, 'armenians')).toBe('byzantines')
    expect(failed.nations.persians.diplomacy).toEqual([])
  })
})

describe('XXX.C Treaty', () => {
  it('XXX.C the target is paid 5 gold, keeps the peace and cedes a border province', () => {
    const state = holding('persians', 'treaty-1')
    const [persia, rome] = [state.nations.persians.treasury, state.nations.byzantines.treasury]
    const [unit] = Object.values(state.units).filter((entry) => entry.at === 'chaldea')
    playing(state, 'persians', 'treaty-1/0/byzantines', {
      'treaty-province': 'amida',
      'treaty-garrison': { values: { units: [unit?.id ?? ''] } }
    })
    expect(state.nations.persians.treasury).toBe(persia - 5)
    expect(state.nations.byzantines.treasury).toBe(rome + 5)
    expect(state.control.amida).toBe('persians')
    expect(unitsIn(state, 'amida').filter(({ controller }) => controller === 'byzantines')).toEqual([])
    expect(unitOf(state, unit?.id ?? '').at).toBe('amida')
    expect(stance(state, 'persians', 'byzantines')).toBe('neutral')
  })

  it('XXX.C neither a capital nor a granary, and only beside one’s own land', () => {
    const state = holding('persians', 'treaty-1')
    const open = cessionsOf(state, 'persians', 'byzantines')
    expect(open).toContain('amida')
    expect(open).not.toContain('thracia')
    expect(open).not.toContain('nilus')
    expect(barToDiplomacy(state, 'persians', 'treaty', { nation: 'franks' })).toBe('nothing-to-cede')
  })

  it('XXX.C nothing is ceded where others stand besides its owner', () => {
    const state = holding('persians', 'treaty-1')
    expect(cessionsOf(state, 'persians', 'byzantines')).toContain('amida')
    army(state, 'armenians', 'amida', 1)
    expect(cessionsOf(state, 'persians', 'byzantines')).not.toContain('amida')
  })

  it('XXX.C the pact expires when both have been activated', () => {
    const state = holding('persians', 'treaty-1')
    playing(state, 'persians', 'treaty-1/0/byzantines', { 'treaty-province': 'amida' })
    state.thisTurn.activated = ['persians']
    drive(state, (play) => afterActivation(play, 'byzantines'), { answers: answering({}) })
    expect(areHostile(state, 'persians', 'byzantines')).toBe(true)
  })
})

describe('XXX.D Marriage', () => {
  const wedding = () => {
    const state = holding('romans', 'marriage-1')
    playing(state, 'romans', 'marriage-1/0/franks')
    return state
  }

  it('XXX.D a dowry of 2 gold, and a unit of the target’s choice for the next activation', () => {
    const state = wedding()
    expect(state.nations.franks.treasury).toBe(2)
    const lent = Object.values(state.units).filter(
      (unit) => unit.nation === 'franks' && unit.controller === 'romans'
    )
    expect(lent).toHaveLength(1)
    expect(areHostile(state, 'romans', 'franks')).toBe(true)
    drive(state, (play) => afterActivation(play, 'romans'), { answers: answering({}) })
    expect(unitOf(state, lent[0]?.id ?? '').controller).toBe('franks')
  })

  it('XXX.D the target scores 2 points if it does not attack', () => {
    const peaceful = wedding()
    drive(peaceful, (play) => afterActivation(play, 'franks'))
    expect(peaceful.score.nations.franks).toBe(2)
    const warlike = wedding()
    noteAttack(warlike, 'franks', 'romans')
    drive(warlike, function* (play) {
      settleMarriages(play, 'franks')
    })
    expect(warlike.score.nations.franks).toBeUndefined()
  })

  it('XXX.D a nation without a unit to lend cannot be married into', () => {
    const state = holding('romans', 'marriage-1')
    disarm(state, 'franks')
    expect(barToDiplomacy(state, 'romans', 'marriage', { nation: 'franks' })).toBe('nothing-to-lend')
  })
})

describe('XXX.E Tribute', () => {
  it('XXX.E 10 gold make the two neutral until both have acted', () => {
    const state = holding('romans', 'tribute-1')
    playing(state, 'romans', 'tribute-1/0/alamanni')
    expect(state.nations.alamanni.treasury).toBe(10)
    expect(stance(state, 'romans', 'alamanni')).toBe('neutral')
    drive(state, (play) => afterActivation(play, 'alamanni'))
    expect(stance(state, 'romans', 'alamanni')).toBe('neutral')
    state.thisTurn.activated = ['alamanni']
    drive(state, (play) => afterActivation(play, 'romans'), { answers: answering({}) })
    expect(areHostile(state, 'romans', 'alamanni')).toBe(true)
  })

  it('XXX.E it is not offered to those who are no enemies', () => {
    expect(
      barToDiplomacy(holding('byzantines', 'tribute-1'), 'byzantines', 'tribute', { nation: 'armenians' })
    ).toBe('not-hostile')
  })
})

describe('XXX.F Foedus', () => {
  it('XXX.F the card needs what every Foedus needs', () => {
    const state = holding('byzantines', 'foedus-1')
    expect(barToDiplomacy(state, 'byzantines', 'foedus', { nation: 'visigoths' })).toBeNull()
    expect(barToDiplomacy(state, 'byzantines', 'foedus', { nation: 'franks' })).toBe('no-two-provinces')
    expect(barToDiplomacy(state, 'byzantines', 'foedus', { nation: 'persians' })).toBe('not-barbarian')
  })

  it('XXX.F the target is not asked', () => {
    const state = holding('byzantines', 'foedus-1')
    disarm(state, 'visigoths')
    const [one, two] = army(state, 'visigoths', 'valachia', 2)
    const { decisions } = playing(state, 'byzantines', 'foedus-1/0/visigoths', {
      'settle-foedus': { values: { first: [one?.id ?? ''], second: [two?.id ?? ''] } }
    })
    expect(decisions.map(({ kind }) => kind)).not.toContain('accept-foedus')
    expect(areFriendly(state, 'byzantines', 'visigoths')).toBe(true)
  })
})

describe('XXX.G Corruption', () => {
  const siege = (state: InvasionsState) => {
    const units = army(state, 'franks', 'treveria', 2).map(({ id }) => id)
    return drive(
      state,
      (play) => besiege(play, { province: 'treveria', besieger: 'franks', units, leader: null }),
      {
        answers: answering({ 'play-card': 'corruption-1/0/siege' })
      }
    )
  }

  it('XXX.G 1 gold to the besieger lifts a siege, anybody’s', () => {
    const state = holding('byzantines', 'corruption-1')
    const { result, events } = siege(state)
    expect(result).toBe(false)
    expect(events).toContainEqual(expect.objectContaining({ type: 'siege', outcome: 'lifted' }))
    expect(state.nations.franks.treasury).toBe(1)
  })

  it('XXX.G not against an invading Barbarian, nor without the gold', () => {
    const invaded = holding('byzantines', 'corruption-1')
    invaded.thisTurn.invading = ['franks']
    expect(() => siege(invaded)).not.toThrow()
    expect(invaded.nations.byzantines.diplomacy).toEqual(['corruption-1'])
    const poor = holding('byzantines', 'corruption-1')
    poor.nations.byzantines.treasury = 0
    siege(poor)
    expect(poor.nations.byzantines.diplomacy).toEqual(['corruption-1'])
  })
})

describe('XXX.H Mercenary', () => {
  const hire = (state: InvasionsState) =>
    drive(state, (play) => openWindow(play, { window: 'activation-start', nation: 'romans' }), {
      answers: answering({ 'play-card': 'mercenary-1/0/alamanni' })
    })

  it('XXX.H 3 gold hire a unit of a Barbarian nation at the border for this activation', () => {
    const state = holding('romans', 'mercenary-1')
    hire(state)
    expect(state.nations.alamanni.treasury).toBe(3)
    const hired = Object.values(state.units).filter(
      (unit) => unit.nation === 'alamanni' && unit.controller === 'romans'
    )
    expect(hired).toHaveLength(1)
    drive(state, (play) => afterActivation(play, 'romans'), { answers: answering({}) })
    expect(unitOf(state, hired[0]?.id ?? '').controller).toBe('alamanni')
  })

  it('XXX.H not of one whose horde is far away', () => {
    const state = holding('romans', 'mercenary-1')
    const { decisions } = drive(
      state,
      (play) => openWindow(play, { window: 'activation-start', nation: 'romans' }),
      { answers: answering({ 'play-card': 'pass' }) }
    )
    const offered = decisions[0]?.body
    const keys = offered?.type === 'choice' ? offered.options.map(({ key }) => key) : []
    expect(keys).toContain('mercenary-1/0/alamanni')
    expect(keys).not.toContain('mercenary-1/0/alans')
  })

  const battle = (state: InvasionsState, defender: 'alamanni' | 'franks', hired: string) => ({
    province: 'treveria' as const,
    attacker: { nation: 'romans' as const, units: [hired], leader: null, hordes: [] },
    defender: {
      nation: defender,
      units: army(state, defender, 'treveria', 1).map(({ id }) => id),
      leader: null,
      hordes: []
    },
    from: {},
    intercepted: false
  })

  it('XXX.H a mercenary does not fight its own nation: it goes over as the battle begins', () => {
    const state = freshState()
    state.turn = 4
    const { result: hired } = drive(state, (play) => lendMercenary(play, 'alamanni', 'romans', 'hired'), {
      answers: answering({})
    })
    const id = hired ?? ''
    const order = battle(state, 'alamanni', id)
    expect(deserters(state, [id], order.defender)).toEqual([id])
    const { result, events } = drive(state, function* (play) {
      return desert(play, order)
    })
    expect(result.attacker.units).toEqual([])
    expect(result.defender.units).toContain(id)
    expect(unitOf(state, id).controller).toBe('alamanni')
    expect(events).toContainEqual(expect.objectContaining({ type: 'mercenary-deserted', unit: id }))
  })

  it('XXX.H it is not counted on to overrun or to hold down its own nation', () => {
    const stacks = (people: 'alamanni' | 'franks') => {
      const state = freshState()
      state.turn = 4
      disarm(state, 'romans', 'alamanni', 'franks')
      const own = army(state, 'romans', 'belgae', 5).map(({ id }) => id)
      const [hired] = army(state, 'alamanni', 'belgae', 1)
      if (!hired) throw new Error('nobody')
      commandUnit(state, hired.id, 'romans')
      addTies(state, { kind: 'loan', lender: 'alamanni', borrower: 'romans', unit: hired.id, since: 4 })
      const [foe] = army(state, people, 'belgae', 1)
      commandUnit(state, hired.id, 'romans')
      if (foe) commandUnit(state, foe.id, people)
      begin(state, 'romans')
      const { movement } = state
      if (!movement) throw new Error('no movement')
      const pieces = [...own, hired.id].flatMap((id) => pieceById(state, id) ?? [])
      return {
        overrun: piecesThatOverrun(state, movement, pieces, 'belgae').length,
        alone: holdersNeeded(state, movement, pieces.slice(4), 'belgae')
      }
    }
    expect(stacks('franks')).toEqual({ overrun: 6, alone: 2 })
    expect(stacks('alamanni')).toEqual({ overrun: 0, alone: null })
  })

  it('XXX.H mercenaries of one people fight each other in the service of others', () => {
    const state = freshState()
    state.turn = 4
    const { result: hired } = drive(state, (play) => lendMercenary(play, 'alamanni', 'romans', 'hired'), {
      answers: answering({})
    })
    const order = battle(state, 'franks', hired ?? '')
    const [foe] = army(state, 'alamanni', 'treveria', 1)
    if (foe) commandUnit(state, foe.id, 'franks')
    const enemy = { ...order.defender, units: [...order.defender.units, foe?.id ?? ''] }
    if (foe) commandUnit(state, foe.id, 'franks')
    expect(deserters(state, [hired ?? ''], enemy)).toEqual([])
  })
})

describe('XXX.I Nothing', () => {
  it('XXX.I a decoy cannot be played, only discarded', () => {
    const state = holding('romans', 'nothing-1')
    expect(playing(state, 'romans', 'nothing-1/0/none').decisions).toEqual([])
    expect(barToDiplomacy(state, 'romans', 'nothing', {})).toBe('decoy')
  })
})

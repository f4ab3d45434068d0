import { describe, expect, it } from 'vitest'
import type { CardMoment } from '../../card-rules.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { situationOf, startBattle } from '../../queries/battle/battle-in-progress.ts'
import { setUpBattle } from '../../queries/battle/set-up-battle.ts'
import { targetKey, targetText } from '../../queries/cards/card-targets.ts'
import { areHostile } from '../../queries/relations/stance.ts'
import type { InvasionsState } from '../../state.ts'
import { cardPlayAnswer, drive } from '../../testing/drive.ts'
import { beginMovementOf, giveOrders, landOrder, moveNation, verdictOn } from '../../testing/march-orders.ts'
import { bareMap, encamp, move, opening, put, tie } from '../../testing/position.ts'
import { askedFor, kindsAsked, placeOfPiece, stepsLeftTo } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { legalPlays } from './legal-plays.ts'
import { openWindow } from './windows.ts'

/** What a player may do with a card at a moment. */
function targetsOf(state: InvasionsState, side: SideId, card: string, moment: CardMoment): string[] {
  state.hands[side].events = [card]
  return legalPlays(state, side, moment).map(({ index, aim }) => `${index}/${targetText(targetKey(aim))}`)
}

describe('XXXI.B missionaries', () => {
  it('XXXI.B convert Pagans and Arians, no Mazdaists', () => {
    const open = (nation: NationId, side: SideId) =>
      targetsOf(opening(), side, 'missionaries', { window: 'activation-start', nation })
    expect(open('visigoths', 'goths')).toEqual(['0/visigoths'])
    expect(open('franks', 'huns')).toEqual(['0/franks'])
    expect(open('persians', 'persians')).toEqual([])
    expect(open('romans', 'romans')).toEqual([])
  })
})

describe('XV.B new walls', () => {
  it('XXIII.C for a city of the nation that is buying, and of no other of the player', () => {
    const open = targetsOf(opening(), 'romans', 'new-walls', { window: 'purchases', nation: 'romans' })
    expect(open).toContain('0/camulodunum')
    expect(open).not.toContain('0/achaia')
  })
})

describe('XXXI.C church council', () => {
  const moment = { window: 'administration-start', nation: 'persians' } as const

  it('XXXI.C condemns a doctrine in Christian Areas only', () => {
    const open = targetsOf(opening(), 'persians', 'church-council', moment)
    for (const area of ['italia', 'asia', 'oriens', 'aegyptus']) expect(open).toContain(`1/${area}`)
    for (const area of ['mesopotamia', 'persis', 'germania']) expect(open).not.toContain(`1/${area}`)
  })

  it('XXXI.C and ends no heresy of Mazdaists', () => {
    const state = opening()
    state.heresies.persis = { grade: '-', religion: 'mazdaist' }
    const open = targetsOf(state, 'persians', 'church-council', moment)
    expect(open).toContain('0/africa')
    expect(open).not.toContain('0/persis')
  })
})

describe('X.B devastation', () => {
  /** An Alaman goes over the Danube from Bavaria; the Persian player holds the card. */
  function entering(prepare: (state: InvasionsState) => void = () => {}) {
    const state = bareMap({ nations: { alamanni: { status: 'barbarian', active: true } } })
    state.decks.plunder.drawPile = state.decks.plunder.drawPile.filter((id) => id.startsWith('silver'))
    state.hands.persians.events = ['devastation']
    const [raider = ''] = put(state, 'alamanni', 'infantry', 'bavaria')
    prepare(state)
    const { decisions } = moveNation(state, 'alamanni', [landOrder('bavaria', 'noricum', raider)], {
      whenever: { 'play-card': cardPlayAnswer('devastation', 0, 'stack') }
    })
    return { state, raider, asked: askedFor(decisions, 'play-card').length }
  }

  it('X.B the stack that enters undefended enemy land without a city lays it waste, and halts', () => {
    const { state, raider, asked } = entering()
    expect(asked).toBe(1)
    expect(state.plundered.noricum).toBeDefined()
    expect(state.nations.alamanni.treasury).toBeGreaterThan(0)
    expect(placeOfPiece(state, raider)).toBe('noricum')
    expect(stepsLeftTo(state, raider)).toBe(0)
  })

  it('X.B not on ground that is nobody’s or wasted already, and not past defenders', () => {
    const nobodys = entering((state) => {
      delete state.control.noricum
    })
    const wasted = entering((state) => {
      state.plundered.noricum = 'silver-1'
    })
    const defended = entering((state) => {
      put(state, 'romans', 'legion', 'noricum')
    })
    // III.D: a horde defends, though nobody is with it.
    const camp = entering((state) => {
      encamp(state, 'franks', 'noricum')
      tie(state, { kind: 'foedus', between: ['romans', 'franks'], provinces: ['noricum', 'rhaetia'] })
    })
    expect([nobodys.asked, wasted.asked, defended.asked, camp.asked]).toEqual([0, 0, 0, 0])
  })
})

describe('XX.F bridge of boats', () => {
  it('XX.F serves the stack that had the card, in the battle that follows, and no other', () => {
    const state = bareMap()
    const [first = '', second = ''] = put(state, 'visigoths', 'infantry', 'valachia', 2)
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    put(state, 'byzantines', 'legion', 'moesia_superior')
    state.hands.goths.events = ['bridge-of-boats']
    beginMovementOf(state, 'visigoths')
    giveOrders(
      state,
      [landOrder('valachia', 'moesia_inferior', first), landOrder('valachia', 'moesia_superior', second)],
      { answers: { 'play-card': cardPlayAnswer('bridge-of-boats', 0, 'stack') } }
    )
    const crossed = (unit: string, province: ProvinceId) => {
      const request = { province, nation: 'visigoths', pieces: [unit], intercepted: false } as const
      const field = startBattle(state, setUpBattle(state, request))
      return situationOf(state, field).attacker.units.map((fighter) => fighter.crossed)
    }
    expect(crossed(first, 'moesia_inferior')).toEqual(['none'])
    expect(crossed(second, 'moesia_superior')).toEqual(['river'])
    // A later movement of the activation has no boats any more.
    move(state, [first], 'valachia')
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'moesia_inferior', first)])
    expect(crossed(first, 'moesia_inferior')).toEqual(['river'])
  })
})

describe('X.B subsidy', () => {
  it('X.B spares the nation that pays, and no other of its player', () => {
    const state = bareMap({ nations: { alamanni: { status: 'barbarian', active: true } } })
    const [raider = ''] = put(state, 'alamanni', 'infantry', 'bavaria')
    put(state, 'romans', 'legion', 'noricum')
    put(state, 'byzantines', 'legion', 'rhaetia')
    Object.assign(state.nations.romans, { treasury: 10 })
    Object.assign(state.nations.byzantines, { treasury: 0 })
    state.hands.romans.events = ['subsidy']
    const { decisions } = drive(
      state,
      (play) => openWindow(play, { window: 'activation-start', nation: 'alamanni' }),
      { answers: [cardPlayAnswer('subsidy', 0, { nation: 'alamanni' })] }
    )
    expect(kindsAsked(decisions)).toEqual(['play-card'])
    beginMovementOf(state, 'alamanni')
    expect(verdictOn(state, landOrder('bavaria', 'noricum', raider))).toBe('refusal.truce XXX.C')
    expect(verdictOn(state, landOrder('bavaria', 'rhaetia', raider))).toBe('ok')
    expect(areHostile(state, 'alamanni', 'romans')).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import type { Decision, FormValues } from '../../engine/decision.ts'
import { createRandom } from '../../engine/random.ts'
import type { NationId } from '../content/ids.ts'
import { unitsIn } from '../queries/placement.ts'
import { unitsOf } from '../queries/realm.ts'
import type { InvasionsState } from '../state.ts'
import { drive, freshState } from '../testing/drive.ts'
import { clear, crown, disarm, driveAtRandom, garrison, muster } from '../testing/positions.ts'
import { lostLimites, priceFor, recruitsLeft, waresOf } from './purchases/market.ts'
import { placeOrder } from './purchases/order.ts'
import { purchase } from './purchases.ts'

/** Orders some things, nothing else, and puts the units into one place where it is free to. */
function buying(order: FormValues, at?: string) {
  return ({ kind, body }: Decision) => {
    const fields = body.type === 'form' ? body.fields : []
    const values = fields.map((field): [string, FormValues[string]] => {
      if (kind === 'deploy-purchases' && field.field === 'one')
        return [field.name, at ?? field.options[0]?.key ?? '']
      return [field.name, order[field.name] ?? (field.field === 'many' ? [] : 0)]
    })
    return { values: Object.fromEntries(values) }
  }
}

/** What the check says to an order. */
function verdict(state: InvasionsState, nation: NationId, order: FormValues) {
  let refusal: string | undefined
  drive(state, function* (play) {
    const script = placeOrder(play, nation)
    const first = script.next({ side: '', answer: { values: {} } })
    if (first.done) return
    const [question] = first.value.questions
    if (!question) return
    const { inquiry } = question
    const second = script.next({ side: inquiry.side, answer: buying(order)({ ...inquiry, number: 0 }) })
    if (!second.done) refusal = second.value.refusal?.reason.key
  })
  return refusal
}

describe('XV.A Barbarians', () => {
  it('XV.A a Barbarian’s gold buys no unit', () => {
    const state = freshState()
    state.nations.visigoths.treasury = 40
    expect(waresOf(state, 'visigoths')).toEqual([])
  })
})

describe('XV.B Civilised nations', () => {
  it('XV.B Empires pay more than Kingdoms, heavy troops cost more than plain ones, elites most', () => {
    const state = freshState()
    const empire = (kind: Parameters<typeof priceFor>[2]) => priceFor(state, 'byzantines', kind) ?? 0
    const kingdom = (kind: Parameters<typeof priceFor>[2]) => priceFor(state, 'persians', kind) ?? 0
    expect(empire('infantry')).toBeGreaterThan(kingdom('infantry'))
    expect(kingdom('heavy-cavalry')).toBeGreaterThan(kingdom('cavalry'))
    expect(kingdom('clibanarii')).toBeGreaterThan(kingdom('heavy-cavalry'))
  })

  it('XV.B units bought are put into provinces one holds, and paid', () => {
    const state = freshState()
    state.nations.persians.treasury = 20
    const before = unitsIn(state, 'chaldea').length
    drive(state, (play) => purchase(play, 'persians'), { answers: buying({ 'buy:infantry': 2 }, 'chaldea') })
    expect(unitsIn(state, 'chaldea')).toHaveLength(before + 2)
    expect(state.nations.persians.treasury).toBe(20 - 2 * (priceFor(state, 'persians', 'infantry') ?? 0))
  })

  it('XV.B not more than the treasury, nor than the provinces hold', () => {
    const state = freshState()
    state.nations.persians.treasury = 9
    expect(verdict(state, 'persians', { 'buy:infantry': 2, 'buy:archers': 1 })).toBe('refusal.too-dear')

    disarm(state, 'franks')
    crown(state, 'franks', 'neustria')
    garrison(state, 'franks', 'frankish-infantry', ['neustria'])
    muster(state, 'franks', 'frankish-infantry', 'neustria', 3)
    state.nations.franks.treasury = 40
    expect(verdict(state, 'franks', { 'buy:frankish-infantry': 1 })).toBe('refusal.no-room')
  })

  it('XV.B Rome recruits one national unit a turn, two from turn 8; auxiliaries are free', () => {
    const state = freshState()
    state.turn = 7
    state.nations.romans.treasury = 40
    expect(recruitsLeft(state, 'romans')).toBe(1)
    expect(verdict(state, 'romans', { 'buy:cavalry': 1, 'buy:horse-archers': 1 })).toBe(
      'refusal.recruitment-limit'
    )
    expect(verdict(state, 'romans', { 'buy:cavalry': 1, 'buy:infantry:vandals': 1 })).toBeUndefined()
    state.turn = 8
    expect(verdict(state, 'romans', { 'buy:cavalry': 1, 'buy:horse-archers': 1 })).toBeUndefined()
    expect(recruitsLeft(state, 'persians')).toBeNull()
  })

  it('XV.B an Empire repairs up to two damaged elites at half price; a Kingdom none', () => {
    const state = freshState()
    const legions = unitsOf(state, 'romans').filter(({ kind }) => kind === 'legion')
    for (const unit of legions) unit.damaged = true
    const [first, second] = legions.map(({ id }) => id)
    if (!first || !second) throw new Error('too few legions')
    state.nations.romans.treasury = 30
    const { decisions } = drive(state, (play) => purchase(play, 'romans'), {
      answers: buying({ repair: [first, second] })
    })
    const form = decisions[0]?.body
    const repair = form?.type === 'form' ? form.fields.find(({ name }) => name === 'repair') : undefined
    expect(repair?.field === 'many' && repair.max).toBe(2)
    expect(state.nations.romans.treasury).toBe(
      30 - 2 * Math.ceil((priceFor(state, 'romans', 'legion') ?? 0) / 2)
    )
    expect([state.units[first]?.damaged, state.units[second]?.damaged]).toEqual([false, false])
  })

  it('XV.B what is not in the reserve cannot be bought', () => {
    const state = freshState()
    expect(waresOf(state, 'romans').some(({ kind }) => kind === 'guard')).toBe(false)
    clear(state, 'cisalpina')
    expect(waresOf(state, 'romans').some(({ kind }) => kind === 'guard')).toBe(true)
  })

  it('XV.B fleets are launched off a port, in stacks of two', () => {
    const state = freshState()
    clear(state, 'mare_aegeum')
    Object.assign(state, { turn: 8 })
    state.nations.byzantines.treasury = 40
    drive(state, (play) => purchase(play, 'byzantines'), {
      answers: buying({ 'buy:fleet': 2 }, 'mare_aegeum')
    })
    expect(unitsIn(state, 'mare_aegeum').map(({ kind, stack }) => [kind, stack])).toEqual([
      ['fleet', 1],
      ['fleet', 1]
    ])
  })

  it('XV.B, XXIII.C walls cost 15', () => {
    const state = freshState()
    state.nations.byzantines.treasury = 16
    drive(state, (play) => purchase(play, 'byzantines'), { answers: buying({ fortify: ['achaia'] }) })
    expect(state.cities.achaia?.fortified).toBe(true)
    expect(state.nations.byzantines.treasury).toBe(1)
  })

  it('XV.B, XVIII.I a Limes is rebuilt free in a border province that is held again', () => {
    const state = freshState()
    clear(state, 'helvetia')
    expect(lostLimites(state, 'romans').map(({ province }) => province)).toEqual(['helvetia'])
    drive(state, (play) => purchase(play, 'romans'), { answers: buying({ limites: ['helvetia'] }) })
    expect(unitsIn(state, 'helvetia').map(({ kind }) => kind)).toEqual(['limes'])
    expect(state.nations.romans.treasury).toBe(20)
  })

  it('XV.B, XVIII.I on turn 8 the Limites become local units and Themata', () => {
    const state = freshState()
    state.turn = 8
    drive(state, (play) => purchase(play, 'romans'), { answers: buying({}) })
    drive(state, (play) => purchase(play, 'byzantines'), { answers: buying({}) })
    expect(Object.values(state.units).some(({ kind }) => kind === 'limes')).toBe(false)
    expect(unitsIn(state, 'numidia').map(({ kind, title }) => [kind, title])).toEqual([
      ['local-infantry', 'Africani']
    ])
    expect(unitsIn(state, 'tyras').map(({ kind }) => kind)).toEqual(['thema'])
    expect(lostLimites(state, 'romans')).toEqual([])
  })

  it('XV.B in decline Rome fears a usurper on a failed D2, and Persia does not', () => {
    for (const [nation, rolls] of [
      ['romans', 1],
      ['persians', 0]
    ] as const) {
      const state = freshState()
      state.nations[nation].decline = 1
      const { events } = drive(state, (play) => purchase(play, nation), { answers: buying({}) })
      expect(events.filter((event) => event.type === 'roll' && event.reason === 'usurper')).toHaveLength(
        rolls
      )
    }
  })

  it('XV.B any random order and deployment is legal', () => {
    const random = createRandom('orders')
    for (const nation of ['romans', 'byzantines', 'persians'] as const) {
      for (let round = 0; round < 30; round++) {
        const state = freshState()
        state.nations[nation].treasury = 40
        state.turn = 8
        driveAtRandom(state, (play) => purchase(play, nation), random)
        expect(state.nations[nation].treasury).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('XV.C dated units', () => {
  it('XV.C E1 an auxiliary of turn 3 is not to be had before', () => {
    const state = freshState()
    const sold = () => waresOf(state, 'romans').map(({ key }) => key)
    state.turn = 2
    expect(sold()).not.toContain('infantry:vandals')
    state.turn = 3
    expect(sold()).toContain('infantry:vandals')
  })
})

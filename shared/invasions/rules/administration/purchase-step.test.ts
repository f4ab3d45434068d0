import { describe, expect, it } from 'vitest'
import type { Answer, Decision, Field, FieldValue, FormValues } from '../../../engine/decision.ts'
import { createRandom } from '../../../engine/random.ts'
import type { NationId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import { unitsOf } from '../../queries/nations/realm.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { runScripted } from '../../scene/run-scripted.ts'
import type { InvasionsState } from '../../state.ts'
import { type DriveOptions, drive, values } from '../../testing/drive.ts'
import { clear, crown, disarm, encamp, garrison, opening, put, troops } from '../../testing/position.ts'
import { playRandomly } from '../../testing/random-play.ts'
import { eventsOfType } from '../../testing/read-results.ts'
import { settleControl } from '../control/control.ts'
import { playStep } from '../time/turn.ts'
import { landRoom, lostLimites, priceFor, recruitsLeft, unwalledCities, waresForSale } from './market.ts'
import { choosePurchases } from './purchase-order.ts'
import { purchaseStep } from './purchase-step.ts'

/** Buys these things and nothing else, and places all units in one place where possible. */
const buying = (order: ValuesOf<'purchases'>, at?: string) => ({
  purchases: ({ body }: Decision) => filled(body, (field) => chosenOf(order, field)),
  'deploy-purchases': ({ body }: Decision) =>
    filled(body, (field) => at ?? (field.field === 'one' ? field.options[0]?.key : undefined) ?? '')
})

function chosenOf(order: FormValues, { name }: Field): FieldValue {
  return order[name] ?? []
}

function filled(body: Decision['body'], fill: (field: Field) => FieldValue): Answer {
  const fields = body.type === 'form' ? body.fields : []
  return values(Object.fromEntries(fields.map((field) => [field.name, fill(field)])))
}

/** The reason why a purchase is refused; undefined if it is accepted. */
function refusalOf(
  state: InvasionsState,
  nation: NationId,
  order: ValuesOf<'purchases'>
): string | undefined {
  const { ended } = runScripted(state, (play) => choosePurchases(play, nation), {
    otherwise: (decision) => buying(order).purchases(decision)
  })
  return 'stop' in ended && ended.stop.cause === 'refused' ? ended.stop.refusal.reason.key : undefined
}

describe('XV.A Barbarians', () => {
  it('XIV.A what they hold above 40 is lost in the Purchases step, and they are asked nothing', () => {
    const state = opening({ turn: 2, nations: { visigoths: { treasury: 43 }, huns: { treasury: 40 } } })
    for (const nation of ['romans', 'byzantines', 'persians'] as const) state.nations[nation].treasury = 0
    const { events, decisions } = drive(
      state,
      (play) => playStep(play, { task: 'step', step: 'purchases' }),
      {
        agenda: true,
        whenever: buying({})
      }
    )
    expect(eventsOfType(events, 'treasury')).toEqual([
      { type: 'treasury', nation: 'visigoths', change: -3, now: 40, reason: 'treasury-limit', rule: 'XIV.A' }
    ])
    expect(decisions.some(({ actor }) => actor === 'visigoths')).toBe(false)
  })

  it('XV.A a Barbarian’s gold buys no unit', () => {
    const state = opening()
    state.nations.visigoths.treasury = 40
    expect(waresForSale(state, 'visigoths')).toEqual([])
  })
})

describe('XV.B Civilised nations', () => {
  it('XV.B Empires pay more than Kingdoms, heavy troops cost more than plain ones, elites most', () => {
    const state = opening()
    const empire = (kind: Parameters<typeof priceFor>[2]) => priceFor(state, 'byzantines', kind) ?? 0
    const kingdom = (kind: Parameters<typeof priceFor>[2]) => priceFor(state, 'persians', kind) ?? 0
    expect(empire('infantry')).toBeGreaterThan(kingdom('infantry'))
    expect(kingdom('heavy-cavalry')).toBeGreaterThan(kingdom('cavalry'))
    expect(kingdom('clibanarii')).toBeGreaterThan(kingdom('heavy-cavalry'))
  })

  it('XV.B units bought are put into provinces one holds, and paid', () => {
    const state = opening()
    state.nations.persians.treasury = 20
    const before = unitsIn(state, 'chaldea').length
    drive(state, (play) => purchaseStep(play, 'persians'), {
      whenever: buying({ buy: [{ kind: 'infantry' }, { kind: 'infantry' }] }, 'chaldea')
    })
    expect(unitsIn(state, 'chaldea')).toHaveLength(before + 2)
    expect(state.nations.persians.treasury).toBe(20 - 2 * (priceFor(state, 'persians', 'infantry') ?? 0))
  })

  it('XV.B not more than the treasury, nor than the provinces hold', () => {
    const state = opening()
    state.nations.persians.treasury = 9
    expect(
      refusalOf(state, 'persians', { buy: [{ kind: 'infantry' }, { kind: 'infantry' }, { kind: 'archers' }] })
    ).toBe('refusal.too-dear')

    disarm(state, 'franks')
    crown(state, 'franks', 'neustria')
    garrison(state, 'franks', 'frankish-infantry', ['neustria'])
    put(state, 'franks', 'frankish-infantry', 'neustria', 3)
    state.nations.franks.treasury = 40
    expect(refusalOf(state, 'franks', { buy: [{ kind: 'frankish-infantry' }] })).toBe('refusal.no-room')
  })

  it('XV.B Rome recruits one national unit a turn, two from turn 8; auxiliaries are free', () => {
    const state = opening({ turn: 7 })
    state.nations.romans.treasury = 40
    expect(recruitsLeft(state, 'romans')).toBe(1)
    expect(refusalOf(state, 'romans', { buy: [{ kind: 'cavalry' }, { kind: 'horse-archers' }] })).toBe(
      'refusal.recruitment-limit'
    )
    expect(
      refusalOf(state, 'romans', { buy: [{ kind: 'cavalry' }, { kind: 'infantry', people: 'vandals' }] })
    ).toBeUndefined()
    state.turn = 8
    expect(
      refusalOf(state, 'romans', { buy: [{ kind: 'cavalry' }, { kind: 'horse-archers' }] })
    ).toBeUndefined()
    expect(recruitsLeft(state, 'persians')).toBeNull()
  })

  it('XV.B an Empire repairs up to two damaged elites at half price; a Kingdom none', () => {
    const state = opening()
    const legions = unitsOf(state, 'romans').filter(({ kind }) => kind === 'legion')
    for (const unit of legions) unit.damaged = true
    const [first, second] = legions.map(({ id }) => id)
    if (!first || !second) throw new Error('too few legions')
    state.nations.romans.treasury = 30
    const { decisions } = drive(state, (play) => purchaseStep(play, 'romans'), {
      whenever: buying({ repair: [first, second] })
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
    const state = opening()
    expect(waresForSale(state, 'romans').some(({ kind }) => kind === 'guard')).toBe(false)
    clear(state, 'cisalpina')
    expect(waresForSale(state, 'romans').some(({ kind }) => kind === 'guard')).toBe(true)
  })

  it('XV.B fleets are launched off a port, in stacks of two', () => {
    const state = opening()
    clear(state, 'mare_aegeum')
    Object.assign(state, { turn: 8 })
    state.nations.byzantines.treasury = 40
    drive(state, (play) => purchaseStep(play, 'byzantines'), {
      whenever: buying({ buy: [{ kind: 'fleet' }, { kind: 'fleet' }] }, 'mare_aegeum')
    })
    expect(unitsIn(state, 'mare_aegeum').map(({ kind, stack }) => [kind, stack])).toEqual([
      ['fleet', 1],
      ['fleet', 1]
    ])
  })

  it('XV.B, XXIII.C walls cost 15', () => {
    const state = opening()
    state.nations.byzantines.treasury = 16
    drive(state, (play) => purchaseStep(play, 'byzantines'), { whenever: buying({ fortify: ['achaia'] }) })
    expect(state.cities.achaia?.fortified).toBe(true)
    expect(state.nations.byzantines.treasury).toBe(1)
  })

  it('XV.B, XVIII.I on turn 8, not before, the Limites become local units and Themata', () => {
    const limites = ({ units }: InvasionsState) =>
      Object.values(units).filter(({ kind, at }) => kind === 'limes' && at !== 'reserve')
    const before = opening({ turn: 7 })
    const standing = limites(before).length
    for (const nation of ['romans', 'byzantines'] as const)
      drive(before, (play) => purchaseStep(play, nation), { whenever: buying({}) })
    expect([standing, limites(before).length]).toEqual([16, 16])
    const state = opening({ turn: 8 })
    drive(state, (play) => purchaseStep(play, 'romans'), { whenever: buying({}) })
    drive(state, (play) => purchaseStep(play, 'byzantines'), { whenever: buying({}) })
    expect(Object.values(state.units).some(({ kind }) => kind === 'limes')).toBe(false)
    expect(unitsIn(state, 'numidia').map(({ kind, title }) => [kind, title])).toEqual([
      ['local-infantry', 'Africani']
    ])
    expect(unitsIn(state, 'tyras').map(({ kind }) => kind)).toEqual(['thema'])
    expect(lostLimites(state, 'romans')).toEqual([])
  })

  it('XV.B in decline Rome fears a usurper on a failed D2, and Persia does not', () => {
    const suffered = (nation: 'romans' | 'persians', dice: DriveOptions['dice']) => {
      const state = opening({ nations: { [nation]: { decline: 1 } } })
      const how = { dice: dice ?? [], whenever: buying({}), otherwise: 'first' } as const
      return eventsOfType(drive(state, (play) => purchaseStep(play, nation), how).events, 'calamity').map(
        ({ calamity }) => calamity
      )
    }
    expect(suffered('romans', [2])).toEqual([])
    expect(suffered('romans', [3, 'any'])).toEqual(['usurper'])
    expect(suffered('persians', [])).toEqual([])
  })

  it('XV.B any random order and deployment is legal', () => {
    const random = createRandom('orders')
    for (const nation of ['romans', 'byzantines', 'persians'] as const) {
      for (let round = 0; round < 30; round++) {
        const state = opening()
        state.nations[nation].treasury = 40
        state.turn = 8
        playRandomly(state, (play) => purchaseStep(play, nation), random)
        expect(state.nations[nation].treasury).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('XV.C dated units', () => {
  it('XV.C E1 an auxiliary of turn 3 is not to be had before', () => {
    const state = opening()
    const sold = () => waresForSale(state, 'romans').map(({ key }) => key)
    state.turn = 2
    expect(sold()).not.toContainEqual({ kind: 'infantry', people: 'vandals' })
    state.turn = 3
    expect(sold()).toContainEqual({ kind: 'infantry', people: 'vandals' })
  })
})

describe('XII.D, XV.B purchases among strangers', () => {
  /** Byzantium with its whole land, and troops of others in Thracia and Macedonia, both cities of its own. */
  function visited(nation: NationId) {
    const state = opening({ turn: 2 })
    clear(state, 'thracia', 'macedonia')
    troops(state, nation, 'macedonia', 1)
    return state
  }

  it('XII.D, XV.B no unit is placed beside hostile or neutral troops or a hostile horde', () => {
    expect(landRoom(visited('visigoths'), 'byzantines').has('macedonia')).toBe(false)
    expect(landRoom(visited('armenians'), 'byzantines').has('macedonia')).toBe(false)
    expect(landRoom(visited('romans'), 'byzantines').has('macedonia')).toBe(true)
    const state = opening({ turn: 2 })
    clear(state, 'macedonia')
    expect(landRoom(state, 'byzantines').has('macedonia')).toBe(true)
    encamp(state, 'visigoths', 'macedonia')
    expect(landRoom(state, 'byzantines').has('macedonia')).toBe(false)
  })

  it('XII.D, XXIII.C no walls are built and no fleet is launched where enemies stand', () => {
    const state = visited('visigoths')
    state.cities.macedonia = { level: 2, fortified: false }
    expect(unwalledCities(state, 'byzantines')).not.toContain('macedonia')
    clear(state, 'macedonia')
    expect(unwalledCities(state, 'byzantines')).toContain('macedonia')
  })

  it('XII.D, XVIII.I no Limes is rebuilt where enemies stand', () => {
    const state = opening({ turn: 2 })
    clear(state, 'tyras')
    put(state, 'visigoths', 'infantry', 'tyras')
    drive(state, function* (play) {
      settleControl(play)
    })
    expect(state.control.tyras).toBe('visigoths')
    state.control.tyras = 'byzantines'
    const rebuilt = () => lostLimites(state, 'byzantines').map(({ province }) => province)
    expect(rebuilt()).not.toContain('tyras')
    clear(state, 'tyras')
    expect(rebuilt()).toContain('tyras')
  })
})

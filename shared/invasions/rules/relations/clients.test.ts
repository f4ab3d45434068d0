import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import { income } from '../../queries/administration/income.ts'
import { positionOf } from '../../queries/control/position-of-board.ts'
import { isProvince } from '../../queries/map/provinces.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { clientsOf, patronOf } from '../../queries/nations/realm.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { clientageObstacle } from '../../queries/relations/relations.ts'
import { stance } from '../../queries/relations/stance.ts'
import { objectivePoints } from '../../queries/scoring/objectives.ts'
import type { InvasionsState, Unit } from '../../state.ts'
import { pointsOnCard } from '../../testing/card-points.ts'
import { drive, eventsEmittedBy } from '../../testing/drive.ts'
import { arrange, disarm, lead, move, opening, put, tie, troops } from '../../testing/position.ts'
import { placesOfPieces } from '../../testing/read-results.ts'
import { makeClientEffect } from '../cards/relation-effects.ts'
import { takeCity } from '../siege/conquest.ts'
import { recoverMinorKingdom } from '../time/minor-kingdoms.ts'
import { clientsLendUnits, isAtFullStrength, makeClient } from './clients.ts'
import { afterActivation, endDiplomacy } from './diplomacy-steps.ts'
import { breakRelation, capitalConquered } from './relation-changes.ts'
import { submitTo } from './submission.ts'

const unitsOf = (state: InvasionsState, nation: Unit['nation']) =>
  Object.values(state.units).filter((unit) => unit.nation === nation)

describe('XXVII.A client states', () => {
  it('XXVII.A a minor kingdom becomes the client of a Civilised nation, pays tribute and is neutral', () => {
    const state = opening()
    const before = income(positionOf(state), baseWorld, 'persians').tributes
    drive(state, (play) => makeClient(play, 'persians', 'iberians', 'capital-taken'))
    expect(patronOf(state, 'iberians')).toBe('persians')
    expect(income(positionOf(state), baseWorld, 'persians').tributes).toBe(before + 2)
    expect(stance(state, 'iberians', 'persians')).toBe('neutral')
  })

  it('XXVII.A neither a Barbarian nation nor the client’s own patron can take it', () => {
    const state = opening()
    expect(clientageObstacle(state, 'franks', 'iberians')).toBe('barbarian-patron')
    expect(clientageObstacle(state, 'byzantines', 'armenians')).toBe('has-patron')
    expect(clientageObstacle(state, 'romans', 'franks')).toBe('not-minor-kingdom')
  })

  it('XXVII.A the patron scores half for a client’s land', () => {
    const state = opening()
    const before = objectivePoints(state, 'persians')
    drive(state, (play) => makeClient(play, 'persians', 'armenians', 'capital-taken'))
    expect(state.control.armenia).toBe('armenians')
    expect(objectivePoints(state, 'persians')).toBe(
      before + Math.ceil(pointsOnCard('persians', 'armenia') / 2)
    )
  })

  it('XXVII.A a Civilised conqueror of its capital makes it his client, a Barbarian his vassal', () => {
    const byPersia = opening()
    drive(byPersia, (play) => takeCity(play, 'armenia', 'persians'), { otherwise: 'first' })
    expect(patronOf(byPersia, 'armenians')).toBe('persians')
    const byAlans = opening()
    drive(byAlans, (play) => takeCity(play, 'armenia', 'alans'), { otherwise: 'first' })
    expect(patronOf(byAlans, 'armenians')).toBeNull()
    expect(byAlans.relations).toContainEqual(
      expect.objectContaining({ kind: 'vassal', suzerain: 'alans', vassal: 'armenians' })
    )
  })

  it('XXVII.A the conqueror leaves the capital, and it is the kingdom’s again', () => {
    const state = opening()
    const conquerors = troops(state, 'persians', 'armenia', 2)
    drive(state, (play) => takeCity(play, 'armenia', 'persians'), { otherwise: 'first' })
    expect(placesOfPieces(state, conquerors)).toEqual(['adiabene', 'adiabene'])
    expect(state.control.armenia).toBe('armenians')
  })

  it('XXVII.A a client whose capital another Civilised nation takes changes its patron', () => {
    const state = opening()
    expect(patronOf(state, 'armenians')).toBe('byzantines')
    const { events } = drive(state, (play) => takeCity(play, 'armenia', 'persians'), {
      otherwise: 'first'
    })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'client-freed', patron: 'byzantines', way: 'new-patron' })
    )
    expect(clientsOf(state, 'byzantines')).not.toContain('armenians')
  })

  it('XXVI.B an ally that becomes a client leaves the alliance', () => {
    const state = opening()
    arrange(state, {
      clear: ['ties'],
      relations: [{ kind: 'alliance', between: ['armenians', 'alans'], since: 1 }]
    })
    const { events } = drive(state, (play) =>
      submitTo(play, 'armenians', 'persians', 'armenia', 'stack-destroyed')
    )
    expect(patronOf(state, 'armenians')).toBe('persians')
    expect(events).toContainEqual(expect.objectContaining({ type: 'alliance-ended', way: 'party-client' }))
  })

  it('XXVII.A a Barbarian’s vassal that a Civilised nation conquers is its client and no more a vassal', () => {
    const state = opening()
    arrange(state, {
      clear: ['ties'],
      relations: [{ kind: 'vassal', between: ['alans', 'armenians'], since: 1 }]
    })
    drive(state, (play) => takeCity(play, 'armenia', 'persians'), { otherwise: 'first' })
    expect(patronOf(state, 'armenians')).toBe('persians')
    expect(state.relations.filter(({ kind }) => kind === 'vassal')).toEqual([])
  })
})

describe('XXVII.B the client’s mercenary', () => {
  it('XXVII.B a client at full strength lends one unit for the patron’s activation and gets it back', () => {
    const state = opening()
    drive(state, (play) => clientsLendUnits(play, 'byzantines'), { otherwise: 'first' })
    const lent = unitsOf(state, 'armenians').filter((unit) => unit.controller === 'byzantines')
    expect(lent).toHaveLength(1)
    const [{ id = '', at = 'reserve' } = {}] = lent
    expect(isProvince(at) && state.control[at]).toBe('byzantines')
    drive(state, (play) => afterActivation(play, 'byzantines'))
    expect(unitById(state, id)).toMatchObject({
      controller: 'armenians',
      at: state.nations.armenians.seat?.at
    })
    expect(state.relations.some(({ kind }) => kind === 'loan')).toBe(false)
  })

  it('XXVII.B it lends no second unit to the same activation', () => {
    const state = opening()
    for (let call = 0; call < 2; call++)
      drive(state, (play) => clientsLendUnits(play, 'byzantines'), { otherwise: 'first' })
    const lent = unitsOf(state, 'armenians').filter((unit) => unit.controller === 'byzantines')
    expect(lent).toHaveLength(1)
  })

  it('XXVII.B a client that has lost a unit lends none', () => {
    const state = opening()
    const [one] = unitsOf(state, 'armenians')
    if (one) move(state, [one.id], 'reserve')
    expect(isAtFullStrength(state, 'armenians')).toBe(false)
    drive(state, (play) => clientsLendUnits(play, 'byzantines'))
    expect(state.relations.some(({ kind }) => kind === 'loan')).toBe(false)
  })
})

describe('XXVII.C recovery', () => {
  it('XXVII.C an inactive kingdom rebuilds one unit a turn, then repairs one', () => {
    const state = opening()
    const [first, second] = unitsOf(state, 'armenians')
    if (!first || !second) throw new Error('the Armenians have units')
    move(state, [first.id, second.id], 'reserve')
    const recover = () => eventsEmittedBy(state, (play) => recoverMinorKingdom(play, 'armenians'))
    recover()
    expect(unitsOf(state, 'armenians').filter(({ at }) => at === 'reserve')).toHaveLength(1)
    recover()
    expect(isAtFullStrength(state, 'armenians')).toBe(true)
    const third = unitsOf(state, 'armenians')[2]
    if (third) third.damaged = true
    recover()
    expect(unitsOf(state, 'armenians').some(({ damaged }) => damaged)).toBe(false)
  })
})

describe('XXVII.D release', () => {
  it('XXVII.D a client is lost with its patron’s capital', () => {
    const state = opening()
    disarm(state, 'byzantines', 'romans')
    troops(state, 'visigoths', 'thracia', 3)
    drive(state, (play) => takeCity(play, 'thracia', 'visigoths'), { otherwise: 'first' })
    expect(patronOf(state, 'armenians')).toBeNull()
    expect(stance(state, 'armenians', 'byzantines')).toBe('hostile')
  })

  it('XXVII.D a client is free when its patron’s capital is conquered', () => {
    const state = opening()
    expect(clientsOf(state, 'byzantines')).toEqual(['armenians'])
    const { events } = drive(state, (play) => capitalConquered(play, 'byzantines', 'visigoths', 'thracia'))
    expect(clientsOf(state, 'byzantines')).toEqual([])
    expect(events).toContainEqual({
      type: 'client-freed',
      patron: 'byzantines',
      client: 'armenians',
      way: 'capital-lost',
      rule: 'XXVII.D'
    })
  })
})

describe('XXX.B a clientage broken by envoys', () => {
  it('XX.J the client’s leader does not stay alone where its patron’s troops stand', () => {
    const state = opening({ clear: ['armenia_minor'] })
    const [leader] = Object.values(state.leaders).filter(({ nation }) => nation === 'armenians')
    if (!leader) throw new Error('the Armenians have a king')
    lead(state, leader.id, 'armenia_minor')
    put(state, 'byzantines', 'infantry', 'armenia_minor')
    drive(state, (play) => breakRelation(play, { kind: 'client', nations: ['byzantines', 'armenians'] }))
    expect(patronOf(state, 'armenians')).toBeNull()
    expect(state.leaders[leader.id]?.at).not.toBe('armenia_minor')
  })
})

describe('XXX.B courting a minor kingdom', () => {
  const court = (state: InvasionsState, patron: NationId, client: NationId, die: number) =>
    drive(
      state,
      (play) =>
        makeClientEffect({
          play,
          card: 'alliance',
          rule: 'XXX.B',
          player: null,
          playerNation: patron,
          aim: { nation: client },
          moment: { window: 'diplomacy-play', nation: patron },
          member: null,
          pending: []
        }),
      { dice: [die] }
    )

  it('XXX.B it becomes a client on a passed D2 only', () => {
    const state = opening()
    court(state, 'persians', 'iberians', 3)
    expect(patronOf(state, 'iberians')).toBeNull()
    court(state, 'persians', 'iberians', 4)
    expect(patronOf(state, 'iberians')).toBe('persians')
  })

  it('XXX.B no vassal, and not one’s own patron', () => {
    const state = opening()
    tie(state, { kind: 'vassal', between: ['huns', 'iberians'], since: 1 })
    expect(clientageObstacle(state, 'persians', 'iberians')).toBe('vassal')
    Object.assign(state.nations.britons, { presence: 'in-play', activity: 'active' })
    tie(state, { kind: 'client', between: ['colchians', 'britons'], since: 1 })
    expect(clientageObstacle(state, 'britons', 'colchians')).toBe('own-lord')
  })

  it('XXX.B one that the aid does not call permanent stays for the turn', () => {
    const state = opening()
    court(state, 'romans', 'mauritanians', 2)
    court(state, 'persians', 'iberians', 2)
    drive(state, (play) => endDiplomacy(play))
    expect(patronOf(state, 'mauritanians')).toBeNull()
    expect(patronOf(state, 'iberians')).toBe('persians')
  })
})

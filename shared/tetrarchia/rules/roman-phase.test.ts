import { describe, expect, it } from 'vitest'
import { possibleActions } from '../queries/actions.ts'
import { reachableRoutes } from '../queries/reach.ts'
import { answer, discsIn, keysOf, playFrom, position, type TestPosition } from '../testing/position.ts'
import type { ProvinceId } from '../world/provinces.ts'

const acting = (scene: TestPosition, dice: readonly number[] = []) =>
  playFrom(position(scene), [{ task: 'action' }], dice)

const costOf = (scene: TestPosition, to: ProvinceId): number | undefined => {
  const state = position(scene)
  return reachableRoutes(state, state.active, state.imperium).find((way) => way.to === to)?.cost
}

describe('I.1 moving', () => {
  it('I.1 costs 1 over a link, 2 over a broken one, and 1 more into a revolt', () => {
    const emperors = { diocletian: 'etruria' } as const
    expect(costOf({ emperors }, 'cisalpina')).toBe(1)
    expect(costOf({ emperors: { diocletian: 'cisalpina' } }, 'rhaetia')).toBe(2)
    expect(costOf({ emperors, discs: discsIn('revolt', 'cisalpina') }, 'cisalpina')).toBe(2)
    expect(costOf({ emperors, discs: discsIn('unrest', 'cisalpina') }, 'cisalpina')).toBe(1)
  })

  it('I.1 difficult ground into a province in revolt takes 2+1=3', () => {
    expect(
      costOf({ emperors: { diocletian: 'cisalpina' }, discs: discsIn('revolt', 'rhaetia') }, 'rhaetia')
    ).toBe(3)
  })

  it('I.1 a fleet carries from coast to coast of its zone for 1, into a revolt for 2', () => {
    const emperors = { diocletian: 'roma' } as const
    expect(costOf({ emperors, fleets: ['internum'] }, 'baetica')).toBe(1)
    expect(costOf({ emperors, fleets: ['internum'], discs: discsIn('revolt', 'baetica') }, 'baetica')).toBe(2)
    expect(costOf({ emperors, imperium: 1 }, 'baetica')).toBeUndefined()
  })

  it('Q&A fleets: a strait is crossed by fleet for 1, but attacked over for 3', () => {
    const emperors = { diocletian: 'thracia' } as const
    expect(costOf({ emperors, fleets: ['aegaeum'] }, 'asia')).toBe(1)
    expect(costOf({ emperors }, 'asia')).toBe(2)
    const state = position({
      emperors,
      fleets: ['aegaeum'],
      armies: ['asia'],
      discs: discsIn('revolt', 'asia')
    })
    const attack = possibleActions(state).find(({ action }) => action.do === 'attack')
    expect(attack?.cost).toBe(3)
  })

  it('Q&A fleets: a fleet carries no attack', () => {
    const state = position({
      emperors: { diocletian: 'roma' },
      fleets: ['internum'],
      armies: ['narbonensis'],
      discs: discsIn('revolt', 'narbonensis')
    })
    expect(possibleActions(state).filter(({ action }) => action.do === 'attack')).toEqual([])
  })

  it('V.2, Q&A fleets: two adjacent fleets are two zones; in Mare Nostrum they are one', () => {
    const scene: TestPosition = {
      emperors: { diocletian: 'roma' },
      fleets: ['internum', 'aegaeum'],
      imperium: 1
    }
    expect(costOf(scene, 'syria')).toBeUndefined()
    expect(costOf({ ...scene, options: { variants: 'mare-nostrum' } }, 'syria')).toBe(1)
    const apart: TestPosition = {
      ...scene,
      fleets: ['atlanticum', 'aegaeum'],
      emperors: { diocletian: 'baetica' }
    }
    expect(costOf({ ...apart, options: { variants: 'mare-nostrum' } }, 'syria')).toBeUndefined()
  })

  it('Q&A emperors: another emperor’s province may be crossed but not stayed in', () => {
    const scene: TestPosition = { emperors: { diocletian: 'roma', maximian: 'etruria' } }
    expect(costOf(scene, 'etruria')).toBeUndefined()
    expect(costOf(scene, 'cisalpina')).toBe(2)
    expect(costOf({ ...scene, imperium: 1 }, 'cisalpina')).toBeUndefined()
  })

  it('I.1 nobody enters an army’s province', () => {
    const scene: TestPosition = {
      emperors: { diocletian: 'roma' },
      armies: ['etruria'],
      discs: discsIn('revolt', 'etruria')
    }
    expect(costOf(scene, 'etruria')).toBeUndefined()
    expect(costOf({ ...scene, imperium: 3 }, 'cisalpina')).toBeUndefined()
  })

  it('public session: Galerius comes from his capital to Noricum in revolt, clears it and leaves a disc, 2+2+1', () => {
    const match = acting({
      active: 'galerius',
      emperors: { galerius: 'pannonia-inferior' },
      discs: discsIn('revolt', 'noricum')
    })
    for (const key of [
      { do: 'move', emperor: 'galerius', to: 'noricum' },
      { do: 'subdue' },
      { do: 'protect' }
    ])
      answer(match, key)
    expect(match.state.imperium).toBe(1)
    expect(match.state.discs.noricum).toBe('galerius')
    expect(keysOf(match)).not.toContainEqual({ do: 'move', emperor: 'galerius', to: 'germania-magna' })
  })
})

describe('I.2 sailing', () => {
  it('I.2 a fleet goes to an adjacent zone for 1 and carries at once', () => {
    const match = acting({ emperors: { diocletian: 'roma' }, fleets: ['aegaeum'], imperium: 2 })
    expect(keysOf(match)).toContainEqual({ do: 'sail', from: 'aegaeum', to: 'internum' })
    expect(keysOf(match)).not.toContainEqual({ do: 'sail', from: 'aegaeum', to: 'atlanticum' })
    answer(match, { do: 'sail', from: 'aegaeum', to: 'internum' })
    expect(match.state).toMatchObject({ imperium: 1, fleets: ['internum'] })
    expect(keysOf(match)).toContainEqual({ do: 'move', emperor: 'diocletian', to: 'baetica' })
  })
})

describe('I.3 protecting', () => {
  it('I.3 puts a disc into a province without any for 1', () => {
    const match = acting({ emperors: { diocletian: 'asia' } })
    answer(match, { do: 'protect' })
    expect(match.state).toMatchObject({ imperium: 5, discs: { asia: 'diocletian' } })
    expect(keysOf(match)).not.toContainEqual({ do: 'protect' })
  })

  it('I.3 a frontier takes 2, and its region must be free of revolt, not of unrest', () => {
    const scene: TestPosition = { active: 'constantius', emperors: { constantius: 'britannia' } }
    const match = acting({ ...scene, discs: discsIn('unrest', 'belgica') })
    answer(match, { do: 'protect' })
    expect(match.state).toMatchObject({ imperium: 4, discs: { britannia: 'constantius' } })
    const barred = acting({ ...scene, discs: discsIn('revolt', 'aquitania') })
    expect(keysOf(barred)).not.toContainEqual({ do: 'protect' })
    expect(barred.decision?.body.blocked).toMatchObject([
      { key: { do: 'protect' }, refusal: { reason: { key: 'refusal.region-in-revolt' }, rule: 'I.3' } }
    ])
  })

  it('Q&A discs: who has placed all his discs can place no more, and take none back', () => {
    const match = acting({
      options: { level: '3300' },
      emperors: { diocletian: 'asia' },
      discs: discsIn('diocletian', 'syria', 'pontus', 'cilicia')
    })
    expect(keysOf(match)).not.toContainEqual({ do: 'protect' })
    expect(keysOf(match).some((key) => typeof key === 'object' && key.do === 'remove')).toBe(false)
    expect(match.decision?.body.blocked).toMatchObject([{ key: { do: 'protect' } }])
  })

  it('Q&A discs: an empty capital may be covered, even one’s own; a province never holds two', () => {
    expect(keysOf(acting({ emperors: { diocletian: 'cisalpina' } }))).toContainEqual({ do: 'protect' })
    const taken = acting({ emperors: { diocletian: 'asia' }, discs: discsIn('galerius', 'asia') })
    expect(keysOf(taken)).not.toContainEqual({ do: 'protect' })
  })
})

describe('I.4 subduing', () => {
  it('I.4 takes unrest off for 1, a revolt for 2, or turns it into unrest for 1', () => {
    const unrest = acting({ emperors: { diocletian: 'asia' }, discs: discsIn('unrest', 'asia') })
    answer(unrest, { do: 'subdue' })
    expect(unrest.state).toMatchObject({ imperium: 5, discs: {} })
    const scene = { emperors: { diocletian: 'asia' }, discs: discsIn('revolt', 'asia') } as const
    const revolt = acting(scene)
    answer(revolt, { do: 'subdue' })
    expect(revolt.state).toMatchObject({ imperium: 4, discs: {} })
    const calmed = acting(scene)
    answer(calmed, { do: 'calm' })
    expect(calmed.state).toMatchObject({ imperium: 5, discs: { asia: 'unrest' } })
  })
})

describe('I.5 attacking', () => {
  const scene: TestPosition = {
    active: 'constantius',
    emperors: { constantius: 'belgica' },
    armies: ['britannia'],
    discs: discsIn('constantius', 'belgica')
  }

  it('public session: Belgica, a disc there, an attack on Britannia: 1+1+2', () => {
    const from: TestPosition = { ...scene, emperors: { constantius: 'germania-inferior' }, discs: {} }
    const match = acting(from, [6, 1])
    for (const key of [
      { do: 'move', emperor: 'constantius', to: 'belgica' },
      { do: 'protect' },
      { do: 'attack', place: 'britannia' }
    ])
      answer(match, key)
    expect(match.state.imperium).toBe(2)
  })

  it('I.5 victory: the army and any disc go, the emperor moves in', () => {
    const match = acting(
      { ...scene, armies: ['lugdunensis'], discs: discsIn('revolt', 'lugdunensis') },
      [6, 1]
    )
    answer(match, { do: 'attack', place: 'lugdunensis' })
    expect(match.state).toMatchObject({ armies: {}, discs: {}, imperium: 4 })
    expect(match.state.emperors.constantius.at).toBe('lugdunensis')
  })

  it('I.5, Q&A fleets: defeat removes the emperor and the disc he stands on, and ends his turn', () => {
    const match = acting({ ...scene, fleets: ['internum'] }, [1, 6])
    const events = answer(match, { do: 'attack', place: 'britannia' })
    expect(match.state.emperors.constantius.at).toBeNull()
    expect(match.state.discs).toEqual({})
    expect(events.map(({ type }) => type)).toEqual(['roll', 'battle', 'emperor-left'])
    expect(match.awaited).toBeNull()
  })

  it('I.5 a tie changes nothing but the points', () => {
    // I + Belgica and the capital next to it against 3.
    const match = acting(scene, [1, 3])
    answer(match, { do: 'attack', place: 'britannia' })
    expect(match.state).toMatchObject({ imperium: 4, armies: { 'army-1': 'britannia' } })
    expect(match.state.emperors.constantius.at).toBe('belgica')
  })

  it('Q&A discs: a frontier stays protected even where its emperor is beaten on it', () => {
    const match = acting(
      {
        ...scene,
        emperors: { constantius: 'britannia' },
        armies: ['belgica'],
        discs: { ...discsIn('constantius', 'britannia'), ...discsIn('revolt', 'belgica') }
      },
      [1, 6]
    )
    answer(match, { do: 'attack', place: 'belgica' })
    expect(match.state.emperors.constantius.at).toBeNull()
    expect(match.state.discs.britannia).toBe('constantius')
  })

  it('undo goes back up to the first die', () => {
    const match = acting({ ...scene, discs: {} }, [1, 3])
    const before = match.hash
    answer(match, { do: 'protect' })
    expect(match.canUndo('empire')).toBe(true)
    match.undo('empire')
    expect(match.hash).toBe(before)
    answer(match, { do: 'attack', place: 'britannia' })
    expect(match.canUndo('empire')).toBe(false)
  })
})

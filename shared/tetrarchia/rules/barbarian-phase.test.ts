import { describe, expect, it } from 'vitest'
import type { TetrarchiaEvent } from '../events.ts'
import {
  answer,
  discsIn,
  keysOf,
  playFrom,
  position,
  runTasks,
  type TestPosition
} from '../testing/position.ts'
import { romanProvinces } from '../world/queries.ts'

const empire = (scene: TestPosition, dice: readonly number[] = []) =>
  runTasks(position(scene), [{ task: 'state-of-the-empire' }], dice)
const struck = (scene: TestPosition, dice: readonly number[]) =>
  runTasks(position(scene), [{ task: 'strike' }], dice)
const typesOf = (events: readonly TetrarchiaEvent[]) => events.map(({ type }) => type)

describe('II.0 the state of the Empire', () => {
  it('II.0, Q&A links: unrest linked to revolt becomes revolt, and then what is linked to it', () => {
    // Revolt - unrest - unrest, whole links.
    const discs = { ...discsIn('revolt', 'baetica'), ...discsIn('unrest', 'carthaginensis', 'tarraconensis') }
    expect(empire({ discs }).state.discs).toEqual(
      discsIn('revolt', 'baetica', 'carthaginensis', 'tarraconensis')
    )
  })

  it('II.0 a broken link lets it through on 4 to 6 only, and is tried once', () => {
    const discs = { ...discsIn('revolt', 'tarraconensis'), ...discsIn('unrest', 'narbonensis') }
    for (const die of [1, 2, 3]) expect(empire({ discs }, [die]).state.discs.narbonensis).toBe('unrest')
    for (const die of [4, 5, 6]) expect(empire({ discs }, [die]).state.discs.narbonensis).toBe('revolt')
    const { events } = empire({ discs }, [3])
    expect(typesOf(events)).toEqual(['barbarians-began', 'roll', 'link-tested'])
  })

  it('II.0 no die is rolled where a whole link spreads the revolt anyway', () => {
    const discs = { ...discsIn('revolt', 'tarraconensis', 'aquitania'), ...discsIn('unrest', 'narbonensis') }
    const { state, events } = empire({ discs })
    expect(state.discs.narbonensis).toBe('revolt')
    expect(typesOf(events)).not.toContain('roll')
  })

  it('II.0 then emperors who stand on a revolt leave the board', () => {
    const discs = { ...discsIn('revolt', 'baetica'), ...discsIn('unrest', 'carthaginensis', 'syria') }
    const { state } = empire({ discs, emperors: { galerius: 'carthaginensis', maximian: 'syria' } })
    expect(state.emperors.galerius.at).toBeNull()
    expect(state.emperors.maximian.at).toBe('syria')
  })
})

describe('II.1 the result', () => {
  it('II.1 nothing where an emperor’s disc or an uncovered capital protects', () => {
    expect(struck({ discs: discsIn('galerius', 'belgica') }, [2, 1]).state.discs.belgica).toBe('galerius')
    expect(struck({}, [2, 2]).state.discs).toEqual({})
  })

  it('II.1 no disc: unrest; unrest: revolt; a covered capital like any other', () => {
    expect(struck({}, [2, 1]).state.discs).toEqual(discsIn('unrest', 'belgica'))
    expect(struck({ discs: discsIn('unrest', 'belgica') }, [2, 1]).state.discs).toEqual(
      discsIn('revolt', 'belgica')
    )
    const capital = discsIn('unrest', 'germania-inferior')
    expect(struck({ discs: capital }, [2, 2]).state.discs['germania-inferior']).toBe('revolt')
  })
})

describe('II.2 uprising', () => {
  // No army is left in reserve, so there is no echo.
  const armies = ['gaetulia', 'sarmatia', 'persia'] as const

  it('II.2, Q&A links: revolt in all direct Roman neighbours, whatever disc is there, and no farther', () => {
    const discs = {
      ...discsIn('revolt', 'pannonia-inferior'),
      ...discsIn('unrest', 'noricum'),
      ...discsIn('galerius', 'dalmatia')
    }
    const { state } = struck({ armies, discs, emperors: { galerius: 'dalmatia' } }, [3, 1])
    expect(state.discs).toEqual(
      discsIn('revolt', 'pannonia-inferior', 'noricum', 'dalmatia', 'pannonia-superior', 'moesia-superior')
    )
    // Q&A emperors: he stays on the revolt until the next state of the Empire.
    expect(state.emperors.galerius.at).toBe('dalmatia')
    expect(runTasks(state, [{ task: 'state-of-the-empire' }], []).state.emperors.galerius.at).toBeNull()
  })

  it('Q&A emperors: an uprising drives out the emperors in it, except the next to play, who can escape', () => {
    const scene: TestPosition = {
      armies,
      discs: discsIn('revolt', 'pannonia-inferior'),
      emperors: { galerius: 'dalmatia', maximian: 'pannonia-superior' }
    }
    const match = playFrom(
      position(scene),
      [{ task: 'strike' }, { task: 'turn', emperor: 'galerius' }],
      [3, 1]
    )
    expect(match.state.discs.dalmatia).toBe('revolt')
    answer(match, { do: 'subdue' })
    answer(match, { do: 'done' })
    expect(match.state.emperors.galerius.at).toBe('dalmatia')
    expect(match.state.emperors.maximian.at).toBeNull()
  })

  it('Q&A discs: a frontier is never touched', () => {
    const discs = { ...discsIn('revolt', 'noricum'), ...discsIn('galerius', 'germania-magna') }
    expect(struck({ armies, discs }, [3, 3]).state.discs['germania-magna']).toBe('galerius')
  })

  it('II.2 a broken link excludes a neighbour on 1 to 3', () => {
    const discs = discsIn('revolt', 'rhaetia')
    // To Germania Superior, Pannonia Superior and Cisalpina; Noricum has a whole link.
    const { state } = struck({ armies, discs }, [3, 6, 3, 4, 3])
    const risen = ['germania-superior', 'pannonia-superior', 'cisalpina', 'noricum'] as const
    expect(risen.filter((id) => state.discs[id] === 'revolt')).toHaveLength(2)
    expect(state.discs.noricum).toBe('revolt')
  })

  it('II.2 with no army in reserve it has no echo', () => {
    const { events } = struck({ armies, discs: discsIn('revolt', 'gallaecia') }, [1, 5])
    expect(typesOf(events)).not.toContain('echo')
  })

  it('II.2, Q&A emperors: an army gathers beyond the frontier that the die names, if it is empty', () => {
    const { state, events } = struck({ discs: discsIn('revolt', 'gallaecia') }, [1, 5, 2])
    expect(state.armies).toEqual({ 'army-1': 'britannia' })
    expect(typesOf(events)).toContain('echo')
  })

  it('II.2 where a figure or a disc is there, the dice strike behind it, and may start a chain', () => {
    const discs = { ...discsIn('revolt', 'gallaecia', 'lusitania'), ...discsIn('constantius', 'gaetulia') }
    // I 5 rises; echo I: protected; I 4 rises too; echo II: an army.
    const { state, events } = struck({ discs }, [1, 5, 1, 4, 2])
    expect(events.filter(({ type }) => type === 'struck')).toMatchObject([
      { province: 'gallaecia', strike: 'uprising' },
      { province: 'lusitania', strike: 'uprising' }
    ])
    expect(state.armies).toEqual({ 'army-1': 'britannia' })
    const standing = struck(
      { discs: discsIn('revolt', 'gallaecia'), emperors: { maximian: 'britannia' } },
      [1, 5, 2, 1]
    )
    expect(standing.state.discs.belgica).toBe('unrest')
    expect(standing.state.armies).toEqual({})
  })
})

describe('E the end by discs', () => {
  it('E a revolt that cannot be placed loses the Empire at once', () => {
    const discs = discsIn('revolt', ...romanProvinces.filter((id) => id !== 'belgica').slice(-21))
    const { state } = struck({ discs: { ...discs, ...discsIn('unrest', 'belgica') } }, [2, 1])
    expect(state.ending).toEqual({ won: false, why: 'revolt' })
    expect(state.agenda).toEqual([])
  })

  it('E unrest that cannot be placed loses it as well', () => {
    const discs = discsIn('unrest', ...romanProvinces.filter((id) => id !== 'belgica').slice(-21))
    expect(struck({ discs }, [2, 1]).state.ending).toEqual({ won: false, why: 'unrest' })
  })

  it('I.4 without grey discs a revolt cannot be turned into unrest; the game is not lost', () => {
    const discs = { ...discsIn('unrest', ...romanProvinces.slice(-21)), ...discsIn('revolt', 'roma') }
    const match = playFrom(position({ emperors: { diocletian: 'roma' }, discs }), [{ task: 'action' }])
    expect(keysOf(match)).toContainEqual({ do: 'subdue' })
    expect(keysOf(match)).not.toContainEqual({ do: 'calm' })
    expect(match.decision?.body.blocked).toMatchObject([
      { key: { do: 'calm' }, refusal: { reason: { key: 'refusal.no-unrest-disc' } } }
    ])
  })
})

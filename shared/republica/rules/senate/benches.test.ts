import { describe, expect, it } from 'vitest'
import { answer, eventsOf, option, playFrom, run } from '../../testing/position.ts'
import { begun, inSession, THREE } from '../../testing/session.ts'

describe('9.5 filling the benches', () => {
  it('9.5 below eight aligned senators in Rome the Curia sends its highest to the smallest faction', () => {
    const { furius: _, aurelius: __, ...seven } = THREE
    const state = inSession({
      senators: { ...seven, cornelius: { ...THREE.cornelius, office: 'rome-consul' } },
      set: { senate: null }
    })
    state.curia.families = ['papirius', 'acilius']
    const { match, events } = run(state, [{ task: 'senate' }])
    expect(eventsOf(events, 'bench-filled')).toMatchObject([
      { senator: 'papirius', faction: 'aventine', from: 'curia' }
    ])
    expect(match.state.curia.families).toEqual(['acilius'])
  })

  it('9.5 of equal factions that with least influence in Rome receives him', () => {
    const { manlius: _, aurelius: __, ...seven } = THREE
    const state = inSession({
      senators: { ...seven, julius: { ...THREE.julius, at: 'captive' } },
      set: { senate: null }
    })
    state.curia.families = ['papirius', 'acilius']
    const { events } = run(state, [{ task: 'senate' }])
    // Capitoline has 4 in Rome (Julius is away), Aventine 7.
    expect(eventsOf(events, 'bench-filled').map(({ faction }) => faction)).toEqual(['capitoline', 'aventine'])
  })

  it('9.5 an empty Curia: the faction chooses from the forum', () => {
    const { furius: _, aurelius: __, ...seven } = THREE
    const state = inSession({
      senators: {
        ...seven,
        cornelius: { ...THREE.cornelius, office: 'rome-consul' },
        papirius: { faction: null },
        acilius: { faction: null }
      },
      set: { senate: null }
    })
    state.curia.families = []
    const match = begun(playFrom(state, [{ task: 'senate' }]))
    expect(match.awaited).toMatchObject({ side: 'aventine', kind: 'fill-bench' })
    answer(match, 'aventine', option('acilius'))
    expect(match.state.senators.acilius?.faction).toBe('aventine')
    expect(match.state.senators.papirius?.faction).toBeNull()
  })

  it('9.5 nobody left in Curia or forum: the session goes on', () => {
    const { furius: _, aurelius: __, ...seven } = THREE
    const state = inSession({ senators: seven, set: { senate: null } })
    state.curia.families = []
    expect(run(state, [{ task: 'senate' }]).match.state.senate?.chair).toBe('cornelius')
  })
})

import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../engine/decision.ts'
import type { InvasionsEvent } from '../../events.ts'
import { values } from '../../testing/drive.ts'
import { landOrder, moveNation } from '../../testing/march-orders.ts'
import { bareMap, encamp, lead, put } from '../../testing/position.ts'
import {
  askedFor,
  optionKeys,
  placeOfPiece,
  placesOfPieces,
  rollsOf,
  stepsLeftTo,
  typesOf
} from '../../testing/read-results.ts'

describe('XIX.B flight', () => {
  const to = (province: string, ...ids: string[]) => values({ to: province, pieces: ids })
  const attack = () => {
    const state = bareMap()
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
    const romans = put(state, 'byzantines', 'infantry', 'moesia_inferior', 2)
    return { state, goths, romans }
  }
  const roll = (events: readonly InvasionsEvent[]) => rollsOf(events, 'flight')[0]
  const flee = (
    { state, goths }: ReturnType<typeof attack>,
    answer: Answer,
    die: number,
    others: Readonly<Record<string, readonly Answer[]>> = {}
  ) =>
    moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)], {
      answers: { ...others, flee: [answer] },
      dice: [die]
    })

  it('XIX.B 9 or more: the defender is up to three steps away and the attacker goes on', () => {
    const position = attack()
    flee(position, to('thracia', ...position.romans), 9)
    expect(placesOfPieces(position.state, position.romans)).toEqual(['thracia', 'thracia'])
    expect(stepsLeftTo(position.state, position.goths[0] ?? '')).toBe(2)
  })

  it('XIX.B 8 fails: they stay, and the attacker stops', () => {
    const position = attack()
    flee(position, to('thracia', ...position.romans), 8)
    expect(placesOfPieces(position.state, position.romans)).toEqual(['moesia_inferior', 'moesia_inferior'])
    expect(stepsLeftTo(position.state, position.goths[0] ?? '')).toBe(0)
  })

  it('XIX.B some may stay behind', () => {
    const position = attack()
    flee(position, to('thracia', position.romans[0] ?? ''), 10)
    expect(placesOfPieces(position.state, position.romans)).toEqual(['thracia', 'moesia_inferior'])
  })

  it('XIX.B +combat of the leader, +3 fortified city, +3 twice as many, -1 less cavalry', () => {
    const position = attack()
    const { state } = position
    put(state, 'byzantines', 'infantry', 'moesia_inferior')
    put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
    lead(state, 'theodosius', 'moesia_inferior')
    state.cities.moesia_inferior = { level: 1, fortified: true }
    const { events } = flee(position, to('thracia', ...position.romans), 1)
    expect(roll(events)).toMatchObject({
      total: 9,
      modifiers: [
        { amount: 2, why: 'leader-combat' },
        { amount: 3, why: 'fortified-city' },
        { amount: 3, why: 'twice-as-many' }
      ]
    })
    const outridden = attack()
    outridden.goths = put(outridden.state, 'visigoths', 'noble-cavalry', 'valachia', 2)
    expect(roll(flee(outridden, to('thracia', ...outridden.romans), 9).events)).toMatchObject({
      total: 8,
      modifiers: [{ amount: -1, why: 'less-cavalry' }]
    })
  })

  it('XIX.B -2 when the flight must begin over a river, unless the rivers are frozen', () => {
    const total = (frozen: boolean) => {
      const state = bareMap()
      const goths = put(state, 'visigoths', 'infantry', 'dardania', 2)
      put(state, 'visigoths', 'infantry', 'dardania')
      const romans = put(state, 'byzantines', 'infantry', 'moesia_inferior')
      for (const province of ['thracia', 'moesia_superior', 'naissus', 'tyras'] as const) {
        put(state, 'franks', 'frankish-infantry', province)
      }
      if (frozen) state.thisTurn.effects.push({ effect: 'frozen-rivers' })
      const { events } = moveNation(
        state,
        'visigoths',
        [landOrder('dardania', 'moesia_inferior', ...goths)],
        {
          answers: { flee: [to('macedonia', ...romans)] },
          dice: [9]
        }
      )
      return roll(events)?.total
    }
    expect(total(false)).toBe(7)
    expect(total(true)).toBe(9)
  })

  it('XIX.B the refuge is friendly, or empty and rural', () => {
    const position = attack()
    position.state.cities.valachia = { level: 1, fortified: false }
    const { decisions } = moveNation(position.state, 'visigoths', [
      landOrder('valachia', 'moesia_inferior', ...position.goths)
    ])
    const keys = optionKeys(askedFor(decisions, 'flee')[0])
    expect(keys).toEqual(expect.arrayContaining(['thracia', 'dardania', 'dacia']))
    expect(keys).not.toContain('valachia')
  })

  it('XVIII.K nobody flees through land that is closed to him', () => {
    const refugesOf = (nation: 'persians' | 'arabs') => {
      const state = bareMap()
      Object.assign(state.nations[nation], { presence: 'in-play', activity: 'active' })
      put(state, nation, nation === 'arabs' ? 'cavalry' : 'infantry', 'lachmidaria')
      state.control.lachmidaria = nation
      // Every other route is closed.
      for (const at of ['palmyrene', 'babylonia', 'chaldea'] as const) put(state, 'romans', 'legion', at)
      const [legion = ''] = put(state, 'romans', 'legion', 'euphrates', 2)
      const { decisions } = moveNation(state, 'romans', [landOrder('euphrates', 'lachmidaria', legion)])
      expect(placeOfPiece(state, legion)).toBe('lachmidaria')
      return askedFor(decisions, 'flee').flatMap((decision) => optionKeys(decision, 'to'))
    }
    expect(refugesOf('persians')).toEqual([])
    expect(refugesOf('arabs')).toEqual(expect.arrayContaining(['stay', 'arabia_deserta', 'hijaz']))
  })

  it('XVIII.K, XVIII.A units that may never enter a province of the route stay; the others flee', () => {
    const fleeing = (...who: ('satrap' | 'archers')[]) => {
      const state = bareMap()
      state.control.euphrates = 'persians'
      const placed = { satrap: put(state, 'persians', 'satrap', 'euphrates'), archers: [''] }
      placed.archers = put(state, 'persians', 'archers', 'euphrates')
      const legion = put(state, 'romans', 'legion', 'amida')
      moveNation(state, 'romans', [landOrder('amida', 'euphrates', ...legion)], {
        answers: { flee: [to('lachmidaria', ...who.flatMap((kind) => placed[kind]))] },
        dice: [10]
      })
      return placesOfPieces(state, [...placed.satrap, ...placed.archers])
    }
    expect(fleeing('archers')).toEqual(['euphrates', 'lachmidaria'])
    expect(() => fleeing('satrap', 'archers')).toThrow('refusal.satraps-at-home')
  })

  it('XIX.B a horde flees like a unit', () => {
    const state = bareMap()
    const horde = encamp(state, 'visigoths', 'valachia')
    const [legion = ''] = put(state, 'byzantines', 'legion', 'moesia_inferior')
    moveNation(state, 'byzantines', [landOrder('moesia_inferior', 'valachia', legion)], {
      answers: { flee: [to('dacia', horde)] },
      dice: [10]
    })
    expect(state.nations.visigoths.seat?.at).toBe('dacia')
  })

  it('XIX.B six fugitives run over a single unit in their way', () => {
    const state = bareMap()
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 3)
    const romans = put(state, 'byzantines', 'legion', 'moesia_inferior', 6)
    for (const province of ['naissus', 'moesia_superior', 'macedonia', 'tyras'] as const) {
      put(state, 'franks', 'frankish-infantry', province, 2)
    }
    put(state, 'vandals', 'infantry', 'dardania', 2)
    put(state, 'alamanni', 'infantry', 'thracia')
    state.control.thracia = 'alamanni'
    state.cities.thracia = { level: 3, fortified: false }
    lead(state, 'heraclius', 'bythinia')
    state.cities.bythinia = { level: 1, fortified: false }
    const { events } = moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)], {
      answers: { flee: [to('bythinia', ...romans)] },
      dice: [10]
    })
    expect(typesOf(events)).toContain('overrun')
    expect(romans.filter((id) => placeOfPiece(state, id) === 'bythinia')).toHaveLength(6)
  })
})

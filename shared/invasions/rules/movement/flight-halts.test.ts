import { describe, expect, it } from 'vitest'
import type { LeaderId } from '../../state.ts'
import { values } from '../../testing/drive.ts'
import { landOrder, moveNation } from '../../testing/march-orders.ts'
import { bareMap, encamp, lead, put, troops } from '../../testing/position.ts'
import { askedFor, kindsAsked, optionKeys, placeOfPiece, placesOfPieces } from '../../testing/read-results.ts'

/**
 * Romans under attack in Moesia Inferior flee to Macedonia by way of Dardania, since the direct route crosses a river.
 * Macedonia takes four units, Dardania three.
 */
function flight({ units = 3, waiting = 0, leader }: { units?: number; waiting?: number; leader?: LeaderId }) {
  const state = bareMap()
  const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
  const romans = put(state, 'byzantines', 'legion', 'moesia_inferior', units)
  put(state, 'byzantines', 'infantry', 'macedonia', waiting)
  const pieces = leader ? [...romans, lead(state, leader, 'moesia_inferior')] : romans
  /** `dropped`: the pieces that stop in Dardania; null when the rules should not ask. */
  const run = (dropped: readonly string[] | null) =>
    moveNation(state, 'visigoths', [landOrder('valachia', 'moesia_inferior', ...goths)], {
      answers: {
        flee: values({ to: 'macedonia', pieces }),
        ...(dropped ? { 'leave-on-the-way': values({ dardania: [...dropped] }) } : {})
      },
      dice: [10]
    })
  return { state, romans, pieces, run }
}

describe('XIX.B units left on the way', () => {
  it('XIX.B pieces that their player names stop on the way; the others go on to the refuge', () => {
    const { state, romans, run } = flight({})
    const [one = '', , three = ''] = romans
    const { decisions } = run([one, three])
    expect(placesOfPieces(state, romans)).toEqual(['dardania', 'macedonia', 'dardania'])
    const [asked] = askedFor(decisions, 'leave-on-the-way')
    expect(optionKeys(asked, 'dardania')).toEqual(romans)
  })

  it('XIX.B nobody need stop', () => {
    const { state, romans, run } = flight({})
    run([])
    expect(placesOfPieces(state, romans)).toEqual(['macedonia', 'macedonia', 'macedonia'])
  })

  it('XVII.B units that the refuge cannot hold must stop on the way, where the limit applies too', () => {
    const full = flight({ waiting: 3 })
    const [one = '', two = '', three = ''] = full.romans
    expect(() => full.run([one])).toThrow('refusal.no-room (XVII.B)')
    const again = flight({ waiting: 3 })
    again.run([two, three])
    expect(placesOfPieces(again.state, again.romans)).toEqual(['macedonia', 'dardania', 'dardania'])
    const crowded = flight({ units: 5 })
    expect(() => crowded.run(crowded.romans.slice(0, 4))).toThrow('refusal.no-room (XVII.B)')
  })

  it('XIX.B the preset leaves behind the least valuable units, and as few as possible', () => {
    const { romans, run } = flight({ waiting: 2 })
    const { decisions } = run(romans.slice(0, 1))
    const [asked] = askedFor(decisions, 'leave-on-the-way')
    const preset = asked?.body.type === 'form' ? asked.body.preset?.answer : undefined
    expect(preset?.dardania).toHaveLength(1)
  })

  it('XVII.B the preset sends a leader to where he makes room, if otherwise not all find room', () => {
    // Theodosius leads in Macedonia already, where another leader makes no more room; Dardania is full without one.
    const { state, romans, pieces, run } = flight({ units: 3, leader: 'caesar-east' })
    lead(state, 'theodosius', 'macedonia')
    troops(state, 'byzantines', 'macedonia', 4)
    troops(state, 'byzantines', 'dardania', 3)
    const leader = pieces.at(-1) ?? ''
    const { decisions } = run([romans[2] ?? '', leader])
    const [asked] = askedFor(decisions, 'leave-on-the-way')
    const preset = asked?.body.type === 'form' ? asked.body.preset?.answer : undefined
    expect(preset?.dardania).toHaveLength(2)
    expect(preset?.dardania).toContain(leader)
  })

  it('XVII.B a leader brings his bonus to where he goes', () => {
    const led = flight({ units: 6, leader: 'theodosius' })
    led.run([])
    expect(placesOfPieces(led.state, led.pieces)).toEqual(led.pieces.map(() => 'macedonia'))
    const parted = flight({ units: 6, leader: 'theodosius' })
    // Five in Dardania with him, and one in Macedonia.
    parted.run(parted.pieces.slice(1))
    expect(placesOfPieces(parted.state, parted.pieces)).toEqual([
      'macedonia',
      ...parted.pieces.slice(1).map(() => 'dardania')
    ])
  })

  it('XIX.B does not ask a single unit, nor in a flight of one step', () => {
    const lone = flight({ units: 1 })
    lone.run(null)
    expect(placeOfPiece(lone.state, lone.romans[0] ?? '')).toBe('macedonia')
    const state = bareMap()
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
    const romans = put(state, 'byzantines', 'infantry', 'moesia_inferior', 2)
    const { decisions } = moveNation(
      state,
      'visigoths',
      [landOrder('valachia', 'moesia_inferior', ...goths)],
      {
        answers: { flee: values({ to: 'dardania', pieces: romans }) },
        dice: [10]
      }
    )
    expect(placesOfPieces(state, romans)).toEqual(['dardania', 'dardania'])
    expect(kindsAsked(decisions)).not.toContain('leave-on-the-way')
  })

  it('III.D a horde, too, may stop on the way while its people run on', () => {
    const state = bareMap({ clear: ['control'] })
    const horde = encamp(state, 'visigoths', 'valachia')
    const goths = put(state, 'visigoths', 'infantry', 'valachia', 2)
    const legions = put(state, 'byzantines', 'legion', 'moesia_inferior', 3)
    moveNation(state, 'byzantines', [landOrder('moesia_inferior', 'valachia', ...legions)], {
      answers: {
        flee: values({ to: 'carpathia', pieces: [...goths, horde] }),
        'leave-on-the-way': values({ hypanis: [horde] })
      },
      dice: [10]
    })
    expect(placesOfPieces(state, [...goths, horde])).toEqual(['carpathia', 'carpathia', 'hypanis'])
  })
})

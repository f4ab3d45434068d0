import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../engine/decision.ts'
import { sameKey } from '../../../engine/option-key.ts'
import type { Answers } from '../../answers/answer-schemas.ts'
import { values } from '../../testing/drive.ts'
import {
  beginMovementOf,
  giveOrders,
  goOnAnswer,
  landOrder,
  nobodyAnswer,
  verdictOn
} from '../../testing/march-orders.ts'
import { bareMap, lead, put, tie } from '../../testing/position.ts'
import {
  askedFor,
  eventsOfType,
  optionKeys,
  placeOfPiece,
  placesOfPieces,
  stepsLeftTo
} from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'

const inMarch = (from: ProvinceId, to: ProvinceId) => ({ march: { from, to } })
const along = (
  from: ProvinceId,
  to: ProvinceId,
  route: readonly ProvinceId[],
  ...pieces: string[]
): Answers['march'] => ({ values: { move: inMarch(from, to), pieces, route } })
const interceptWith = (...pieces: string[]) => values({ pieces })
const stop = values({ move: 'stop' })
const answersTo = (decisions: readonly Decision[]) => askedFor(decisions, 'go-on')

/** Goths march from Valachia through Moesia Inferior to Dardania; Romans stand in Thracia. */
function invasion({ goths = 1, romans = 1 } = {}) {
  const state = bareMap({ turn: 2 })
  const army = put(state, 'visigoths', 'infantry', 'valachia', goths)
  const legions = put(state, 'byzantines', 'legion', 'thracia', romans)
  beginMovementOf(state, 'visigoths')
  const order = along('valachia', 'dardania', ['moesia_inferior', 'dardania'], ...army)
  return { state, army, legions, order }
}

describe('XVIII.A an order of several steps', () => {
  it('XVIII.A after a failed interception the stack may go on', () => {
    const { state, army, legions, order } = invasion()
    const { decisions } = giveOrders(state, [order], {
      answers: { intercept: interceptWith(...legions), 'go-on': goOnAnswer },
      dice: [1]
    })
    expect(placesOfPieces(state, army)).toEqual(['dardania'])
    expect(answersTo(decisions)).toHaveLength(1)
    expect(answersTo(decisions)[0]).toMatchObject({
      side: 'goths',
      place: 'moesia_inferior',
      about: { province: 'moesia_inferior', pieces: army, mayGoOn: true, ahead: [{ province: 'dardania' }] }
    })
  })

  it('XVIII.A it may stop and keep its steps for a later march order', () => {
    const { state, army, legions, order: given } = invasion()
    giveOrders(state, [given, landOrder('moesia_inferior', 'naissus', ...army)], {
      answers: { intercept: [interceptWith(...legions)], 'go-on': stop },
      dice: [1]
    })
    expect(placesOfPieces(state, army)).toEqual(['naissus'])
    expect(stepsLeftTo(state, army[0] ?? '')).toBe(1)
  })

  it('XVIII.A it may go to another province', () => {
    const { state, army, legions, order } = invasion()
    const { decisions } = giveOrders(state, [order], {
      answers: {
        intercept: interceptWith(...legions),
        'go-on': values({ move: inMarch('moesia_inferior', 'naissus') })
      },
      dice: [1]
    })
    expect(placesOfPieces(state, army)).toEqual(['naissus'])
    expect(optionKeys(answersTo(decisions)[0], 'move')).toEqual(
      expect.arrayContaining([
        'go-on',
        'stop',
        inMarch('moesia_inferior', 'naissus'),
        inMarch('moesia_inferior', 'valachia')
      ])
    )
  })

  it('XVIII.A it may go to the same province by another route', () => {
    const { state, army, legions, order } = invasion()
    const { events } = giveOrders(state, [order], {
      answers: {
        intercept: interceptWith(...legions),
        'go-on': values({ move: inMarch('moesia_inferior', 'dardania'), route: ['naissus', 'dardania'] })
      },
      dice: [1]
    })
    expect(placesOfPieces(state, army)).toEqual(['dardania'])
    expect(eventsOfType(events, 'marched').map(({ to }) => to)).toEqual([
      ...['moesia_inferior', 'naissus', 'dardania']
    ])
  })

  it('XVIII.B another route may cost only the steps that are left', () => {
    const { state, legions, order } = invasion()
    const tooFar = values({
      move: inMarch('moesia_inferior', 'dalmatia'),
      route: ['dardania', 'naissus', 'dalmatia']
    })
    expect(() =>
      giveOrders(state, [order], {
        answers: { intercept: interceptWith(...legions), 'go-on': tooFar },
        dice: [1]
      })
    ).toThrow('refusal.too-far (XVIII.B)')
  })

  it('XIX.A does not ask when nobody reacts, nor at the end of the route', () => {
    const quiet = invasion()
    const { decisions } = giveOrders(quiet.state, [quiet.order], {
      answers: { intercept: [nobodyAnswer, nobodyAnswer] }
    })
    expect(placesOfPieces(quiet.state, quiet.army)).toEqual(['dardania'])
    expect(answersTo(decisions)).toEqual([])
    const last = invasion()
    const first = landOrder('valachia', 'moesia_inferior', ...last.army)
    const asked = giveOrders(last.state, [first], {
      answers: { intercept: interceptWith(...last.legions) },
      dice: [1]
    })
    expect(answersTo(asked.decisions)).toEqual([])
  })

  it('XIX.A E23 a stack that wins the battle after an interception resumes its movement', () => {
    const { state, army, legions, order } = invasion({ goths: 3 })
    const { decisions, events } = giveOrders(state, [order], {
      answers: { intercept: interceptWith(...legions), 'break-through': 'stay', 'go-on': goOnAnswer },
      // The legion comes, lays no ambush and misses; two of three Goths hit, and it is gone.
      dice: [10, 1, 4, 4, 1, 1]
    })
    expect(eventsOfType(events, 'battle-won')).toMatchObject([{ winner: 'visigoths' }])
    expect(answersTo(decisions)).toHaveLength(1)
    expect(placesOfPieces(state, army)).toEqual(['dardania', 'dardania', 'dardania'])
  })

  it('XIX.A does not ask a stack that lost: its movement is over', () => {
    const { state, army, legions, order } = invasion({ romans: 4 })
    const theodosius = lead(state, 'theodosius', 'thracia')
    const { decisions } = giveOrders(state, [order], {
      answers: {
        intercept: interceptWith(...legions, theodosius),
        retreat: values({ to: 'valachia', units: army })
      },
      // They come, lay no ambush, and nobody hits: the better leader wins.
      dice: [10, 1, 1, 1, 1, 1, 1],
      whenever: { 'leader-option': 'keep', 'battle-reroll': 'keep' }
    })
    expect(answersTo(decisions)).toEqual([])
    expect(placesOfPieces(state, army)).toEqual(['valachia'])
  })

  it('XVIII.F when a stack forces its passage, the holding units stay and the others are asked', () => {
    const { state, army, legions, order } = invasion({ goths: 4 })
    const { decisions } = giveOrders(state, [order], {
      answers: { intercept: interceptWith(...legions), 'break-through': 'force', 'go-on': goOnAnswer },
      dice: [10]
    })
    expect(answersTo(decisions)[0]).toMatchObject({ about: { pieces: army.slice(2) } })
    expect(placesOfPieces(state, army)).toEqual([
      ...['moesia_inferior', 'moesia_inferior', 'dardania', 'dardania']
    ])
  })

  /** Huns march past a Goth: in a Barbarian Area Barbarians do not stop each other (XVIII.C). */
  function pastAGoth(riders: number) {
    const state = bareMap({ clear: ['control'] })
    const huns = put(state, 'huns', 'horse-archers', 'hypanis', riders)
    const [goth = ''] = put(state, 'ostrogoths', 'infantry', 'galicia')
    tie(state, { kind: 'hostility', between: ['huns', 'ostrogoths'], since: 1 })
    beginMovementOf(state, 'huns')
    return { state, huns, goth, order: along('hypanis', 'silesia', ['galicia', 'silesia'], ...huns) }
  }

  it('XIX.B asks after a flight, too', () => {
    const { state, huns, goth, order } = pastAGoth(2)
    const { decisions } = giveOrders(state, [order], {
      answers: { flee: values({ to: 'polonia', pieces: [goth] }), 'go-on': stop },
      dice: [10]
    })
    expect(answersTo(decisions)).toHaveLength(1)
    expect(placesOfPieces(state, [...huns, goth])).toEqual(['galicia', 'galicia', 'polonia'])
  })

  it('XVIII.E asks after an overrun, even if nobody has fled', () => {
    const { state, huns, goth, order } = pastAGoth(6)
    const { decisions } = giveOrders(state, [order], {
      answers: { flee: values({ to: 'stay', pieces: [] }), 'break-through': 'overrun', 'go-on': goOnAnswer }
    })
    expect(answersTo(decisions)).toHaveLength(1)
    expect(placesOfPieces(state, [...huns, goth])).toEqual([...huns.map(() => 'silesia'), 'reserve'])
  })
})

describe('XVIII.A the route of a march order', () => {
  it('XVIII.A the player may name the whole route or some way points', () => {
    const { state, army } = invasion({ romans: 0 })
    giveOrders(state, [along('valachia', 'dardania', ['moesia_superior', 'naissus', 'dardania'], ...army)])
    expect(placesOfPieces(state, army)).toEqual(['dardania'])
    expect(stepsLeftTo(state, army[0] ?? '')).toBe(0)
    const points = invasion({ romans: 0 })
    const { events } = giveOrders(points.state, [
      along('valachia', 'dardania', ['naissus', 'dardania'], ...points.army)
    ])
    expect(eventsOfType(events, 'marched').map(({ to }) => to)).toContain('naissus')
  })

  it('XIX.A otherwise the stack takes the shortest safe route, which the form shows', () => {
    const { state, army } = invasion()
    state.control = { moesia_inferior: 'byzantines' }
    const { events, decisions } = giveOrders(state, [landOrder('valachia', 'dardania', ...army)])
    expect(eventsOfType(events, 'marched').map(({ to }) => to)).toEqual([
      ...['moesia_superior', 'naissus', 'dardania']
    ])
    const [field] = decisions[0]?.body.type === 'form' ? decisions[0].body.fields : []
    const offered = field?.field === 'one' ? field.options : []
    const dardania = offered.find(({ key }) => sameKey(key, inMarch('valachia', 'dardania')))
    expect(dardania?.preview?.map(({ key }) => key)).toEqual(['preview.steps', 'preview.by-way-of'])
  })

  it('XVIII.A the route must end at the destination, and every step must be legal', () => {
    const { state, army } = invasion()
    put(state, 'byzantines', 'limes', 'moesia_inferior')
    const by = (...route: ProvinceId[]) => verdictOn(state, along('valachia', 'dardania', route, ...army))
    expect(by('moesia_superior', 'naissus')).toBe('refusal.route-ends-elsewhere XVIII.A')
    expect(by('moesia_inferior', 'dardania')).toBe('refusal.must-stop-there XVIII.C')
    expect(by('moesia_superior', 'naissus', 'dardania')).toBe('ok')
    expect(placeOfPiece(state, army[0] ?? '')).toBe('valachia')
  })
})

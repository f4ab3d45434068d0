import { describe, expect, it } from 'vitest'
import { accepted, type Decision } from '../../engine/decision.ts'
import { askForm, choose, type QuestionHeader } from '../ask.ts'
import type { Invasions } from '../game-types.ts'
import { wire } from '../wire.ts'
import { message } from '../words/message.ts'

const asked = { side: 'goths', rule: 'XXVI.B', prompt: message('prompt.revolt-province') } as const
const about = { nation: 'visigoths', by: 'ostrogoths' } as const
const yes = [{ key: 'yes', label: message('option.yes'), value: true }] as const

const interception = {
  intruder: 'huns',
  province: 'dacia',
  movers: [],
  leaderlessFrom: null,
  stacks: []
} as const

describe('the kinds of decision are closed', () => {
  it('the compiler refuses an unknown kind, and a kind without its `about`', () => {
    const question: QuestionHeader = { ...asked, kind: 'accept-alliance', about }
    expect(question.kind).toBe('accept-alliance')
    // @ts-expect-error: there is no such kind
    choose({ ...asked, kind: 'accept-marriage', about }, yes)
    // @ts-expect-error: it does not say who asks whom
    choose({ ...asked, kind: 'accept-alliance' }, yes)
    // @ts-expect-error: the other nation is missing
    choose({ ...asked, kind: 'accept-alliance', about: { nation: 'visigoths' } }, yes)
    // @ts-expect-error: that is no nation
    choose({ ...asked, kind: 'accept-alliance', about: { ...about, by: 'klingons' } }, yes)
  })

  it('the compiler refuses an option off the map', () => {
    const option = { key: 'yes', label: message('option.stay'), value: null } as const
    choose({ ...asked, kind: 'accept-alliance', about }, [{ ...option, place: 'latium' }])
    // @ts-expect-error: the reserve is no place on the map
    choose({ ...asked, kind: 'accept-alliance', about }, [{ ...option, place: 'reserve' }])
  })

  it('the compiler refuses an option or a field that no answer to the kind can have', () => {
    const stay = { label: message('option.stay'), value: null } as const
    // @ts-expect-error: it is answered with yes or no
    choose({ ...asked, kind: 'accept-alliance', about }, [{ ...stay, key: 'perhaps' }])
    const place = { ...asked, kind: 'place-leader', about: { nation: 'romans', leader: 'stilicho' } } as const
    choose(place, [{ ...stay, key: 'latium' }])
    // @ts-expect-error: that is no province
    choose(place, [{ ...stay, key: 'atlantis' }])
    const flight = { ...asked, kind: 'intercept', about: interception } as const
    const form = { type: 'form', fields: [] } as const
    askForm(flight, { form, check: ({ pieces }) => accepted(pieces.length), sample: () => ({ pieces: [] }) })
    const units = () => ({ units: [] })
    // @ts-expect-error: the answer names pieces
    askForm(flight, { form, check: () => accepted(0), sample: units })
  })

  it('the kind of a decision narrows the type of its `about`', () => {
    const gold = (decision: Decision<Invasions['Inquiry']>) =>
      decision.kind === 'purchases' ? decision.about.treasury : null
    expect(gold).toBeDefined()
  })

  it('the page refuses decisions of unknown kinds', () => {
    const decision: Decision = { ...asked, kind: 'x', number: 0, body: { type: 'choice', options: [] } }
    expect(wire.isDecision(decision)).toBe(false)
    expect(wire.isDecision({ ...decision, kind: 'march' })).toBe(false)
    expect(wire.isDecision({ ...decision, kind: 'march', about: {} })).toBe(true)
  })
})

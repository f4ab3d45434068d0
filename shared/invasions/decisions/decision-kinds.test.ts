import { beforeAll, describe, expect, it } from 'vitest'
import { accepted, type Decision, type Option } from '../../engine/decision.ts'
import { Match } from '../../engine/match.ts'
import { keyText } from '../../engine/option-key.ts'
import { createRandom, randomInt } from '../../engine/random.ts'
import { askForm, choose, type QuestionHeader } from '../ask.ts'
import { invasions } from '../game.ts'
import type { Invasions } from '../game-types.ts'
import { isProvince } from '../queries/map/provinces.ts'
import { presetAnswer } from '../testing/preset-answers.ts'
import { wire } from '../wire.ts'
import { message } from '../words/message.ts'
import { isSeaId } from '../world/world-queries.ts'
import { decisionKinds, isDecisionKind } from './decision-kinds.ts'

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

/** Problems of a decision, in words. */
function* faultsOf(decision: Decision): Generator<string> {
  const { kind, body } = decision
  if (!isDecisionKind(kind)) yield `${kind} is unknown`
  if (typeof decision.about !== 'object') yield `${kind} does not say what it is about`
  const lists = body.type === 'choice' ? [body.options] : body.fields.map(optionsOf)
  for (const options of lists) {
    const keys = options.map(({ key }) => keyText(key))
    if (new Set(keys).size < keys.length) yield `${kind} offers the same key twice`
    for (const { place, from } of options) {
      for (const at of [place, from]) if (at !== undefined && !isOnMap(at)) yield `${kind}: ${at} is no place`
    }
  }
}

function optionsOf(field: object): readonly Option[] {
  return 'options' in field && Array.isArray(field.options) ? field.options : []
}

function isOnMap(place: string): boolean {
  return isProvince(place) || isSeaId(place)
}

/** Plays a campaign and accepts half of the presets unchanged. */
function playWithPresets(seed: string, combat: 'basic' | 'advanced') {
  const match = Match.begin(invasions, { scenario: '350', combat }, seed)
  const random = createRandom(`player of ${seed}`)
  const faults = new Set<string>()
  const seen = new Set<string>()
  const preset = new Set<string>()
  for (let decision = match.decision; decision; decision = match.decision) {
    const { side, kind, number } = decision
    seen.add(kind)
    for (const fault of faultsOf(decision)) faults.add(fault)
    const sensible = randomInt(random, 2) === 0 ? presetAnswer(decision) : null
    if (sensible) {
      preset.add(kind)
      const taken = match.answer(side, number, sensible)
      if (taken.ok) continue
      faults.add(`${kind}: its preset is refused, ${taken.refusal.reason.key}`)
    }
    const outcome = match.answer(side, number, match.sample(random))
    if (!outcome.ok) throw new Error(`${kind}: ${outcome.refusal.reason.key}`)
  }
  return { faults, seen, preset }
}

describe.each([
  ['kinds-1', 'basic'],
  ['kinds-2', 'advanced'],
  ['kinds-3', 'basic']
] as const)('every decision of campaign %s (%s)', (seed, combat) => {
  let found: ReturnType<typeof playWithPresets>
  beforeAll(() => {
    found = playWithPresets(seed, combat)
  }, 120_000)

  it('is of a known kind, says what it is about, offers places on the map and a preset that is legal', () => {
    expect([...found.faults]).toEqual([])
  })

  it('comes in most kinds, some with a preset', () => {
    expect(found.seen.size).toBeGreaterThan(decisionKinds.length / 2)
    expect(found.preset.size).toBeGreaterThan(8)
  })
})

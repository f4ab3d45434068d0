import { describe, expect, it } from 'vitest'
import { inOneLine, readDocument } from '../../engine/read-document.ts'
import { sceneSchema } from './scene-document.ts'

const sound = { turn: 2, run: { settle: 'control' } }

/** The problems of a document; empty when it is valid. */
function faults(document: unknown): string {
  const read = readDocument(sceneSchema, document)
  return read.ok ? '' : inOneLine(read.problems)
}

describe('the document of a scene', () => {
  it('accepts every documented field', () => {
    const whole = {
      scenario: '350',
      turn: 5,
      combat: 'advanced',
      set: {
        clear: ['thracia', 'mare_aegeum', 'pieces', 'ties', 'control'],
        units: [
          { nation: 'franks', kind: 'infantry', at: 'rhenus', count: 2, controller: 'romans' },
          { nation: 'romans', kind: 'guard', at: 'latium', damaged: true },
          { nation: 'romans', kind: 'infantry', at: 'latium', people: 'alamanni' }
        ],
        leaders: [
          { id: 'attila', at: 'hunnia' },
          { nation: 'franks', intrinsic: true, at: 'rhenus' }
        ],
        nations: {
          huns: {
            status: 'barbarian',
            age: 3,
            decline: 0,
            treasury: 12,
            seat: { kind: 'horde', at: 'hunnia' },
            religion: 'pagan',
            active: true
          },
          franks: { seat: null }
        },
        control: { rhenus: 'franks', thracia: null },
        areas: { germania: 'franks', italia: null },
        cities: { achaia: { level: 3, fortified: true, sacked: false }, latium: null },
        relations: [
          { kind: 'alliance', between: ['franks', 'huns'] },
          { kind: 'hostility', between: ['franks', 'alans'], since: 5 },
          { kind: 'client', between: ['persians', 'iberians'], tribute: 2, until: 'turn-end' },
          {
            kind: 'foedus',
            between: ['romans', 'franks'],
            provinces: ['belgae', 'saliens'],
            mercenary: 'franks-1'
          },
          { kind: 'vassal', between: ['huns', 'gepids'] },
          { kind: 'truce', between: ['romans', 'alamanni'], binds: 'neutral' },
          { kind: 'loan', between: ['huns', 'romans'], unit: 'huns-1' }
        ],
        hands: { goths: { events: ['fog'], diplomacy: [{ nation: 'visigoths', id: 'treaty-1' }] } }
      },
      active: ['franks'],
      run: { task: { task: 'combat', besieged: ['thracia'], campaignsLeft: 1 } },
      dice: [1, 0, 10],
      answers: [{ kind: 'besiege', option: 'siege' }, { values: { pieces: ['franks-1'], to: 'rhenus' } }],
      then: 'first',
      seed: 'any'
    }
    expect(faults(whole)).toBe('')
  })

  it.each([
    { step: 'scoring' },
    { activation: 'franks' },
    { settle: 'control' },
    { task: { task: 'turn' } },
    { task: { task: 'step', step: 'income' } },
    { task: { task: 'nations', step: 'income', done: ['romans'] } },
    { task: { task: 'sides', step: 'event-cards', done: ['goths'] } },
    { task: { task: 'end-of-turn' } },
    { task: { task: 'found-capital', nation: 'franks' } },
    { task: { task: 'after-attila', nation: 'huns' } },
    { task: { task: 'unit-stacks', nations: ['franks'] } },
    { task: { task: 'march' } },
    { task: { task: 'stacking-check' } },
    { task: { task: 'campaigns', done: ['attila'] } },
    { task: { task: 'campaign', leader: 'attila', number: 1, of: 2 } },
    { task: { task: 'end-of-activation' } }
  ])('runs %j', (run) => {
    expect(faults({ ...sound, run })).toBe('')
  })

  it('a D10’s 0 is a 10', () => {
    const read = readDocument(sceneSchema, { ...sound, dice: [0, 1, 10] })
    expect(read).toMatchObject({ document: { dice: [10, 1, 10] } })
  })

  it.each([
    [{ run: { settle: 'control' } }, 'turn: is missing'],
    [{ turn: 2 }, 'run: say one of step, activation, task and settle'],
    [{ ...sound, turn: 13 }, 'turn: Too big: expected number to be <=12'],
    [{ ...sound, dices: [1] }, 'dices: is no field of the document'],
    [[], 'document: Invalid input: expected object, received array'],
    [{ ...sound, run: {} }, 'run: say one of step, activation, task and settle'],
    [
      { ...sound, run: { step: 'income', settle: 'control' } },
      'run: say one of step, activation, task and settle'
    ],
    [{ ...sound, answers: [{ kind: 'besiege' }] }, 'answers[0]: say option, values or pass']
  ])('%j: %s', (document, said) => {
    expect(faults(document)).toBe(said)
  })

  it.each([
    [{ run: { step: 'scorin' } }, 'run.step: there is no step "scorin"; nearest: scoring, '],
    [{ run: { activation: 'goths' } }, 'run.activation: there is no nation "goths"; nearest: '],
    [{ run: { task: { task: 'combat', campaignsLeft: 0 } } }, 'run.task.besieged: is missing'],
    [{ run: { task: { task: 'dance' } } }, 'run.task.task: '],
    [
      { answers: [{ kind: 'assult', option: 'siege' }] },
      'answers[0].kind: there is no kind of question "assult"'
    ],
    [{ set: { unit: [] } }, 'set.unit: is no field of the document'],
    [{ set: { clear: ['Roma'] } }, 'set.clear[0]: there is no place to clear "Roma"'],
    [{ set: { control: { roma: 'romans' } } }, 'set.control.roma: there is no province "roma"'],
    [{ set: { nations: { goths: {} } } }, 'set.nations.goths: there is no nation "goths"'],
    [{ set: { nations: { huns: { gold: 3 } } } }, 'set.nations.huns.gold: is no field of the document'],
    [
      { set: { units: [{ nation: 'huns', kind: 'knights', at: 'hunnia' }] } },
      'set.units[0].kind: there is no kind'
    ],
    [{ set: { units: [{ nation: 'huns', kind: 'cavalry' }] } }, 'set.units[0].at: is missing'],
    [
      { set: { leaders: [{ id: 'attila', at: 'nowhere' }] } },
      'set.leaders[0].at: there is no province or sea zone'
    ],
    [{ set: { leaders: [{ id: 'conan', at: 'hunnia' }] } }, 'set.leaders[0].id: there is no leader "conan"'],
    [{ set: { relations: [{ kind: 'love', between: ['huns', 'alans'] }] } }, 'set.relations[0].kind: '],
    [{ set: { relations: [{ kind: 'vassal', between: ['huns'] }] } }, 'set.relations[0].between']
  ])('%j: %s…', (part, said) => {
    expect(faults({ ...sound, ...part }).slice(0, said.length)).toBe(said)
  })
})

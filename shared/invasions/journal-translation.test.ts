import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Answer, SideInput } from '../engine/decision.ts'
import type { OptionKey } from '../engine/option-key.ts'
import { answerSchemas } from './answers/answer-schemas.ts'
import type { Move } from './answers/movement.ts'
import type { InquiryOf, InvasionsInquiry, OptionOf } from './decisions/decision-kinds.ts'
import { translateAnswer } from './journal-translation.ts'
import type { NavalOrder } from './queries/march-orders/naval-order.ts'
import { crossing } from './testing/march-orders.ts'
import { message } from './words/message.ts'

interface OldAnswer {
  /** The question as the version with typed answers asked it. */
  readonly inquiry: InvasionsInquiry
  /** The answer as the version before it wrote it. */
  readonly answer: SideInput
  readonly translated: Answer
}

/** Answers of whole campaigns that the version before typed answers played: one for each kind and shape. */
const oldAnswers: OldAnswer[] = readFileSync(
  join(import.meta.dirname, 'testing', 'answers-as-texts.jsonl'),
  'utf8'
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const label = message('option.stay')
const said = { side: 'goths', rule: 'X.B', prompt: message('prompt.revolt-province') }

const choice = <const Key extends OptionKey>(...keys: readonly Key[]) => ({
  type: 'choice' as const,
  options: keys.map((key) => ({ key, label }))
})

describe('journals written before options were records', () => {
  it.each(oldAnswers)('an answer to $inquiry.kind', ({ inquiry, answer, translated }) => {
    expect(answerSchemas[inquiry.kind].safeParse(answer).success).toBe(false)
    expect(translateAnswer(answer, inquiry)).toEqual(translated)
    expect(answerSchemas[inquiry.kind].safeParse(translated).success).toBe(true)
  })

  it('XXIX.F a vassal’s unit was named by its kind, or by its type', () => {
    const inquiry: InquiryOf<'vassal-levy'> = {
      ...said,
      kind: 'vassal-levy',
      about: { nation: 'visigoths', listed: [] },
      body: choice({ kind: 'noble-cavalry' }, { type: 'infantry' })
    }
    expect(translateAnswer({ option: 'noble-cavalry' }, inquiry)).toEqual({
      option: { kind: 'noble-cavalry' }
    })
    expect(translateAnswer({ option: 'any-infantry' }, inquiry)).toEqual({ option: { type: 'infantry' } })
    expect(translateAnswer({ option: 'any-elephants' }, inquiry)).toBeNull()
  })

  it('XXV.C a die at sea was one’s own or the enemy’s', () => {
    const inquiry: InquiryOf<'naval-reroll'> = {
      ...said,
      kind: 'naval-reroll',
      about: { zone: 'mare_siculum', side: 'defender', left: 1, dice: [] },
      body: choice<OptionOf<'naval-reroll'>>('keep', { of: 'attacker', hits: 1 }, { of: 'defender', hits: 1 })
    }
    expect(translateAnswer({ option: 'own:1' }, inquiry)).toEqual({ option: { of: 'defender', hits: 1 } })
    expect(translateAnswer({ option: 'enemy:1' }, inquiry)).toEqual({ option: { of: 'attacker', hits: 1 } })
    expect(translateAnswer({ option: 'own:2' }, inquiry)).toBeNull()
  })

  it('X.B a card was named with its way and its target', () => {
    const inquiry: InquiryOf<'play-card'> = {
      ...said,
      kind: 'play-card',
      about: { moment: { window: 'any-roll' }, plays: [] },
      body: choice(
        { card: 'dice', way: 0, target: 'roll' },
        { card: 'alliance-2', way: 2, target: { tie: 'client', nation: 'armenians', nation2: 'romans' } },
        { card: 'assassination', way: 0, target: { leader: 'attila' } }
      )
    }
    for (const [index, text] of [
      'dice/0/roll',
      'alliance-2/2/client:armenians+romans',
      'assassination/0/attila'
    ].entries()) {
      expect(translateAnswer({ option: text }, inquiry)).toEqual({ option: inquiry.body.options[index]?.key })
    }
  })

  it.each<[string, NavalOrder]>([
    [
      'sea:sail:romans:mare_siculum>mare_aegeum',
      { sort: 'sail', nation: 'romans', zone: 'mare_siculum', to: 'mare_aegeum' }
    ],
    [
      'sea:ashore:stilicho:mare_siculum>sicilia',
      { sort: 'ashore', nation: 'romans', leader: 'stilicho', province: 'sicilia', zone: 'mare_siculum' }
    ],
    [
      'sea:embark:stilicho:sicilia>mare_siculum',
      { sort: 'embark', nation: 'romans', leader: 'stilicho', province: 'sicilia', zone: 'mare_siculum' }
    ],
    [
      'sea:attack:mare_siculum:gallo-romans-2>vandals-1',
      {
        sort: 'attack',
        nation: 'gallo-romans',
        zone: 'mare_siculum',
        stack: 2,
        enemy: { nation: 'vandals', stack: 1 }
      }
    ],
    [
      'sea:land:romans:septimania>sinus_gallicus+mare_mauretanicum>utica',
      crossing('land', 'romans', 'septimania', ['sinus_gallicus', 'mare_mauretanicum'], 'utica')
    ]
  ])('XXV the order %s', (text, sea) => {
    const inquiry: InquiryOf<'march'> = {
      ...said,
      kind: 'march',
      about: { nation: 'romans', nations: ['romans'], quiet: false },
      body: {
        type: 'form',
        fields: [{ field: 'one', name: 'move', label, options: choice<Move>('done', { sea }).options }]
      }
    }
    const translated = translateAnswer({ values: { move: text, pieces: ['romans-1'] } }, inquiry)
    expect(translated).toEqual({ values: { move: { sea }, pieces: ['romans-1'] } })
    expect(answerSchemas.march.safeParse(translated).success).toBe(true)
    expect(translateAnswer({ values: { move: `${text}-`, pieces: [] } }, inquiry)).toBeNull()
  })

  it('leaves answers that never changed untranslated', () => {
    const inquiry: InquiryOf<'besiege'> = {
      ...said,
      kind: 'besiege',
      about: {
        province: 'dacia',
        besieger: 'visigoths',
        owner: null,
        units: [],
        hits: 2,
        siege: { modifier: 0, chance: 0 },
        assault: { modifier: 0, chance: 0 }
      },
      body: choice('siege', 'withdraw')
    }
    expect(translateAnswer({ option: 'pray' }, inquiry)).toBeNull()
    expect(translateAnswer({ orders: null }, inquiry)).toBeNull()
  })
})

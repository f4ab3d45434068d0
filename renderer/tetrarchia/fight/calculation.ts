import { type Message, reference } from '#shared/engine/message.ts'
import type { FightSum, FightSums } from '#shared/tetrarchia/queries/combat.ts'
import type { SectionId } from '#shared/tetrarchia/sections.ts'
import { message } from '#shared/tetrarchia/words/message.ts'
import { isEmperorId } from '#shared/tetrarchia/world/queries.ts'
import type { CalculationLine } from '../../table/log/sentence.ts'

const RULE: SectionId = 'I.5'

/** I.5: what was added to each die of a battle, and who doubled the sum. */
export function calculationOf({ roman, barbarian }: FightSums): CalculationLine[] {
  return [...linesOf(roman, 'discs'), ...linesOf(barbarian, 'revolts')]
}

function linesOf({ chain, helpers }: FightSum, support: 'discs' | 'revolts'): CalculationLine[] {
  const line = (words: Message, why: CalculationLine['why']): CalculationLine => ({
    amounts: [{ of: support, words }],
    rule: RULE,
    why
  })
  return [
    ...(chain.length > 0
      ? [line(message('fight.plus', { count: chain.length }), reference('support', support))]
      : []),
    ...helpers.map((id) =>
      line(message('fight.times', { count: 2 }), reference(isEmperorId(id) ? 'emperor' : 'army', id))
    )
  ]
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SideInput } from '../engine/decision.ts'
import { Match } from '../engine/match.ts'
import type { InquiryOf } from './decisions.ts'
import { tetrarchia } from './game.ts'
import { translateAnswer } from './journal-translation.ts'
import { message } from './words/message.ts'

interface OldJournal {
  readonly options: unknown
  readonly seed: number
  readonly answers: readonly (readonly [string, SideInput])[]
  /** The hash of the final position, recorded by the version that wrote the journal. */
  readonly position: string
}

/** Games that the version before typed answers played. */
const journals: OldJournal[] = readFileSync(
  join(import.meta.dirname, 'testing', 'journals-of-texts.jsonl'),
  'utf8'
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

describe('journals written before options were records', () => {
  it.each(journals)(
    'a game of seed $seed reaches the recorded position',
    ({ options, seed, answers, position }) => {
      const { snapshot } = Match.begin(tetrarchia, tetrarchia.readOptions(options), seed)
      const journal = answers.map(([side, answer]) => ({ side, answer }))
      expect(Match.resume(tetrarchia, snapshot, journal).position).toBe(position)
    }
  )

  it('V.1 reads the number of discs from a text', () => {
    const inquiry: InquiryOf<'add-discs'> = {
      side: 'east',
      rule: 'V.1',
      kind: 'add-discs',
      prompt: message('prompt.add-discs', {
        emperor: { ref: 'emperor', id: 'galerius' },
        roman: 1,
        barbarian: 1
      }),
      about: { emperor: 'galerius', army: 'army-1', attacker: 'emperor', dice: [3, 3] },
      body: { type: 'choice', options: [] }
    }
    expect(translateAnswer({ option: 'none' }, inquiry)).toEqual({ option: { discs: 0 } })
    expect(translateAnswer({ option: '2' }, inquiry)).toEqual({ option: { discs: 2 } })
  })
})

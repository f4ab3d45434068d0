import { expect, it } from 'vitest'
import { Match } from '../engine/match.ts'
import { createRandom } from '../engine/random.ts'
import { copyState } from './copy-state.ts'
import { invasions } from './game.ts'

/** Parts that the rules replace but never mutate. */
const SHARED = new Set(['options', 'control', 'areaControl'])

/** The paths of all objects that two values share. */
function inCommon(one: unknown, other: unknown, path: string): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return []
  if (one === other) return [path]
  const parts = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).flatMap(([key, part]) => inCommon(part, parts.get(key), `${path}.${key}`))
}

it('a copied state equals the original and shares no part that the rules mutate', () => {
  const match = Match.begin(invasions, invasions.readOptions({}), 'copied')
  const random = createRandom('copied/answers')
  for (let answers = 0; answers < 1200 && match.awaited; answers++) {
    match.answer(match.awaited.side, match.awaited.number, match.sample(random))
    if (answers % 60 !== 0) continue
    const { state } = match
    const copy = copyState(state)
    // Compares text: the order of the keys is part of what is hashed and saved.
    expect(JSON.stringify(copy)).toBe(JSON.stringify(state))
    const shared = Object.keys(state).flatMap((part) =>
      SHARED.has(part) ? [] : inCommon(Reflect.get(state, part), Reflect.get(copy, part), part)
    )
    expect(shared).toEqual([])
  }
})

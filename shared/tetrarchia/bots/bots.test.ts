import { describe, expect, it } from 'vitest'
import { eraseTypes } from '../../engine/any-game.ts'
import { Match } from '../../engine/match.ts'
import { type OptionKey, sameKey } from '../../engine/option-key.ts'
import { readOptions } from '../campaign-options.ts'
import { tetrarchia } from '../game.ts'
import { discsIn, playFrom, position, type TestPosition } from '../testing/position.ts'
import { allVariants } from '../testing/variants.ts'
import { frontierIds } from '../world/queries.ts'
import { tetrarchiaPlayers } from './index.ts'

const game = { ...tetrarchia, players: tetrarchiaPlayers }

/** The prefect's actions in his phase, up to its end or the first dice. */
function phaseOf(scene: TestPosition): OptionKey[] {
  const match = playFrom(position(scene), [{ task: 'action' }])
  const done: OptionKey[] = []
  let memo: unknown = null
  while (match.awaited?.kind === 'action' && match.state.random.moves === 0) {
    const { side, number } = match.awaited
    const seated = Match.resume(game, match.snapshot, match.answersSince)
    const reply = seated.botReply(side, 'prefect', memo, 'chance')
    memo = reply.memo
    if (!('option' in reply.answer)) throw new Error('a choice was asked')
    done.push(reply.answer.option)
    match.answer(side, number, reply.answer)
  }
  return done
}

describe('the prefect', () => {
  it('wins where one disc wins', () => {
    const discs = discsIn('maximian', ...frontierIds.filter((id) => id !== 'persia'))
    expect(phaseOf({ emperors: { diocletian: 'syria' }, discs })).toEqual([
      { do: 'move', emperor: 'diocletian', to: 'persia' },
      { do: 'protect' }
    ])
  })

  it('subdues the revolt that blocks a frontier, and goes to protect it', () => {
    const done = phaseOf({
      active: 'constantius',
      emperors: { constantius: 'belgica' },
      discs: discsIn('revolt', 'belgica')
    })
    expect(done.slice(0, 3)).toEqual([
      { do: 'subdue' },
      { do: 'move', emperor: 'constantius', to: 'britannia' },
      { do: 'protect' }
    ])
  })

  it('stands in the way of an army at the gates of Roma, or beats it', () => {
    const done = phaseOf({
      active: 'maximian',
      emperors: { maximian: 'lucania' },
      armies: ['etruria'],
      discs: discsIn('revolt', 'etruria')
    })
    const attacks = (key: OptionKey) => sameKey(key, { do: 'attack', place: 'etruria' })
    const guards = (key: OptionKey) => sameKey(key, { do: 'move', emperor: 'maximian', to: 'roma' })
    expect(done.some((key) => attacks(key) || guards(key))).toBe(true)
  })

  it('does not end its phase on a revolt', () => {
    const done = phaseOf({ emperors: { diocletian: 'asia' }, discs: discsIn('revolt', 'asia') })
    expect([{ do: 'subdue' }, { do: 'calm' }]).toContainEqual(done[0])
  })
})

describe('games of the computer', () => {
  it('E end where they can no longer be won: the last disc is in Etruria, and armies come from Libya only', () => {
    const state = position({
      options: { level: '2200', players: 4, variants: 'imperium' },
      discs: {
        ...discsIn('diocletian', 'persia', 'sarmatia'),
        ...discsIn('constantius', 'britannia', 'gaetulia'),
        'germania-magna': 'maximian',
        etruria: 'galerius'
      }
    })
    state.emperors.galerius.given = 1
    state.emperors.maximian.given = 1
    const match = playFrom(state, [{ task: 'turn', emperor: 'diocletian' }])
    const asked: string[] = []
    while (match.awaited) {
      const { side, number, kind } = match.awaited
      asked.push(`${kind} ${side}`)
      const seated = Match.resume(game, match.snapshot, match.answersSince)
      match.answer(side, number, seated.botReply(side, 'prefect', null, 'chance').answer)
    }
    expect(asked).toEqual(
      ['diocletian', 'galerius', 'constantius', 'maximian'].map((side) => `end-game ${side}`)
    )
    expect(match.state.ending).toEqual({ won: false, why: 'given-up' })
  })

  it.each([
    ['prefect', 1],
    ['prefect', 3],
    ['centurion', 4]
  ])('%s plays whole games of %d with all variants, always legally and with reasons', (player, players) => {
    const box = eraseTypes(game)
    for (let seed = 0; seed < 4; seed++) {
      const options = readOptions({ level: '4211', players, variants: allVariants[seed % 2] })
      const match = box.begin(options, `${player}/${seed}`)
      const memos = new Map<string, unknown>()
      while (match.awaited && match.summary(null).turn < 40) {
        const { side, number } = match.awaited
        const reply = match.botReply(side, player, memos.get(side) ?? null, 'chance')
        memos.set(side, reply.memo)
        expect(reply.reasons).toHaveLength(1)
        expect(match.answer(side, number, reply.answer)).toMatchObject({ ok: true })
      }
    }
  })
})

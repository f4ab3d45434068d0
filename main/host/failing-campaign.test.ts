// An error in a rule, a computer player or a view affects only its own campaign.
import { describe, expect, it, vi } from 'vitest'
import type { Game } from '#shared/engine/game.ts'
import { changeQuestion, mapQuestions } from '#shared/engine/testing/map-questions.ts'
import type { Race } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { newRace, twoPeople } from '../testing/race-host.ts'
import { createRace, openRaceHost, playOn } from '../testing/race-page.ts'

const computers: Seats = {
  north: { kind: 'computer', player: 'random' },
  south: { kind: 'computer', player: 'random' }
}

/** A race that fails in the given place, in campaigns of the given length. */
function failing(where: 'rules' | 'sample' | 'view', length: number): Game<Race> {
  return {
    ...riverRace,
    *runTask(play, task) {
      const boat = task.task === 'turn' ? play.state.boats[task.side] : undefined
      const fails = play.state.length === length && (boat?.at ?? 0) >= 3
      if (fails && where === 'rules') throw new Error('a bug in the rules')
      const script = riverRace.runTask(play, task)
      if (!fails || where !== 'sample') return yield* script
      const sample = () => {
        throw new Error('a bug in a player')
      }
      yield* mapQuestions(script, (question) => changeQuestion(question, { sample }))
    },
    view(state, side) {
      if (where === 'view' && state.length === length && Math.max(...positions(state.boats)) >= 3) {
        throw new Error('a bug in the view')
      }
      return riverRace.view(state, side)
    }
  }
}

function positions(boats: Race['State']['boats']): number[] {
  return Object.values(boats).map(({ at }) => at)
}

describe('a campaign that fails', () => {
  it.each(['rules', 'sample', 'view'] as const)(
    'is closed with a message while the computer plays (%s), and the others go on',
    async (where) => {
      const { page } = openRaceHost(undefined, failing(where, 33))
      const sound = createRace(page)
      const options = { length: 33 }
      const { campaign } = page.call('library.create', { ...newRace, seats: computers, options })
      page.call('table.sit', { campaign, side: null })
      await vi.waitFor(() => expect(page.received('table.closed')).toHaveLength(1), { timeout: 10_000 })
      expect(page.received('table.closed')).toMatchObject([
        { campaign, detail: expect.stringMatching(/a bug in/) }
      ])
      playOn(page, sound, 5)
      expect(page.call('table.sit', { campaign: sound, side: null }).answers).toBe(5)
      expect(page.call('library.export', { campaign }).content).toContain('wargame-campaign')
    }
  )

  it('at the answer of a person does not take the answer, and says so', () => {
    const { page } = openRaceHost(undefined, failing('rules', 33))
    const { campaign } = page.call('library.create', {
      ...newRace,
      seats: twoPeople,
      options: { length: 33 }
    })
    expect(() => playOn(page, campaign, 40, 'drift')).toThrow(/a bug in the rules/)
    const { answers, decision } = page.call('table.sit', { campaign, side: 'south' })
    expect(decision?.number).toBe(answers)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { invariantNames } from '#shared/invasions/invariants.ts'
import { invasionsSoakTarget } from '#shared/invasions/soak/soak-target.ts'
import { tetrarchiaSoakTarget } from '#shared/tetrarchia/soak-target.ts'
import { readCampaignFile } from '../store/campaign-file.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { soak } from './soak.ts'
import { soakCampaign } from './soak-campaign.ts'

describe('the soak', () => {
  const race = eraseTypes(riverRace)
  const fine = { game: race, options: { length: 300 }, seed: 's', inspect: () => [] }

  it('checks many invariants', () => {
    expect(invariantNames.length).toBeGreaterThan(8)
  })

  it('plays a game to its end, undoing, reloading and sending nonsense on the way', () => {
    const { failure, match } = soakCampaign(fine)
    expect(failure).toBeNull()
    expect(match.decision).toBeNull()
  })

  it('notices a broken invariant', () => {
    expect(soakCampaign({ ...fine, inspect: () => ['a boat is missing'] }).failure).toBe('a boat is missing')
  })

  it('notices an exception', () => {
    const buggy: typeof riverRace = {
      ...riverRace,
      runTask: (play, task) => {
        if (play.state.random.moves > 20) throw new Error('a bug')
        return riverRace.runTask(play, task)
      }
    }
    expect(soakCampaign({ ...fine, game: eraseTypes(buggy) }).failure).toMatch(/a bug/)
  })

  it('notices a turn that does not end', () => {
    expect(soakCampaign({ ...fine, mostDecisionsPerTurn: 3 }).failure).toMatch(/more than 3 decisions/)
  })

  it('notices a state that depends on more than its answers', () => {
    let secret = 0
    const impure: typeof riverRace = {
      ...riverRace,
      runTask: (play, task) => {
        secret += 1
        play.state.length = 1000 + secret
        return riverRace.runTask(play, task)
      }
    }
    const game = eraseTypes(impure)
    expect(soakCampaign({ ...fine, game, options: { length: 900 } }).failure).toMatch(
      /undo|reload|led elsewhere/
    )
  })

  it('can share the campaigns among processes', () => {
    const played: number[] = []
    const share = (part: number) =>
      soak({
        target: invasionsSoakTarget(),
        games: 5,
        seed: 'x',
        share: { part, of: 2 },
        inspect: () => ['made up'],
        onGame: ({ number }) => played.push(number)
      })
    expect([share(1).games, share(2).games]).toEqual([3, 2])
    expect(played).toEqual([0, 2, 4, 1, 3])
  })

  it('writes a failing campaign as a file that opens in the app', () => {
    const report = soak({
      target: invasionsSoakTarget(),
      games: 1,
      seed: 'x',
      failuresTo: tempDir(),
      inspect: () => ['made up']
    })
    const file = report.failures[0]?.file ?? ''
    expect(readCampaignFile(readFileSync(file, 'utf8'))).toMatchObject({ game: 'invasions', seed: 'x/0' })
  })

  it('plays any game with a target, and inspects every state if the target says so', () => {
    const { failures, decisions } = soak({ target: tetrarchiaSoakTarget(), games: 20, seed: 'y' })
    expect(failures).toEqual([])
    expect(decisions).toBeGreaterThan(200)
    let inspected = 0
    const inspect = () => {
      inspected += 1
      return []
    }
    const one = soak({ target: tetrarchiaSoakTarget(), games: 1, seed: 'y', inspect })
    expect(inspected).toBe(one.decisions + 1)
  })
})

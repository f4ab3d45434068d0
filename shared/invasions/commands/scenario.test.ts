import { describe, expect, it } from 'vitest'
import { scenarios } from '../content/scenarios/index.ts'
import { scenarioCommand } from './scenario.ts'

const noFile = () => {
  throw new Error('no file is named')
}

describe('cli scenario', () => {
  it('lists the scenarios', () => {
    const list = scenarioCommand.run(['list'], noFile)
    expect(list).toContainEqual(
      expect.objectContaining({ id: 'attila', firstTurn: 4, lastTurn: 6, scoringTurns: [6] })
    )
    expect(list).toHaveLength(7)
  })

  it('prints one that can be checked as it is', () => {
    const shown = scenarioCommand.run(['show', 'justinian'], noFile)
    expect(scenarioCommand.run(['check', 'mine.json'], () => shown)).toMatchObject({
      ok: true,
      id: 'justinian',
      turns: [8, 10],
      accounts: { byzantines: { treasury: 36 } }
    })
  })

  it('names the field of a mistake', () => {
    const wrong = { ...scenarios.justinian, lastTurn: 2 }
    expect(() => scenarioCommand.run(['check', 'mine.json'], () => wrong)).toThrow(
      'scenario: lastTurn: turn 2'
    )
  })

  it('says how it is used', () => {
    expect(() => scenarioCommand.run(['lst'], noFile)).toThrow('usage: scenario list | show ID | check FILE')
    expect(() => scenarioCommand.run(['show', 'waterloo'], noFile)).toThrow("there is no scenario 'waterloo'")
  })
})

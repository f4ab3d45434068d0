import { describe, expect, it } from 'vitest'
import { CommandError } from '../../engine/game-command.ts'
import { battleCommand, siegeCommand } from './battle.ts'

/** The document as the command line prints it. */
const printed = (document: unknown) => JSON.parse(JSON.stringify(document))

const legion = { kind: 'infantry', elite: 1, heavy: true }
const nisibis = {
  system: 'basic',
  terrain: 'plain',
  crossing: 'none',
  intercepted: false,
  barbarianProvince: false,
  attacker: {
    status: 'empire',
    roman: true,
    leader: { combat: 3 },
    units: [
      legion,
      legion,
      legion,
      legion,
      { ...legion, damaged: true },
      { ...legion, elite: 2 },
      { kind: 'cavalry', elite: 2, heavy: true }
    ]
  },
  defender: {
    status: 'kingdom',
    leader: { combat: 2 },
    fortifiedCity: true,
    units: [
      { kind: 'cavalry', elite: 1, heavy: true },
      { kind: 'cavalry', heavy: true },
      { kind: 'horseArcher' },
      { kind: 'horseArcher' },
      { kind: 'horseArcher' },
      { kind: 'infantry', elite: 1 }
    ]
  }
}

describe('battle and siege as commands', () => {
  it('XX.H units of a second player take their own share of the hits', () => {
    const units = (player: number) => [legion, legion, legion, ...Array(3).fill({ kind: 'infantry', player })]
    const against = (player: number) =>
      printed(
        battleCommand.run({
          ...nisibis,
          attacker: { ...nisibis.attacker, leader: null, units: units(player) },
          defender: {
            ...nisibis.defender,
            leader: null,
            fortifiedCity: false,
            units: nisibis.defender.units.slice(0, 3)
          }
        })
      ).odds.expectedLosses.attacker
    // One player turns all legions before he loses a unit; two lose some of the second player's from the first hits.
    expect(against(1)).toBeGreaterThan(against(0) + 0.3)
  })

  it('XX.G prints advantages, missiles, pools, reasons and odds of the battle for Nisibis', () => {
    const output = printed(battleCommand.run(nisibis))
    expect(output).toMatchObject({
      advantages: { cavalry: 'defender', heavy: 'attacker' },
      missile: { attacker: { white: 0, black: 0 }, defender: { white: 0, black: 1 } },
      pools: { attacker: { white: 5, black: 2 }, defender: { white: 6, black: 1 } }
    })
    expect(output.odds.attackerWins + output.odds.defenderWins).toBeCloseTo(1, 9)
    expect(Object.keys(output.odds.expectedLosses)).toEqual(['attacker', 'defender'])
    expect(output.reasons.length).toBeGreaterThan(5)
  })

  it('XXI.E prints modifiers for the advanced system', () => {
    expect(printed(battleCommand.run({ ...nisibis, system: 'advanced' })).modifiers).toEqual({
      attacker: 2,
      defender: 2
    })
  })

  it('XXIV.C prints modifier and probability of a siege', () => {
    const walled = {
      walls: 2,
      leaderCombat: 3,
      besieger: 'civilised',
      assault: false,
      decline: 0,
      turn: 1,
      fortified: true,
      portSupplied: false
    }
    const output = printed(siegeCommand.run(walled))
    expect(output.modifier).toBe(-1)
    expect(output.probability).toBeCloseTo(1 - 0.7 ** 4, 9)
    expect(output.modifiers).toEqual([
      { amount: 1, rule: 'XXIV.C', why: 'civilised-besieger' },
      { amount: -2, rule: 'XXIII.B', why: 'walls' }
    ])
  })

  it('XXIV.C counts as the game does: nomads before turn 10, the fleet, ordinary walls', () => {
    const facts = { besieger: 'nomad', turn: 4, portSupplied: true, fortified: true }
    expect(printed(siegeCommand.run(facts)).modifier).toBe(-1 - 1 - 2)
  })

  it('says in one line what is wrong with the input', () => {
    expect(() => siegeCommand.run({ besieger: 'dragon' })).toThrow(CommandError)
    expect(() => siegeCommand.run({ besieger: 'dragon' })).toThrow(/^siege: besieger: .+$/)
    const nobody = { ...nisibis, attacker: { status: 'empire', units: [] } }
    expect(() => battleCommand.run(nobody)).toThrow('battle: the attacker has no unit')
  })
})

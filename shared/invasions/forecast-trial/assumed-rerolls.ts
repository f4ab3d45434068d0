import type { DieKey } from '../answers/battle.ts'
import type { BattleAbouts, DieAtStake, RollAtStake } from '../decisions/battle.ts'
import type { BattleSide } from '../queries/battle/situation.ts'
import { enemyTargets, ownTargets } from '../queries/odds/reroll-policy.ts'
import { nextRoll } from '../queries/odds/two-dice.ts'

/** XX.E, XXI.D: what a leader re-rolls as the odds assume it (`reroll-policy.ts`). `red`: red swords hit. */
export function rerollWanted(
  about: BattleAbouts['battle-reroll'],
  red: boolean
): DieKey | BattleSide | 'keep' {
  return (about.system === 'basic' ? dieWanted(about.dice, about.side, red) : rollWanted(about)) ?? 'keep'
}

function dieWanted(dice: readonly DieAtStake[], own: BattleSide, red: boolean): DieKey | undefined {
  const first = (mine: boolean, targets: typeof ownTargets) => {
    for (const { colour, hits } of targets) {
      const die = dice.find(
        (each) => (each.of === own) === mine && each.colour === colour && each.hits === hits
      )
      if (die) return die.key
    }
    return undefined
  }
  return first(false, enemyTargets(red)) ?? first(true, ownTargets)
}

function rollWanted(about: {
  readonly side: BattleSide
  readonly left: number
  readonly rolls: readonly RollAtStake[]
}): BattleSide | undefined {
  const own = about.rolls.find(({ of }) => of === about.side)
  const enemy = about.rolls.find(({ of }) => of !== about.side)
  if (!own || !enemy) throw new Error('both sides have rolled')
  const whose = nextRoll(own.natural, enemy.natural, about.left)
  return whose === 'own' ? own.of : whose === 'enemy' ? enemy.of : undefined
}

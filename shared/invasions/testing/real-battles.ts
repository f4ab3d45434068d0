import type { Answer } from '../../engine/decision.ts'
import { createRandom } from '../../engine/random.ts'
import type { DieKey } from '../answers/battle.ts'
import type { DieAtStake, RollAtStake } from '../decisions/battle.ts'
import type { InvasionsInquiry } from '../decisions/decision-kinds.ts'
import type { BattleSetup } from '../queries/battle/battle-setup.ts'
import type { BattleSide } from '../queries/battle/situation.ts'
import { isOpen, provinceCard } from '../queries/map/provinces.ts'
import { enemyTargets, ownTargets } from '../queries/odds/reroll-policy.ts'
import { nextRoll } from '../queries/odds/two-dice.ts'
import { fightBattle } from '../rules/battle/fight-battle.ts'
import type { InvasionsState } from '../state.ts'
import { presetAnswer } from './preset-answers.ts'
import { type Sample, sampleOf } from './samples.ts'
import { manyTimes } from './until-event.ts'

/** The results of many battles from the same start. */
export interface BattleSamples {
  readonly attackerWins: Sample
  readonly lost: Readonly<Record<BattleSide, Sample>>
}

/** Fights a battle many times from the same start with the script of the rules, by the policy that the odds assume. */
export function fightMany(
  state: InvasionsState,
  order: BattleSetup,
  battles: number,
  seed: string
): BattleSamples {
  state.random = createRandom(seed)
  const won = manyTimes(state, order.province, battles, {
    start: (play) => fightBattle(play, order),
    until: 'battle-won',
    answer: ({ inquiry }) => asTheOddsSuppose(inquiry)
  })
  return {
    attackerWins: sampleOf(won.map(({ side }) => (side === 'attacker' ? 1 : 0))),
    lost: {
      attacker: sampleOf(won.map(({ lost }) => lost.attacker)),
      defender: sampleOf(won.map(({ lost }) => lost.defender))
    }
  }
}

/** Re-rolls by `reroll-policy.ts`, takes losses by preset, uses no leader's option and never retreats. */
function asTheOddsSuppose(inquiry: InvasionsInquiry): Answer {
  switch (inquiry.kind) {
    case 'leader-option':
      return { option: 'keep' }
    case 'voluntary-retreat':
      return { option: 'no' }
    case 'battle-losses': {
      const preset = presetAnswer({ ...inquiry, number: 0 })
      if (preset) return preset
      throw new Error('battle-losses has no preset')
    }
    case 'battle-reroll': {
      const { about } = inquiry
      const open = isOpen(provinceCard(about.province).terrain)
      const wanted = about.system === 'basic' ? dieWanted(about.dice, about.side, open) : rollWanted(about)
      return { option: wanted ?? 'keep' }
    }
    default:
      throw new Error(`the odds assume nothing about ${inquiry.kind}`)
  }
}

function dieWanted(dice: readonly DieAtStake[], own: BattleSide, open: boolean): DieKey | undefined {
  const first = (mine: boolean, targets: typeof ownTargets) => {
    for (const { colour, hits } of targets) {
      const die = dice.find(
        (each) => (each.of === own) === mine && each.colour === colour && each.hits === hits
      )
      if (die) return die.key
    }
    return undefined
  }
  return first(false, enemyTargets(open)) ?? first(true, ownTargets)
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

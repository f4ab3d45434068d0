import type { Answer } from '../../engine/decision.ts'
import { createRandom } from '../../engine/random.ts'
import { answerScript } from '../../engine/scene/answer-script.ts'
import { type SideId, sideIds } from '../content/ids.ts'
import type { InvasionsInquiry } from '../decisions/decision-kinds.ts'
import { rerollWanted } from '../forecast-trial/assumed-rerolls.ts'
import { redCounts } from '../queries/battle/battle-in-progress.ts'
import type { BattleSetup } from '../queries/battle/battle-setup.ts'
import type { BattleSide } from '../queries/battle/situation.ts'
import type { BattleOdds } from '../queries/odds/battle-forecast.ts'
import { oddsInProgress } from '../queries/odds/odds-in-progress.ts'
import { fightBattle } from '../rules/battle/fight-battle.ts'
import { playOn } from '../scene/run-scripted.ts'
import type { InvasionsState } from '../state.ts'
import { cardPlayAnswer } from './drive.ts'
import { presetAnswer } from './preset-answers.ts'
import { type Sample, sampleOf } from './samples.ts'
import { manyTimes } from './until-event.ts'
import { battleIn } from './watch-fights.ts'

/** The results of many battles from the same start. */
export interface BattleSamples {
  readonly attackerWins: Sample
  readonly lost: Readonly<Record<BattleSide, Sample>>
}

/** A card of the battlefield, and the side at which its holder aims it. */
export interface CardInBattle {
  readonly holder: SideId
  readonly card: string
  readonly target: BattleSide
}

/** Fights a battle many times from the same start with the script of the rules, by the policy that the odds assume. */
export function fightMany(
  state: InvasionsState,
  order: BattleSetup,
  battles: number,
  seed: string,
  card?: CardInBattle
): BattleSamples {
  state.random = createRandom(seed)
  const won = manyTimes(state, order.province, battles, {
    start: (play) => {
      dealOnly(state, card)
      return fightBattle(play, order)
    },
    until: 'battle-won',
    answer: ({ inquiry }) => asTheOddsSuppose(state, inquiry, card)
  })
  return {
    attackerWins: sampleOf(won.map(({ side }) => (side === 'attacker' ? 1 : 0))),
    lost: {
      attacker: sampleOf(won.map(({ lost }) => lost.attacker)),
      defender: sampleOf(won.map(({ lost }) => lost.defender))
    }
  }
}

class FirstDie extends Error {}

/** The odds when the first die of a battle is about to be rolled, after the card has been played. */
export function oddsAtFirstDie(given: InvasionsState, order: BattleSetup, card: CardInBattle): BattleOdds {
  const state: InvasionsState = JSON.parse(JSON.stringify(given))
  dealOnly(state, card)
  const roll = () => {
    throw new FirstDie()
  }
  try {
    answerScript(fightBattle({ ...playOn(state).play, roll }, order), {
      answer: ({ inquiry }) => asTheOddsSuppose(state, inquiry, card),
      refused: (_question, _answer, { reason }) => {
        throw new Error(`refused: ${reason.key}`)
      }
    })
  } catch (thrown) {
    if (thrown instanceof FirstDie) return oddsInProgress(state, battleIn(state.fights))
    throw thrown
  }
  throw new Error('the battle was fought without dice')
}

function dealOnly(state: InvasionsState, card: CardInBattle | undefined): void {
  for (const side of sideIds) state.hands[side].events = card?.holder === side ? [card.card] : []
}

/** Plays the card when it can be played. Re-rolls by `reroll-policy.ts`, takes losses by preset, uses no leader's option and never retreats. */
function asTheOddsSuppose(
  { fights }: InvasionsState,
  inquiry: InvasionsInquiry,
  card?: CardInBattle
): Answer {
  switch (inquiry.kind) {
    case 'play-card':
      return card ? cardPlayAnswer(card.card, 0, card.target) : { option: 'pass' }
    case 'leader-option':
      return { option: 'keep' }
    case 'voluntary-retreat':
      return { option: 'no' }
    case 'battle-losses': {
      const preset = presetAnswer({ ...inquiry, number: 0 })
      if (preset) return preset
      throw new Error('battle-losses has no preset')
    }
    case 'battle-reroll':
      return { option: rerollWanted(inquiry.about, redCounts(battleIn(fights))) }
    default:
      throw new Error(`the odds assume nothing about ${inquiry.kind}`)
  }
}

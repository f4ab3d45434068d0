import type { Decision } from '../../engine/decision.ts'
import { pickOne, type RandomState } from '../../engine/random.ts'
import { answerTo } from '../answers/answer-schemas.ts'
import type { Board } from '../board.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsInquiry } from '../decisions/decision-kinds.ts'
import type { RaidTarget } from '../decisions/raids.ts'
import { forecastActiveFight } from '../queries/forecast/fight-forecast.ts'
import { forecastSiege } from '../queries/forecast/siege-forecast.ts'
import type { Commitment, CommitmentKind } from './commitment.ts'
import { followTo, marchCommitments, sieges } from './march-commitments.ts'
import { flights, interceptions } from './reaction-commitments.ts'
import { fightClaims, watchFight } from './watch-fight.ts'
import { share, watchOnce } from './watch-once.ts'

/** The questions at which commitments are made, and their kinds. */
export const kindsByQuestion: Readonly<Partial<Record<InvasionsInquiry['kind'], readonly CommitmentKind[]>>> =
  {
    march: ['march', 'breach', 'attack', 'siege', 'assault', 'landing'],
    intercept: ['interception', 'part-interception'],
    flee: ['flight', 'stand'],
    'break-through': ['attack'],
    besiege: ['siege', 'assault'],
    'raid-target': ['raid'],
    'raid-instead': ['raid']
  }

/** What the side that is asked could do now, as far as the page shows a forecast of it. */
export function commitmentsAt(
  board: Board,
  decision: Decision<InvasionsInquiry>,
  random: RandomState
): Commitment[] {
  switch (decision.kind) {
    case 'march':
      return marchCommitments(board, decision, random)
    case 'intercept':
      return interceptions(board, decision.about, random)
    case 'flee':
      return flights(board, decision.about, random)
    case 'break-through': {
      const { nation, province } = decision.about
      const fight = forecastActiveFight(board, province)
      if (!fight) return []
      const answer = answerTo('break-through', { option: 'stay' })
      const claims = fightClaims(fight)
      return [
        {
          kind: 'attack',
          nation,
          what: province,
          claims,
          answer,
          follow: followTo(province),
          watch: () => watchFight(fight)
        }
      ]
    }
    case 'besiege': {
      const forecast = forecastSiege(board, decision.about.province)
      if (!forecast) return []
      return sieges({ ...forecast, terror: 0 }, decision.about.province, (storms) =>
        answerTo('besiege', { option: storms ? 'assault' : 'siege' })
      )
    }
    case 'raid-target':
    case 'raid-instead': {
      const { nation, targets } = decision.about
      return targets.length > 0 ? [raidOn(nation, pickOne(random, targets))] : []
    }
    default:
      return []
  }
}

/** XI.E */
function raidOn(nation: NationId, { province, chances: { fails, minus, plus } }: RaidTarget): Commitment {
  return {
    kind: 'raid',
    nation,
    what: province,
    claims: { fails, 'raid -': minus, 'raid +': plus },
    answer: { option: province },
    watch: () =>
      watchOnce((event) =>
        event.type === 'raid'
          ? {
              fails: share(event.outcome === 'failed'),
              'raid -': share(event.outcome === 'raid-'),
              'raid +': share(event.outcome === 'raid+')
            }
          : null
      )
  }
}

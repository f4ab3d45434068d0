import { pickOne, type RandomState, randomInt, shuffled } from '../../engine/random.ts'
import { answerTo } from '../answers/answer-schemas.ts'
import type { Board } from '../board.ts'
import type { Abouts } from '../decisions/decision-kinds.ts'
import { forecastActiveFight } from '../queries/forecast/fight-forecast.ts'
import { forecastInterception, type InterceptionForecast } from '../queries/forecast/interception-forecast.ts'
import { leaderPiece } from '../queries/pieces/pieces.ts'
import type { LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { Commitment, Watcher } from './commitment.ts'
import { followTo } from './march-commitments.ts'
import { fightClaims, watchFight } from './watch-fight.ts'
import { share, watchOnce } from './watch-once.ts'

/** XIX.A: one stack intercepts, as a whole or in part. */
export function interceptions(board: Board, about: Abouts['intercept'], random: RandomState): Commitment[] {
  const { leaderlessFrom, stacks } = about
  const stack = pickOne(random, stacks)
  const part = shuffled(random, stack.units).slice(0, 1 + randomInt(random, stack.units.length))
  const leads = stack.leader !== null && randomInt(random, 2) === 0
  const send = (
    kind: Commitment['kind'],
    units: readonly UnitId[],
    leader: LeaderId | null
  ): Commitment[] => {
    if (leader === null && leaderlessFrom !== null && leaderlessFrom !== stack.from) return []
    const forecast = forecastInterception(board, about, { ...stack, units, leader })
    const pieces = [...units, ...(leader ? [leaderPiece(leader)] : [])]
    return [
      {
        kind,
        nation: stack.nation,
        what: `${pieces.join(' ')} from ${stack.from} to ${about.province}`,
        claims: {
          arrives: forecast.chance,
          ...(forecast.fight ? fightClaims(forecast.fight) : {})
        },
        answer: answerTo('intercept', { values: { pieces } }),
        watch: () => watchInterception(stack.from, forecast)
      }
    ]
  }
  return [
    ...send('interception', stack.units, stack.leader),
    ...send('part-interception', part, leads ? stack.leader : null)
  ]
}

/** Watches the attempt of one stack and, if it arrives, the battle. If others intercept too, nothing is counted. */
function watchInterception(from: string, { fight }: InterceptionForecast): Watcher {
  const battle = fight && watchFight(fight)
  let state: 'before' | 'arrived' | 'over' | 'other' = 'before'
  let arrives = 0
  return {
    event: (event) => {
      if (event.type === 'interception' && state !== 'over') {
        if (state === 'before' && event.from === from) {
          arrives = share(event.success)
          state = event.success && battle ? 'arrived' : 'over'
        } else state = 'other'
      } else if (event.type === 'activation-ended' && state === 'before') state = 'other'
      else if (state === 'arrived') battle?.event(event)
    },
    question: (kind) =>
      state === 'over' || state === 'other' || (state === 'arrived' && battle?.question(kind) === true),
    outcome: () => (state === 'arrived' || state === 'over' ? { arrives, ...battle?.outcome() } : {})
  }
}

/** XIX.B: the stack flees to one of its refuges, or stands and fights. */
export function flights(board: Board, about: Abouts['flee'], random: RandomState): Commitment[] {
  const { nation, province, pieces, joining, refuges } = about
  const commitments: Commitment[] = []
  const refuge = refuges.length > 0 ? pickOne(random, refuges) : null
  const units = pieces.filter((id) => board.units[id])
  if (refuge) {
    const others = pieces.filter((id) => !board.units[id])
    const { to, chance, room } = refuge
    commitments.push({
      kind: 'flight',
      nation,
      what: `${pieces.join(' ')} from ${province} to ${to}`,
      claims: { escapes: chance },
      answer: answerTo('flee', { values: { to, pieces: [...units.slice(0, Math.max(0, room)), ...others] } }),
      watch: () =>
        watchOnce((event) =>
          event.type === 'flight' && event.to === to ? { escapes: share(event.success) } : null
        )
    })
  }
  const fight = joining.length === 0 ? forecastActiveFight(board, province) : null
  if (fight)
    commitments.push({
      kind: 'stand',
      nation,
      what: `${pieces.join(' ')} in ${province}`,
      claims: fightClaims(fight),
      answer: answerTo('flee', { values: { to: 'stay', pieces: [] } }),
      follow: followToStand(province),
      watch: () => watchFight(fight)
    })
  return commitments
}

/** The attackers stay for the battle: a stack on its way through stops where the defenders stand. */
function followToStand(province: ProvinceId): NonNullable<Commitment['follow']> {
  const fightThere = followTo(province)
  return (inquiry) =>
    inquiry.kind === 'go-on' && inquiry.about.province === province
      ? answerTo('go-on', { values: { move: 'stop' } })
      : fightThere(inquiry)
}

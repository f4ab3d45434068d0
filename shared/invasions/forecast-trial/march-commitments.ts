import { pickOne, type RandomState, randomInt, shuffled } from '../../engine/random.ts'
import { answerTo } from '../answers/answer-schemas.ts'
import type { MarchOrderValues } from '../answers/movement.ts'
import type { Board } from '../board.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsInquiry } from '../decisions/decision-kinds.ts'
import { forecastActiveFight } from '../queries/forecast/fight-forecast.ts'
import { type MarchForecast, marchForecast } from '../queries/forecast/march-forecast.ts'
import { forecastSiege, type SiegeForecast } from '../queries/forecast/siege-forecast.ts'
import { type MarchOption, marchOptions } from '../queries/march-orders/march-options.ts'
import { marchScope } from '../queries/march-orders/march-scope.ts'
import { isHordePiece, isLeaderPiece, isUnitPiece, provincesWithPieces } from '../queries/pieces/pieces.ts'
import type { PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { Commitment } from './commitment.ts'
import { fightClaims, watchFight } from './watch-fight.ts'
import { share, watchOnce } from './watch-once.ts'
import { siegeClaims, watchSiege } from './watch-siege.ts'

type Inquiry<Kind extends InvasionsInquiry['kind']> = Extract<InvasionsInquiry, { readonly kind: Kind }>

/** A random stack with orders into a fight, a siege or a landing; or the fights and sieges that wait already. */
export function marchCommitments(
  board: Board,
  { about: { nation } }: Inquiry<'march'>,
  random: RandomState
): Commitment[] {
  const { movement } = board
  if (!movement) return []
  const scope = marchScope(board, movement, sideOf(nation))
  const origins = scope.provinces.filter((province) => scope.piecesAt(province).some(isUnitPiece))
  if (origins.length === 0) return []
  const here = scope.piecesAt(pickOne(random, origins)).filter((piece) => !isHordePiece(piece))
  const units = shuffled(random, here.filter(isUnitPiece))
  const some = units.slice(0, 1 + randomInt(random, units.length))
  const led = randomInt(random, 3) > 0 ? here.filter(isLeaderPiece) : []
  const ids = [...some, ...led].map(({ id }) => id)
  const orders = shuffled(random, marchOptions(board, movement, scope, ids))
  const wanted = [
    orders.find(({ kind }) => kind === 'attack'),
    orders.find(({ kind }) => kind === 'siege'),
    orders.find(({ kind }) => kind === 'landing')
  ]
  return [
    ...wanted.flatMap((order) => {
      const forecast = order && marchForecast(board, ids, order)
      return forecast ? commitmentsTo(nation, ids, order, forecast) : []
    }),
    ...waitingFights(board, nation)
  ]
}

/** What an order commits its pieces to. */
function commitmentsTo(
  nation: NationId,
  pieces: readonly PieceId[],
  { move, to }: MarchOption,
  { fight, siege, sea }: MarchForecast
): Commitment[] {
  const values: MarchOrderValues = { move, pieces: [...pieces] }
  const answer = answerTo('march', { values })
  const what = `${pieces.join(' ')} to ${to}`
  const landing: Commitment[] = sea?.landing?.risk
    ? [
        {
          kind: 'landing',
          nation,
          what,
          claims: { lands: sea.landing.probability },
          answer,
          watch: () =>
            watchOnce((event) =>
              event.type === 'landed' || event.type === 'landing-failed'
                ? { lands: share(event.type === 'landed') }
                : null
            )
        }
      ]
    : []
  if (fight) {
    const { province } = fight.order
    const kind = fight.by === 'limes' ? 'breach' : 'march'
    const follow = followTo(province)
    return [
      ...landing,
      { kind, nation, what, claims: fightClaims(fight), answer, follow, watch: () => watchFight(fight) }
    ]
  }
  return [...landing, ...(siege ? sieges(siege, what, () => answer) : [])]
}

/** The fights and sieges for which the active pieces stand ready, if nobody moves any more. */
function waitingFights(board: Board, nation: NationId): Commitment[] {
  const answer = answerTo('march', { values: { move: 'done', pieces: [] } })
  return provincesWithPieces(board, board.movement?.nations ?? []).flatMap((province): Commitment[] => {
    const fight = forecastActiveFight(board, province)
    if (fight) {
      const claims = fightClaims(fight)
      const follow = followTo(province)
      return [
        { kind: 'attack', nation, what: province, claims, answer, follow, watch: () => watchFight(fight) }
      ]
    }
    const siege = forecastSiege(board, province)
    return siege ? sieges(siege, province, () => answer) : []
  })
}

/** XXIV.C: the same siege without and with an assault. */
export function sieges(
  forecast: SiegeForecast,
  what: string,
  answer: (storms: boolean) => Commitment['answer']
): Commitment[] {
  const { besieger: nation, province } = forecast.order
  return ([false, true] as const).map((storms) => ({
    kind: storms ? 'assault' : 'siege',
    nation,
    what,
    claims: siegeClaims(forecast, storms),
    answer: answer(storms),
    follow: followTo(province, storms),
    watch: () => watchSiege(forecast)
  }))
}

/** Fights or besieges in this province first. */
export function followTo(wanted: ProvinceId, storms = false): NonNullable<Commitment['follow']> {
  return (inquiry) => {
    switch (inquiry.kind) {
      case 'next-battle':
      case 'next-siege':
        return inquiry.about.provinces.includes(wanted) ? { option: wanted } : null
      case 'besiege':
        return inquiry.about.province === wanted
          ? answerTo('besiege', { option: storms ? 'assault' : 'siege' })
          : null
      default:
        return null
    }
  }
}

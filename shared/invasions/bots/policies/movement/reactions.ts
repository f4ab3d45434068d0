import type { NationId } from '../../../content/ids.ts'
import type { ValuesOf } from '../../../decisions/decision-kinds.ts'
import { forecastStand } from '../../../queries/forecast/fight-forecast.ts'
import { forecastInterception } from '../../../queries/forecast/interception-forecast.ts'
import { isUnitPiece, leaderPiece, pieceById } from '../../../queries/pieces/pieces.ts'
import { unitsIn } from '../../../queries/pieces/placement.ts'
import { areFriendly } from '../../../queries/relations/stance.ts'
import type { PieceId, Unit } from '../../../state.ts'
import type { ProvinceId } from '../../../world/provinces.ts'
import type { Appraisal } from '../../appraisal/appraisal.ts'
import { meanPrice } from '../../appraisal/army.ts'
import { areasOf } from '../../appraisal/hypothetical-control.ts'
import { characterOf } from '../../character.ts'
import { choosing, filling, firstLegal } from '../../judgements.ts'
import { perceivedChance } from '../../levels.ts'
import type { Policy } from '../../policy.ts'
import { weights } from '../../weights.ts'
import { reasonsFromTerms, scaled, total, type Worth } from '../../worth.ts'

/** The chance that an intruder takes a province if nobody stops him. */
const TAKES_LAND = 0.8
const TAKES_CITY = 0.35
/** The points that a fully stubborn nation would rather lose than flee. */
const PRIDE = 0.4

/** What the side gains by stopping an intruder in a province. */
function atStake(appraisal: Appraisal, intruder: NationId, province: ProvinceId): Worth {
  const { board } = appraisal
  if (board.control[province] === intruder) return []
  const chance = board.cities[province] ? TAKES_CITY : TAKES_LAND
  const lost = appraisal.gain({ taken: { province, by: intruder } }, areasOf([province]))
  return scaled(lost, -chance)
}

const unitsAmong = (appraisal: Appraisal, ids: readonly PieceId[]): Unit[] =>
  ids.flatMap((id) => {
    const piece = pieceById(appraisal.board, id)
    return piece && isUnitPiece(piece) ? [piece.unit] : []
  })

/** XIX.A: a stack intercepts if it saves more than it risks and leaves undefended. */
export const interceptPolicy: Policy<'intercept'> = (input, { about }) => {
  const { appraisal } = input
  const { board, level } = appraisal
  const stake = atStake(appraisal, about.intruder, about.province)
  const movers = unitsAmong(appraisal, about.movers)
  const weighed = about.stacks.flatMap((stack) => {
    const { leaderlessFrom } = about
    if (stack.leader === null && leaderlessFrom !== null && leaderlessFrom !== stack.from) return []
    const pieces = [...stack.units, ...(stack.leader ? [leaderPiece(stack.leader)] : [])]
    const { fight } = forecastInterception(board, about, stack)
    if (!fight) return []
    const { odds } = fight
    const wins = perceivedChance(level, odds.defenderWins)
    const own = unitsAmong(appraisal, stack.units)
    const march = { units: own, from: stack.from, to: about.province }
    const behind = level.looksBehind ? appraisal.gain({ march }, areasOf([stack.from])) : []
    const worth: Worth = [
      ...scaled(stake, stack.chance * wins),
      ...scaled(behind, stack.chance).filter(({ points }) => points < 0),
      { term: 'own-losses', points: -stack.chance * odds.lastingLosses.defender * meanPrice(board, own) },
      {
        term: 'enemy-losses',
        points:
          stack.chance *
          odds.lastingLosses.attacker *
          meanPrice(board, movers) *
          (weights.rout - Math.min(0, appraisal.land().pointValue(about.intruder)))
      }
    ]
    return wins > 0.45 ? [{ pieces, worth }] : []
  })
  const worthwhile = weighed
    .filter(({ worth }) => total(worth) > 0)
    .sort((a, b) => total(b.worth) - total(a.worth))
  const answers = worthwhile.map(({ pieces, worth }) =>
    filling<ValuesOf<'intercept'>>({ pieces }, reasonsFromTerms(worth))
  )
  return firstLegal(input, [...answers, filling({ pieces: [] })])
}

/** XIX.B: flees when standing and fighting is worth less than nothing. */
export const fleePolicy: Policy<'flee'> = (input, { about }) => {
  const { appraisal } = input
  const { board, level } = appraisal
  const stay = filling<ValuesOf<'flee'>>({ to: 'stay', pieces: [] })
  const attackers = unitsIn(board, about.province).filter(
    (unit) => unit.controller === about.attacker || areFriendly(board, unit.controller, about.attacker)
  )
  const fight = forecastStand(board, about)
  if (!fight) return firstLegal(input, [stay])
  const { odds } = fight
  const own = unitsAmong(appraisal, about.pieces)
  const stake = atStake(appraisal, about.attacker, about.province)
  const standing: Worth = [
    ...scaled(stake, perceivedChance(level, odds.defenderWins)),
    { term: 'own-losses', points: -odds.lastingLosses.defender * meanPrice(board, own) },
    { term: 'enemy-losses', points: odds.lastingLosses.attacker * meanPrice(board, attackers) * weights.rout }
  ]
  const pride = PRIDE * characterOf(board, about.nation).stubborn
  if (total(standing) + pride > 0) return firstLegal(input, [stay])
  const goals = appraisal.goals(about.nation)
  const refuges = about.refuges.toSorted(
    (a, b) => b.chance * (1 + goals.attraction(b.to)) - a.chance * (1 + goals.attraction(a.to))
  )
  const flights = refuges.flatMap(({ to, room }) => [
    filling<ValuesOf<'flee'>>({ to, pieces: about.pieces }, reasonsFromTerms(scaled(standing, -1))),
    filling<ValuesOf<'flee'>>(
      { to, pieces: fitting(appraisal, about.pieces, room) },
      reasonsFromTerms(scaled(standing, -1))
    )
  ])
  return firstLegal(input, [...flights, stay])
}

/** As many units as fit, with all leaders and hordes. */
function fitting({ board }: Appraisal, pieces: readonly PieceId[], room: number): PieceId[] {
  const units = pieces.filter((id) => board.units[id])
  return [...units.slice(0, Math.max(0, room)), ...pieces.filter((id) => !board.units[id])]
}

/** XXV.B: intercepts with at least as many fleets as the enemy has. */
export const navalInterceptionPolicy: Policy<'naval-interception'> = (_input, { about }) => {
  const [best] = about.stacks.toSorted((a, b) => b.fleets.length - a.fleets.length)
  return choosing(best && best.fleets.length >= about.fleets.length ? best.key : 'no')
}

/** XXV.C */
export const navalBattlePolicy: Policy<'naval-battle'> = (_input, { about }) =>
  choosing(
    about.fleets.length >= about.enemyFleets.length || about.refusal === 'costs-a-point' ? 'fight' : 'refuse'
  )

/** XXVIII.D: a federator defends its federate unless that is hopeless, because it would lose the land too. */
export const defendFoedusPolicy: Policy<'defend-foedus'> = (_input, { about }) =>
  choosing(about.defenders * 2 >= about.attackers ? 'yes' : 'no')

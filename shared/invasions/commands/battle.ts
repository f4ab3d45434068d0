import { z } from 'zod'
import { CommandError, documentCommand } from '../../engine/game-command.ts'
import { walls } from '../content/walls.ts'
import { roundModifiers, sumOfItems } from '../queries/battle/advanced-tables.ts'
import { tacticalAdvantages } from '../queries/battle/advantages.ts'
import { ambushChance, type CountedPool, missileModifiers, missilePool } from '../queries/battle/missiles.ts'
import { battlePool } from '../queries/battle/pools.ts'
import {
  BARE_FIGHTER,
  type BattleArmy,
  type BattleSide,
  type BattleSituation,
  type BreakdownItem,
  type CrossedBorder,
  damage,
  type Fighter,
  hordeOf
} from '../queries/battle/situation.ts'
import { battleOdds } from '../queries/odds/battle-odds.ts'
import { siegeModifiers, siegeOdds, siegesOn } from '../queries/siege/siege.ts'

const unitSchema = z.strictObject({
  kind: z.enum(['infantry', 'archer', 'cavalry', 'horseArcher']),
  elite: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  heavy: z.boolean().default(false),
  damaged: z.boolean().default(false),
  alpine: z.boolean().default(false),
  francisca: z.boolean().default(false),
  amphibious: z.boolean().default(false),
  nomad: z.boolean().default(false),
  auxiliary: z.boolean().default(false),
  /** XX.H: whose unit it is in a stack of several players, counted from the leading one, who is 0. */
  player: z.int().min(0).max(3).default(0)
})

const sideSchema = z.strictObject({
  status: z.enum(['barbarian', 'kingdom', 'empire']),
  roman: z.boolean().default(false),
  units: z.array(unitSchema).max(20),
  leader: z.strictObject({ combat: z.int().min(0).max(3), mountain: z.boolean().default(false) }).nullish(),
  fortifiedCity: z.boolean().default(false),
  limes: z.boolean().default(false),
  horde: z.union([z.boolean(), z.literal('nomad')]).default(false)
})

const battleSchema = z.strictObject({
  system: z.enum(['basic', 'advanced']).default('basic'),
  terrain: z.enum(['plain', 'steppe', 'desert', 'forest', 'marsh', 'mountain']),
  crossing: z.enum(['none', 'river', 'range', 'strait']).default('none'),
  intercepted: z.boolean().default(false),
  barbarianProvince: z.boolean().default(false),
  attacker: sideSchema,
  defender: sideSchema
})

const siegeSchema = z.strictObject({
  walls: z.int().min(-4).max(4).transform(Math.abs).optional(),
  leaderCombat: z.int().min(0).max(3).default(0),
  besieger: z.enum(['barbarian', 'nomad', 'civilised']),
  assault: z.boolean().default(false),
  decline: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  turn: z.int().min(1).max(12).default(1),
  fortified: z.boolean().optional(),
  portSupplied: z.boolean().default(false)
})

type SideInput = z.infer<typeof sideSchema>

export const battleCommand = documentCommand(
  'battle',
  'dice, modifiers, reasons and odds of a battle',
  battleSchema,
  (input) => {
    const situation = situationOf(input)
    const { attackerWins, defenderWins, expectedLosses } = battleOdds(input.system, situation)
    const described = input.system === 'basic' ? describeBasic(situation) : describeAdvanced(situation)
    return {
      advantages: tacticalAdvantages(situation),
      ...described,
      odds: { attackerWins, defenderWins, expectedLosses }
    }
  }
)

export const siegeCommand = documentCommand(
  'siege',
  'modifiers and probability of a siege',
  siegeSchema,
  ({ leaderCombat, turn, ...given }) => {
    // By default walls imply a fortified city, and a fortified city has ordinary walls.
    const { fortified = (given.walls ?? 0) > 0, walls: strength = walls.ordinary } = given
    const modifiers = siegeModifiers({ ...given, ...siegesOn(turn), fortified, walls: strength })
    return { ...siegeOdds(modifiers, leaderCombat), modifiers }
  }
)

function situationOf(input: z.infer<typeof battleSchema>): BattleSituation {
  const attacker = armyOf({ ...input.attacker, fortifiedCity: false, limes: false }, input.crossing)
  const defender = armyOf(input.defender, 'none')
  if (attacker.units.length === 0) throw new CommandError('battle: the attacker has no unit')
  if (defender.units.length === 0 && defender.hordes.length === 0 && !defender.limes) {
    throw new CommandError('battle: the defender has no unit')
  }
  return {
    terrain: input.terrain,
    barbarianProvince: input.barbarianProvince,
    intercepted: input.intercepted,
    attacker,
    defender
  }
}

function armyOf(side: SideInput, crossed: CrossedBorder): BattleArmy {
  return {
    units: side.units.map((unit) => fighterOf(unit, side, crossed)),
    roman: side.roman,
    status: side.status,
    leader: side.leader ?? null,
    fortifiedCity: side.fortifiedCity,
    limes: side.limes,
    hordes: side.horde ? [hordeOf(side.horde === 'nomad')] : []
  }
}

/** III.B: a Barbarian's elites are standard; a damaged elite is infantry. */
function fighterOf(unit: SideInput['units'][number], { status }: SideInput, crossed: CrossedBorder): Fighter {
  const { kind, elite, damaged, player, ...traits } = unit
  const fresh: Fighter = {
    ...BARE_FIGHTER,
    ...traits,
    ...(player > 0 ? { camp: player } : {}),
    status,
    crossed,
    mounted: kind === 'cavalry' || kind === 'horseArcher',
    archer: kind === 'archer' || kind === 'horseArcher',
    elite: status === 'barbarian' ? 0 : elite
  }
  return damaged ? damage(fresh) : fresh
}

const dice = ({ white, black }: CountedPool) => ({ white, black })
const reasons = (side: BattleSide, round: string, items: readonly BreakdownItem[]) =>
  items.map(({ white, black, rule, why }) => ({ side, round, why, rule, white, black }))

function describeBasic(situation: BattleSituation) {
  const ambush = ambushChance(situation)
  const missile = {
    attacker: missilePool(situation, 'attacker', { ambush: false }),
    defender: missilePool(situation, 'defender', { ambush: ambush === 'sure' })
  }
  const pools = { attacker: battlePool(situation, 'attacker'), defender: battlePool(situation, 'defender') }
  return {
    missile: { attacker: dice(missile.attacker), defender: dice(missile.defender) },
    pools: { attacker: dice(pools.attacker), defender: dice(pools.defender) },
    reasons: [
      ...reasons('attacker', 'missile', missile.attacker.items),
      ...reasons('defender', 'missile', missile.defender.items),
      ...reasons('attacker', 'combat', pools.attacker.items),
      ...reasons('defender', 'combat', pools.defender.items)
    ]
  }
}

/** XXI: modifiers of the 2D6 instead of dice; null where a side cannot shoot. */
function describeAdvanced(situation: BattleSituation) {
  const ambush = ambushChance(situation, 'advanced')
  const missile = {
    attacker: missileModifiers(situation, 'attacker', { ambush: false }),
    defender: missileModifiers(situation, 'defender', { ambush: ambush === 'sure' })
  }
  const round = (side: BattleSide, number: 1 | 2) => roundModifiers(situation, side, number)
  const amounts = (side: BattleSide, name: string, items: readonly BreakdownItem[]) =>
    items.map(({ white, rule, why }) => ({ side, round: name, why, rule, amount: white }))
  return {
    missile: {
      attacker: missile.attacker && sumOfItems(missile.attacker),
      defender: missile.defender && sumOfItems(missile.defender)
    },
    modifiers: { attacker: sumOfItems(round('attacker', 1)), defender: sumOfItems(round('defender', 1)) },
    reasons: [
      ...amounts('attacker', 'missile', missile.attacker ?? []),
      ...amounts('defender', 'missile', missile.defender ?? []),
      ...amounts('attacker', 'combat', round('attacker', 1)),
      ...amounts('defender', 'combat', round('defender', 1))
    ]
  }
}

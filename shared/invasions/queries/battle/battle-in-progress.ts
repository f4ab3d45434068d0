import type { Board } from '../../board.ts'
import type { PendingEffect } from '../../card-rules.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import { standsAside } from '../cards/turn-effects.ts'
import { isBarbarianProvince, isOpen, provinceCard } from '../map/provinces.ts'
import { unitById } from '../pieces/placement.ts'
import { isNomadNow } from '../relations/relations.ts'
import { type Advantages, tacticalAdvantages } from './advantages.ts'
import type { SideResult } from './battle-result.ts'
import type { BattleForce, BattleRound, BattleSetup, BattleStage } from './battle-setup.ts'
import type { BattleDie } from './dice.ts'
import {
  crossingOf,
  fightersOf,
  holdsFortifiedCity,
  isLimes,
  isRoman,
  leaderOf,
  limesWith
} from './fighters.ts'
import type { CountedPool } from './missiles.ts'
import {
  type BattleArmy,
  type BattleSide,
  type BattleSituation,
  type BreakdownItem,
  hordeOf
} from './situation.ts'

/** One side of a battle in progress. */
export interface BattleLine {
  readonly side: BattleSide
  readonly nation: NationId
  /** Other nations with units or hordes in the line. */
  readonly allies: readonly NationId[]
  /** The units that still fight, including a Limes. */
  units: UnitId[]
  /** Eliminated units, in the order of elimination. */
  readonly lost: UnitId[]
  /** The nation that each eliminated unit served, because it recovers for the same nation (XX.K). */
  readonly served: Record<UnitId, NationId>
  /** XX.K: the number of units at the start, with the horde and the Limes that count in defence. */
  readonly atStart: number
  leader: LeaderId | null
  /** The leader's re-rolls that are left in this battle (XX.E, XXI.D). */
  rerolls: number
  hordes: NationId[]
  readonly captured: NationId[]
  /** XX.H: a national unit has already been eliminated. */
  nationalLost: boolean
  /** XX.F, XX.G: its dice in this round with their breakdown; null under the advanced system. */
  pool: CountedPool | null
  /** XX.B: the rolled dice. */
  dice: BattleDie[]
  /** XXI.C, XXI.E: the modifiers of its 2D6 in this round; null under the basic system. */
  modifiers: BreakdownItem[] | null
  /** XXI.F: the rolled 2D6. */
  roll: TwoDice | null
  /** The hits it has scored in this round; null before they are counted. */
  hits: number | null
  /** Hits on it that its players have not assigned yet. */
  due: number
  /** XX.H: the units of the players to whom those hits fall, once others have taken their shares. Absent: all units. */
  owing?: readonly UnitId[]
}

/** XXI.F */
export interface TwoDice {
  readonly natural: number
  readonly total: number
}

/** A battle in progress as plain JSON. The rules keep it in the state; the page and the computer players read it. */
export interface BattleInProgress {
  readonly kind: 'battle'
  readonly order: BattleSetup
  stage: BattleStage
  /** Null before the first round. */
  round: BattleRound | null
  /** XX.C, XXI.B: the advantages in this round. */
  advantages: Advantages
  /** XX.D: the side that ambushes. */
  ambush: BattleSide | null
  /** XX.I, XXI.G: null until it is decided. */
  winner: BattleSide | null
  readonly attacker: BattleLine
  readonly defender: BattleLine
  /** The effects of the cards played so far in this battle. */
  readonly effects: PendingEffect[]
  /** Units that changed sides and leave after the battle. */
  readonly deserters: UnitId[]
}

/** XXI.D: the modifier that a leader gets for a re-roll that he gives up. */
export const TACTICAL_BONUS = figures.advanced.tacticalBonus

export const BATTLE_SIDES: readonly BattleSide[] = ['attacker', 'defender']

export function startBattle(state: Board, order: BattleSetup): BattleInProgress {
  const line = (side: BattleSide): BattleLine => {
    const { nation, units, leader, hordes } = order[side]
    const walls = side === 'defender' ? limesWith(state, order.province, nation) : []
    const fighting = units.filter((id) => !isLimes(state, id) && !standsAside(state, id))
    const all = [...fighting, ...walls]
    return {
      side,
      nation,
      allies: alliesOf(state, order[side], all),
      units: all,
      lost: [],
      served: {},
      atStart: all.length + (side === 'defender' && hordes.length > 0 ? 1 : 0),
      leader,
      rerolls: leaderOf(state, leader, side === 'defender')?.combat ?? 0,
      hordes: [...hordes],
      captured: [],
      nationalLost: false,
      due: 0,
      ...noDice()
    }
  }
  return {
    kind: 'battle',
    order,
    stage: 'cards',
    round: null,
    advantages: { cavalry: null, heavy: null },
    ambush: null,
    winner: null,
    attacker: line('attacker'),
    defender: line('defender'),
    effects: [],
    deserters: []
  }
}

const noDice = () => ({ pool: null, dice: [], modifiers: null, roll: null, hits: null })

function alliesOf(
  state: Board,
  { nation, hordes }: BattleForce,
  units: readonly UnitId[]
): readonly NationId[] {
  const all = new Set([...units.map((id) => unitById(state, id).controller), ...hordes])
  all.delete(nation)
  return [...all]
}

/** XX.C: begins a round: clears the dice and determines the advantages. */
export function beginRound(state: Board, field: BattleInProgress, round: BattleRound): void {
  field.round = round
  for (const side of BATTLE_SIDES) Object.assign(field[side], noDice())
  field.advantages = tacticalAdvantages(situationOf(state, field))
}

/** XX, XXI: the battle now, as input of the pure functions. */
export function situationOf(state: Board, field: BattleInProgress): BattleSituation {
  const { province, intercepted } = field.order
  return {
    terrain: provinceCard(province).terrain,
    barbarianProvince: isBarbarianProvince(province),
    intercepted,
    attacker: armyOf(state, field, 'attacker'),
    defender: armyOf(state, field, 'defender')
  }
}

/** XX.E, XXI.D: what a leader does with a re-roll: keep it, or give it up for a bonus to his side or a loss of the other. */
export type LeaderOption = 'keep' | 'add' | 'remove'

/** XX.E, XXI.D: the leader of a side if his combat bonus allows the option and he has a re-roll left. */
export function leaderWithOption(state: Board, field: BattleInProgress, side: BattleSide): LeaderId | null {
  const combat = situationOf(state, field)[side].leader?.combat ?? 0
  const isAble = combat >= figures.battle.combatForTheOption && field[side].rerolls > 0
  return isAble ? field[side].leader : null
}

function armyOf(state: Board, field: BattleInProgress, side: BattleSide): BattleArmy {
  const { province, from } = field.order
  const { nation, units, leader, hordes } = field[side]
  const defends = side === 'defender'
  const ignoresRivers = effectsFor(field, side).some(({ effect }) => effect.do === 'ignore-river')
  const fighters = fightersOf(state, nation, units, (id) => {
    const crossed = defends ? 'none' : crossingOf(state, id, from[id], province)
    return ignoresRivers && crossed === 'river' ? 'none' : crossed
  })
  const limes = fighters.find(({ wall }) => wall)
  return {
    units: fighters.filter(({ wall }) => !wall),
    roman: isRoman(nation),
    status: state.nations[nation].status,
    leader: leaderOf(state, leader, defends),
    fortifiedCity: defends && holdsFortifiedCity(state, nation, province),
    limes: limes !== undefined,
    ...(limes?.camp ? { campOfLimes: limes.camp } : {}),
    // VII.D: a horde in place of a capital fights with the status of its Kingdom.
    hordes: hordes.map((horde) => ({
      ...hordeOf(isNomadNow(state, horde)),
      status: state.nations[horde].status
    }))
  }
}

/** XX.F: the dice of a side in this round. */
export function poolOf({ pool }: BattleLine): CountedPool {
  return pool ?? { white: 0, black: 0, items: [] }
}

/** XX.B, XX.H: red swords hit in open terrain, unless a card prevents it. */
export function redCounts({ order, effects }: BattleInProgress): boolean {
  const missing = effects.some(({ effect }) => effect.do === 'red-swords-miss')
  return isOpen(provinceCard(order.province).terrain) && !missing
}

/** The card effects that concern one side. */
export function effectsFor(field: BattleInProgress, side: BattleSide): readonly PendingEffect[] {
  return field.effects.filter(({ nation }) => nation !== null && sideFighting(field, nation) === side)
}

/** The side on which a nation fights. A card may name any nation with units there. */
export function sideFighting({ order, attacker, defender }: BattleInProgress, nation: NationId): BattleSide {
  if (nation === attacker.nation) return 'attacker'
  if (nation === defender.nation) return 'defender'
  const attacks = attacker.allies.includes(nation) || order.attacker.hordes.includes(nation)
  return attacks ? 'attacker' : 'defender'
}

/** XX.I: whether no unit of the side is left. Hordes count in defence, and when they attack alone (XXVIII.G). */
export function isDestroyed({ side, units, lost, hordes }: BattleLine): boolean {
  const hordesCount = side === 'defender' || lost.length === 0
  return units.length === 0 && !(hordesCount && hordes.length > 0)
}

export function isOver({ attacker, defender }: BattleInProgress): boolean {
  return isDestroyed(attacker) || isDestroyed(defender)
}

export function battleResultOf(state: Board, line: BattleLine): SideResult {
  return {
    lost: line.lost.length,
    destroyed: isDestroyed(line),
    combat: leaderOf(state, line.leader, line.side === 'defender')?.combat ?? 0
  }
}

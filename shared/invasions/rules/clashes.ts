import type { Script } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { BattleForce, BattleOrder, BattleReport } from '../queries/battle/order.ts'
import {
  bestLeader,
  hordePiece,
  isFit,
  isLeaderPiece,
  isUnitPiece,
  leaderPiece,
  pieceById
} from '../queries/pieces.ts'
import { leadersIn, unitById } from '../queries/placement.ts'
import { leadingNation } from '../queries/reach.ts'
import { areFriendly } from '../queries/stance.ts'
import { surroundings } from '../queries/surroundings.ts'
import type { InvasionsState, PieceId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { fightBattle } from './battle.ts'
import { leadersLeave } from './lone-leaders.ts'
import { wayInto } from './ways-in.ts'
import { withdraw } from './withdrawal.ts'

export interface Clash {
  readonly province: ProvinceId
  /** The pieces of the attacker that fight. */
  readonly pieces: readonly PieceId[]
  /** Pieces that wait outside the battle and share the fate of the others (XIX.A). */
  readonly waiting: readonly PieceId[]
  readonly intercepted: boolean
}

/** XX.A: the attacker fights whoever is hostile in the province; the loser leaves it. */
export function* clash(
  play: InvasionsPlay,
  { province, pieces, waiting, intercepted }: Clash
): Script<BattleReport> {
  const { state } = play
  const attacker = attackingForce(state, pieces)
  const defender = defendingForce(state, attacker.nation, province)
  for (const one of nationsOf(state, attacker))
    for (const other of nationsOf(state, defender)) noteAttack(state, one, other)
  const from: Record<string, ProvinceId> = {}
  for (const id of [...attacker.units, ...waiting]) {
    const way = state.movement?.marches[id] && wayInto(state, id, province)
    if (way) from[id] = way
  }
  const order: BattleOrder = { province, attacker, defender, from, intercepted }
  const report = yield* fightBattle(play, order)
  if (report.winner === 'attacker') {
    const beaten = [
      ...defender.units,
      ...leadersIn(state, province)
        .filter(({ nation }) => nation === defender.nation)
        .map(({ id }) => leaderPiece(id)),
      ...(report.submitted ? [] : defender.hordes.map(hordePiece))
    ]
    const hostile = surroundings(state, attacker.nation).defended(province)
    if (hostile) yield* withdraw(play, defender.nation, beaten, province, [...new Set(Object.values(from))])
    leadersLeave(play, province)
  } else {
    yield* withdraw(play, attacker.nation, [...pieces, ...waiting], province)
  }
  return report
}

/** Everybody who fights in a force: XXX.D asks whether one's own units attacked, whoever led them. */
function nationsOf(state: InvasionsState, { nation, units, hordes }: BattleForce): ReadonlySet<NationId> {
  return new Set([nation, ...units.map((id) => unitById(state, id).controller), ...hordes])
}

function attackingForce(state: InvasionsState, ids: readonly PieceId[]): BattleForce {
  const pieces = ids.flatMap((id) => pieceById(state, id) ?? [])
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  return {
    nation: leadingNation(pieces, state.active),
    units: pieces.filter(isUnitPiece).map(({ id }) => id),
    leader: bestLeader(leaders.filter((leader) => isFit(state, leader)))?.id ?? null,
    hordes: pieces.filter((piece) => 'horde' in piece).map(({ nation }) => nation)
  }
}

/** XX.A: the strongest hostile nation in the province and its friends there. */
function defendingForce(state: InvasionsState, attacker: NationId, province: ProvinceId): BattleForce {
  const { units, walls, hordes } = surroundings(state, attacker).forces(province, 'hostile')
  const counts = new Map<NationId, number>()
  for (const nation of [...units, ...walls].map(({ controller }) => controller)) {
    counts.set(nation, (counts.get(nation) ?? 0) + 1)
  }
  for (const nation of hordes) counts.set(nation, (counts.get(nation) ?? 0) + 1)
  const [nation] = [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b))[0] ?? []
  if (!nation) throw new Error(`nobody defends ${province}`)
  const side = (other: NationId) => other === nation || areFriendly(state, other, nation)
  return {
    nation,
    units: [...units, ...walls].filter(({ controller }) => side(controller)).map(({ id }) => id),
    leader: bestLeader(leadersIn(state, province).filter((leader) => side(leader.nation)))?.id ?? null,
    hordes: hordes.filter(side)
  }
}

/** XXX.D: who has attacked whom this turn is remembered for treaties. */
export function noteAttack(state: InvasionsState, attacker: NationId, defender: NationId): void {
  const known = state.thisTurn.effects.some(
    ({ effect, nation, place }) => effect === 'attacked' && nation === attacker && place === defender
  )
  if (!known) state.thisTurn.effects.push({ effect: 'attacked', nation: attacker, place: defender })
}

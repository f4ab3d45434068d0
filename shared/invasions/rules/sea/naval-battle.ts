import type { Script } from '../../ask.ts'
import type { NavalLine, NavalSide, SeaFight } from '../../fights-in-progress.ts'
import type { InvasionsPlay } from '../../play.ts'
import { BATTLE_SIDES } from '../../queries/battle/battle-in-progress.ts'
import { currentFight } from '../../queries/battle/fights.ts'
import { otherSide } from '../../queries/battle/situation.ts'
import { navalLine, navalRerolls, navalVictor } from '../../queries/sea/naval-battle.ts'
import type { UnitId } from '../../state.ts'
import type { SeaId } from '../../world/seas.ts'
import { whileFighting } from '../battle/while-fighting.ts'
import { drownLeader } from './drown-leader.ts'
import type { NavalBattle, NavalLines } from './naval-lines.ts'
import { navalHits, rerollNavalDice } from './naval-rerolls.ts'
import { repairFleets, sinkFleet, strikeFleets, tidyStacks } from './naval-stacks.ts'

export interface NavalReport {
  /** Null for a draw. */
  readonly winner: NavalSide | null
  /** Fleets sunk in the battle, before recovery: what they carried is lost in any case. */
  readonly sunk: Readonly<Record<NavalSide, number>>
}

/** XX.K: in a battle of two fleets a side each side recovers one; if a side has a single fleet, nobody recovers any. */
const SMALL_BATTLE = 2

/** XXV.C: fights a battle of two naval stacks: one round, a white die per fleet, in both combat systems. */
export function* fightNavalBattle(play: InvasionsPlay, battle: NavalBattle): Script<NavalReport> {
  const { zone } = battle
  const lines: NavalLines = {
    zone,
    attacker: navalLine(battle.attacker),
    defender: navalLine(battle.defender)
  }
  return yield* withSeaFight(play, zone, lines.defender, (fight) => {
    fight.attacker = lines.attacker
    fight.defender = lines.defender
    return fightRound(play, fight, lines)
  })
}

/** XXV.B: runs the script with the naval fight in progress in the zone, or with a new one. */
export function* withSeaFight<Result>(
  { state }: InvasionsPlay,
  zone: SeaId,
  defender: NavalLine,
  script: (fight: SeaFight) => Script<Result>
): Script<Result> {
  const now = currentFight(state)
  if (now?.kind === 'naval' && now.zone === zone) return yield* script(now)
  const fight: SeaFight = {
    kind: 'naval',
    zone,
    stage: 'interception',
    attacker: null,
    defender,
    chance: null
  }
  return yield* whileFighting(state, fight, script)
}

function* fightRound(play: InvasionsPlay, fight: SeaFight, lines: NavalLines): Script<NavalReport> {
  const { zone } = lines
  fight.stage = 'cards'
  yield* grantRerolls(play, lines)
  fight.stage = 'dice'
  for (const side of BATTLE_SIDES) rollFleets(play, lines, side)
  yield* rerollsByCard(play, lines, 'any-roll')
  for (const side of BATTLE_SIDES) yield* rerollNavalDice(play, lines, side)
  for (const side of BATTLE_SIDES) {
    const { nation, dice } = lines[side]
    const hits = navalHits(dice)
    lines[side].hits = hits
    play.emit({ type: 'naval-dice', nation, zone, dice: [...dice], hits })
  }
  fight.stage = 'losses'
  for (const side of BATTLE_SIDES) {
    lines[side].sunk = strikeFleets(play, lines[side].fleets, lines[otherSide(side)].hits ?? 0, zone)
  }
  const winner = victor(lines)
  const recovered = recover(lines)
  for (const side of BATTLE_SIDES) {
    const { fleets, leaders, nation, sunk } = lines[side]
    for (const id of sunk) if (!recovered[side].includes(id)) sinkFleet(play, id, zone)
    repairFleets(play.state, fleets)
    tidyStacks(play.state, nation, zone)
    if (sunk.length === fleets.length) for (const id of leaders) yield* drownLeader(play, id, zone)
  }
  const sunk = { attacker: lines.attacker.sunk.length, defender: lines.defender.sunk.length }
  play.emit({
    type: 'naval-battle',
    zone,
    attacker: lines.attacker.nation,
    defender: lines.defender.nation,
    winner: winner && lines[winner].nation,
    sunk,
    recovered: { attacker: recovered.attacker.length, defender: recovered.defender.length }
  })
  return { winner, sunk }
}

/** XXV.C: gives two re-rolls for all ports of an inner sea, the leader's combat bonus, and those of cards. */
function* grantRerolls(play: InvasionsPlay, lines: NavalLines): Script {
  const { zone } = lines
  for (const side of BATTLE_SIDES) {
    lines[side].rerolls = navalRerolls(play.state, lines[side], zone)
  }
  yield* rerollsByCard(play, lines, 'naval-battle')
}

/** X.B: cards that give a side re-rolls. */
function* rerollsByCard(
  play: InvasionsPlay,
  { zone, attacker, defender }: NavalLines,
  window: 'naval-battle' | 'any-roll'
): Script {
  const pending = yield* play.cards.openWindow(play, {
    window,
    nation: attacker.nation,
    opponent: defender.nation,
    sea: zone,
    units: attacker.fleets,
    opponentUnits: defender.fleets
  })
  for (const { effect, nation } of pending) {
    if (effect.do !== 'reroll') continue
    const line = nation === defender.nation ? defender : attacker
    line.rerolls += effect.dice
  }
}

function rollFleets(play: InvasionsPlay, { zone, ...lines }: NavalLines, side: NavalSide): void {
  const line = lines[side]
  const roll = play.roll({
    reason: 'naval-dice',
    rule: 'XXV.C',
    faces: 6,
    count: line.fleets.length,
    actor: line.nation,
    place: zone
  })
  line.dice = [...roll.dice]
}

/** XXV.C: the side that destroyed the other, else the one with more hits; null for a draw. */
function victor({ attacker, defender }: NavalLines): NavalSide | null {
  const tollOf = ({ fleets, sunk, hits }: NavalLine) => ({
    destroyed: sunk.length === fleets.length,
    hits: hits ?? 0
  })
  return navalVictor({ attacker: tollOf(attacker), defender: tollOf(defender) })
}

/** XX.K: the sunk fleets that each side recovers: the last one sunk, since the cheapest sink first. */
function recover({ attacker, defender }: NavalLines): Record<NavalSide, readonly UnitId[]> {
  const small = Math.min(attacker.fleets.length, defender.fleets.length) < SMALL_BATTLE
  return {
    attacker: small ? [] : attacker.sunk.slice(-1),
    defender: small ? [] : defender.sunk.slice(-1)
  }
}

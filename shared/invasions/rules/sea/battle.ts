import { choose, type Script, type ValuedOption } from '../../../engine/script.ts'
import { leaderCard, sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { expectedHits, hitsOn } from '../../queries/battle/dice.ts'
import { controlsAllPorts } from '../../queries/fleets.ts'
import { isInnerSea } from '../../queries/odds/landing.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { SeaId } from '../../world/seas.ts'
import { drown } from './leaders.ts'
import { repairFleets, sinkFleet, strikeFleets, tidyStacks } from './stacks.ts'

export type NavalSide = 'attacker' | 'defender'

/** One stack in a naval battle; the attacker is the one who intercepted. */
export interface NavalForce {
  readonly nation: NationId
  readonly fleets: readonly UnitId[]
  /** All aboard; the best of them leads. */
  readonly leaders: readonly LeaderId[]
}

export interface NavalBattle extends Readonly<Record<NavalSide, NavalForce>> {
  readonly zone: SeaId
}

export interface NavalReport {
  /** Null: a draw. */
  readonly winner: NavalSide | null
  /** Fleets sunk in the fight, before any is recovered: what they carried goes down with them. */
  readonly sunk: Readonly<Record<NavalSide, number>>
}

const SIDES: readonly NavalSide[] = ['attacker', 'defender']
const REROLLS_FOR_PORTS = 2
/** XX.K: battles of stacks of two fleets recover one each; with a single fleet on a side nothing comes back. */
const SMALL_BATTLE = 2

const other = (side: NavalSide): NavalSide => (side === 'attacker' ? 'defender' : 'attacker')

/** XXV.C: a battle of two naval stacks: one round with a white die a fleet, whatever the combat system on land. */
export function* navalBattle(play: InvasionsPlay, battle: NavalBattle): Script<NavalReport> {
  const { zone } = battle
  const rerolls = yield* rerollsOf(play, battle)
  const faces = {
    attacker: rollFleets(play, battle, 'attacker'),
    defender: rollFleets(play, battle, 'defender')
  }
  yield* rerollsByCard(play, battle, 'any-roll', rerolls)
  for (const side of SIDES) yield* rerollDice(play, battle, side, faces, rerolls[side])
  const hits = { attacker: hitsOf(faces.attacker), defender: hitsOf(faces.defender) }
  for (const side of SIDES) {
    play.emit({ type: 'naval-dice', nation: battle[side].nation, zone, dice: faces[side], hits: hits[side] })
  }
  const fallen = {
    attacker: strikeFleets(play, battle.attacker.fleets, hits.defender, zone),
    defender: strikeFleets(play, battle.defender.fleets, hits.attacker, zone)
  }
  const winner = victor(battle, fallen, hits)
  const recovered = recover(battle, fallen)
  for (const side of SIDES) {
    const { fleets, leaders, nation } = battle[side]
    for (const id of fallen[side]) if (!recovered[side].includes(id)) sinkFleet(play, id, zone)
    repairFleets(play.state, fleets)
    tidyStacks(play.state, nation, zone)
    if (fallen[side].length === fleets.length) for (const id of leaders) yield* drown(play, id, zone)
  }
  const sunk = { attacker: fallen.attacker.length, defender: fallen.defender.length }
  play.emit({
    type: 'naval-battle',
    zone,
    attacker: battle.attacker.nation,
    defender: battle.defender.nation,
    winner: winner && battle[winner].nation,
    sunk,
    recovered: { attacker: recovered.attacker.length, defender: recovered.defender.length }
  })
  return { winner, sunk }
}

/** XXV.C: two for all the ports of an inner sea, the leader's combat bonus, and what cards give. */
function* rerollsOf(play: InvasionsPlay, battle: NavalBattle): Script<Record<NavalSide, number>> {
  const { zone, attacker, defender } = battle
  const count = ({ nation, leaders }: NavalForce): number =>
    Math.max(0, ...leaders.map((id) => leaderCard(id).combat)) +
    (isInnerSea(zone) && controlsAllPorts(play.state, nation, zone) ? REROLLS_FOR_PORTS : 0)
  const rerolls = { attacker: count(attacker), defender: count(defender) }
  yield* rerollsByCard(play, battle, 'naval-battle', rerolls)
  return rerolls
}

/** X.B: cards that let a side roll dice again. */
function* rerollsByCard(
  play: InvasionsPlay,
  { zone, attacker, defender }: NavalBattle,
  window: 'naval-battle' | 'any-roll',
  rerolls: Record<NavalSide, number>
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
    if (effect.do === 'reroll') rerolls[nation === defender.nation ? 'defender' : 'attacker'] += effect.dice
  }
}

function rollFleets(play: InvasionsPlay, { zone, ...sides }: NavalBattle, side: NavalSide): number[] {
  const { nation, fleets } = sides[side]
  const roll = play.roll({
    reason: 'naval-dice',
    rule: 'XXV.C',
    faces: 6,
    count: fleets.length,
    actor: nation,
    place: zone
  })
  return [...roll.dice]
}

/** XX.H: red swords hit on open land only, so that at sea each white sword is a hit and nothing else. */
const hitsOnFace = (face: number): number => hitsOn({ colour: 'white', face }, false)

function hitsOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + hitsOnFace(face), 0)
}

/** XX.E: each re-roll names one die of either side; the interceptor declares first. */
function* rerollDice(
  play: InvasionsPlay,
  battle: NavalBattle,
  own: NavalSide,
  faces: Record<NavalSide, number[]>,
  count: number
): Script {
  for (let left = count; left > 0; left--) {
    const target = yield* chooseDie(battle, own, faces, left)
    if (!target) return
    const { nation } = battle[own]
    const line = faces[target.of]
    const index = line.findIndex((face) => hitsOnFace(face) === target.hits)
    const roll = play.roll({
      reason: 'naval-reroll',
      rule: 'XX.E',
      faces: 6,
      actor: nation,
      place: battle.zone
    })
    line[index] = roll.dice[0] ?? 1
  }
}

interface DieTarget {
  readonly of: NavalSide
  readonly hits: number
}

function chooseDie(
  battle: NavalBattle,
  own: NavalSide,
  faces: Readonly<Record<NavalSide, readonly number[]>>,
  left: number
): Script<DieTarget | null> {
  const { zone } = battle
  const { nation } = battle[own]
  const options: (ValuedOption<DieTarget | null> & { gain: number })[] = [
    { key: 'keep', label: message('option.keep-dice'), value: null, gain: 0 }
  ]
  for (const of of SIDES) {
    for (const hits of new Set(faces[of].map(hitsOnFace))) {
      const gain = (expectedHits('white', false) - hits) * (of === own ? 1 : -1)
      options.push({
        key: `${of === own ? 'own' : 'enemy'}:${hits}`,
        label: message('option.naval-die', { nation: reference('nation', battle[of].nation), hits }),
        preview: [message('preview.expected-gain', { amount: Math.round(gain * 100) / 100 })],
        value: { of, hits },
        gain
      })
    }
  }
  options.sort((a, b) => b.gain - a.gain)
  return choose<DieTarget | null>(
    {
      side: sideOf(nation),
      kind: 'naval-reroll',
      rule: 'XXV.C',
      actor: nation,
      place: zone,
      prompt: message('prompt.naval-reroll', {
        nation: reference('nation', nation),
        sea: reference('sea', zone),
        amount: left
      })
    },
    options.map(({ gain: _, ...option }) => option)
  )
}

/** XXV.C: who destroys the other wins, else who hits more often; it may be a draw. */
function victor(
  battle: NavalBattle,
  fallen: Readonly<Record<NavalSide, readonly UnitId[]>>,
  hits: Readonly<Record<NavalSide, number>>
): NavalSide | null {
  const destroyed = SIDES.filter((side) => fallen[side].length === battle[side].fleets.length)
  const [beaten] = destroyed
  if (beaten && destroyed.length === 1) return other(beaten)
  if (hits.attacker === hits.defender) return null
  return hits.attacker > hits.defender ? 'attacker' : 'defender'
}

/** XX.K: what each side gets back of its fallen; elites first, as they are worth most. */
function recover(
  { attacker, defender }: NavalBattle,
  fallen: Readonly<Record<NavalSide, readonly UnitId[]>>
): Record<NavalSide, readonly UnitId[]> {
  const small = Math.min(attacker.fleets.length, defender.fleets.length) < SMALL_BATTLE
  return {
    attacker: small ? [] : fallen.attacker.slice(-1),
    defender: small ? [] : fallen.defender.slice(-1)
  }
}

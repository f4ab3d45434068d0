import type { Script } from '../../ask.ts'
import type { PendingEffect } from '../../card-rules.ts'
import type { Window } from '../../content/cards/vocabulary.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  BATTLE_SIDES,
  type BattleInProgress,
  type BattleLine,
  sideFighting
} from '../../queries/battle/battle-in-progress.ts'
import { type BattleSide, otherSide } from '../../queries/battle/situation.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import type { UnitId } from '../../state.ts'
import { takeHits } from './take-hits.ts'

/** X.B: opens a card window of the battle; `against` are those whom the dice go against. Records the effects for later rounds; hits and defections happen at once. */
export function* battleWindow(
  play: InvasionsPlay,
  field: BattleInProgress,
  window: Window,
  against?: readonly NationId[]
): Script<readonly PendingEffect[]> {
  const { attacker, defender, order } = field
  const pending = yield* play.cards.openWindow(play, {
    window,
    nation: attacker.nation,
    opponent: defender.nation,
    province: order.province,
    units: attacker.units,
    opponentUnits: defender.units,
    from: order.from,
    ...(against ? { against } : {}),
    ...(attacker.leader ? { leader: attacker.leader } : {}),
    ...(defender.leader ? { opponentLeader: defender.leader } : {})
  })
  for (const entry of pending) {
    field.effects.push(entry)
    if (entry.nation === null) continue
    if (entry.effect.do === 'hits') {
      yield* strike(play, field, sideFighting(field, entry.nation), entry.effect.count, 'X.B')
    } else if (entry.effect.do === 'hook' && entry.effect.hook === 'defection') {
      defection(play, field, entry)
    }
  }
  return pending
}

/** X.B: the nations that the dice of both sides go against: of those that roll, the one without more hits. */
export function losersOf(field: BattleInProgress, hits: Readonly<Record<BattleSide, number>>): NationId[] {
  return BATTLE_SIDES.filter((side) => hits[side] <= hits[otherSide(side)]).map((side) => field[side].nation)
}

/** XX.H: a side takes hits. Hits that are left over capture its hordes, one each. */
export function* strike(
  play: InvasionsPlay,
  field: BattleInProgress,
  side: BattleSide,
  hits: number,
  rule: string
): Script {
  const line = field[side]
  const { stage } = field
  field.stage = 'losses'
  line.due = hits
  for (const id of line.units) line.served[id] = unitById(play.state, id).controller
  const { surplus } = yield* takeHits(play, {
    nation: line.nation,
    side,
    units: line.units,
    hits,
    province: field.order.province,
    rule,
    nationalLost: line.nationalLost,
    shareTaken: ({ eliminated, due, owing }) => {
      line.due = due
      line.owing = owing
      line.lost.push(...eliminated)
      line.units = line.units.filter((id) => !eliminated.includes(id))
      line.nationalLost ||= eliminated.some((id) => isNational(play, line, id))
    }
  })
  line.due = 0
  delete line.owing
  for (const horde of line.hordes.slice(0, surplus)) {
    line.hordes = line.hordes.filter((nation) => nation !== horde)
    line.captured.push(horde)
    play.emit({
      type: 'horde-captured',
      nation: horde,
      by: field[otherSide(side)].nation,
      province: field.order.province
    })
  }
  field.stage = stage
}

function isNational(play: InvasionsPlay, line: BattleLine, id: UnitId): boolean {
  return unitById(play.state, id).nation === line.served[id]
}

/** The foreign unit that the card picked stands aside or fights for the enemy, as the card's roll decided. It leaves after the battle. */
function defection(
  play: InvasionsPlay,
  field: BattleInProgress,
  { nation, unit, defects }: PendingEffect
): void {
  if (nation === null || unit === undefined) return
  const side = sideFighting(field, nation)
  const [line, enemy] = [field[side], field[otherSide(side)]]
  if (!line.units.includes(unit) || line.units.length === 1) return
  line.units = line.units.filter((id) => id !== unit)
  if (defects === 'over') enemy.units.push(unit)
  field.deserters.push(unit)
  const to = defects === 'over' ? enemy.nation : null
  play.emit({ type: 'unit-defected', unit, from: line.nation, to, province: field.order.province })
}

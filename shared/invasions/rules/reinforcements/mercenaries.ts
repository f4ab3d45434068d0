import { message, reference } from '../../../engine/message.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { isHistorical, leaderCard } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isOnMap, leadersOf } from '../../queries/realm.ts'
import { stackingRoom } from '../../queries/stacking.ts'
import { isProvince } from '../../queries/terrain.ts'
import { isNomad, serves } from '../../queries/ties.ts'
import type { Relation, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { sideOf } from '../bookkeeping.ts'
import { settleControl } from '../control.ts'
import { isRuler } from '../leaders.ts'
import { enterService } from '../mercenaries.ts'
import { provincesOf } from './succession.ts'

/** IX.F: lost mercenaries of federates, and of the vassals of Nomads, are replaced in their master's Reinforcements. */
export function* replaceMercenaries(play: InvasionsPlay, master: NationId): Script {
  const { state } = play
  for (const tie of [...state.relations]) {
    if (tie.kind === 'foedus' && tie.federator === master) {
      yield* replace(play, tie, tie.federate, master, tie.federate)
    }
    if (tie.kind === 'vassal' && tie.suzerain === master && isNomad(state, master)) {
      yield* replace(play, tie, tie.vassal, master, master)
    }
  }
}

function* replace(
  play: InvasionsPlay,
  tie: Extract<Relation, { kind: 'foedus' | 'vassal' }>,
  lender: NationId,
  master: NationId,
  chooser: NationId
): Script {
  const { state } = play
  if (tie.since >= state.turn || serves(state, tie.mercenary, master)) return
  const units = Object.values(state.units).filter(
    (unit) => unit.nation === lender && unit.controller === lender && isOnMap(unit) && isProvince(unit.at)
  )
  // A people is not stripped of its last warrior.
  if (units.length < 2) return
  const unit = yield* chooseLoan(chooser, lender, units)
  const at = yield* postingOf(play, master, tie.kind)
  if (!unit || !at) return
  tie.mercenary = unit.id
  enterService(play, unit, master, at, 'replaced')
  settleControl(play)
}

function* chooseLoan(chooser: NationId, lender: NationId, units: readonly Unit[]): Script<Unit | undefined> {
  const kinds = [...new Map(units.map((unit) => [`${unit.kind}:${unit.damaged}`, unit])).values()]
  const [only, second] = kinds
  if (!second) return only
  return yield* choose(
    {
      side: sideOf(chooser),
      kind: 'lend-mercenary',
      rule: 'IX.F',
      actor: lender,
      prompt: message('prompt.lend-mercenary', { nation: reference('nation', lender) })
    },
    kinds.map((unit) => ({
      key: unit.id,
      label: message('option.unit', { unit: reference('unit', unit.kind) }),
      place: unit.at,
      value: unit
    }))
  )
}

/** XXVIII.C, XXIX.D: to the court's general, the ruler, the seat; where there is no room, as the master likes. */
function* postingOf(
  play: InvasionsPlay,
  master: NationId,
  tie: 'foedus' | 'vassal'
): Script<ProvinceId | undefined> {
  const { state } = play
  const seat = state.nations[master].seat?.at
  const leaders = leadersOf(state, master)
  const general = leaders.find(({ id }) => !isHistorical(leaderCard(id)) && !isRuler(id))?.at
  const ruler = leaders.find(({ id }) => isRuler(id))?.at
  const wanted = tie === 'foedus' ? [general, ruler, seat] : [seat]
  const first = wanted.find((at) => at !== undefined && at !== null)
  const room = (id: ProvinceId) => stackingRoom(state, master, id) > 0
  if (first && isProvince(first) && room(first)) return first
  const open = provincesOf(state, master).filter(room)
  const [only, second] = open
  if (!second) return only
  return yield* choose(
    {
      side: sideOf(master),
      kind: 'post-mercenary',
      rule: 'IX.F',
      actor: master,
      prompt: message('prompt.post-mercenary', { nation: reference('nation', master) })
    },
    open.map((id) => ({
      key: id,
      label: message('option.province', { province: reference('province', id) }),
      place: id,
      value: id
    }))
  )
}

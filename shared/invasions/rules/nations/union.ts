import { message, reference } from '../../../engine/message.ts'
import { confirm, type Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import type { Contingent, Turn } from '../../content/schema.ts'
import { contingents, timeTable } from '../../content/time-table.ts'
import { entriesOf } from '../../entries.ts'
import type { InvasionsPlay } from '../../play.ts'
import { areaOf } from '../../queries/terrain.ts'
import { nationsWithTrait } from '../../queries/traits.ts'
import type { InvasionsState, UnitId } from '../../state.ts'
import { changeTreasury, sideOf } from '../bookkeeping.ts'
import { settleControl } from '../control.ts'
import { pickProvince } from '../kingdoms.ts'
import { leaderArrives, leaderLeaves } from '../musters.ts'
import { endAllTies } from '../ties.ts'

export interface UnionEvent {
  readonly type: 'peoples-united'
  readonly into: NationId
  readonly peoples: readonly NationId[]
}

const turns: readonly Turn[] = timeTable
const all: readonly Contingent[] = contingents
const HOOK = 'union-of-angles-and-saxons'

/** XXXII.A: once the time table allows it, two peoples that are Kingdoms in the same island may become one. */
export function* mayUnite(play: InvasionsPlay): Script {
  const { state } = play
  const into = unionOpen(state)
  const peoples = nationsWithTrait(state, HOOK).filter((id) => state.nations[id].status === 'kingdom')
  const [one, other] = peoples
  if (!into || !one || !other || state.nations[into].presence !== 'unborn') return
  const home = all.find(({ nation }) => nation === into)?.province
  const capitals = peoples.flatMap((id) => state.nations[id].seat?.at ?? [])
  const atHome = capitals.filter((id) => home && areaOf(id) === areaOf(home))
  if (atHome.length < peoples.length) return
  const unites = yield* confirm({
    side: sideOf(into),
    kind: 'unite-peoples',
    rule: 'XXXII.A',
    actor: into,
    prompt: message('prompt.unite-peoples', { nation: reference('nation', into) })
  })
  if (!unites) return
  const at = yield* pickProvince(play, into, 'place-capital', 'XXXII.A', atHome)
  const kind = state.nations[one].seat?.kind === 'capital' ? 'capital' : 'horde'
  Object.assign(state.nations[into], {
    presence: 'in-play',
    status: 'kingdom',
    age: Math.min(...peoples.map((id) => state.nations[id].age)),
    decline: 0,
    religion: state.nations[one].religion,
    converted: peoples.some((id) => state.nations[id].converted),
    statusSince: state.turn,
    seat: { kind, at }
  })
  play.emit({ type: 'peoples-united', into, peoples })
  for (const people of peoples) yield* mergeInto(play, people, into)
  const rex = Object.values(state.leaders).find((leader) => leader.nation === into)
  if (rex) leaderArrives(play, rex.id, at, 'XXXII.A')
  settleControl(play)
}

function unionOpen(state: InvasionsState): NationId | undefined {
  return turns
    .filter(({ turn }) => turn <= state.turn)
    .flatMap(({ events }) =>
      events.flatMap((event) => (event.event === 'union-allowed' ? [event.nation] : []))
    )[0]
}

/** All that a people has becomes the union's: counters, provinces, gold. */
function* mergeInto(play: InvasionsPlay, people: NationId, into: NationId): Script {
  const { state } = play
  yield* endAllTies(play, people)
  for (const unit of Object.values(state.units)) {
    if (unit.nation !== people) continue
    const controller = unit.controller === people ? into : unit.controller
    renameUnit(state, unit.id, into, controller)
  }
  for (const leader of Object.values(state.leaders)) {
    if (leader.nation !== people) continue
    if (leader.presence === 'in-play') leaderLeaves(play, leader.id, 'XXXII.A')
    else leader.presence = 'gone'
  }
  for (const [province, holder] of entriesOf(state.control)) {
    if (holder === people) state.control[province] = into
  }
  const realm = state.nations[people]
  changeTreasury(play, into, realm.treasury, 'union', 'XXXII.A')
  state.relations = state.relations.filter((tie) => !Object.values(tie).flat().includes(people))
  state.decks.diplomacy.discardPile.push(...realm.diplomacy)
  Object.assign(realm, { presence: 'gone', seat: null, treasury: 0, goldDue: 0, diplomacy: [] })
}

function renameUnit(state: InvasionsState, id: UnitId, nation: NationId, controller: NationId): void {
  const unit = state.units[id]
  if (!unit) return
  state.units[id] = { ...unit, nation, controller }
  state.placements += 1
}

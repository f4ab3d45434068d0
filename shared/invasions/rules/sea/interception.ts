import { choose, type Script } from '../../../engine/script.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { controlsAllPorts, hasMet, type NavalStack, navalStacksIn } from '../../queries/fleets.ts'
import { areHostile, isSpared } from '../../queries/stance.ts'
import type { InvasionsState, LeaderId, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { SeaId } from '../../world/seas.ts'
import { scorePoints } from '../bookkeeping.ts'
import { noteAttack } from '../clashes.ts'
import { checkD2 } from '../dice.ts'
import { type NavalReport, navalBattle } from './battle.ts'
import { admirals } from './leaders.ts'
import { noteFleets } from './stacks.ts'

/** The active nation's stack that others may intercept. */
export interface Mark {
  readonly nation: NationId
  readonly zone: SeaId
  /** None: boats, which an interception turns back without a battle. */
  readonly fleets: readonly UnitId[]
  /** Leaders carried as passengers. */
  readonly passengers: readonly LeaderId[]
  /** XXV.B: it makes its second transport, and may be intercepted once more. */
  readonly second: boolean
}

/** What became of the active stack; `sunk` counts before recovery. */
export interface Meeting {
  readonly outcome: 'free' | 'fought' | 'refused'
  readonly won: boolean
  readonly sunk: number
}

const FREE: Meeting = { outcome: 'free', won: false, sunk: 0 }

/** XXV.B: the stacks of others in the zone that may intercept the active one. */
export function navalInterceptors(
  state: InvasionsState,
  { nation, zone, second }: Pick<Mark, 'nation' | 'zone' | 'second'>,
  used: ReadonlySet<UnitId> = new Set()
): NavalStack[] {
  return navalStacksIn(state, zone).filter(
    (stack) =>
      !state.active.includes(stack.nation) &&
      areHostile(state, nation, stack.nation) &&
      !isSpared(state, stack.nation, nation) &&
      (second || !hasMet(state, stack)) &&
      !stack.fleets.some(({ id }) => used.has(id))
  )
}

/** XXV.B: the inactive nations declare first whether they intercept the stack; one attempt is all it suffers. */
export function* sufferInterception(
  play: InvasionsPlay,
  mark: Mark,
  used: Set<UnitId> = new Set()
): Script<Meeting> {
  const { state } = play
  const { nation, zone } = mark
  const spent = !mark.second && hasMet(state, { fleets: unitsOf(state, mark.fleets) })
  if (spent) return FREE
  const ready = navalInterceptors(state, mark, used)
  for (const owner of [...new Set(ready.map((stack) => stack.nation))]) {
    const stacks = ready.filter((stack) => stack.nation === owner)
    const stack = yield* declare(state, mark, stacks)
    if (!stack) continue
    const fleets = stack.fleets.map(({ id }) => id)
    for (const id of [...fleets, ...mark.fleets]) used.add(id)
    if (!(yield* attempt(play, stack, mark.fleets, nation))) return FREE
    if (mark.fleets.length === 0) return { outcome: 'refused', won: false, sunk: 0 }
    return yield* meet(play, {
      zone,
      active: {
        nation,
        fleets: mark.fleets,
        leaders: [...admirals(state, zone, nation), ...mark.passengers]
      },
      inactive: { nation: owner, fleets, leaders: admirals(state, zone, owner) },
      interceptor: 'inactive'
    })
  }
  return FREE
}

/** XXV.B: the active nation intercepts an enemy stack in the zone; that one may declare before it. */
export function* interceptEnemy(play: InvasionsPlay, own: NavalStack, enemy: NavalStack): Script {
  const { state } = play
  const { nation, zone } = own
  const mark: Mark = { nation, zone, fleets: own.fleets.map(({ id }) => id), passengers: [], second: false }
  const unmoved = own.fleets.every(({ id }) => (state.naval.fleets[id]?.spent ?? 0) === 0)
  if (unmoved) {
    const before = yield* sufferInterception(play, mark)
    if (before.outcome === 'fought' && !before.won) haltFleets(play, nation, mark.fleets, zone)
  }
  if (hasMet(state, own) || hasMet(state, enemy)) return
  const prey = enemy.fleets.map(({ id }) => id)
  if (!(yield* attempt(play, own, prey, enemy.nation))) return
  yield* meet(play, {
    zone,
    active: { nation, fleets: mark.fleets, leaders: admirals(state, zone, nation) },
    inactive: { nation: enemy.nation, fleets: prey, leaders: admirals(state, zone, enemy.nation) },
    interceptor: 'active'
  })
}

function unitsOf(state: InvasionsState, ids: readonly UnitId[]) {
  return ids.flatMap((id) => state.units[id] ?? [])
}

/** XXV.B: sure for those who hold every port of the zone, else on a passed D2; both stacks have had their one meeting. */
function* attempt(
  play: InvasionsPlay,
  { nation, zone, fleets }: NavalStack,
  prey: readonly UnitId[],
  against: NationId
): Script<boolean> {
  const { state } = play
  noteFleets(state, [...fleets.map(({ id }) => id), ...prey], (record) => {
    record.met += 1
  })
  const automatic = controlsAllPorts(state, nation, zone)
  const success =
    automatic ||
    (yield* checkD2(play, { reason: 'naval-interception', rule: 'XXV.B', actor: nation, place: zone }))
  play.emit({ type: 'naval-interception', nation, against, zone, automatic, success })
  return success
}

/** XXV.B: a nation says with which of its stacks it intercepts, if at all. */
function declare(
  state: InvasionsState,
  { nation, zone }: Mark,
  stacks: readonly NavalStack[]
): Script<NavalStack | null> {
  const owner = stacks[0]?.nation ?? nation
  const percent = controlsAllPorts(state, owner, zone) ? 100 : 50
  return choose<NavalStack | null>(
    {
      side: sideOf(owner),
      kind: 'naval-interception',
      rule: 'XXV.B',
      actor: owner,
      place: zone,
      prompt: message('prompt.naval-interception', {
        nation: reference('nation', nation),
        sea: reference('sea', zone)
      })
    },
    [
      { key: 'no', label: message('option.let-pass'), value: null },
      ...stacks.map((stack) => ({
        key: `stack-${stack.number}`,
        label: message('option.intercept-with-fleets', { amount: stack.fleets.length }),
        place: zone,
        preview: [message('preview.percent', { percent })],
        value: stack
      }))
    ]
  )
}

interface Encounter {
  readonly zone: SeaId
  readonly active: {
    readonly nation: NationId
    readonly fleets: readonly UnitId[]
    readonly leaders: LeaderId[]
  }
  readonly inactive: {
    readonly nation: NationId
    readonly fleets: readonly UnitId[]
    readonly leaders: LeaderId[]
  }
  readonly interceptor: 'active' | 'inactive'
}

/** XXV.B, XXV.C: an interception has succeeded; the other side fights or pays for refusing. */
function* meet(play: InvasionsPlay, { zone, active, inactive, interceptor }: Encounter): Script<Meeting> {
  const [hunter, hunted] = interceptor === 'active' ? [active, inactive] : [inactive, active]
  noteAttack(play.state, hunter.nation, hunted.nation)
  if (yield* refuses(hunted.nation, hunter.nation, zone, hunted === active)) {
    play.emit({ type: 'naval-battle-refused', nation: hunted.nation, against: hunter.nation, zone })
    if (hunted === active) haltFleets(play, active.nation, active.fleets, zone)
    else payForRefusal(play, hunted.nation, hunter.nation)
    return { outcome: 'refused', won: hunted !== active, sunk: 0 }
  }
  const report: NavalReport = yield* navalBattle(play, { zone, attacker: hunter, defender: hunted })
  const side = interceptor === 'active' ? 'attacker' : 'defender'
  const lost = report.winner !== null && report.winner !== side
  if (lost) haltFleets(play, active.nation, active.fleets, zone)
  return { outcome: 'fought', won: !lost, sunk: report.sunk[side] }
}

/** XXV.C: the intercepted side may refuse; the active stack then goes no further, the inactive one pays a point. */
function refuses(nation: NationId, against: NationId, zone: SeaId, active: boolean): Script<boolean> {
  return choose(
    {
      side: sideOf(nation),
      kind: 'naval-battle',
      rule: 'XXV.C',
      actor: nation,
      place: zone,
      prompt: message('prompt.naval-battle', {
        nation: reference('nation', nation),
        enemy: reference('nation', against),
        sea: reference('sea', zone)
      })
    },
    [
      { key: 'fight', label: message('option.fight-at-sea'), value: false },
      {
        key: 'refuse',
        label: message('option.refuse-battle'),
        preview: [message(active ? 'preview.refusal-ends-movement' : 'preview.refusal-costs-a-point')],
        value: true
      }
    ]
  )
}

function payForRefusal(play: InvasionsPlay, nation: NationId, to: NationId): void {
  scorePoints(play, nation, -1, 'refused-naval-battle', 'XXV.C')
  scorePoints(play, to, 1, 'refused-naval-battle', 'XXV.C')
}

/** XXV.C: the stack goes no further in this activation. */
export function haltFleets(
  play: InvasionsPlay,
  nation: NationId,
  fleets: readonly UnitId[],
  zone: SeaId
): void {
  const afloat = fleets.filter((id) => play.state.units[id]?.at === zone)
  if (afloat.length === 0) return
  noteFleets(play.state, afloat, (record) => {
    record.halted = true
  })
  play.emit({ type: 'fleet-halted', nation, zone, rule: 'XXV.C' })
}

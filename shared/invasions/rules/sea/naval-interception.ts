import { choose, type Script } from '../../ask.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { NavalLine, SeaFight } from '../../fights-in-progress.ts'
import type { InvasionsPlay } from '../../play.ts'
import { navalLine } from '../../queries/sea/naval-battle.ts'
import {
  admirals,
  navalInterceptionChance,
  navalInterceptors,
  navalLineOfStack
} from '../../queries/sea/naval-interception.ts'
import { interceptionUsed, type NavalStack } from '../../queries/sea/naval-stacks.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, LeaderId, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { SeaId } from '../../world/seas.ts'
import { scorePoints } from '../administration/bookkeeping.ts'
import { recordAttack } from '../battle/record-attack.ts'
import { checkD2 } from '../pieces/dice.ts'
import { fightNavalBattle, type NavalReport, withSeaFight } from './naval-battle.ts'
import { stackAbout, stackKey, updateFleetRecords } from './naval-stacks.ts'

/** A stack of the active nation that others may intercept. */
export interface InterceptableStack {
  readonly nation: NationId
  readonly zone: SeaId
  /** Empty for boats, which an interception turns back without a battle. */
  readonly fleets: readonly UnitId[]
  /** Leaders carried as passengers. */
  readonly passengers: readonly LeaderId[]
  /** XXV.B: on its second transport a stack may be intercepted a second time. */
  readonly second: boolean
}

/** What happened to the active stack. `sunk` counts before recovery. */
export interface NavalInterceptionResult {
  readonly outcome: 'free' | 'fought' | 'refused'
  readonly won: boolean
  readonly sunk: number
}

const FREE: NavalInterceptionResult = { outcome: 'free', won: false, sunk: 0 }

/** XXV.B: asks the inactive nations first whether they intercept the stack. At most one of them attempts it. */
export function* faceInterception(
  play: InvasionsPlay,
  mark: InterceptableStack,
  met: UnitId[] = []
): Script<NavalInterceptionResult> {
  const { state } = play
  const { nation, zone, fleets } = mark
  const usedUp = !mark.second && interceptionUsed(state, { fleets: unitsOf(state, fleets) })
  if (usedUp) return FREE
  const ready = navalInterceptors(state, mark, met)
  if (ready.length === 0) return FREE
  const leaders = [...admirals(state, zone, nation), ...mark.passengers]
  const active = navalLine({ nation, fleets, leaders })
  return yield* withSeaFight(play, zone, active, (fight) => declareInOrder(play, fight, ready, mark, met))
}

function* declareInOrder(
  play: InvasionsPlay,
  fight: SeaFight,
  ready: readonly NavalStack[],
  mark: InterceptableStack,
  met: UnitId[]
): Script<NavalInterceptionResult> {
  const { state } = play
  const active = fight.defender
  for (const owner of new Set(ready.map((stack) => stack.nation))) {
    const stacks = ready.filter((stack) => stack.nation === owner)
    const stack = yield* declare(state, mark, stacks)
    if (!stack) continue
    const attacker = navalLineOfStack(state, stack)
    met.push(...attacker.fleets, ...mark.fleets)
    fight.attacker = attacker
    if (!(yield* attempt(play, fight, attacker))) return FREE
    if (mark.fleets.length === 0) return { outcome: 'refused', won: false, sunk: 0 }
    return yield* meet(play, fight, { active, inactive: attacker, interceptor: 'inactive' })
  }
  return FREE
}

/** XXV.B: the active nation intercepts an enemy stack in the zone. That stack may declare its own interception before. */
export function* interceptEnemyStack(play: InvasionsPlay, own: NavalStack, enemy: NavalStack): Script {
  const { state } = play
  const { nation, zone } = own
  const mark: InterceptableStack = {
    nation,
    zone,
    fleets: own.fleets.map(({ id }) => id),
    passengers: [],
    second: false
  }
  const unmoved = own.fleets.every(({ id }) => (state.naval.fleets[id]?.spent ?? 0) === 0)
  if (unmoved) {
    const before = yield* faceInterception(play, mark)
    if (before.outcome === 'fought' && !before.won) haltFleets(play, nation, mark.fleets, zone)
  }
  if (interceptionUsed(state, own) || interceptionUsed(state, enemy)) return
  const [active, inactive] = [navalLineOfStack(state, own), navalLineOfStack(state, enemy)]
  yield* withSeaFight(play, zone, inactive, (fight) => attemptAndFight(play, fight, active))
}

function* attemptAndFight(play: InvasionsPlay, fight: SeaFight, active: NavalLine): Script {
  fight.attacker = active
  if (!(yield* attempt(play, fight, active))) return
  yield* meet(play, fight, { active, inactive: fight.defender, interceptor: 'active' })
}

function unitsOf(state: InvasionsState, ids: readonly UnitId[]) {
  return ids.flatMap((id) => state.units[id] ?? [])
}

/** XXV.B: succeeds for a nation that holds every port of the zone, else on a passed D2. Uses up the interception of both stacks. */
function* attempt(play: InvasionsPlay, fight: SeaFight, { nation, fleets }: NavalLine): Script<boolean> {
  const { state } = play
  const { zone } = fight
  const { nation: against, fleets: targets } = fight.defender
  updateFleetRecords(state, [...fleets, ...targets], (record) => {
    record.met += 1
  })
  fight.chance = navalInterceptionChance(state, nation, zone)
  const automatic = fight.chance === 1
  const success =
    automatic ||
    (yield* checkD2(
      play,
      { reason: 'naval-interception', rule: 'XXV.B', actor: nation, place: zone },
      { success: against, failure: nation }
    ))
  play.emit({ type: 'naval-interception', nation, against, zone, automatic, success })
  return success
}

/** XXV.B: asks a nation with which of its stacks it intercepts, if at all. */
function declare(
  state: InvasionsState,
  { nation, zone, fleets }: InterceptableStack,
  stacks: readonly NavalStack[]
): Script<NavalStack | null> {
  const owner = stacks[0]?.nation ?? nation
  const chance = navalInterceptionChance(state, owner, zone)
  return choose<'naval-interception', NavalStack | null>(
    {
      ...questionFor(owner, 'naval-interception', 'XXV.B', {
        nation: owner,
        zone,
        against: nation,
        fleets,
        chance,
        stacks: stacks.map(stackAbout)
      }),
      place: zone,
      prompt: message('prompt.naval-interception', {
        nation: reference('nation', nation),
        sea: reference('sea', zone)
      })
    },
    [
      { key: 'no', label: message('option.let-pass'), value: null },
      ...stacks.map((stack) => ({
        key: stackKey(stack),
        label: message('option.intercept-with-fleets', { amount: stack.fleets.length }),
        place: zone,
        preview: [message('preview.percent', { percent: chance * 100 })],
        value: stack
      }))
    ]
  )
}

interface Encounter {
  readonly active: NavalLine
  readonly inactive: NavalLine
  readonly interceptor: 'active' | 'inactive'
}

/** XXV.B, XXV.C: after a successful interception the other side fights, or refuses at a cost. */
function* meet(
  play: InvasionsPlay,
  fight: SeaFight,
  { active, inactive, interceptor }: Encounter
): Script<NavalInterceptionResult> {
  const { zone } = fight
  fight.stage = 'challenge'
  const [attacker, intercepted] = interceptor === 'active' ? [active, inactive] : [inactive, active]
  recordAttack(play.state, [attacker.nation], [intercepted.nation])
  if (yield* refuses(intercepted, attacker, zone, intercepted === active)) {
    play.emit({ type: 'naval-battle-refused', nation: intercepted.nation, against: attacker.nation, zone })
    if (intercepted === active) haltFleets(play, active.nation, active.fleets, zone)
    else payForRefusal(play, intercepted.nation, attacker.nation)
    return { outcome: 'refused', won: intercepted !== active, sunk: 0 }
  }
  const report: NavalReport = yield* fightNavalBattle(play, { zone, attacker, defender: intercepted })
  const side = interceptor === 'active' ? 'attacker' : 'defender'
  const lost = report.winner !== null && report.winner !== side
  if (lost) haltFleets(play, active.nation, active.fleets, zone)
  return { outcome: 'fought', won: !lost, sunk: report.sunk[side] }
}

/** XXV.C: asks the intercepted side whether it refuses. An active stack then stops, an inactive one loses a point. */
function refuses(intercepted: NavalLine, attacker: NavalLine, zone: SeaId, active: boolean): Script<boolean> {
  const { nation, fleets } = intercepted
  const { nation: enemy, fleets: enemyFleets } = attacker
  const refusal = active ? 'ends-movement' : 'costs-a-point'
  return choose(
    {
      ...questionFor(nation, 'naval-battle', 'XXV.C', { nation, zone, enemy, fleets, enemyFleets, refusal }),
      place: zone,
      prompt: message('prompt.naval-battle', {
        nation: reference('nation', nation),
        enemy: reference('nation', enemy),
        sea: reference('sea', zone)
      })
    },
    [
      { key: 'fight', label: message('option.fight-at-sea'), value: false },
      {
        key: 'refuse',
        label: message('option.refuse-battle'),
        preview: [message(`preview.refusal-${refusal}`)],
        value: true
      }
    ]
  )
}

function payForRefusal(play: InvasionsPlay, nation: NationId, to: NationId): void {
  scorePoints(play, nation, -figures.sea.pointsForRefusing, 'refused-naval-battle', 'XXV.C')
  scorePoints(play, to, figures.sea.pointsForRefusing, 'refused-naval-battle', 'XXV.C')
}

/** XXV.C: stops the stack for the rest of this activation. */
export function haltFleets(
  play: InvasionsPlay,
  nation: NationId,
  fleets: readonly UnitId[],
  zone: SeaId
): void {
  const afloat = fleets.filter((id) => play.state.units[id]?.at === zone)
  if (afloat.length === 0) return
  updateFleetRecords(play.state, afloat, (record) => {
    record.halted = true
  })
  play.emit({ type: 'fleet-halted', nation, zone, rule: 'XXV.C' })
}

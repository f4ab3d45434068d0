import { randomInt } from '../../engine/random.ts'
import type { Script } from '../ask.ts'
import { sideOf } from '../catalogue.ts'
import { chooseSome } from '../choose-some.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../content/ids.ts'
import { nationOffer } from '../offers.ts'
import type { InvasionsPlay } from '../play.ts'
import { activationOrder, isCivilised } from '../queries/activation-order.ts'
import { noVoyages } from '../queries/fleets.ts'
import { withAllies } from '../queries/interception.ts'
import { placesByNation } from '../queries/pieces.ts'
import { stance } from '../queries/stance.ts'
import { isBarbarianProvince } from '../queries/terrain.ts'
import type { InvasionsState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { reach } from '../world/queries.ts'
import { actAfterAll } from './alliances.ts'
import { leaveCities } from './combat-substep.ts'
import { settleControl } from './control.ts'
import { afterActivation, diplomacyBeforeActivation } from './diplomacy.ts'
import { leadersLeave } from './lone-leaders.ts'
import { beginMovement } from './marching.ts'
import type { MilitaryTaskOf } from './military-tasks.ts'
import { raidInstead } from './raids.ts'
import { addTies, endTies } from './tie-list.ts'
import { forgetWaysIn } from './ways-in.ts'

/** How far from a nation's pieces others still concern it when hostility is declared. */
const NEARBY = 5

/** VI.G, XXVI.B: a nation's activation; allies wait for each other and act together in the later one. */
export function* activate(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  if (state.thisTurn.activated.includes(nation)) return
  const group = activationGroup(state, nation)
  if (waitsForAlly(state, nation, group)) return
  endTies(state, (tie) => tie.kind === 'hostility' && tie.since !== state.turn)
  state.active = group
  state.naval = noVoyages()
  const invading = group.some((id) => state.thisTurn.invading.includes(id))
  play.emit({ type: 'activation-began', nations: group, invading })
  for (const id of group) yield* diplomacyBeforeActivation(play, id)
  const acting = stillTogether(state, nation, group)
  for (const id of acting) yield* beginActivation(play, id)
  const raided = mayRaid(state, acting) && (yield* raidInstead(play, nation))
  if (raided) {
    play.schedule({ task: 'end-of-activation' })
    return
  }
  const invaders = acting.filter((id) => state.thisTurn.invading.includes(id))
  play.schedule(
    { task: 'unit-stacks', nations: acting },
    ...(invaders.length > 0 ? [{ task: 'unit-stacks', nations: invaders } as const] : []),
    { task: 'campaigns', done: [] },
    { task: 'end-of-activation' }
  )
}

/** XXVI.B: an alliance may end as the activation begins: the other ally then acts by itself. */
function stillTogether(state: InvasionsState, nation: NationId, group: readonly NationId[]): NationId[] {
  const together = activationGroup(state, nation)
  state.active = group.filter((id) => together.includes(id))
  actAfterAll(
    state,
    group.filter((id) => !together.includes(id))
  )
  return state.active
}

/** XXVI.B, VI.K: the nations that act together with this one. */
export function activationGroup(state: InvasionsState, nation: NationId): NationId[] {
  const playing = activationOrder(state)
  return withAllies(state, nation).filter(
    (id) => id === nation || (playing.includes(id) && !state.thisTurn.activated.includes(id))
  )
}

function waitsForAlly(state: InvasionsState, nation: NationId, group: readonly NationId[]): boolean {
  const order = activationOrder(state)
  return group.some((ally) => order.indexOf(ally) > order.indexOf(nation))
}

/** XI.C: a Barbarian nation that is free of Foedus and vassalage may raid instead of acting. */
function mayRaid(state: InvasionsState, group: readonly NationId[]): boolean {
  const [nation, ally] = group
  if (!nation || ally || isCivilised(state.nations[nation])) return false
  return !state.relations.some(
    (tie) =>
      (tie.kind === 'foedus' && tie.federate === nation) || (tie.kind === 'vassal' && tie.vassal === nation)
  )
}

function* beginActivation(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const pending = yield* play.cards.openWindow(play, { window: 'activation-start', nation })
  for (const { effect, nation: target } of pending) {
    if (effect.do === 'stacking' && target) {
      state.thisTurn.effects.push({ effect: 'stacking', nation: target, amount: effect.by })
    }
  }
  if (!isCivilised(state.nations[nation])) yield* declareHostility(play, nation)
}

/** XII.D: in Barbarian Areas an activated Barbarian nation and the others nearby may declare themselves hostile. */
export function* declareHostility(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const neighbours = barbarianNeighbours(state, nation)
  const neutral = () =>
    neighbours
      .filter(({ other, meeting }) => stance(state, nation, other, meeting) === 'neutral')
      .map(({ other }) => other)
  if (neutral().length === 0) return
  const ownSide = sideOf(nation)
  const sides = [ownSide, ...sideIds.filter((side) => side !== ownSide)]
  for (const side of sides) {
    const open = neutral().filter((id) => side === ownSide || sideOf(id) === side)
    if (open.length === 0) continue
    const chosen = yield* askHostility(side, nation, open)
    for (const other of open.filter((id) => chosen.includes(id))) {
      const [by, against] = side === ownSide ? [nation, other] : [other, nation]
      addTies(state, { kind: 'hostility', nations: [by, against], since: state.turn })
      play.emit({ type: 'hostility-declared', nation: by, against, way: 'declared' })
    }
    leadersLeave(play)
  }
}

/** XII.D: enemies nearby, with a place in a Barbarian Area where the two could meet. */
function barbarianNeighbours(
  state: InvasionsState,
  nation: NationId
): { readonly other: NationId; readonly meeting: ProvinceId }[] {
  const places = placesByNation(state)
  const near = new Set(
    [...(places.get(nation) ?? [])].flatMap((province) => [
      ...reach(province, NEARBY, undefined, 'base').keys()
    ])
  )
  return nationIds.flatMap((other) => {
    if (other === nation || state.nations[other].presence !== 'in-play') return []
    if (isCivilised(state.nations[other]) || stance(state, nation, other) !== 'hostile') return []
    const meeting = [...(places.get(other) ?? [])].find(
      (province) => near.has(province) && isBarbarianProvince(province)
    )
    return meeting ? [{ other, meeting }] : []
  })
}

function askHostility(
  side: SideId,
  nation: NationId,
  others: readonly NationId[]
): Script<readonly NationId[]> {
  return chooseSome({
    asked: {
      side,
      kind: 'declare-hostility',
      rule: 'XII.D',
      actor: nation,
      prompt: message('prompt.declare-hostility', { nation: reference('nation', nation) }),
      about: { nation, others }
    },
    name: 'nations',
    label: message('field.hostile-nations'),
    items: others,
    min: 0,
    max: others.length,
    offer: nationOffer,
    sample: (random) => others.filter(() => randomInt(random, 4) === 0)
  })
}

/** XVIII.H: the Unit Stacks substep (IV 3.A): movement, the stacking check, combat; an invader plays it twice. */
export function* playUnitStacks(play: InvasionsPlay, { nations }: MilitaryTaskOf<'unit-stacks'>): Script {
  const { state } = play
  const acting = nations.filter((nation) => state.nations[nation].presence === 'in-play')
  if (acting.length === 0) return
  beginMovement(state, acting)
  play.schedule(
    { task: 'march' },
    { task: 'stacking-check' },
    { task: 'combat', besieged: [], campaignsLeft: 0 }
  )
}

/** The activation is over: leaders held back for it are free, and control is settled. */
export function* endActivation(play: InvasionsPlay): Script {
  const { state } = play
  const nations = state.active
  for (const nation of nations) {
    if (!state.thisTurn.activated.includes(nation)) state.thisTurn.activated.push(nation)
    for (const leader of Object.values(state.leaders)) {
      if (leader.nation === nation && leader.inactiveUntil === 'activation-end') leader.inactiveUntil = null
    }
  }
  state.movement = null
  state.naval = noVoyages()
  state.keptSieges = []
  yield* leaveCities(play, nations)
  forgetWaysIn(state)
  for (const nation of nations) yield* afterActivation(play, nation)
  play.emit({ type: 'activation-ended', nations })
  state.active = []
  settleControl(play)
}

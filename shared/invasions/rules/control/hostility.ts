import { randomInt } from '../../../engine/random.ts'
import { askTogether, type Question, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import { listQuestion } from '../../choose-some.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../../content/ids.ts'
import { nationOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isBarbarianProvince } from '../../queries/map/provinces.ts'
import { placesByNation } from '../../queries/pieces/pieces.ts'
import { isOfBarbarians, stance } from '../../queries/relations/stance.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { addRelations } from '../relations/relation-list.ts'
import { attitudeOf, settleAttitudes } from './attitudes.ts'

/**
 * XII.D: in Barbarian Areas an activated nation, Barbarian or vassal of Barbarians, and others of that kind, however
 * far away, may declare themselves hostile.
 */
export function* declareHostility(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  if (!isOfBarbarians(state, nation)) return
  const barbarians = otherBarbarians(state, nation)
  const neutral = () =>
    barbarians
      .filter(({ other, meeting }) => stance(state, nation, other, meeting) === 'neutral')
      .map(({ other }) => other)
  if (neutral().length === 0) return
  const ownSide = sideOf(nation)
  yield* settleAttitudes(state, ownSide, neutral())
  // The rulebook sets no order. Ask the active player last, so that the device stays with him.
  const sides = [...sideIds.filter((side) => side !== ownSide && !staysNeutral(state, side)), ownSide]
  const openTo = (side: SideId) => neutral().filter((id) => side === ownSide || sideOf(id) === side)
  const towards = (side: SideId, other: NationId) =>
    attitudeOf(state, side, side === ownSide ? other : nation)
  const chosen = yield* askTogether(() =>
    sides.flatMap((side) => {
      const open = openTo(side).filter((other) => towards(side, other) === 'ask')
      return open.length > 0 ? [hostilityQuestion(side, nation, open)] : []
    })
  )
  for (const side of [...sides].reverse()) {
    const standing = openTo(side).filter((other) => towards(side, other) === 'hostile')
    for (const other of [...standing, ...(chosen.get(side) ?? [])]) {
      if (!neutral().includes(other)) continue
      const [by, against] = side === ownSide ? [nation, other] : [other, nation]
      addRelations(state, { kind: 'hostility', nations: [by, against], since: state.turn })
      play.emit({ type: 'hostility-declared', nation: by, against, way: 'declared' })
    }
  }
  sendLoneLeadersHome(play)
}

/** Standing orders can keep a player's nations neutral for this turn. */
function staysNeutral({ hands, turn }: InvasionsState, side: SideId): boolean {
  return hands[side].orders?.neutralOn === turn
}

/** XII.D: other Barbarians, with a province of a Barbarian Area in which one of the two stands, so that they could meet there. */
function otherBarbarians(
  state: InvasionsState,
  nation: NationId
): { readonly other: NationId; readonly meeting: ProvinceId }[] {
  const places = placesByNation(state)
  const onBarbarianGround = (id: NationId) => [...(places.get(id) ?? [])].find(isBarbarianProvince)
  const own = onBarbarianGround(nation)
  return nationIds.flatMap((other) => {
    if (other === nation || state.nations[other].presence !== 'in-play' || !places.has(other)) return []
    if (!isOfBarbarians(state, other) || stance(state, nation, other) !== 'hostile') return []
    const meeting = onBarbarianGround(other) ?? own
    return meeting ? [{ other, meeting }] : []
  })
}

function hostilityQuestion(
  side: SideId,
  nation: NationId,
  others: readonly NationId[]
): Question<readonly NationId[]> {
  return listQuestion({
    header: {
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
    toOption: nationOption,
    sample: (random) => others.filter(() => randomInt(random, 4) === 0)
  })
}

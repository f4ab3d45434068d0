import { choose, confirm, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import {
  canPayFirstTribute,
  FOEDUS_POINTS,
  FOEDUS_TRIBUTE,
  type FoedusFailure,
  type FoedusGrant,
  foedusObstacle,
  grantsFor,
  isMilitaryPhase
} from '../../queries/relations/foedus.ts'
import { federatorOf, type RelationOf, relationsOfKind } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import { type BeginCause, relationCauses } from '../../relation-causes.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { changeTreasury, scorePoints } from '../administration/bookkeeping.ts'
import { settleControl } from '../control/control.ts'
import { endAlliances } from './alliances.ts'
import { makeRoom, settleOnGrant } from './foedus-settlement.ts'
import { lendForRelation } from './mercenaries.ts'
import { addRelations } from './relation-list.ts'
import { freeVassals } from './vassal-freedom.ts'

/** XXVIII.A: an Empire offers a Barbarian nation two provinces; one such offer a turn. True when accepted. */
export function* offerFoedus(play: InvasionsPlay, federator: NationId, federate: NationId): Script<boolean> {
  const { state } = play
  if (!mayOfferFoedus(state, federator, federate)) return false
  const grant = yield* chooseGrant(play, federator, federate, true)
  if (!grant) return false
  state.thisTurn.foedusOffered.push(federator)
  if (!(yield* acceptsFoedus(federator, federate, grant))) {
    play.emit({
      type: 'offer-declined',
      offer: 'foedus',
      by: federator,
      target: federate,
      rule: 'XXVIII.A'
    })
    return false
  }
  yield* establishFoedus(play, federator, federate, grant, 'offer-accepted')
  return true
}

function acceptsFoedus(federator: NationId, federate: NationId, grant: FoedusGrant): Script<boolean> {
  return confirm({
    ...questionFor(federate, 'accept-foedus', 'XXVIII.A'),
    place: grant[0],
    prompt: message('prompt.accept-foedus', {
      nation: reference('nation', federate),
      other: reference('nation', federator),
      province: reference('province', grant[0]),
      second: reference('province', grant[1])
    }),
    about: { federator, federate, provinces: grant, tribute: FOEDUS_TRIBUTE, points: FOEDUS_POINTS }
  })
}

/** XXVIII.A: only an Empire may offer, once a turn, and only if it can pay the first tribute. */
export function mayOfferFoedus(state: InvasionsState, federator: NationId, federate: NationId): boolean {
  return (
    state.nations[federator].status === 'empire' &&
    !state.thisTurn.foedusOffered.includes(federator) &&
    barToEffect(state, federator, federate) === null
  )
}

/**
 * XXX.F, XXVIII.A: the card forces a Foedus upon a Barbarian nation. It takes effect when that nation is activated, for
 * an inactive one when the first nation is. It does not count as the offer of the turn.
 */
export function* forceFoedus(play: InvasionsPlay, federator: NationId, federate: NationId): Script<boolean> {
  const { state } = play
  if (foedusObstacle(state, federator, federate)) return false
  state.thisTurn.foederaAgreed = [...(state.thisTurn.foederaAgreed ?? []), { federator, federate }]
  play.emit({ type: 'foedus-agreed', federator, federate, rule: 'XXX.F' })
  if (takesEffectNow(state, federate)) yield* foederaTakeEffect(play, federate)
  return true
}

function takesEffectNow(state: InvasionsState, federate: NationId): boolean {
  const inactive = state.nations[federate].activity === 'inactive'
  return inactive ? isMilitaryPhase(state) : state.active.includes(federate)
}

/** XXVIII.A: puts the agreed Foedera of a Barbarian nation into effect, if the conditions still hold. */
export function* foederaTakeEffect(play: InvasionsPlay, federate: NationId): Script {
  const { thisTurn } = play.state
  const agreed = thisTurn.foederaAgreed ?? []
  thisTurn.foederaAgreed = agreed.filter((one) => one.federate !== federate)
  for (const { federator } of agreed.filter((one) => one.federate === federate)) {
    const why = barToEffect(play.state, federator, federate)
    const grant = why ? null : yield* chooseGrant(play, federator, federate, false)
    if (grant) yield* establishFoedus(play, federator, federate, grant, 'forced-by-envoys')
    else if (why) play.emit({ type: 'foedus-void', federator, federate, why, rule: 'XXVIII.A' })
  }
}

function barToEffect(state: InvasionsState, federator: NationId, federate: NationId): FoedusFailure | null {
  return (
    foedusObstacle(state, federator, federate) ?? (canPayFirstTribute(state, federator) ? null : 'no-gold')
  )
}

/** XXVIII.A: the federator chooses two provinces to cede; with `optional` it may offer none. */
function* chooseGrant(
  play: InvasionsPlay,
  federator: NationId,
  federate: NationId,
  optional: boolean
): Script<FoedusGrant | null> {
  const grants = grantsFor(play.state, federator, federate)
  const [only, another] = grants
  if (only && !another && !optional) return only
  const options = grants.map((grant) => ({
    key: { provinces: grant },
    label: message('option.grant', {
      province: reference('province', grant[0]),
      second: reference('province', grant[1])
    }),
    place: grant[0],
    value: grant
  }))
  if (!optional) {
    return options.length > 0
      ? yield* choose(grantQuestion('choose-grant', federator, federate), options)
      : null
  }
  return yield* choose<'offer-foedus', FoedusGrant | null>(
    grantQuestion('offer-foedus', federator, federate),
    [{ key: 'none', label: message('option.no-offer'), value: null }, ...options]
  )
}

function grantQuestion<Kind extends 'offer-foedus' | 'choose-grant'>(
  kind: Kind,
  federator: NationId,
  federate: NationId
) {
  const named: 'offer-foedus' | 'choose-grant' = kind
  return {
    ...questionFor(federator, kind, 'XXVIII.A'),
    prompt: message(`prompt.${named}`, {
      nation: reference('nation', federator),
      other: reference('nation', federate)
    }),
    about: { federator, federate, tribute: FOEDUS_TRIBUTE }
  }
}

/** XXVIII.B, XXVIII.F: the federate moves in, the federator makes room, receives a mercenary and pays the tribute. */
export function* establishFoedus(
  play: InvasionsPlay,
  federator: NationId,
  federate: NationId,
  grant: FoedusGrant,
  way: BeginCause<'foedus'>
): Script {
  const { state } = play
  yield* endAlliances(play, federate, 'party-federated')
  yield* freeVassals(play, federate, 'lord-federated', 'ask')
  const further = federatorOf(state, federate) === federator
  const foedus: RelationOf<'foedus'> = {
    kind: 'foedus',
    federator,
    federate,
    provinces: [...grant],
    since: state.turn,
    mercenary: null
  }
  addRelations(state, foedus)
  const rule = relationCauses.foedus.begins[way]
  play.emit({ type: 'foedus-made', federator, federate, provinces: grant, further, way, rule })
  const left = yield* settleOnGrant(play, foedus, further)
  yield* makeRoom(play, foedus, left)
  settleControl(play)
  yield* lendForRelation(play, foedus)
  payTribute(play, federator, federate, FOEDUS_TRIBUTE, 'XXVIII.D')
  settleControl(play)
}

/** XXVIII.D: pays tribute as far as the treasury goes. Returns what was paid. */
export function payTribute(
  play: InvasionsPlay,
  from: NationId,
  to: NationId,
  amount: number,
  rule: string
): number {
  const paid = -changeTreasury(play, from, -amount, 'tribute', rule)
  changeTreasury(play, to, paid, 'tribute', rule)
  return paid
}

/**
 * XXVIII.E, XXVIII.F: a federate scores for each Foedus every turn, unless both its provinces are lost; an inactive
 * one does not (VI.B).
 */
export function scoreFoedera(play: InvasionsPlay): void {
  const { control, nations } = play.state
  for (const { federator, federate, provinces } of relationsOfKind(play.state, 'foedus')) {
    const kept = provinces.some((id) => control[id] === federator || control[id] === federate)
    if (kept && nations[federate].activity === 'active')
      scorePoints(play, federate, FOEDUS_POINTS, 'foedus', 'XXVIII.E')
  }
}

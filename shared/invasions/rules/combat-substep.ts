import { choose, type Script, type ValuedOffer } from '../ask.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { Siege } from '../fights.ts'
import type { InvasionsPlay } from '../play.ts'
import { campaignsOf } from '../queries/campaigns.ts'
import {
  bestLeader,
  hordeSeat,
  isFit,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  piecesIn,
  provincesWithPieces
} from '../queries/pieces.ts'
import { leadingNation } from '../queries/reach.ts'
import { siegeOutlook } from '../queries/siege.ts'
import { lookout, surroundings } from '../queries/surroundings.ts'
import { questionFor } from '../question-header.ts'
import type { InvasionsState, Leader } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { clash, noteAttack } from './clashes.ts'
import { settleControl } from './control.ts'
import { breachLimes, mayTerrorise } from './entry.ts'
import { leadersLeave } from './lone-leaders.ts'
import type { MilitaryTaskOf } from './military-tasks.ts'
import { pickPlace } from './picks.ts'
import { besiege, inSiege, terror } from './sieges.ts'
import { checkStacking, partFromNeutrals, withdraw } from './withdrawal.ts'

/** XVII.A: the check between movement and combat. */
export function* playStackingCheck(play: InvasionsPlay): Script {
  const { movement } = play.state
  if (!movement) return
  yield* partFromNeutrals(play, movement.nations)
  yield* checkStacking(play, movement.nations)
}

/** XX.A, XXIV.A: first the battles, in the attacker's order, then the sieges; then control is settled. */
export function* playCombat(play: InvasionsPlay, task: MilitaryTaskOf<'combat'>): Script {
  const { state } = play
  const { movement } = state
  if (!movement) return
  const battles = battlefields(state, movement.nations)
  const battlefield = yield* chooseSite(state, movement.nations, battles, 'next-battle', 'XX.A')
  if (battlefield) {
    play.schedule(task)
    yield* fightAt(play, movement.nations, battlefield)
    return
  }
  const sieges = besiegeable(state, movement.nations, movement.campaign).filter(
    (province) => !task.besieged.includes(province)
  )
  const city = yield* chooseSite(state, movement.nations, sieges, 'next-siege', 'XXIV.A')
  if (city) {
    play.schedule({ ...task, besieged: [...task.besieged, city] })
    yield* besiegeAt(play, movement.nations, city, task.campaignsLeft)
    return
  }
  yield* leadHordesAway(play, movement.nations)
  yield* partFromNeutrals(play, movement.nations)
  settleControl(play)
  state.movement = null
}

/** III.D: a horde that is left alone among enemies does not attack: it goes, if it finds a way. */
function* leadHordesAway(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const { state } = play
  for (const nation of nations) {
    const province = hordeSeat(state, nation)
    if (!province || !surroundings(state, nation).defended(province)) continue
    yield* withdraw(play, nation, ids(piecesIn(state, province, [nation])), province)
  }
}

/** XXIV.A: whoever has not acted, because his nation raided, does not stay before a hostile city either. */
export function* leaveCities(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const { state } = play
  for (const province of besiegeable(state, nations, null)) {
    const pieces = piecesIn(state, province, nations)
    yield* withdraw(play, leadingNation(pieces.filter(isUnitPiece), nations), ids(pieces), province)
  }
}

/** XX.A: provinces in which the active nations' units stand against hostile ones. */
export function battlefields(state: InvasionsState, nations: readonly NationId[]): ProvinceId[] {
  const from = lookout(state)
  return provincesWithPieces(state, nations).filter((province) =>
    nations.some((nation) => from(nation).defended(province) && hasUnitsIn(state, nation, province))
  )
}

function hasUnitsIn(state: InvasionsState, nation: NationId, province: ProvinceId): boolean {
  return piecesIn(state, province, [nation]).some(isUnitPiece)
}

/** XXIV.A: undefended enemy cities before which the active nations' units stand. */
export function besiegeable(
  state: InvasionsState,
  nations: readonly NationId[],
  campaign: Leader['id'] | null
): ProvinceId[] {
  const from = lookout(state)
  return provincesWithPieces(state, nations).filter((province) => {
    if (!state.cities[province]) return false
    const units = piecesIn(state, province, nations).filter(isUnitPiece)
    if (units.length === 0 || !from(leadingNation(units, nations)).hostileCity(province)) return false
    // XXIV.C: while one leader campaigns, the sieges kept up by another wait for him.
    return (
      campaign === null ||
      !state.keptSieges.some((siege) => siege.province === province && siege.leader !== campaign)
    )
  })
}

function* chooseSite(
  state: InvasionsState,
  nations: readonly NationId[],
  sites: readonly ProvinceId[],
  kind: 'next-battle' | 'next-siege',
  rule: string
): Script<ProvinceId | null> {
  const [first, ...others] = sites
  if (!first || others.length === 0) return first ?? null
  const nation = leadingNation(piecesIn(state, first, nations), nations)
  return yield* pickPlace(
    {
      ...questionFor(nation, kind, rule),
      prompt: message(`prompt.${kind}`, { nation: reference('nation', nation) }),
      about: { nation, provinces: sites }
    },
    sites
  )
}

/** XX.A: a battle, and whatever the outcome leaves together is parted. */
function* fightAt(play: InvasionsPlay, nations: readonly NationId[], province: ProvinceId): Script {
  const { state } = play
  const pieces = piecesIn(state, province, nations)
  const fighting = ids(pieces)
  const nation = leadingNation(pieces, nations)
  yield* breachLimes(play, nation, fighting, province)
  if (!surroundings(state, nation).defended(province)) {
    // Only some of those who act together have an enemy here: they give way.
    const opposed = pieces.filter((piece) => surroundings(state, piece.nation).defended(province))
    if (opposed.length > 0) {
      yield* withdraw(
        play,
        leadingNation(opposed, nations),
        opposed.map(({ id }) => id),
        province
      )
    }
    return
  }
  const { submitted } = yield* clash(play, {
    province,
    nation,
    pieces: fighting,
    waiting: [],
    intercepted: false
  })
  if (submitted) yield* withdraw(play, nation, fighting, province)
  leadersLeave(play, province)
}

/** XXIV.A, XXIV.C: besiege or leave; a failed siege is lifted unless its leader has campaigns to come. */
function* besiegeAt(
  play: InvasionsPlay,
  nations: readonly NationId[],
  province: ProvinceId,
  campaignsLeft: number
): Script {
  const { state } = play
  const pieces = piecesIn(state, province, nations)
  const nation = leadingNation(pieces.filter(isUnitPiece), nations)
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  const leader = bestLeader(leaders.filter((candidate) => isFit(state, candidate)))
  const units = pieces.filter(isUnitPiece).map(({ id }) => id)
  const owner = state.control[province]
  if (owner) noteAttack(state, nation, owner)
  const order = { province, besieger: nation, units, leader: leader?.id ?? null }
  yield* inSiege(play, order, (siege) => conductSiege(play, siege, nations, campaignsLeft))
}

function* conductSiege(
  play: InvasionsPlay,
  siege: Siege,
  nations: readonly NationId[],
  campaignsLeft: number
): Script {
  const { state } = play
  const { province, besieger: nation } = siege
  const leader = siege.leader === null ? null : (state.leaders[siege.leader] ?? null)
  if (leader && state.movement && mayTerrorise(state, state.movement, nation, province)) {
    state.movement.terrorised.push(province)
    if (yield* terror(play, siege)) return endSiege(state, province)
  }
  siege.stage = 'choice'
  const fallen = (yield* wantsSiege(state, siege)) && (yield* besiege(play, siege))
  if (fallen) return endSiege(state, province)
  siege.stage = 'going-on'
  const remaining = piecesIn(state, province, nations)
  const keeper = siegeKeeper(state, province, leader)
  const left =
    keeper && state.movement?.campaign === keeper.id ? campaignsLeft : keeper ? campaignsOf(state, keeper) : 0
  if (keeper && left > 0 && remaining.some(isUnitPiece) && (yield* wantsToKeep(siege, keeper.id, left))) {
    endSiege(state, province)
    state.keptSieges.push({ province, nation, leader: keeper.id })
    play.emit({ type: 'siege-kept', nation, province, leader: keeper.id })
    return
  }
  endSiege(state, province)
  siege.stage = 'retreat'
  yield* withdraw(play, nation, ids(remaining), province)
}

/** XXIV.C: the leader who besieges, or who left a unit to go on with it. */
function siegeKeeper(state: InvasionsState, province: ProvinceId, present: Leader | null): Leader | null {
  if (present) return present
  const kept = state.keptSieges.find((siege) => siege.province === province)
  const leader = kept ? state.leaders[kept.leader] : undefined
  return leader?.presence === 'in-play' ? leader : null
}

function endSiege(state: InvasionsState, province: ProvinceId): void {
  state.keptSieges = state.keptSieges.filter((siege) => siege.province !== province)
}

/** XXIV.C: when a leader's campaigns are over, the sieges he kept up are lifted. */
export function* liftSieges(play: InvasionsPlay, isOver: (leader: Leader['id']) => boolean): Script {
  const { state } = play
  for (const { province, nation, leader } of [...state.keptSieges]) {
    if (!isOver(leader)) continue
    endSiege(state, province)
    if (surroundings(state, nation).hostileCity(province)) {
      yield* withdraw(play, nation, ids(piecesIn(state, province, state.active)), province)
    }
  }
}

function ids(pieces: readonly Piece[]): string[] {
  return pieces.map(({ id }) => id)
}

/** XXIV.A */
function wantsSiege(state: InvasionsState, siege: Siege): Script<boolean> {
  const { province, besieger, owner } = siege
  const outlook = { siege: siegeOutlook(state, siege, false), assault: siegeOutlook(state, siege, true) }
  return choose(
    {
      side: sideOf(besieger),
      kind: 'besiege',
      about: { province, besieger, owner, ...outlook },
      rule: 'XXIV.A',
      actor: besieger,
      place: province,
      prompt: message('prompt.besiege', siegeWords(siege))
    },
    eitherOf(province, 'besiege'),
    { preset: () => ({ answer: 'besiege', reason: message('preset.besiege') }) }
  )
}

/** XXIV.C */
function wantsToKeep(siege: Siege, leader: Leader['id'], campaignsLeft: number): Script<boolean> {
  const { province, besieger, owner } = siege
  return choose(
    {
      side: sideOf(besieger),
      kind: 'keep-siege',
      about: { province, besieger, owner, leader, campaignsLeft },
      rule: 'XXIV.C',
      actor: besieger,
      place: province,
      prompt: message('prompt.keep-siege', siegeWords(siege))
    },
    eitherOf(province, 'keep')
  )
}

function siegeWords({ besieger, province }: Siege) {
  return { nation: reference('nation', besieger), province: reference('province', province) }
}

function eitherOf<Yes extends 'besiege' | 'keep'>(
  place: ProvinceId,
  yes: Yes
): ValuedOffer<boolean, Yes | 'withdraw'>[] {
  const named: 'besiege' | 'keep' = yes
  return [
    { key: yes, label: message(`option.${named}`), place, value: true },
    { key: 'withdraw', label: message('option.withdraw'), place, value: false }
  ]
}

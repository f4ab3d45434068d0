import type { CardAim, CardMoment } from '../../card-rules.ts'
import type { PrintedPlay } from '../../content/cards/card-schema.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../../content/ids.ts'
import { presentEntries } from '../../present-entries.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { isActive, isClient } from '../../queries/nations/domain.ts'
import { allLeaders } from '../../queries/pieces/placement.ts'
import { isMinorKingdom } from '../../queries/relations/relations.ts'
import type { InvasionsState } from '../../state.ts'
import { isProvinceId, isSeaId } from '../../world/world-queries.ts'
import { conditionsHold } from './conditions.ts'

export interface AimContext {
  readonly state: InvasionsState
  readonly moment: CardMoment
  readonly player: SideId
  readonly playerNation: NationId | null
  /** X.B: events never aim at an inactive nation except in battle; diplomacy may (XXX.A). */
  readonly event: boolean
  /** XXX.A: a nation that every target must include. */
  readonly concerning: NationId | null
}

/** The legal targets of a play. Random Areas are not among them: they are rolled, not chosen. */
export function legalAims(aiming: AimContext, target: PrintedPlay['target']): CardAim[] {
  const { state, moment, player, playerNation } = aiming
  return candidates(aiming, target.kind).filter(
    (aim) =>
      isConcerned(aiming, aim) && conditionsHold(target.where, { state, moment, aim, player, playerNation })
  )
}

function isConcerned({ concerning }: AimContext, { nation, nation2 }: CardAim): boolean {
  return concerning === null || nation === concerning || nation2 === concerning
}

function candidates(aiming: AimContext, kind: PrintedPlay['target']['kind']): CardAim[] {
  const { state, moment, player } = aiming
  const { nation, opponent, province, units } = moment
  const here: Partial<CardAim> = {
    ...(province ? { province } : {}),
    ...(moment.sea ? { sea: moment.sea } : {}),
    ...(units ? { units } : {})
  }
  switch (kind) {
    case 'none':
      return [{}]
    case 'nation':
      return nationIds.filter((id) => mayBeNamed(aiming, id)).map(ofNation)
    case 'nation-in-turn':
      return nation && mayBeNamed(aiming, nation) ? [{ ...ofNation(nation) }] : []
    case 'two-nations':
      return pairs(nationIds.filter((id) => mayBeNamed(aiming, id)))
    case 'minor-kingdom':
      return nationIds.filter((id) => isFreeMinorKingdom(state, id)).map(ofNation)
    case 'tie':
      return breakableRelations(state)
    case 'area':
      return baseWorld.areas.map(({ id }) => ({ area: id }))
    case 'province':
      return (province ? [province] : baseWorld.provinces.map(({ id }) => id)).map(ofProvince)
    case 'city':
      return presentEntries(state.cities).map(([id]) => ofProvince(id))
    case 'city-site':
      return baseWorld.provinces
        .filter(({ id, city }) => city && !state.cities[id])
        .map(({ id }) => ofProvince(id))
    case 'sea-zone':
      return baseWorld.seas.map(({ id }) => ({ sea: id }))
    case 'leader':
      return leaderAims(aiming)
    case 'stack':
    case 'naval-stack':
      return nation ? [{ subject: 'stack', nation, ...here }] : []
    case 'raid':
      return nation ? [{ subject: 'raid', nation, ...here }] : []
    case 'roll':
      return [{ subject: 'roll', ...(nation ? { nation } : {}), ...here }]
    case 'siege':
      return nation ? [{ subject: 'siege', nation, ...(opponent ? { opponent } : {}), ...here }] : []
    case 'battle-side':
      if (!nation || !opponent) return []
      return [
        { nation, opponent, role: 'attacker', ...here },
        { nation: opponent, opponent: nation, role: 'defender', ...here }
      ]
    case 'revolt':
      return presentEntries(state.revolts)
        .filter(([id]) => province === undefined || id === province)
        .map(([id]) => ofProvince(id))
    case 'heresy':
      return presentEntries(state.heresies).map(([id]) => ({ area: id }))
    case 'player':
      return sideIds
        .filter((side) => side !== player && holdsCards(state, side))
        .map((side) => ({ player: side }))
    case 'event':
      return [{ subject: 'event', ...(moment.side ? { player: moment.side } : {}) }]
    case 'random-area':
    case 'random-dry-area':
      return []
  }
}

const ofNation = (nation: NationId): CardAim => ({ nation })
const ofProvince = (province: NonNullable<CardAim['province']>): CardAim => ({ province })

/** X.B, XXX.A: whether a card may aim at the nation. */
function mayBeNamed({ state, event }: AimContext, nation: NationId): boolean {
  const { presence, activity } = state.nations[nation]
  return event ? isActive(state, nation) : presence === 'in-play' && activity !== 'raider'
}

function pairs(nations: readonly NationId[]): CardAim[] {
  return nations.flatMap((nation, index) => nations.slice(index + 1).map((nation2) => ({ nation, nation2 })))
}

/** XXVII, XXX.B */
function isFreeMinorKingdom(state: InvasionsState, nation: NationId): boolean {
  return isMinorKingdom(state, nation) && !isClient(state, nation)
}

/** XXX.B: the alliances and clientages that envoys may break. */
function breakableRelations(state: InvasionsState): CardAim[] {
  return state.relations.flatMap((relation): CardAim[] => {
    if (relation.kind === 'alliance') {
      return [aimAtRelation('alliance', relation.nations[0], relation.nations[1])]
    }
    return relation.kind === 'client' ? [aimAtRelation('client', relation.client, relation.patron)] : []
  })
}

function aimAtRelation(tie: 'alliance' | 'client', nation: NationId, nation2: NationId): CardAim {
  return { tie, nation, nation2 }
}

function leaderAims({ state, moment }: AimContext): CardAim[] {
  return allLeaders(state)
    .filter(({ id }) => moment.window !== 'leader-lost' || id === moment.leader)
    .filter(({ presence, nation }) => presence === 'in-play' && isActive(state, nation))
    .map(({ id, nation, at }) => ({
      leader: id,
      nation,
      ...(at && isProvinceId(at) ? { province: at } : {}),
      ...(at && isSeaId(at) ? { sea: at } : {})
    }))
}

export function holdsCards(state: InvasionsState, side: SideId): boolean {
  return state.hands[side].events.length + state.hands[side].markers.length > 0
}

import { leaderCard, sideOf } from '#shared/invasions/catalogue.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { type BattleSide, otherSide } from '#shared/invasions/queries/battle/situation.ts'
import { isOpen, provinceCard } from '#shared/invasions/queries/map/provinces.ts'
import type { LeaderId, UnitId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import type { PieceFate } from '../../pieces/counter.tsx'
import { type BattlePicture, type ShownLine, shownUnit } from './battle-picture.ts'

type BattleBegan = Extract<InvasionsEvent, { type: 'battle-began' }>

/** A battle as its events describe it so far; null if its first event is missing. */
export function battlePictureFromEvents(
  units: InvasionsView['units'],
  events: readonly InvasionsEvent[]
): BattlePicture | null {
  const began = events.find((event): event is BattleBegan => event.type === 'battle-began')
  if (!began) return null
  return events.reduce(afterEvent, opening(units, began, events))
}

function opening(
  units: InvasionsView['units'],
  began: BattleBegan,
  events: readonly InvasionsEvent[]
): BattlePicture {
  const { province, attacker, defender, leaders, intercepted } = began
  const leads = (nation: typeof attacker) =>
    leaders.find((id) => sideOf(leaderCard(id).nation) === sideOf(nation)) ?? null
  const line = (side: BattleSide, ids: readonly UnitId[], leader: LeaderId | null): ShownLine => ({
    side,
    nation: began[side],
    units: ids.flatMap((id) => {
      const unit = shownUnit(units, id, false, undefined)
      return unit ? [{ ...unit, fate: fateAtFirst(unit.fate, id, events) }] : []
    }),
    hordes: [],
    leader,
    rerolls: null,
    ...unrolled()
  })
  return {
    province,
    round: null,
    advantages: { cavalry: null, heavy: null },
    ambush: null,
    winner: null,
    intercepted,
    crossing: 'none',
    redCounts: isOpen(provinceCard(province).terrain),
    attacker: line('attacker', began.attackers, leads(attacker)),
    defender: line('defender', began.defenders, leads(defender))
  }
}

const unrolled = () => ({ pool: null, dice: [], modifiers: null, roll: null, faces: undefined, hits: null })

/** A unit that is damaged now, and that no event of the battle changed, came damaged. */
function fateAtFirst(now: PieceFate, id: UnitId, events: readonly InvasionsEvent[]): PieceFate {
  const changed = events.some((event) => 'unit' in event && event.unit === id)
  return now === 'damaged' && !changed ? 'damaged' : 'stands'
}

function afterEvent(picture: BattlePicture, event: InvasionsEvent): BattlePicture {
  switch (event.type) {
    case 'tactical-advantages': {
      const { round, cavalry, heavy } = event
      return {
        ...picture,
        round,
        advantages: { cavalry, heavy },
        attacker: { ...picture.attacker, ...unrolled() },
        defender: { ...picture.defender, ...unrolled() }
      }
    }
    case 'ambush':
      return event.succeeded ? { ...picture, ambush: sideOfNation(picture, event.nation) } : picture
    case 'battle-pool': {
      const { white, black, items } = event
      return changed(picture, event.side, { pool: { white, black, items } })
    }
    case 'battle-modifiers': {
      const items = event.items.map(({ amount, rule, why }) => ({ white: amount, black: 0, rule, why }))
      return changed(picture, event.side, { modifiers: items })
    }
    case 'roll':
      return rolled(picture, event)
    case 'die-rolled-again': {
      const { side, colour, from, to } = event
      const { dice } = picture[side]
      const index = dice.findIndex((die) => die.colour === colour && die.face === from)
      return changed(picture, side, { dice: dice.with(Math.max(0, index), { colour, face: to }) })
    }
    case 'battle-dice':
      return changed(picture, event.side, { dice: event.dice, hits: event.hits })
    case 'battle-roll': {
      const { side, natural, total, hits } = event
      return changed(picture, side, { roll: { natural, total }, hits })
    }
    case 'unit-damaged':
      return struck(picture, event.unit, 'damaged')
    case 'unit-eliminated':
      return struck(picture, event.unit, 'lost')
    case 'unit-recovered':
      return struck(picture, event.unit, 'stands')
    case 'unit-repaired':
      return struck(picture, event.unit, 'stands')
    case 'horde-captured': {
      const side = otherSide(sideOfNation(picture, event.by))
      const hordes = [...picture[side].hordes, { nation: event.nation, fate: 'lost' as const }]
      return changed(picture, side, { hordes })
    }
    case 'battle-won':
      return { ...picture, winner: event.side }
    default:
      return picture
  }
}

function changed(picture: BattlePicture, side: BattleSide, change: Partial<ShownLine>): BattlePicture {
  return { ...picture, [side]: { ...picture[side], ...change } }
}

function sideOfNation({ attacker, defender }: BattlePicture, nation: string): BattleSide {
  if (nation === attacker.nation) return 'attacker'
  return nation === defender.nation ? 'defender' : 'attacker'
}

const POOL_ROLL = /^(?:missile|battle)-dice-(white|black)$/
const TWO_DICE_ROLL = /^(?:missile|battle)-2d6$/

/** The first roll of a side's dice. */
function rolled(picture: BattlePicture, event: Extract<InvasionsEvent, { type: 'roll' }>): BattlePicture {
  const side = event.actor === picture.attacker.nation ? 'attacker' : 'defender'
  const colour = POOL_ROLL.exec(event.reason)?.[1]
  if (colour === 'white' || colour === 'black') {
    const thrown = event.dice.map((face) => ({ colour, face }) as const)
    return changed(picture, side, { dice: [...picture[side].dice, ...thrown] })
  }
  if (!TWO_DICE_ROLL.test(event.reason)) return picture
  const natural = event.dice.reduce((sum, face) => sum + face, 0)
  return changed(picture, side, { roll: { natural, total: event.total }, faces: event.dice })
}

function struck(picture: BattlePicture, unit: UnitId, fate: PieceFate): BattlePicture {
  const line = ({ units, ...rest }: ShownLine): ShownLine => ({
    ...rest,
    units: units.map((shown) => (shown.id === unit ? { ...shown, fate } : shown))
  })
  return { ...picture, attacker: line(picture.attacker), defender: line(picture.defender) }
}

import type { Script } from '../ask.ts'
import type { LinkTestReason } from '../events.ts'
import { figures } from '../figures.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { armyAt, armyInReserve, discAt, emperorAt, isRevolt } from '../queries/board-queries.ts'
import { nextSpreadLink } from '../queries/spread.ts'
import { strikeOn } from '../queries/threats.ts'
import { emperorIds } from '../world/ids.ts'
import type { LinkRecord } from '../world/links.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isFrontier, neighbours, provinceAt, regionAt } from '../world/queries.ts'
import { outerRegions } from '../world/regions.ts'
import { placeArmy } from './set-up.ts'
import { placeThreat } from './threats-and-ending.ts'

/** II: rolls for a broken link, each time that it matters. A whole link is always passable. */
export function isPassable(
  play: TetrarchiaPlay,
  from: ProvinceId,
  to: ProvinceId,
  passage: LinkTestReason
): boolean {
  const link = neighbours(from).find(({ id }) => id === to)
  if (!link) throw new Error(`${from} and ${to} are not linked`)
  if (!link.broken) return true
  const open = play.roll({ reason: 'link', rule: 'II.3', faces: 6, place: to }).total >= figures.link.opensOn
  play.emit({ type: 'link-tested', from, to, passage, open })
  return open
}

/** II.0: unrest linked to revolt becomes revolt, repeatedly. Then emperors on a revolt leave the board. */
export function* stateOfTheEmpire(play: TetrarchiaPlay): Script {
  const { state, emit } = play
  state.phase = 'barbarian'
  emit({ type: 'barbarians-began', emperor: state.active })
  if (!spreadRevolts(play)) return
  for (const emperor of emperorIds) {
    const { at } = state.emperors[emperor]
    if (!at || !isRevolt(state, at)) continue
    state.emperors[emperor].at = null
    emit({ type: 'emperor-left', emperor, from: at, why: 'revolt' })
  }
}

/** Spreads revolt with one roll for each broken link. Returns false when that loses the game. */
function spreadRevolts(play: TetrarchiaPlay): boolean {
  const tried = new Set<LinkRecord>()
  for (;;) {
    const passage = nextSpreadLink(play.state.discs, tried)
    if (!passage) return true
    const { link, from, to } = passage
    tried.add(link)
    if (!isPassable(play, from, to, 'spread')) continue
    if (!placeThreat(play, to, 'revolt')) return false
    play.emit({ type: 'spread', from, to })
  }
}

/** II.1: the dice name a province. */
export function* strike(play: TetrarchiaPlay): Script {
  const { dice } = play.roll({ reason: 'strike', rule: 'II.1', faces: 6, count: 2 })
  applyResult(play, provinceAt(dice[0] ?? 0, dice[1] ?? 0))
}

/** II.1: the province is protected, or gets unrest, revolt or an uprising. */
function applyResult(play: TetrarchiaPlay, province: ProvinceId): void {
  const effect = strikeOn(play.state, province)
  play.emit({ type: 'struck', province, strike: effect })
  if (effect === 'unrest' || effect === 'revolt') placeThreat(play, province, effect)
  if (effect === 'uprising') rise(play, province)
}

/** II.2: places revolt in all linked Roman provinces, whatever disc is there. */
function rise(play: TetrarchiaPlay, from: ProvinceId): void {
  const { state, emit } = play
  for (const { id } of neighbours(from)) {
    if (isFrontier(id) || isRevolt(state, id) || !isPassable(play, from, id, 'uprising')) continue
    const was = discAt(state, id)
    if (!placeThreat(play, id, 'revolt')) return
    emit({ type: 'rose', province: id, from, was })
  }
  play.schedule({ task: 'echo' })
}

/** II.2: while an army is in reserve, it gathers beyond the named frontier if that is empty; otherwise the dice strike its region. */
export function* echo(play: TetrarchiaPlay): Script {
  const { state, emit } = play
  const army = armyInReserve(state)
  if (!army) return
  const roman = play.roll({ reason: 'echo', rule: 'II.2', faces: 6 }).total
  const region = regionAt(roman)
  const { frontier } = outerRegions[region]
  const isEmpty = discAt(state, frontier) === null && !emperorAt(state, frontier) && !armyAt(state, frontier)
  emit({ type: 'echo', region, army: isEmpty })
  if (isEmpty) return placeArmy(play, army, frontier)
  const plain = play.roll({ reason: 'echo-strike', rule: 'II.2', faces: 6, place: frontier }).total
  applyResult(play, provinceAt(roman, plain))
}

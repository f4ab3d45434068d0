import { memoize } from '../../../engine/memoize.ts'
import type { CardAim, CardMoment } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import type { PrintedPlay } from '../../content/cards/card-schema.ts'
import type { Effect } from '../../content/cards/effect.ts'
import { withNestedEffects } from '../../content/cards/nested-effects.ts'
import { type NationId, nationIds, type SideId } from '../../content/ids.ts'
import { targetKey, targetText } from '../../queries/cards/card-targets.ts'
import { cardsForWindow, type HeldCard } from '../../queries/cards/held-cards.ts'
import { availableLandUnits, isActive } from '../../queries/nations/domain.ts'
import { diplomacyObstacle } from '../../queries/relations/diplomacy.ts'
import { allianceObstacle, isMinorKingdom } from '../../queries/relations/relations.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import type { InvasionsState, NationState } from '../../state.ts'
import { type AimContext, legalAims } from './legal-aims.ts'
import { isInfantry } from './unit-gains.ts'

/** A play of a card at a target that is legal now. */
export interface LegalPlay {
  readonly card: HeldCard
  readonly play: PrintedPlay
  readonly index: number
  readonly aim: CardAim
  /** The nations for which it may be played, if an effect or its cost needs one. */
  readonly nations: readonly NationId[]
}

const NO_PLAYS: readonly LegalPlay[] = []

/** X.B, XXX.A: the plays that a player may make at a moment. */
export function legalPlays(state: InvasionsState, side: SideId, moment: CardMoment): readonly LegalPlay[] {
  const cards = cardsForWindow(state, side, moment.window)
  if (cards.length === 0) return NO_PLAYS
  return cards.flatMap((card) =>
    card.design.plays.flatMap((play, index) =>
      play.window === moment.window && isMomentOf(play, card, side, moment)
        ? legalTargets(state, side, moment, card, play).map((found) => ({ card, play, index, ...found }))
        : []
    )
  )
}

/** Checks `whose` moment it is. A nation's diplomacy card waits for that nation's own moment. */
function isMomentOf({ whose }: PrintedPlay, { holder }: HeldCard, side: SideId, moment: CardMoment): boolean {
  if (whose === 'any') return true
  const own = (moment.side ?? (moment.nation && sideOf(moment.nation))) === side
  if (whose === 'other') return !own
  return holder ? moment.nation === holder : own
}

function legalTargets(
  state: InvasionsState,
  player: SideId,
  moment: CardMoment,
  card: HeldCard,
  play: PrintedPlay
): { aim: CardAim; nations: NationId[] }[] {
  const event = card.deck !== 'diplomacy'
  const concerning = card.holder ? concernedBy(moment, card.holder) : null
  const aiming = (playerNation: NationId | null): AimContext => ({
    state,
    moment,
    player,
    playerNation,
    event,
    concerning
  })
  if (!needsNation(play)) {
    return legalAims(aiming(null), play.target)
      .filter((aim) => isPossible(state, play, aim, null) && isOpenToEnvoys(state, card, aim))
      .map((aim) => ({ aim, nations: [] }))
  }
  const found = new Map<string, { aim: CardAim; nations: NationId[] }>()
  for (const nation of mayPlay(state, player, card, play)) {
    for (const aim of legalAims(aiming(nation), play.target)) {
      if (!isPossible(state, play, aim, nation) || !isOpenToEnvoys(state, card, aim)) continue
      const text = targetText(targetKey(aim))
      const known = found.get(text)
      if (known) known.nations.push(nation)
      else found.set(text, { aim, nations: [nation] })
    }
  }
  return [...found.values()]
}

/** XXX.A: checks the limits of diplomacy cards. */
function isOpenToEnvoys(state: InvasionsState, { holder, design }: HeldCard, aim: CardAim): boolean {
  return !holder || diplomacyObstacle(state, holder, design.id, aim) === null
}

/** XXX.A: the nation that envoys must concern when another nation's activation begins. */
function concernedBy({ window, opponent: activated }: CardMoment, holder: NationId): NationId | null {
  return window === 'diplomacy-play' && activated && activated !== holder ? activated : null
}

/**
 * The player's nations for which a card may be played. They must have the gold (XXX.A), and Barbarians spend none
 * (XIV.C).
 */
function mayPlay(
  state: InvasionsState,
  player: SideId,
  { holder }: HeldCard,
  { cost }: PrintedPlay
): NationId[] {
  const nations = holder ? [holder] : nationIds.filter((id) => sideOf(id) === player && isActive(state, id))
  if (!cost) return nations
  const canPay = ({ status, treasury }: NationState) => isCivilised({ status }) && treasury >= cost.gold
  return nations.filter((id) => canPay(state.nations[id]))
}

const effectsForANation: ReadonlySet<Effect['do']> = new Set(['truce', 'mercenary', 'make-client'])
const hooksForANation: ReadonlySet<string> = new Set(['treaty-cession', 'marriage-peace', 'force-foedus'])

/** A play is printed once and asked about at every window. */
export const needsNation = memoize((play: PrintedPlay): boolean => {
  if (play.cost || play.target.where.includes('horde-near-area')) return true
  return play.effects.flatMap(withNestedEffects).some((effect) => {
    if (effectsForANation.has(effect.do)) return true
    if (effect.do === 'hook') return hooksForANation.has(effect.hook)
    return Object.values(effect).includes('player-nation')
  })
})

/** Whether the effects would do anything. Plays without effect are not offered. */
function isPossible(
  state: InvasionsState,
  play: PrintedPlay,
  aim: CardAim,
  playerNation: NationId | null
): boolean {
  if (play.cost?.to === 'target' && aim.nation === playerNation) return false
  return play.effects.every((effect) => {
    switch (effect.do) {
      case 'ally': {
        const [a, b] =
          effect.first === 'player-nation' ? [playerNation, aim.nation] : [aim.nation, aim.nation2]
        // XXX.B: envoys win a minor kingdom as a client, never as an ally.
        const courted = effect.samePlayer === 'd2' && b != null && isMinorKingdom(state, b)
        return a != null && b != null && !courted && mayAlly(state, a, b)
      }
      case 'truce':
      case 'mercenary':
        return aim.nation !== playerNation
      case 'gain-units':
        return aim.nation !== undefined && availableLandUnits(state, aim.nation).some(isInfantry)
      case 'hook': {
        if (effect.hook !== 'lone-levy') return aim.nation === undefined || aim.nation !== playerNation
        const holder = aim.province ? state.control[aim.province] : undefined
        return holder !== undefined && availableLandUnits(state, holder).length > 0
      }
      default:
        return true
    }
  })
}

/** XXVI.B: no rule bars the alliance, and neither nation has been activated yet. */
function mayAlly(state: InvasionsState, a: NationId, b: NationId): boolean {
  const { activated } = state.thisTurn
  return allianceObstacle(state, a, b) === null && !activated.includes(a) && !activated.includes(b)
}

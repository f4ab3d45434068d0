import type { Preset } from '../../../engine/decision.ts'
import type { CardPlayKey } from '../../answers/cards.ts'
import { choose, type Script, type ValuedOptionOf } from '../../ask.ts'
import type { CardMoment, PendingEffect } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import { type SideId, sideIds } from '../../content/ids.ts'
import type { Abouts } from '../../decisions/decision-kinds.ts'
import type { InvasionsPlay } from '../../play.ts'
import { concerns } from '../../queries/cards/card-stops.ts'
import { targetKey } from '../../queries/cards/card-targets.ts'
import type { InvasionsState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { blockedCards } from '../relations/diplomacy-refusals.ts'
import { cardReference, playPreview, windowPrompt } from './card-messages.ts'
import { placeOfAim } from './condition-context.ts'
import { type LegalPlay, legalPlays } from './legal-plays.ts'
import { playCard } from './play-card.ts'
import { playByStandingOrder, rememberPass, shouldAsk } from './stops.ts'

/**
 * X.B: asks each player who holds a playable card, in order from the active one. Carries out what the cards do to the
 * state, and returns the effects deferred to the rule that opened the window.
 */
export function* openWindow(play: InvasionsPlay, moment: CardMoment): Script<readonly PendingEffect[]> {
  const pending: PendingEffect[] = []
  for (const side of fromTheActive(play.state, moment)) {
    while (!letsRollsStand(play.state, side, moment)) {
      const plays = legalPlays(play.state, side, moment)
      const ordered = playByStandingOrder(play.state, side, moment, plays)
      if (!ordered && !shouldAsk(play, side, moment, plays)) break
      const chosen = ordered ?? (yield* choosePlay(play.state, side, moment, plays))
      if (chosen === LET_ROLLS_STAND) play.state.hands[side].letsRollsStandOn = play.state.turn
      if (!chosen) rememberPass(play.state, side, moment, plays)
      if (!chosen || chosen === LET_ROLLS_STAND) break
      pending.push(...(yield* playCard(play, side, moment, chosen)))
    }
  }
  return pending
}

/**
 * Rolls are many, so a player may pass on all rolls of the turn. Only he knows that he did. With standing orders he says
 * so of single cards.
 */
const LET_ROLLS_STAND = 'let-rolls-stand'

function letsRollsStand(state: InvasionsState, side: SideId, { window }: CardMoment): boolean {
  return window === 'any-roll' && state.hands[side].letsRollsStandOn === state.turn
}

/** Players in their order, beginning with the one whose moment it is. */
function fromTheActive(state: InvasionsState, { side, nation }: CardMoment): readonly SideId[] {
  const first = side ?? sideOfNation(nation ?? state.active[0]) ?? sideIds[0]
  return roundsFrom.get(first) ?? sideIds
}

const roundsFrom: ReadonlyMap<SideId, readonly SideId[]> = new Map(
  sideIds.map((side, start) => [side, [...sideIds.slice(start), ...sideIds.slice(0, start)]])
)

function sideOfNation(nation: CardMoment['nation']): SideId | undefined {
  return nation && sideOf(nation)
}

function choosePlay(
  state: InvasionsState,
  side: SideId,
  moment: CardMoment,
  plays: readonly LegalPlay[]
): Script<LegalPlay | typeof LET_ROLLS_STAND | null> {
  const { window, nation, province, sea } = moment
  const place = province ?? sea
  const options = plays.map((play): ValuedOptionOf<'play-card', LegalPlay> => {
    const where = placeOfAim(state, play.aim)
    const gold = play.play.cost?.gold
    return {
      key: keyOf(play),
      label: message('option.play-card', { card: cardReference(play.card.deck, play.card.design.id) }),
      ...(where ? { place: where } : {}),
      preview: playPreview(play),
      ...(gold ? { price: gold } : {}),
      value: play
    }
  })
  return choose<'play-card', LegalPlay | typeof LET_ROLLS_STAND | null>(
    {
      side,
      kind: 'play-card',
      rule: 'X.B',
      ...(nation ? { actor: nation } : {}),
      ...(place ? { place } : {}),
      prompt: windowPrompt(moment),
      about: playsAbout(moment, plays)
    },
    [
      { key: 'pass', label: message('option.pass'), value: null },
      ...(window === 'any-roll' && !state.hands[side].orders
        ? [
            {
              key: LET_ROLLS_STAND,
              label: message('option.let-rolls-stand'),
              value: LET_ROLLS_STAND
            } as const
          ]
        : []),
      ...options
    ],
    {
      preset: () => (concerns(state, moment, side) ? undefined : PASS),
      ...(window === 'diplomacy-play' && nation
        ? {
            blocked: blockedCards(
              state,
              nation,
              plays.map(({ card }) => card.id)
            )
          }
        : {})
    }
  )
}

const PASS: Preset<'pass'> = { answer: 'pass', reason: message('preset.not-your-affair') }

function keyOf({ card, index, aim }: LegalPlay): CardPlayKey {
  return { card: card.id, way: index, target: targetKey(aim) }
}

/** Lists the plays only when somebody reads them: there are many windows. */
function playsAbout(moment: CardMoment, plays: readonly LegalPlay[]): Abouts['play-card'] {
  return {
    moment,
    get plays() {
      return plays.map((play) => ({
        key: keyOf(play),
        card: play.card.design.id,
        deck: play.card.deck,
        way: play.index,
        aim: play.aim,
        nations: play.nations,
        gold: play.play.cost?.gold ?? 0
      }))
    }
  }
}

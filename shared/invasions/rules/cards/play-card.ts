import { choose, type Script } from '../../ask.ts'
import type { CardAim, CardMoment, PendingEffect } from '../../card-rules.ts'
import type { EventCard, PrintedPlay } from '../../content/cards/card-schema.ts'
import type { Window } from '../../content/cards/vocabulary.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import { nationOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { targetKey } from '../../queries/cards/card-targets.ts'
import { message } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'
import { settleControl } from '../control/control.ts'
import { cardReference, targetLabel } from './card-messages.ts'
import { placeOfAim } from './condition-context.ts'
import { conditionsHold } from './conditions.ts'
import { discardHeldCard } from './held-cards.ts'
import { legalAims } from './legal-aims.ts'
import type { LegalPlay } from './legal-plays.ts'
import { rollDryArea, rollRandomArea } from './random-area.ts'
import { runEffects } from './run-effects.ts'

/** Windows inside a move, battle or siege, which settle control when they end. */
const inAction: ReadonlySet<Window> = new Set([
  'movement',
  'province-entered',
  'interception-roll',
  'flight-roll',
  'landing-roll',
  'naval-movement',
  'naval-battle',
  'battle-start',
  'battle-pools',
  'battle-rolled',
  'battle-ended',
  'leader-lost',
  'siege-start',
  'any-roll'
])

/** X.B: plays a card from a hand: announces it, pays its cost, lets Omens cancel it, and carries it out. */
export function* playCard(
  play: InvasionsPlay,
  side: SideId,
  moment: CardMoment,
  { card, play: cardPlay, index, aim, nations }: LegalPlay
): Script<readonly PendingEffect[]> {
  const playerNation = yield* chooseNation(side, card.design.id, nations)
  discardHeldCard(play, side, card)
  const { provenance } = card.design
  const rule = card.deck === 'diplomacy' && provenance.source === 'rulebook' ? provenance.section : 'X.B'
  announce(play, { card: card.design.id, deck: card.deck, index, side, nation: playerNation, aim, rule })
  pay(play, cardPlay, playerNation, aim)
  if (card.deck !== 'diplomacy' && (yield* isCancelled(play, side, card.design.id))) return []
  return yield* carryOut(play, {
    card: card.design.id,
    rule,
    player: side,
    playerNation,
    aim,
    moment,
    cardPlay
  })
}

/** X.B: plays a public event that was drawn or shown by a marker (XXIV.D). Without a target it has no effect. */
export function* playPublicEvent(play: InvasionsPlay, side: SideId, card: EventCard): Script {
  const [cardPlay] = card.plays
  if (!cardPlay) return
  const moment: CardMoment = { window: 'at-once', side }
  const aim = yield* aimAtOnce(play, side, card, cardPlay, moment)
  if (!aim) {
    play.emit({ type: 'event-without-target', card: card.id, side })
    return
  }
  announce(play, { card: card.id, deck: 'events', index: 0, side, nation: null, aim, rule: 'X.B' })
  yield* carryOut(play, {
    card: card.id,
    rule: 'X.B',
    player: side,
    playerNation: null,
    aim,
    moment,
    cardPlay
  })
}

interface PlayToCarryOut {
  readonly card: string
  readonly rule: string
  readonly player: SideId
  readonly playerNation: NationId | null
  readonly aim: CardAim
  readonly moment: CardMoment
  readonly cardPlay: PrintedPlay
}

function* carryOut(
  play: InvasionsPlay,
  { cardPlay, ...context }: PlayToCarryOut
): Script<readonly PendingEffect[]> {
  const placements = play.state.placements
  const pending: PendingEffect[] = []
  yield* runEffects({ play, ...context, member: null, pending }, cardPlay.effects)
  if (play.state.placements !== placements && !inAction.has(context.moment.window)) settleControl(play)
  return pending
}

/** Asks for which of the player's nations the card is played, if it needs one. */
function* chooseNation(side: SideId, card: string, nations: readonly NationId[]): Script<NationId | null> {
  const [only, second] = nations
  if (!only || !second) return only ?? null
  return yield* choose(
    {
      side,
      kind: 'nation-of-card',
      rule: 'X.B',
      prompt: message('prompt.nation-of-card', { card: cardReference('events', card) }),
      about: { card, nations }
    },
    nations.map((nation) => ({ ...nationOption(nation), value: nation }))
  )
}

function pay(play: InvasionsPlay, { cost }: PrintedPlay, payer: NationId | null, aim: CardAim): void {
  if (!cost || !payer) return
  changeTreasury(play, payer, -cost.gold, 'card', 'XXX.A')
  if (cost.to === 'target' && aim.nation) changeTreasury(play, aim.nation, cost.gold, 'card', 'XXX.A')
}

/** X.B: gives others one chance to cancel the event with Omens before it has any effect. */
function* isCancelled(play: InvasionsPlay, side: SideId, card: string): Script<boolean> {
  const answers = yield* play.cards.openWindow(play, { window: 'event-played', side, event: card })
  const omen = answers.find(({ effect }) => effect.do === 'cancel-event')
  if (omen) play.emit({ type: 'event-cancelled', card, by: omen.card })
  return omen !== undefined
}

/** X.B: rolls for the target of a public event, or asks the player who drew it. */
function* aimAtOnce(
  play: InvasionsPlay,
  side: SideId,
  card: EventCard,
  cardPlay: PrintedPlay,
  moment: CardMoment
): Script<CardAim | null> {
  const { state } = play
  const { kind, where } = cardPlay.target
  if (kind === 'random-area' || kind === 'random-dry-area') {
    for (let roll = 0; roll < (cardPlay.ifNone === 'roll-again' ? 2 : 1); roll++) {
      const area: AreaId = yield* kind === 'random-area' ? rollRandomArea(play) : rollDryArea(play)
      const aim: CardAim = { area }
      if (conditionsHold(where, { state, moment, aim, player: side, playerNation: null })) return aim
    }
    return null
  }
  const aims = legalAims(
    { state, moment, player: side, playerNation: null, event: true, concerning: null },
    cardPlay.target
  )
  const [only, second] = aims
  if (!only || !second) return only ?? null
  return yield* choose(
    {
      side,
      kind: 'target-of-event',
      rule: 'X.B',
      prompt: message('prompt.target-of-event', { card: cardReference('events', card.id) }),
      about: { card: card.id, targets: aims }
    },
    aims.map((aim) => {
      const place = placeOfAim(state, aim)
      return { key: targetKey(aim), label: targetLabel(aim), ...(place ? { place } : {}), value: aim }
    })
  )
}

interface Announcement {
  readonly card: string
  readonly deck: 'events' | 'plunder' | 'diplomacy'
  readonly index: number
  readonly side: SideId
  readonly nation: NationId | null
  readonly aim: CardAim
  readonly rule: string
}

function announce(play: InvasionsPlay, { card, deck, index, side, nation, aim, rule }: Announcement): void {
  const { subject: _subject, units: _units, role, ...target } = aim
  play.emit({
    type: 'card-played',
    card,
    deck,
    play: index,
    side,
    nation,
    target: { ...target, ...(role ? { role } : {}) },
    rule
  })
}

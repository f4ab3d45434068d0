import { reshuffle } from '../../../engine/deck.ts'
import { choose, type Script } from '../../ask.ts'
import { administrationPrices } from '../../content/cards/administration.ts'
import type { AdministrationCard } from '../../content/cards/card-schema.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { administrationOutcome, columnFor } from '../../queries/administration/administration-cards.ts'
import { bestLeaderValue } from '../../queries/nations/realm.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { confineLeaders } from '../pieces/leaders.ts'
import { ageNation } from '../time/ageing.ts'
import { drawAdministrationCard } from './administration-deck.ts'
import { changeTreasury } from './bookkeeping.ts'

export type AdministrationType = AdministrationCard['type']

export type AdministrationEvent =
  | {
      readonly type: 'administration-drawn'
      readonly nation: NationId
      readonly drawn: Readonly<Record<AdministrationType, number>>
    }
  | { readonly type: 'administration-played'; readonly nation: NationId; readonly card: string }
  | { readonly type: 'cannot-administer'; readonly nation: NationId }

const CARDS_DRAWN = figures.administration.cards
const TYPES_TO_CHOOSE_FROM = figures.administration.types
const TYPES: readonly AdministrationType[] = ['passive', 'military', 'reform']

/** XIII.B, XIII.D: a Civilised nation draws cards face down, pays for one type, looks at those and plays one. */
export function* administer(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  for (const begins of play.hooks.of(nation, 'administrationBegins')) begins(play, nation)
  yield* play.cards.openWindow(play, { window: 'administration-start', nation })
  const drawn = drawAdministrationCards(play, nation)
  const type = yield* chooseType(play, nation, drawn)
  payFor(play, nation, type)
  const card = yield* chooseCard(
    play,
    nation,
    drawn.filter((entry) => entry.type === type)
  )
  reshuffle(state.random, state.decks.administration)
  play.emit({ type: 'administration-played', nation, card: card.id })
  yield* resolveAdministrationCard(play, nation, card)
}

/** XIII.C: draws two cards and the leader's bonus, then more until there are two types to choose from. */
export function drawAdministrationCards(play: InvasionsPlay, nation: NationId): AdministrationCard[] {
  const { state } = play
  const unadvised = state.thisTurn.effects.some(
    ({ effect, nation: struck }) => effect === 'no-counsel' && struck === nation
  )
  const wanted = CARDS_DRAWN + (unadvised ? 0 : bestLeaderValue(state, nation, 'administration'))
  const drawn: AdministrationCard[] = []
  while (drawn.length < wanted || new Set(drawn.map(({ type }) => type)).size < TYPES_TO_CHOOSE_FROM) {
    drawn.push(drawAdministrationCard(state))
  }
  const count = (type: AdministrationType) => drawn.filter((card) => card.type === type).length
  play.emit({
    type: 'administration-drawn',
    nation,
    drawn: { passive: count('passive'), military: count('military'), reform: count('reform') }
  })
  return drawn
}

/**
 * XIII.D: the nation chooses a type that it can pay for. If it can pay for none, it takes the cheapest and goes
 * bankrupt later.
 */
function* chooseType(
  play: InvasionsPlay,
  nation: NationId,
  drawn: readonly AdministrationCard[]
): Script<AdministrationType> {
  const { treasury } = play.state.nations[nation]
  const priced = TYPES.filter((type) => drawn.some((card) => card.type === type))
    .map((type) => ({ type, price: priceOf(play.state, nation, type) }))
    .sort((a, b) => a.price - b.price)
  const open = priced.filter(({ price }) => price <= treasury)
  const [first, second] = open.length > 0 ? open : priced.slice(0, 1)
  if (!first) throw new Error('no administration card was drawn')
  if (!second) return first.type
  const count = (type: AdministrationType) => drawn.filter((card) => card.type === type).length
  const label = (type: AdministrationType) => message(`option.administration-${type}`)
  return yield* choose(
    {
      ...questionFor(nation, 'administration-type', 'XIII.D'),
      prompt: message('prompt.administration-type', { nation: reference('nation', nation) }),
      about: { nation, treasury, types: priced.map((entry) => ({ ...entry, cards: count(entry.type) })) }
    },
    open.map(({ type, price }) => ({
      key: type,
      label: label(type),
      preview: [message('preview.price', { gold: price }), message('preview.cards', { count: count(type) })],
      price,
      value: type
    })),
    {
      blocked: priced
        .filter(({ price }) => price > treasury)
        .map(({ type, price }) => ({
          key: type,
          label: label(type),
          refusal: { reason: message('refusal.too-dear', { gold: price }), rule: 'XIII.D' }
        }))
    }
  )
}

/** XIII.C: one price for Kingdoms and one for Empires, whatever their size and age. */
function priceOf(state: InvasionsState, nation: NationId, type: AdministrationType): number {
  return administrationPrices[type][state.nations[nation].status === 'empire' ? 'empire' : 'kingdom']
}

/** XIII.D: takes the price, or all the gold there is. */
function payFor(play: InvasionsPlay, nation: NationId, type: AdministrationType): void {
  const price = priceOf(play.state, nation, type)
  if (play.state.nations[nation].treasury < price) {
    play.state.thisTurn.cannotAdminister.push(nation)
    play.emit({ type: 'cannot-administer', nation })
  }
  changeTreasury(play, nation, -price, 'administration', 'XIII.C')
}

/** XIII.D: the nation looks at its cards of the type and chooses one. */
function* chooseCard(
  play: InvasionsPlay,
  nation: NationId,
  cards: readonly AdministrationCard[]
): Script<AdministrationCard> {
  const [only, second] = cards
  if (!only) throw new Error('no card of the chosen type was drawn')
  if (!second) return only
  const { age: years, treasury } = play.state.nations[nation]
  const realm = realmKind(play.state, nation)
  return yield* choose(
    {
      ...questionFor(nation, 'administration-card', 'XIII.D'),
      prompt: message('prompt.administration-card', { nation: reference('nation', nation) }),
      about: {
        nation,
        age: years,
        treasury,
        cards: cards.map((card) => administrationOutcome(card, years, realm))
      }
    },
    cards.map((card) => {
      const { gold, ageing, calamity, leader } = administrationOutcome(card, years, realm)
      return {
        key: card.id,
        label: message('option.card', { card: reference('card', card.id) }),
        preview: [
          message('preview.gold', { gold }),
          message('preview.ageing', { spaces: ageing }),
          ...(calamity ? [message('preview.calamity', { calamity: reference('calamity', calamity) })] : []),
          message(`preview.leader-${leader}`)
        ],
        value: card
      }
    })
  )
}

/** XIII.E: applies gold, leaders' freedom, ageing and calamity, by the section of the age track (VI.A). */
export function* resolveAdministrationCard(
  play: InvasionsPlay,
  nation: NationId,
  card: AdministrationCard
): Script {
  const { state } = play
  const column = columnFor(card, state.nations[nation].age)
  changeTreasury(play, nation, column.gold[realmKind(state, nation)], 'administration-card', 'XIII.E')
  if (column.leader === 'inactive') confineLeaders(play, nation)
  if (column.ageing !== 0) yield* ageNation(play, nation, column.ageing, 'XIII.E')
  if (column.calamity && isCivilised(state.nations[nation])) {
    yield* play.cards.sufferCalamity(play, nation, column.calamity)
  }
}

function realmKind(state: InvasionsState, nation: NationId): 'kingdom' | 'empire' {
  return state.nations[nation].status === 'empire' ? 'empire' : 'kingdom'
}

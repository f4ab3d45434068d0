import './moments.css'
import { isHistorical, leaderCard, sideOf } from '#shared/invasions/catalogue.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { message, reference } from '#shared/invasions/words/message.ts'
import type { MomentContext } from '../../table/game/game-client.ts'
import type { Moment } from '../../table/moments/moment.ts'
import { designByReference } from '../cards/card-designs.ts'
import { CardFace } from '../cards/card-face.tsx'
import { CityPicture } from '../fight/siege/city-picture.tsx'
import { Medallion } from '../leaders/medallion.tsx'
import { Banner, type RealmFate } from './banner.tsx'
import { cardWordings } from './card-moment.ts'
import { mostIn, scoringPicture } from './score-flights.ts'
import { ScoringScene } from './scoring-scene.tsx'

/** The great moments in the events of one answer. */
export function momentsOf(
  events: readonly InvasionsEvent[],
  seen: MomentContext<Invasions>
): readonly Moment[] {
  const moments = events.flatMap((event) => momentOf(event, seen) ?? [])
  const scoring = scoringMoment(events, seen)
  return scoring ? [...moments, scoring] : moments
}

function momentOf(event: InvasionsEvent, { side, view }: MomentContext<Invasions>): Moment | null {
  switch (event.type) {
    case 'card-played':
      return event.side === side ? null : cardMoment(event)
    case 'nation-arrived': {
      const { nation, province } = event
      const named = { nation: reference('nation', nation), province: reference('province', province) }
      return realmMoment(nation, 'comes', 'great.arrival', [
        message('great.arrival-1', named),
        message('great.arrival-2', named),
        message('great.arrival-3', named)
      ])
    }
    case 'leader-arrived':
      return isGreat(event.leader) ? leaderMoment(event.leader, event.nation) : null
    case 'city-taken': {
      const { from, capital, province, by } = event
      if (!capital || from === null) return null
      const { level = 1, fortified = false } = view.cities[province] ?? {}
      const named = {
        nation: reference('nation', by),
        other: reference('nation', from),
        province: reference('province', province)
      }
      return {
        ...ofKind('great.capital', sideOf(by)),
        sound: 'city-falls',
        scene: <CityPicture level={level} fortified={fortified} fallen />,
        wordings: [
          message('great.capital-1', named),
          message('great.capital-2', named),
          message('great.capital-3', named)
        ]
      }
    }
    case 'empire-founded': {
      const named = { nation: reference('nation', event.nation) }
      return realmMoment(event.nation, 'rises', 'great.empire', [
        message('great.empire-1', named),
        message('great.empire-2', named)
      ])
    }
    case 'collapsed': {
      const named = { nation: reference('nation', event.nation) }
      return realmMoment(event.nation, 'falls', 'great.collapse', [
        message('great.collapse-1', named),
        message('great.collapse-2', named)
      ])
    }
    case 'vanished': {
      const named = { nation: reference('nation', event.nation) }
      return realmMoment(event.nation, 'falls', 'great.end', [
        message('great.end-1', named),
        message('great.end-2', named)
      ])
    }
    case 'kingdom-founded': {
      const named = { nation: reference('nation', event.nation) }
      return realmMoment(event.nation, 'rises', 'great.kingdom', [
        message('great.kingdom-1', named),
        message('great.kingdom-2', named),
        message('great.kingdom-3', named)
      ])
    }
    case 'nations-united': {
      const { nation, of } = event
      const nations = of.map((id) => reference('nation', id))
      return realmMoment(nation, 'rises', 'great.union', [
        message('great.union-1', { nation: reference('nation', nation), nations })
      ])
    }
    case 'empire-divided':
      return realmMoment('romans', 'falls', 'great.division', [message('great.division-1')])
    case 'empire-reunited':
      return realmMoment('romans', 'rises', 'great.reunion', [message('great.reunion-1')])
    case 'islam':
      return event.created ? realmMoment('arabs', 'rises', 'great.islam', [message('great.islam-1')]) : null
    default:
      return null
  }
}

type Occasion =
  | 'great.arrival'
  | 'great.leader'
  | 'great.capital'
  | 'great.empire'
  | 'great.collapse'
  | 'great.division'
  | 'great.reunion'
  | 'great.kingdom'
  | 'great.islam'
  | 'great.union'
  | 'great.end'

function ofKind(occasion: Occasion, side: string): Pick<Moment, 'kind' | 'side' | 'comes' | 'occasion'> {
  return { kind: occasion, side, comes: 'after', occasion: message(occasion) }
}

function realmMoment(
  nation: NationId,
  fate: RealmFate,
  occasion: Occasion,
  wordings: Moment['wordings']
): Moment {
  return {
    ...ofKind(occasion, sideOf(nation)),
    sound: fate === 'falls' ? 'city-falls' : 'arrival',
    scene: <Banner nation={nation} fate={fate} />,
    wordings
  }
}

/** Whom the map of the time knew: a historical leader who fights well and leads many. */
const GREAT = 5

function isGreat(leader: string): boolean {
  const card = leaderCard(leader)
  return isHistorical(card) && card.combat + card.stacking >= GREAT
}

function leaderMoment(leader: string, nation: NationId): Moment {
  const named = { leader: reference('leader', leader), nation: reference('nation', nation) }
  return {
    ...ofKind('great.leader', sideOf(nation)),
    sound: 'arrival',
    scene: <Medallion leader={leader} size={15} />,
    wordings: [
      message('great.leader-1', named),
      message('great.leader-2', named),
      message('great.leader-3', named)
    ]
  }
}

/** X.C: the player of a card sees its face before he plays it. Everybody else sees it now, whole. */
function cardMoment(event: Extract<InvasionsEvent, { type: 'card-played' }>): Moment | null {
  const { side, card, deck } = event
  const design = designByReference(deck === 'diplomacy' ? 'diplomacy-card' : 'event-card', card)
  if (!design) return null
  return {
    kind: 'great.card',
    side,
    sound: 'card',
    comes: 'before',
    occasion: message('great.card'),
    scene: <CardFace design={design} />,
    wordings: cardWordings(event),
    // The rest of the card is there to be read by those who do not know it.
    look: 900
  }
}

function scoringMoment(
  events: readonly InvasionsEvent[],
  { view, scores }: MomentContext<Invasions>
): Moment | null {
  const picture = scoringPicture(events, view)
  if (!picture) return null
  const most = mostIn(picture)
  const named = { side: reference('side', most), points: picture.won[most] }
  return {
    kind: 'great.scoring',
    side: most,
    sound: 'scoring',
    comes: 'after',
    occasion: message('great.scoring', { turn: view.turn }),
    scene: <ScoringScene picture={picture} holdings={view.control} scores={scores} />,
    wordings: [message('great.scoring-1', named), message('great.scoring-2', named)],
    look: 3000
  }
}
